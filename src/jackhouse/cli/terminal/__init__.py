"""The interactive session of `jackhouse play`: what is shown, how it is laid out, and how input is read."""
