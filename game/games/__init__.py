"""One room per game: state, rules, components, bot; controller and table draw it."""
