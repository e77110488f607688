"""The books to read: home, contents, sections, paragraphs, background pages, and their twins as data."""
