{{/* Pods by component, as label selectors. */}}

{{- define "runahead.clusterPods" -}}
{{- include "runahead.componentsSelector" (list . "head" "worker" "serve") -}}
{{- end -}}

{{- define "runahead.rayPods" -}}
{{- include "runahead.componentsSelector" (list . "head" "worker") -}}
{{- end -}}

{{/* (list $ component ...): peers that are the pods of these components. */}}
{{- define "runahead.componentsSelector" -}}
matchLabels:
  {{- include "runahead.selector" (first .) | nindent 2 }}
matchExpressions:
  - {key: app.kubernetes.io/component, operator: In, values: {{ rest . | toJson }}}
{{- end -}}
