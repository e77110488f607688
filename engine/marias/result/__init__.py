"""What has been made in a game played to the end."""
