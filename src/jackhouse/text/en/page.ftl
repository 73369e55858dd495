### The frame of every page.

web-skip = Skip to the content
web-home = Jackhouse: to the front page
web-menu = Menu
web-rules = Rules
web-dark = Dark colours
web-sound = Sound
web-trouble = That did not work
web-to-the-front = To the front page
reason-no-connection = Can’t reach the server: check your connection, then try again.
web-table = Table
web-table-missing = The game is on, but this page cannot show the table yet.
