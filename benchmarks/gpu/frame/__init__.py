"""Frame for the phases of the GPU bench: settings, shapes of models, clocks, the time budget. Imports no phase."""
