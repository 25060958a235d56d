"""What bots think: how good an action looks at a glance."""
