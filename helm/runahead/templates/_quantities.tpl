{{/* Numbers, and Kubernetes quantities as numbers. */}}

{{/* A float in plain notation. Helm reads whole numbers as floats, and prints those from a million on as 1e+06. */}}
{{- define "runahead.number" -}}
{{- ternary (printf "%.0f" .) (toJson .) (eq (floor .) .) -}}
{{- end -}}

{{/* A quantity, such as "100Gi", as a whole number. Arguments: the quantity, and its kind for the refusal. */}}
{{- define "runahead.quantity" -}}
{{- $factors := dict "" 1 "m" 0.001 "k" 1e3 "M" 1e6 "G" 1e9 "T" 1e12 "P" 1e15 "E" 1e18 "Ki" 1024 "Mi" 1048576 "Gi" 1073741824 "Ti" 1099511627776 "Pi" 1125899906842624 "Ei" 1152921504606846976 -}}
{{- $quantity := toString (index . 0) -}}
{{- $unit := regexFind "[A-Za-z]*$" $quantity -}}
{{- $number := trimSuffix $unit $quantity -}}
{{- if not (and (hasKey $factors $unit) (regexMatch "^[0-9.]+([eE][+]?[0-9]+)?$" $number)) -}}
{{- fail (printf "%s is no %s" $quantity (index . 1)) -}}
{{- end -}}
{{- mulf (float64 $number) (float64 (get $factors $unit)) | int64 -}}
{{- end -}}

{{/* A quantity, such as "100Gi", in bytes. */}}
{{- define "runahead.bytes" -}}
{{- include "runahead.quantity" (list . "quantity of bytes") -}}
{{- end -}}

{{/* A size of the service's configuration in bytes: a number, or a text in its units of 1024, "10G" or "1.5GiB". */}}
{{- define "runahead.size" -}}
{{- if kindIs "string" . -}}
{{- include "runahead.bytes" (regexReplaceAll "([KMGT])(iB|i|B)?$" . "${1}i") -}}
{{- else -}}
{{- int64 . -}}
{{- end -}}
{{- end -}}

{{/* A quantity, such as "500m" or "4", in whole CPUs, as Ray counts them: at least 1. */}}
{{- define "runahead.cpus" -}}
{{- max 1 (include "runahead.quantity" (list . "number of CPUs") | int64) -}}
{{- end -}}
