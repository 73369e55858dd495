"""HTTP routes: the JSON API, the page and its files."""
