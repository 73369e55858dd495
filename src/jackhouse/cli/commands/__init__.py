"""The commands of `jackhouse`: a module holds one command or a few that belong together."""
