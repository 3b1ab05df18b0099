"""Web Push: calling somebody whose turn it is, and who looks elsewhere."""
