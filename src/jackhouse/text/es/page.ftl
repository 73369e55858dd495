### El marco de cada página.

web-skip = Ir al contenido
web-home = Jackhouse: a la portada
web-menu = Menú
web-rules = Reglas
web-dark = Colores oscuros
web-sound = Sonido
web-trouble = No ha funcionado
web-to-the-front = A la portada
reason-no-connection = No hay conexión con el servidor: revisa tu red e inténtalo de nuevo.
web-table = Mesa
web-table-missing = La partida está en marcha, pero esta página aún no puede mostrar la mesa.
