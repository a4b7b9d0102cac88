{{/* Values of worker groups, merged over the defaults of all groups, as JSON. */}}

{{/*
(list of maps): later maps over earlier ones. Null values are ignored. Maps are merged, except resources and affinity,
which are replaced as a whole.
*/}}
{{- define "runahead.merged" -}}
{{- $merged := dict -}}
{{- range $layer := . -}}
{{- range $name, $value := $layer -}}
{{- $before := get $merged $name -}}
{{- if kindIs "invalid" $value -}}
{{- else if and (kindIs "map" $value) (kindIs "map" $before) (not (has $name (list "resources" "affinity"))) -}}
{{- $_ := set $merged $name (mergeOverwrite (deepCopy $before) $value) -}}
{{- else if not (and (kindIs "map" $value) (empty $value) (hasKey $merged $name)) -}}
{{- $_ := set $merged $name $value -}}
{{- end -}}
{{- end -}}
{{- end -}}
{{- (include "runahead.withoutNulls" $merged | fromJson).is | toJson -}}
{{- end -}}

{{/* {"is": value} as JSON, without null entries of maps: Kubernetes would take a null amount for 0. */}}
{{- define "runahead.withoutNulls" -}}
{{- $kept := . -}}
{{- if kindIs "map" . -}}
{{- $kept = dict -}}
{{- range $name, $value := . -}}
{{- if not (kindIs "invalid" $value) -}}
{{- $_ := set $kept $name (include "runahead.withoutNulls" $value | fromJson).is -}}
{{- end -}}
{{- end -}}
{{- else if kindIs "slice" . -}}
{{- $kept = list -}}
{{- range . -}}
{{- $kept = append $kept (include "runahead.withoutNulls" . | fromJson).is -}}
{{- end -}}
{{- end -}}
{{- dict "is" $kept | toJson -}}
{{- end -}}

{{- define "runahead.serve" -}}
{{ include "runahead.merged" (list .Values.podDefaults .Values.serve) }}
{{- end -}}

{{- define "runahead.head" -}}
{{ include "runahead.merged" (list .Values.podDefaults .Values.head) }}
{{- end -}}

{{/* All worker groups, {name: group}, with bounds: {replicas, minReplicas, maxReplicas, ...}. */}}
{{- define "runahead.workerGroups" -}}
{{- $groups := dict -}}
{{- range $name, $own := .Values.workerGroups -}}
{{- $group := include "runahead.merged" (list $.Values.podDefaults $.Values.workerDefaults $own) | fromJson -}}
{{- range $bound := list "minReplicas" "maxReplicas" -}}
{{- if or (not $.Values.ray.autoscaling.enabled) (not (hasKey $group $bound)) -}}
{{- $_ := set $group $bound $group.replicas -}}
{{- end -}}
{{- end -}}
{{- $_ := set $groups $name $group -}}
{{- end -}}
{{- $groups | toJson -}}
{{- end -}}

{{/* Amount of a container's resource: its limit, otherwise its request; empty if neither is given. */}}
{{- define "runahead.resource" -}}
{{- $resources := first . -}}
{{- get (default dict $resources.limits) (last .) | default (get (default dict $resources.requests) (last .)) -}}
{{- end -}}
