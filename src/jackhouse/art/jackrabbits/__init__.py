"""The pictures of Jack Rabbits."""
