"""The stage: actors that stand in named slots, and the timeline that plays events as motion and sound."""
