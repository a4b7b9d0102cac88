{{/*
GPUs of worker groups: GPUs of NVIDIA, whole or in part (MIG, time slicing). KubeRay and Ray's autoscaler know only some
of their names, so the chart passes the number of a pod's GPUs to Ray.
*/}}

{{- define "runahead.gpuPattern" -}}
^nvidia\.com/(gpu|mig-.+|.+\.shared)$
{{- end -}}

{{- define "runahead.gpuPartPattern" -}}
^nvidia\.com/(mig-.+|.+\.shared)$
{{- end -}}

{{/* Pattern of other accelerators' names, except network devices, which are often named after the GPU next to them. */}}
{{- define "runahead.acceleratorPattern" -}}
(?i)gpu|gaudi|neuron|ascend|(^|[./_-])(tpu|npu|dcu|mlu|gcu|qaic|i915|xe)([./_-]|$)
{{- end -}}

{{/* Number of GPUs of a group's pods: from rayStartParams, otherwise from the limits. */}}
{{- define "runahead.gpus" -}}
{{- $gpus := 0 -}}
{{- range $resource, $amount := default dict .resources.limits -}}
{{- if regexMatch (include "runahead.gpuPattern" $) $resource -}}{{- $gpus = add $gpus (int64 $amount) -}}{{- end -}}
{{- end -}}
{{- get .rayStartParams "num-gpus" | default $gpus -}}
{{- end -}}

{{/* GPUs that every group has for each process of its workers; 0 if a group has none. */}}
{{- define "runahead.gpusPerWorker" -}}
{{- $shards := include "runahead.shards" . | int64 -}}
{{- $least := 1024 -}}
{{- range include "runahead.workerGroups" . | fromJson -}}
{{- $least = min $least (div (include "runahead.gpus" . | int64) (mul .workersPerPod $shards)) -}}
{{- end -}}
{{- $least -}}
{{- end -}}

{{/* Refuse unknown names of GPUs, so that no worker computes on the CPU because of one. */}}
{{- define "runahead.validateGpus" -}}
{{- $with := list -}}
{{- $without := list -}}
{{- range $name, $group := include "runahead.workerGroups" . | fromJson -}}
{{- $where := printf "workerGroups.%s" $name -}}
{{- if not (hasKey $group.rayStartParams "num-gpus") -}}
{{- include "runahead.validateGpuResources" (dict "where" $where "resources" $group.resources "gpus" (include "runahead.gpus" $group | int64)) -}}
{{- if and $group.resources.claims (not (dig "worker" "device" "" $.Values.config)) -}}
{{- fail (printf "%s.resources.claims: Ray must be told how many GPUs they are: set rayStartParams.num-gpus of the group, to \"0\" for none" $where) -}}
{{- end -}}
{{- end -}}
{{- $gpus := include "runahead.gpus" $group | int64 -}}
{{- if $gpus -}}{{- $with = append $with $name -}}{{- else -}}{{- $without = append $without $name -}}{{- end -}}
{{- $shards := include "runahead.shards" $ | int64 -}}
{{- if and $gpus (lt $gpus (mul $group.workersPerPod $shards)) (not (dig "chain" "gpus_per_worker" 0 $.Values.config)) -}}
{{- fail (printf "%s.workersPerPod: %d workers%s, and a pod has %d GPUs: NCCL takes one worker of a chain on each" $where (int64 $group.workersPerPod) (include "runahead.ofShards" $shards) $gpus) -}}
{{- end -}}
{{- end -}}
{{- if and $with $without (not (dig "worker" "device" "" .Values.config)) -}}
{{- fail (printf "workerGroups: %s with GPUs and %s without: all workers of a chain compute on the same kind of device. Take one kind away (a group with `NAME: null`), or set config.worker.device" (join ", " $with) (join ", " $without)) -}}
{{- end -}}
{{- end -}}

{{/* (dict "where" name of the group "resources" map "gpus" GPUs among them): refuse invalid GPUs. */}}
{{- define "runahead.validateGpuResources" -}}
{{- $limits := default dict .resources.limits -}}
{{- range $resource, $amount := merge dict $limits (default dict .resources.requests) -}}
{{- if regexMatch (include "runahead.gpuPattern" $) $resource -}}
{{- if not (hasKey $limits $resource) -}}
{{- fail (printf "%s.resources.limits: %s is among the requests alone, and Kubernetes wants GPUs among the limits" $.where $resource) -}}
{{- end -}}
{{- if not (regexMatch "^[0-9]+$" (toString $amount)) -}}
{{- fail (printf "%s.resources.limits: %s must be a whole number, not %v" $.where $resource $amount) -}}
{{- end -}}
{{- if and (regexMatch (include "runahead.gpuPartPattern" $) $resource) (gt $.gpus 1) -}}
{{- fail (printf "%s.resources.limits: %s is a part of a GPU, of which a process sees one: ask for 1 and no other GPU, and for more replicas" $.where $resource) -}}
{{- end -}}
{{- else if and (regexMatch (include "runahead.acceleratorPattern" $) $resource) (not (hasPrefix "rdma/" $resource)) (not (and $.gpus (hasPrefix "nvidia.com/" $resource))) -}}
{{- fail (printf "%s.resources: Runahead does not compute on %s, but on nvidia.com/gpu, nvidia.com/gpu.shared and nvidia.com/mig-*. Say how many GPUs it is that CUDA can use, \"0\" if it is none: rayStartParams.num-gpus of the group" $.where $resource) -}}
{{- end -}}
{{- end -}}
{{- end -}}
