"""What a bridge ruling can consist of: who, what, how long, whose choice."""
