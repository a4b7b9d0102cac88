"""The service's settings: one file per section, and the merging of flags, environment and file into one configuration.
Imports the sections that workers and kvstore own, and no module of cluster that acts on settings.
"""
