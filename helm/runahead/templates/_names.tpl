{{/* Names of the release's objects, and the labels that select them. */}}

{{- define "runahead.name" -}}
{{- default .Chart.Name .Values.nameOverride | trunc 40 | trimSuffix "-" -}}
{{- end -}}

{{/* KubeRay appends to the RayCluster's name and takes at most 50 characters of it. */}}
{{- define "runahead.fullname" -}}
{{- $name := default .Chart.Name .Values.nameOverride -}}
{{- $full := ternary .Release.Name (printf "%s-%s" .Release.Name $name) (contains $name .Release.Name) -}}
{{- default $full .Values.fullnameOverride | trunc 40 | trimSuffix "-" -}}
{{- end -}}

{{/* Name of the Service that KubeRay creates for the head. */}}
{{- define "runahead.headService" -}}
{{ include "runahead.fullname" . }}-head-svc
{{- end -}}

{{/* Name of the Secret of Ray's token: the user's, or the one that KubeRay creates. */}}
{{- define "runahead.raySecret" -}}
{{ default (include "runahead.fullname" .) .Values.ray.auth.existingSecret }}
{{- end -}}

{{- define "runahead.serviceAccount" -}}
{{ default (ternary (include "runahead.fullname" .) "default" .Values.serviceAccount.create) .Values.serviceAccount.name }}
{{- end -}}

{{/* Service account of the head: its own one with autoscaling, when only the head uses the API server. */}}
{{- define "runahead.headServiceAccount" -}}
{{- if and .Values.ray.autoscaling.enabled .Values.serviceAccount.create -}}
{{ include "runahead.serviceAccount" . }}-head
{{- else -}}
{{ include "runahead.serviceAccount" . }}
{{- end -}}
{{- end -}}

{{- define "runahead.image" -}}
{{- $image := .Values.image -}}
{{ $image.repository }}{{ ternary (printf "@%s" $image.digest) (printf ":%s" (default .Chart.AppVersion $image.tag)) (ne $image.digest "") }}
{{- end -}}

{{/* Labels of every object. Not of pods of the RayCluster: a new chart version would recreate them. */}}
{{- define "runahead.labels" -}}
{{ include "runahead.selector" . }}
app.kubernetes.io/name: {{ include "runahead.name" . | quote }}
app.kubernetes.io/version: {{ .Chart.AppVersion | quote }}
app.kubernetes.io/managed-by: {{ .Release.Service }}
helm.sh/chart: {{ printf "%s-%s" .Chart.Name .Chart.Version | replace "+" "_" }}
{{- end -}}

{{/* Labels of all pods of the release. Without the name label, because KubeRay sets its own. */}}
{{- define "runahead.selector" -}}
app.kubernetes.io/part-of: runahead
app.kubernetes.io/instance: {{ .Release.Name | quote }}
{{- end -}}

{{/* (list $ component): labels of the pods of one component: head, worker, serve or test. */}}
{{- define "runahead.componentSelector" -}}
{{ include "runahead.selector" (first .) }}
app.kubernetes.io/component: {{ last . }}
{{- end -}}
