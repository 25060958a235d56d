"""What bots think: how good an action looks at a glance, what a stage will bring, how good a position is."""
