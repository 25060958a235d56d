"""Many games at once: bulk simulation, its statistics, and the speed of the engine."""
