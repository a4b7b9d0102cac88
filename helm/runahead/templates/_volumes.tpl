{{/* The model's volume and the store's. */}}

{{- define "runahead.modelVolume" -}}
- name: model
{{- with .Values.model }}
{{- if .existingClaim }}
  persistentVolumeClaim: {claimName: {{ .existingClaim | quote }}, readOnly: true}
{{- else if .hostPath }}
  hostPath: {path: {{ .hostPath | quote }}, type: Directory}
{{- else }}
  {{- toYaml .volume | nindent 2 }}
{{- end }}
{{- end }}
{{- end -}}

{{- define "runahead.modelMount" -}}
- {name: model, mountPath: /models, readOnly: true}
{{- end -}}

{{- define "runahead.storeVolume" -}}
- name: store
{{- with .Values.store.volume }}
{{- if eq .type "hostPath" }}
  hostPath: {path: {{ .hostPath | quote }}, type: DirectoryOrCreate}
{{- else if eq .type "existingClaim" }}
  persistentVolumeClaim: {claimName: {{ .existingClaim | quote }}}
{{- else if eq .type "emptyDir" }}
  emptyDir: {sizeLimit: {{ .size | quote }}}
{{- else }}
  ephemeral:
    volumeClaimTemplate:
      spec:
        accessModes: [ReadWriteOnce]
        {{- with .storageClass }}
        storageClassName: {{ . | quote }}
        {{- end }}
        resources:
          requests: {storage: {{ .size | quote }}}
{{- end }}
{{- end }}
{{- end -}}

{{- define "runahead.storeMount" -}}
- {name: store, mountPath: /var/lib/runahead}
{{- end -}}
