"""The dialect of the content: Markdown with our own links, cards, amounts, cases and tables, made into HTML."""
