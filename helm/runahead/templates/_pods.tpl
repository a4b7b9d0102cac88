{{/* Parts of all pods. */}}

{{/* (dict "root" $ "options" map "component" name): fields of a pod, except containers and volumes. */}}
{{- define "runahead.podFields" -}}
securityContext:
  {{- toYaml .options.podSecurityContext | nindent 2 }}
{{- with .root.Values.imagePullSecrets }}
imagePullSecrets:
  {{- toYaml . | nindent 2 }}
{{- end }}
{{- range $field := list "nodeSelector" "tolerations" "affinity" "topologySpreadConstraints" "priorityClassName" "runtimeClassName" "resourceClaims" }}
{{- with get $.options $field }}
{{ $field }}:
  {{- toYaml . | nindent 2 }}
{{- end }}
{{- end }}
{{- if and (eq .component "worker") (eq .root.Values.store.volume.type "hostPath") (not .options.affinity) }}
affinity: # two pods of a node would be two owners of one directory
  podAntiAffinity:
    requiredDuringSchedulingIgnoredDuringExecution:
      - topologyKey: kubernetes.io/hostname
        labelSelector:
          matchLabels:
            {{- include "runahead.componentSelector" (list .root "worker") | nindent 12 }}
{{- end }}
{{- with .options.initContainers }}
initContainers:
  {{- include "runahead.userContainers" (dict "containers" . "options" $.options) | nindent 2 }}
{{- end }}
{{- end -}}

{{/* The user's containers; those without a securityContext get the chart's. */}}
{{- define "runahead.userContainers" -}}
{{- $options := .options -}}
{{- range .containers }}
- {{ mergeOverwrite (dict "securityContext" $options.securityContext) . | toYaml | nindent 2 | trim }}
{{- end }}
{{- end -}}

{{/* Labels and annotations of a pod: the selector's, then the user's. */}}
{{- define "runahead.podMetadata" -}}
labels:
  {{- include "runahead.componentSelector" (list .root .component) | nindent 2 }}
  {{- with .options.labels }}
  {{- toYaml . | nindent 2 }}
  {{- end }}
{{- with merge (default dict .annotations) (default dict .options.annotations) }}
annotations:
  {{- toYaml . | nindent 2 }}
{{- end }}
{{- end -}}

{{/* Image and security context of the chart's own containers. */}}
{{- define "runahead.container" -}}
image: {{ include "runahead.image" .root | quote }}
imagePullPolicy: {{ .root.Values.image.pullPolicy }}
securityContext:
  {{- toYaml .options.securityContext | nindent 2 }}
{{- with .options.resources }}
resources:
  {{- toYaml . | nindent 2 }}
{{- end }}
{{- with .options.extraEnvFrom }}
envFrom:
  {{- toYaml . | nindent 2 }}
{{- end }}
{{- end -}}

{{/* Environment of every container that runs Ray. The root is read-only, so HOME is a writable directory. */}}
{{- define "runahead.env" -}}
- {name: HOME, value: /tmp}
- {name: HF_HUB_OFFLINE, value: "1"}
- {name: RAY_USAGE_STATS_ENABLED, value: "0"}
{{- with .options.extraEnv }}
{{ toYaml . }}
{{- end }}
{{- end -}}

{{/* Writable volume mounts of a container that runs Ray. */}}
{{- define "runahead.scratchVolumes" -}}
- name: tmp
  emptyDir: {sizeLimit: {{ .options.tmpSize | quote }}}
- name: shm
  emptyDir: {medium: Memory, sizeLimit: {{ .options.shmSize | quote }}}
{{- with .options.extraVolumes }}
{{ toYaml . }}
{{- end }}
{{- end -}}

{{- define "runahead.scratchMounts" -}}
- {name: tmp, mountPath: /tmp}
- {name: shm, mountPath: /dev/shm}
{{- with .options.extraVolumeMounts }}
{{ toYaml . }}
{{- end }}
{{- end -}}

{{/* Parameters of `ray start`, all strings. */}}
{{- define "runahead.rayStartParams" -}}
{{- merge (default dict .options.rayStartParams) (dict "object-store-memory" (.root.Values.ray.objectStoreBytes | int64 | toString)) .params | toYaml -}}
{{- end -}}
