### Lo que dicen las páginas de las reglas alrededor de las reglas mismas.

language = Español
other-language = English

## Referencia

reference = Jack Rabbits: las reglas
reference-intro = Todas las reglas con las que juega el programa, en nuestras propias palabras. El número que va delante de una regla es el que cita el juego: `?` en la terminal, y cada «¿por qué no?», responde con estos mismos textos.
reference-written = Página escrita por docs/book.py a partir de los textos de src/jackhouse/text: cámbialos allí y ejecuta «make book».
learn = Aprende a jugar en cinco minutos
one-page = Una página para imprimir
contents = Contenido
not-yet = El programa todavía no puede hacer esto; en una mesa de verdad, sí se puede.
see-settings = Opciones:
see-refusals = ¿Por qué no puedo?
hex = hexágono
roads = caminos hacia el
tile = pieza
sells = qué vende
suits = se paga con
kinds-trailway = un pasadizo: cambiar al otro camino
kinds-fork = un caballo, o un bote si da al agua
kinds-tavern = un comodín
kinds-cave = una madriguera a otra cueva

settings = Opciones
settings-intro = Una mesa se prepara con una modalidad, que se puede cambiar opción por opción. En negrita va lo que se juega si no eliges nada: el juego estándar.
preset = modalidad
preset-sets = activa
setting = opción
values = valores
rule = regla
number-from = un número del { $low } al { $high }

refusals = ¿Por qué no puedo?
refusals-intro = Lo que se suele intentar, y lo que contesta el juego. Cada ejemplo se jugó de verdad: la respuesta es la del propio juego.
refusals-any = En cualquier momento
tried = intentas
answer = la respuesta

terms = Palabras del juego
terms-english = inglés
terms-spanish = español

whose = Lenino’s Jack Rabbits es un juego de Lenino S.A.S. Este es un proyecto independiente; los textos y los dibujos son nuestros. Si te gusta el juego, compra el de verdad.
