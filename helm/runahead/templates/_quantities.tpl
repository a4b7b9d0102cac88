{{/* Kubernetes quantities as numbers. */}}

{{/* "100Gi" in bytes. */}}
{{- define "runahead.bytes" -}}
{{- $factors := dict "" 1 "k" 1e3 "M" 1e6 "G" 1e9 "T" 1e12 "P" 1e15 "Ki" 1024 "Mi" 1048576 "Gi" 1073741824 "Ti" 1099511627776 "Pi" 1125899906842624 -}}
{{- $quantity := toString . -}}
{{- $unit := regexFind "[A-Za-z]*$" $quantity -}}
{{- if not (hasKey $factors $unit) -}}
{{- fail (printf "%s is no quantity of bytes" $quantity) -}}
{{- end -}}
{{- mulf (float64 (trimSuffix $unit $quantity)) (float64 (get $factors $unit)) | int64 -}}
{{- end -}}

{{/* "500m" or "4" in whole CPUs, as Ray counts them: at least 1. */}}
{{- define "runahead.cpus" -}}
{{- $quantity := toString . -}}
{{- $cpus := ternary (divf (float64 (trimSuffix "m" $quantity)) 1000) (float64 (trimSuffix "m" $quantity)) (hasSuffix "m" $quantity) -}}
{{- max 1 (floor $cpus | int64) -}}
{{- end -}}
