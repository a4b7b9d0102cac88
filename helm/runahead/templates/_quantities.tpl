{{/* Numbers, and Kubernetes quantities as numbers. */}}

{{/* A float as it was written. Helm reads whole numbers as floats, and prints those from a million on as 1e+06. */}}
{{- define "runahead.number" -}}
{{- ternary (printf "%.0f" .) (toJson .) (eq (floor .) .) -}}
{{- end -}}

{{/* "100Gi" in bytes. */}}
{{- define "runahead.bytes" -}}
{{- $factors := dict "" 1 "m" 0.001 "k" 1e3 "M" 1e6 "G" 1e9 "T" 1e12 "P" 1e15 "E" 1e18 "Ki" 1024 "Mi" 1048576 "Gi" 1073741824 "Ti" 1099511627776 "Pi" 1125899906842624 "Ei" 1152921504606846976 -}}
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
{{- $number := trimSuffix "m" $quantity -}}
{{- if not (regexMatch "^[0-9.]+([eE][+]?[0-9]+)?$" $number) -}}
{{- fail (printf "%s is no number of CPUs" $quantity) -}}
{{- end -}}
{{- $cpus := divf (float64 $number) (ternary 1000 1 (hasSuffix "m" $quantity)) -}}
{{- max 1 (floor $cpus | int64) -}}
{{- end -}}
