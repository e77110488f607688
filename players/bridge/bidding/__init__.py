"""A bidding system: five-card majors, strong no trump."""
