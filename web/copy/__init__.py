"""The static copy: the reading site as files, put in the place of the former copy in one step."""
