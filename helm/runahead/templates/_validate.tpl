{{/* Checks beyond the schema. Every failure names the value to change. */}}

{{- define "runahead.validate" -}}
{{- include "runahead.validateCluster" . -}}
{{- include "runahead.validateModel" . -}}
{{- include "runahead.validateExposure" . -}}
{{- include "runahead.validateStore" . -}}
{{- include "runahead.validateWorkers" . -}}
{{- include "runahead.validateGpus" . -}}
{{- include "runahead.validateStop" . -}}
{{- end -}}

{{- define "runahead.validateCluster" -}}
{{- if not (.Capabilities.APIVersions.Has "ray.io/v1") -}}
{{- fail "the cluster has no ray.io/v1: install KubeRay 1.6 or newer first (helm repo add kuberay https://ray-project.github.io/kuberay-helm/; helm install kuberay-operator kuberay/kuberay-operator); for `helm template`, add --api-versions ray.io/v1" -}}
{{- end -}}
{{- if and .Values.metrics.podMonitor.enabled (not (.Capabilities.APIVersions.Has "monitoring.coreos.com/v1")) -}}
{{- fail "metrics.podMonitor.enabled: the cluster has no monitoring.coreos.com/v1: install the Prometheus operator, or set it to false; for `helm template`, add --api-versions monitoring.coreos.com/v1" -}}
{{- end -}}
{{- if and .Values.ray.auth.enabled (semverCompare "<2.52.0" .Values.ray.version) -}}
{{- fail (printf "ray.version: Ray %s has no tokens: use 2.52.0 or newer, or set ray.auth.enabled to false" .Values.ray.version) -}}
{{- end -}}
{{- end -}}

{{- define "runahead.validateModel" -}}
{{- $sources := list -}}
{{- range $name := list "existingClaim" "hostPath" "volume" -}}
{{- if get $.Values.model $name -}}{{- $sources = append $sources $name -}}{{- end -}}
{{- end -}}
{{- if ne (len $sources) 1 -}}
{{- fail (printf "model: set exactly one of model.existingClaim, model.hostPath and model.volume, not %d of them" (len $sources)) -}}
{{- end -}}
{{- end -}}

{{- define "runahead.validateExposure" -}}
{{- $tokens := .Values.auth.tokens.existingSecret -}}
{{- $tls := .Values.tls.existingSecret -}}
{{- $clients := .Values.tls.clientCA.existingSecret -}}
{{- if and $clients (not $tls) -}}
{{- fail "tls.clientCA.existingSecret: client certificates need the server's own, in tls.existingSecret" -}}
{{- end -}}
{{- if and (not .Values.insecurePublic) (not $tokens) (not $clients) -}}
{{- fail "auth.tokens.existingSecret: no client would have to authenticate. Set it (and tls.existingSecret), or tls.clientCA.existingSecret, or allow it with insecurePublic=true" -}}
{{- end -}}
{{- if and (not .Values.insecurePublic) (not $tls) -}}
{{- fail "tls.existingSecret: tokens would travel in plain text. Set it, or allow it with insecurePublic=true where a mesh encrypts" -}}
{{- end -}}
{{- if and $tls (not .Values.metrics.enabled) -}}
{{- fail "metrics.enabled: Kubernetes cannot probe gRPC with TLS, so the probes need the HTTP server of the metrics" -}}
{{- end -}}
{{- end -}}

{{- define "runahead.validateStore" -}}
{{- $volume := .Values.store.volume -}}
{{- if and (has $volume.type (list "hostPath" "existingClaim")) (not (get $volume $volume.type)) -}}
{{- fail (printf "store.volume.%s: needed with store.volume.type=%s" $volume.type $volume.type) -}}
{{- end -}}
{{- $size := include "runahead.bytes" $volume.size | int64 -}}
{{- $asked := dig "store" "disk_bytes" 0 .Values.config | include "runahead.size" | int64 -}}
{{- if gt $asked $size -}}
{{- fail (printf "config.store.disk_bytes: %d is more than store.volume.size has (%s, %d bytes)" $asked $volume.size $size) -}}
{{- end -}}
{{- if eq $volume.type "existingClaim" -}}
{{- $pods := 0 -}}
{{- range include "runahead.workerGroups" . | fromJson -}}{{- $pods = add $pods .maxReplicas -}}{{- end -}}
{{- if gt (int64 $pods) 1 -}}
{{- fail (printf "store.volume.existingClaim: %d worker pods would share one claim, and a store has one owner: use ephemeral or hostPath" $pods) -}}
{{- end -}}
{{- end -}}
{{- end -}}

{{- define "runahead.validateWorkers" -}}
{{- $groups := include "runahead.workerGroups" . | fromJson -}}
{{- if not $groups -}}
{{- fail "workerGroups: at least one group is needed" -}}
{{- end -}}
{{- $config := include "runahead.config" . | fromJson -}}
{{- $room := 0 -}}
{{- range $name, $group := $groups -}}
{{- include "runahead.validateGroup" (dict "name" $name "group" $group "config" $config) -}}
{{- $room = add $room (mul $group.maxReplicas $group.workersPerPod) -}}
{{- end -}}
{{- if lt (int64 $config.chain.workers) 1 -}}
{{- fail "config.chain.workers: no worker group has replicas from the start, so set the number of workers of the chain" -}}
{{- end -}}
{{- if gt (int64 $config.chain.workers) (int64 $room) -}}
{{- fail (printf "config.chain.workers: %d workers, and the worker groups have room for %d" (int64 $config.chain.workers) $room) -}}
{{- end -}}
{{- end -}}

{{/* Check of one worker group: bounds, CPUs, and memory, which includes the store's arena. */}}
{{- define "runahead.validateGroup" -}}
{{- $where := printf "workerGroups.%s" .name -}}
{{- $group := .group -}}
{{- if or (lt (int64 $group.replicas) (int64 $group.minReplicas)) (gt (int64 $group.replicas) (int64 $group.maxReplicas)) -}}
{{- fail (printf "%s.replicas: %d is not within minReplicas and maxReplicas, %d to %d" $where (int64 $group.replicas) (int64 $group.minReplicas) (int64 $group.maxReplicas)) -}}
{{- end -}}
{{- $threads := int64 .config.worker.threads -}}
{{- $shards := max 1 (dig "tensor_parallel" 1 .config.chain | int64) -}}
{{- $processes := mul $group.workersPerPod $shards -}}
{{- with include "runahead.resource" (list $group.resources "cpu") -}}
{{- if and (not (hasKey $group.rayStartParams "num-cpus")) (lt (include "runahead.cpus" . | int64) (mul $threads $processes)) -}}
{{- fail (printf "%s.resources: %s CPUs are too few for %d workers%s of %d threads each (workersPerPod, config.worker.threads)" $where . (int64 $group.workersPerPod) (include "runahead.ofShards" $shards) $threads) -}}
{{- end -}}
{{- end -}}
{{- with include "runahead.resource" (list $group.resources "memory") -}}
{{- $host := dig "host_bytes" 536870912 $.config.store | include "runahead.size" | int64 -}}
{{- $device := mul (dig "device_bytes" 0 $.config.store | include "runahead.size" | int64) $processes -}}
{{- $hasCache := and (eq $shards 1) (eq (dig "device" "cpu" $.config.worker) "cpu") -}}
{{- $cached := ternary (mul (dig "prefix_cache_bytes" 0 $.config.chain | include "runahead.size" | int64) $group.workersPerPod) 0 $hasCache -}}
{{- $needed := add $host $device $cached (include "runahead.bytes" $group.shmSize | int64) -}}
{{- if le (include "runahead.bytes" . | int64) $needed -}}
{{- fail (printf "%s.resources: %s of memory are not more than config.store.host_bytes, device_bytes, config.chain.prefix_cache_bytes and shmSize take together (%d bytes), and the model also needs memory" $where . $needed) -}}
{{- end -}}
{{- end -}}
{{- end -}}

{{- define "runahead.validateStop" -}}
{{- $grace := include "runahead.terminationGracePeriod" . | float64 -}}
{{- $drain := include "runahead.drainSeconds" . | float64 -}}
{{- if le $grace $drain -}}
{{- fail (printf "serve.terminationGracePeriodSeconds: %d s are not more than config.server.drain_s, %s s" (int64 $grace) (include "runahead.number" $drain)) -}}
{{- end -}}
{{- end -}}
