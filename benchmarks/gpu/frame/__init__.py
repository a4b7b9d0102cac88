"""What the phases of the GPU bench run in: settings, shapes of models, clocks, the time there is. Knows no phase."""
