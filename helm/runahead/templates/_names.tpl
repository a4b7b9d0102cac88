{{/* Names of the release's objects, and the labels by which they find each other. */}}

{{- define "runahead.name" -}}
{{- default .Chart.Name .Values.nameOverride | trunc 40 | trimSuffix "-" -}}
{{- end -}}

{{/* KubeRay appends to the RayCluster's name and takes at most 50 characters of it. */}}
{{- define "runahead.fullname" -}}
{{- $name := default .Chart.Name .Values.nameOverride -}}
{{- $full := ternary .Release.Name (printf "%s-%s" .Release.Name $name) (contains $name .Release.Name) -}}
{{- default $full .Values.fullnameOverride | trunc 40 | trimSuffix "-" -}}
{{- end -}}

{{/* The Service that KubeRay makes for the head of a RayCluster. */}}
{{- define "runahead.headService" -}}
{{ include "runahead.fullname" . }}-head-svc
{{- end -}}

{{/* The Secret of Ray's token: one of the user's, or the one that KubeRay makes. */}}
{{- define "runahead.raySecret" -}}
{{ default (include "runahead.fullname" .) .Values.ray.auth.existingSecret }}
{{- end -}}

{{- define "runahead.serviceAccount" -}}
{{ default (ternary (include "runahead.fullname" .) "default" .Values.serviceAccount.create) .Values.serviceAccount.name }}
{{- end -}}

{{/* With autoscaling the head talks to the API server, and only the head. */}}
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

{{/* What all pods of the release have. Not the name label: KubeRay selects by its own. */}}
{{- define "runahead.selector" -}}
app.kubernetes.io/part-of: runahead
app.kubernetes.io/instance: {{ .Release.Name | quote }}
{{- end -}}

{{/* (list $ component): the pods of one component: head, worker, serve or test. */}}
{{- define "runahead.componentSelector" -}}
{{ include "runahead.selector" (first .) }}
app.kubernetes.io/component: {{ last . }}
{{- end -}}
