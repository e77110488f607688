"""Texts of the interface: languages, catalogues, and values put into words."""
