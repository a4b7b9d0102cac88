{{/* The service's configuration, from the user's settings and the chart's facts, as JSON {section: {name: value}}. */}}

{{- define "runahead.config" -}}
{{- $config := deepCopy .Values.config -}}
{{- range $section := list "worker" "store" "server" "chain" -}}
{{- $_ := set $config $section (default dict (get $config $section)) -}}
{{- end -}}
{{- $_ := set $config.worker "model" (include "runahead.modelDirectory" .) -}}
{{- $_ := set $config.store "directory" "/var/lib/runahead/store" -}}
{{- $_ := set $config.server "host" "0.0.0.0" -}}
{{- $_ := set $config.server "port" .Values.service.port -}}
{{- $_ := set $config.server "insecure_public" .Values.insecurePublic -}}
{{- $_ := set $config.server "metrics_host" .Values.metrics.host -}}
{{- $_ := set $config.server "metrics_port" (ternary .Values.metrics.port -1 .Values.metrics.enabled) -}}
{{- $_ := set $config.server "page" .Values.metrics.page -}}
{{- if .Values.auth.tokens.existingSecret -}}
{{- $_ := set $config.server "tokens_file" "/etc/runahead/tokens/tokens" -}}
{{- end -}}
{{- if .Values.tls.existingSecret -}}
{{- $_ := set $config.server "tls_certificate" "/etc/runahead/tls/tls.crt" -}}
{{- $_ := set $config.server "tls_key" "/etc/runahead/tls/tls.key" -}}
{{- end -}}
{{- if .Values.tls.clientCA.existingSecret -}}
{{- $_ := set $config.server "tls_client_ca" "/etc/runahead/client-ca/ca.crt" -}}
{{- end -}}
{{- if not (hasKey $config.store "disk_bytes") -}}
{{- $_ := set $config.store "disk_bytes" (mulf (include "runahead.bytes" .Values.store.volume.size) 0.9 | int64 | float64) -}}
{{- end -}}
{{- if not (hasKey $config.chain "workers") -}}
{{- $_ := set $config.chain "workers" (include "runahead.chainWorkers" . | float64) -}}
{{- end -}}
{{- if not (hasKey $config.worker "threads") -}}
{{- $_ := set $config.worker "threads" (include "runahead.threads" . | float64) -}}
{{- end -}}
{{- if not (hasKey $config.chain "gpus_per_worker") -}}
{{- $_ := set $config.chain "gpus_per_worker" (include "runahead.gpusPerWorker" . | float64) -}}
{{- end -}}
{{- if and (gt (float64 $config.chain.gpus_per_worker) 0.0) (not (hasKey $config.worker "device")) -}}
{{- $_ := set $config.worker "device" "cuda" -}}
{{- end -}}
{{- $config | toJson -}}
{{- end -}}

{{- define "runahead.modelDirectory" -}}
{{ clean (printf "/models/%s" .Values.model.path) }}
{{- end -}}

{{/* Number of workers that have pods from the start. */}}
{{- define "runahead.chainWorkers" -}}
{{- $workers := 0 -}}
{{- range include "runahead.workerGroups" . | fromJson -}}
{{- $workers = add $workers (mul .replicas .workersPerPod) -}}
{{- end -}}
{{- $workers -}}
{{- end -}}

{{/* Number of processes of each worker. */}}
{{- define "runahead.shards" -}}
{{- max 1 (dig "chain" "tensor_parallel" 1 .Values.config | int64) -}}
{{- end -}}

{{/* Text for messages about workers of more than one process; empty for one. */}}
{{- define "runahead.ofShards" -}}
{{- if gt (int64 .) 1 -}}{{- printf " of %d shards" (int64 .) -}}{{- end -}}
{{- end -}}

{{/* CPUs that every group has for each process of its workers. */}}
{{- define "runahead.threads" -}}
{{- $shards := include "runahead.shards" . | int64 -}}
{{- $threads := 1024 -}}
{{- range include "runahead.workerGroups" . | fromJson -}}
{{- $cpus := include "runahead.resource" (list .resources "cpu") | default "1" -}}
{{- $threads = min $threads (div (include "runahead.cpus" $cpus | int64) (mul .workersPerPod $shards)) -}}
{{- end -}}
{{- max 1 $threads -}}
{{- end -}}

{{/* Setting drain_s, or the service's default. */}}
{{- define "runahead.drainSeconds" -}}
{{- dig "server" "drain_s" 10 .Values.config | float64 | include "runahead.number" -}}
{{- end -}}

{{- define "runahead.terminationGracePeriod" -}}
{{- default (add (ceil (include "runahead.drainSeconds" . | float64)) 30) .Values.serve.terminationGracePeriodSeconds | int64 -}}
{{- end -}}
