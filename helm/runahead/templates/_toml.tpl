{{/* A configuration as TOML: sections of settings. */}}

{{- define "runahead.toml" -}}
{{- range $section, $settings := . }}
[{{ $section }}]
{{- range $name, $value := $settings }}
{{ $name }} = {{ include "runahead.tomlValue" $value }}
{{- end }}
{{ end }}
{{- end -}}

{{/* Strings of JSON are also valid in TOML. */}}
{{- define "runahead.tomlValue" -}}
{{- if kindIs "map" . -}}
{ {{- range $index, $name := keys . | sortAlpha }}{{ if $index }},{{ end }} {{ $name | toJson }} = {{ include "runahead.tomlValue" (get $ $name) }}{{ end }} }
{{- else if kindIs "slice" . -}}
[{{ range $index, $value := . }}{{ if $index }}, {{ end }}{{ include "runahead.tomlValue" $value }}{{ end }}]
{{- else if kindIs "float64" . -}}
{{ include "runahead.number" . }}
{{- else -}}
{{ . | toJson }}
{{- end -}}
{{- end -}}
