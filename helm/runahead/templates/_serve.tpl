{{/* Parts of the serving process's pod. */}}

{{/*
The pod joins the cluster as a Ray node without CPUs, then becomes the serving process. Process and node end together,
and Kubernetes restarts both. tini is the first process: it forwards SIGTERM, which the kernel does not deliver to a
first process without a handler, and reaps the node's orphaned processes.
*/}}
{{- define "runahead.serveScript" -}}
trap 'exit 0' TERM
until ray health-check --address "$RAY_ADDRESS"; do
  echo "waiting for the Ray head at $RAY_ADDRESS"
  sleep 2
done
ray start --address="$RAY_ADDRESS" --node-ip-address="$POD_IP" --num-cpus=0 --num-gpus=0 \
  --object-store-memory={{ .Values.ray.objectStoreBytes | int64 }} --log-color=false || exit 1
exec runahead serve --config /etc/runahead/service.toml
{{- end -}}

{{- define "runahead.serveEnv" -}}
- {name: POD_IP, valueFrom: {fieldRef: {fieldPath: status.podIP}}}
- {name: RAY_ADDRESS, value: "{{ include "runahead.headService" . }}:6379"}
{{- if .Values.ray.auth.enabled }}
- {name: RAY_AUTH_MODE, value: token}
- name: RAY_AUTH_TOKEN
  valueFrom:
    secretKeyRef: {name: {{ include "runahead.raySecret" . | quote }}, key: auth_token}
{{- end }}
{{- end -}}

{{/* Probes by gRPC, or with TLS, which Kubernetes does not support for gRPC, by the HTTP server of the metrics. */}}
{{- define "runahead.probes" -}}
{{- $probes := .Values.serve.probes -}}
{{- $live := dict "grpc" (dict "port" .Values.service.port) -}}
{{- $ready := dict "grpc" (dict "port" .Values.service.port "service" "runahead.v1.RunaheadService") -}}
{{- if .Values.tls.existingSecret -}}
{{- $live = dict "httpGet" (dict "port" "metrics" "path" "/healthz") -}}
{{- $ready = dict "httpGet" (dict "port" "metrics" "path" "/readyz") -}}
{{- end -}}
startupProbe: # until all workers have loaded the model; the process gives up by itself before that
  {{- toYaml $ready | nindent 2 }}
  periodSeconds: {{ int64 $probes.periodSeconds }}
  timeoutSeconds: {{ int64 $probes.timeoutSeconds }}
  failureThreshold: {{ div (include "runahead.startSeconds" . | int64) $probes.periodSeconds | add1 }}
readinessProbe:
  {{- toYaml $ready | nindent 2 }}
  periodSeconds: {{ int64 $probes.periodSeconds }}
  timeoutSeconds: {{ int64 $probes.timeoutSeconds }}
  failureThreshold: {{ int64 $probes.readinessFailures }}
livenessProbe:
  {{- toYaml $live | nindent 2 }}
  periodSeconds: {{ int64 $probes.periodSeconds }}
  timeoutSeconds: {{ int64 $probes.timeoutSeconds }}
  failureThreshold: {{ int64 $probes.livenessFailures }}
{{- end -}}

{{/* Seconds for placing the chain, starting workers, and five minutes for the head; at most what 32 bits hold. */}}
{{- define "runahead.startSeconds" -}}
{{- $placement := dig "chain" "placement_timeout_s" 120 .Values.config | float64 -}}
{{- $start := dig "chain" "start_timeout_s" 600 .Values.config | float64 -}}
{{- min (addf $placement $start 300 | ceil) 2147483000 | int64 -}}
{{- end -}}

{{/* Volumes of Secrets, readable only by the container's user, as far as fsGroup allows. */}}
{{- define "runahead.serveMounts" -}}
- {name: config, mountPath: /etc/runahead/service.toml, subPath: service.toml, readOnly: true}
{{- if .Values.auth.tokens.existingSecret }}
- {name: tokens, mountPath: /etc/runahead/tokens, readOnly: true}
{{- end }}
{{- if .Values.tls.existingSecret }}
- {name: tls, mountPath: /etc/runahead/tls, readOnly: true}
{{- end }}
{{- if .Values.tls.clientCA.existingSecret }}
- {name: client-ca, mountPath: /etc/runahead/client-ca, readOnly: true}
{{- end }}
{{- end -}}

{{- define "runahead.serveVolumes" -}}
- name: config
  configMap: {name: {{ include "runahead.fullname" . | quote }}}
{{- with .Values.auth.tokens }}
{{- if .existingSecret }}
- name: tokens
  secret: {secretName: {{ .existingSecret | quote }}, defaultMode: 0400, items: [{key: {{ .key | quote }}, path: tokens}]}
{{- end }}
{{- end }}
{{- with .Values.tls.existingSecret }}
- name: tls
  secret: {secretName: {{ . | quote }}, defaultMode: 0400, items: [{key: tls.crt, path: tls.crt}, {key: tls.key, path: tls.key}]}
{{- end }}
{{- with .Values.tls.clientCA }}
{{- if .existingSecret }}
- name: client-ca
  secret: {secretName: {{ .existingSecret | quote }}, defaultMode: 0400, items: [{key: {{ .key | quote }}, path: ca.crt}]}
{{- end }}
{{- end }}
{{- end -}}
