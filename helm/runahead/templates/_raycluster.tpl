{{/* Parts of the RayCluster. KubeRay adds `ray start`, the token, probes, and the wait for the head. */}}

{{- define "runahead.autoscaling" -}}
{{- with .Values.ray.autoscaling -}}
enableInTreeAutoscaling: {{ .enabled }}
{{- if .enabled }}
autoscalerOptions:
  {{- with .version }}
  version: {{ . }}
  {{- end }}
  upscalingMode: {{ .upscalingMode }}
  idleTimeoutSeconds: {{ int64 .idleTimeoutSeconds }}
  resources:
    {{- (include "runahead.withoutNulls" .resources | fromJson).is | toYaml | nindent 4 }}
  securityContext:
    {{- (include "runahead.head" $ | fromJson).securityContext | toYaml | nindent 4 }}
  env:
    - {name: HOME, value: /tmp}
  volumeMounts:
    - {name: tmp, mountPath: /tmp}
    - {name: api-token, mountPath: /var/run/secrets/kubernetes.io/serviceaccount, readOnly: true}
{{- end }}
{{- end }}
{{- end -}}

{{/* The API server's token for the autoscaler's container; code that runs on Ray in the head's container has none. */}}
{{- define "runahead.apiToken" -}}
- name: api-token
  projected:
    sources:
      - serviceAccountToken: {path: token}
      - configMap: {name: kube-root-ca.crt, items: [{key: ca.crt, path: ca.crt}]}
      - downwardAPI: {items: [{path: namespace, fieldRef: {fieldPath: metadata.namespace}}]}
{{- end -}}

{{- define "runahead.gcsFaultTolerance" -}}
{{- with .Values.ray.gcsFaultTolerance -}}
{{- if .redisAddress -}}
gcsFaultToleranceOptions:
  redisAddress: {{ .redisAddress | quote }}
  {{- with .externalStorageNamespace }}
  externalStorageNamespace: {{ . | quote }}
  {{- end }}
  {{- if .existingSecret }}
  redisPassword:
    valueFrom:
      secretKeyRef: {name: {{ .existingSecret | quote }}, key: {{ .key | quote }}}
  {{- end }}
{{- end -}}
{{- end -}}
{{- end -}}

{{- define "runahead.headGroup" -}}
{{- $options := include "runahead.head" . | fromJson -}}
{{- $context := dict "root" . "options" $options "component" "head" -}}
rayStartParams:
  {{- include "runahead.rayStartParams" (merge (dict "params" (dict "num-cpus" "0" "num-gpus" "0")) $context) | nindent 2 }}
{{- with $options.serviceAnnotations }}
headService:
  metadata:
    annotations:
      {{- toYaml . | nindent 6 }}
{{- end }}
template:
  metadata:
    {{- include "runahead.podMetadata" $context | nindent 4 }}
  spec:
    serviceAccountName: {{ include "runahead.headServiceAccount" . | quote }}
    automountServiceAccountToken: false
    enableServiceLinks: false
    terminationGracePeriodSeconds: {{ int64 $options.terminationGracePeriodSeconds }}
    {{- include "runahead.podFields" $context | nindent 4 }}
    containers:
      - name: ray-head
        {{- include "runahead.container" $context | nindent 8 }}
        ports:
          - {name: gcs-server, containerPort: 6379}
          - {name: dashboard, containerPort: 8265}
          - {name: metrics, containerPort: 8080}
        env:
          {{- include "runahead.env" $context | nindent 10 }}
        volumeMounts:
          {{- include "runahead.scratchMounts" $context | nindent 10 }}
      {{- include "runahead.userContainers" (dict "containers" $options.extraContainers "options" $options) | nindent 6 }}
    volumes:
      {{- if .Values.ray.autoscaling.enabled }}
      {{- include "runahead.apiToken" . | nindent 6 }}
      {{- end }}
      {{- include "runahead.scratchVolumes" $context | nindent 6 }}
{{- end -}}

{{/* (dict "root" $ "name" name "options" group): a worker group of the RayCluster. */}}
{{- define "runahead.workerGroup" -}}
{{- $options := .options -}}
{{- $context := merge (dict "component" "worker") . -}}
{{- $gpus := include "runahead.gpus" $options -}}
groupName: {{ .name | quote }}
replicas: {{ int64 $options.replicas }}
minReplicas: {{ int64 $options.minReplicas }}
maxReplicas: {{ int64 $options.maxReplicas }}
{{- with $options.idleTimeoutSeconds }}
idleTimeoutSeconds: {{ int64 . }}
{{- end }}
{{- with $options.rayResources }}
resources:
  {{- toYaml . | nindent 2 }}
{{- end }}
{{- with $options.rayLabels }}
labels:
  {{- toYaml . | nindent 2 }}
{{- end }}
rayStartParams:
  {{- include "runahead.rayStartParams" (merge (dict "params" (ternary (dict "num-gpus" $gpus) dict (ne $gpus "0"))) $context) | nindent 2 }}
template:
  metadata:
    {{- include "runahead.podMetadata" $context | nindent 4 }}
  spec:
    serviceAccountName: {{ include "runahead.serviceAccount" .root | quote }}
    automountServiceAccountToken: false
    enableServiceLinks: false
    terminationGracePeriodSeconds: {{ int64 $options.terminationGracePeriodSeconds }}
    {{- include "runahead.podFields" $context | nindent 4 }}
    containers:
      - name: ray-worker
        {{- include "runahead.container" $context | nindent 8 }}
        ports:
          - {name: metrics, containerPort: 8080}
        env:
          {{- include "runahead.env" $context | nindent 10 }}
        volumeMounts:
          {{- include "runahead.modelMount" .root | nindent 10 }}
          {{- include "runahead.storeMount" .root | nindent 10 }}
          {{- include "runahead.scratchMounts" $context | nindent 10 }}
      {{- include "runahead.userContainers" (dict "containers" $options.extraContainers "options" $options) | nindent 6 }}
    volumes:
      {{- include "runahead.modelVolume" .root | nindent 6 }}
      {{- include "runahead.storeVolume" .root | nindent 6 }}
      {{- include "runahead.scratchVolumes" $context | nindent 6 }}
{{- end -}}
