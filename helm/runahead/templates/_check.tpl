{{/* Arguments and credentials of the pod of `helm test`. */}}

{{/* Whether `helm test` has the credentials that the service requires; empty if not. */}}
{{- define "runahead.hasTest" -}}
{{- $tests := .Values.tests -}}
{{- $needed := ternary $tests.clientCertificate.existingSecret (ternary $tests.token.existingSecret "nothing" (ne .Values.auth.tokens.existingSecret "")) (ne .Values.tls.clientCA.existingSecret "") -}}
{{- if and $tests.enabled $needed -}}true{{- end -}}
{{- end -}}

{{- define "runahead.serviceHost" -}}
{{ include "runahead.fullname" . }}.{{ .Release.Namespace }}.svc
{{- end -}}

{{- define "runahead.checkArgs" -}}
- --address={{ include "runahead.serviceHost" . }}:{{ .Values.service.port }}
- --timeout={{ int64 .Values.tests.timeoutSeconds }}
{{- if .Values.tests.token.existingSecret }}
- --token-file=/etc/runahead/token
{{- end }}
{{- if .Values.tls.existingSecret }}
- --tls-ca=/etc/runahead/ca.crt
{{- end }}
{{- if .Values.tests.clientCertificate.existingSecret }}
- --tls-certificate=/etc/runahead/tls.crt
- --tls-key=/etc/runahead/tls.key
{{- end }}
{{- end -}}

{{- define "runahead.checkSecrets" -}}
{{- $sources := list -}}
{{- with .Values.tests.token -}}
{{- if .existingSecret -}}
{{- $sources = append $sources (dict "secret" (dict "name" .existingSecret "items" (list (dict "key" .key "path" "token")))) -}}
{{- end -}}
{{- end -}}
{{- if .Values.tls.existingSecret -}}
{{- $ca := .Values.tests.ca -}}
{{- $sources = append $sources (dict "secret" (dict "name" (default .Values.tls.existingSecret $ca.existingSecret) "items" (list (dict "key" $ca.key "path" "ca.crt")))) -}}
{{- end -}}
{{- with .Values.tests.clientCertificate.existingSecret -}}
{{- $items := list (dict "key" "tls.crt" "path" "tls.crt") (dict "key" "tls.key" "path" "tls.key") -}}
{{- $sources = append $sources (dict "secret" (dict "name" . "items" $items)) -}}
{{- end -}}
{{- $sources | toYaml -}}
{{- end -}}
