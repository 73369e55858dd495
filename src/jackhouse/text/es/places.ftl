### Cartas, lugares, direcciones y asientos por su nombre.
### Un lugar: con su artículo; .short para mapas y recorridos; .to adónde se va; .at dónde se está.

## Cartas

rank-A = as
rank-2 = dos
rank-3 = tres
rank-4 = cuatro
rank-5 = cinco
rank-6 = seis
rank-7 = siete
rank-8 = ocho
rank-9 = nueve
rank-10 = diez
rank-J = jota
rank-Q = reina
rank-K = rey

suit-C = tréboles
suit-S = picas
suit-H = corazones
suit-D = diamantes

card-name = { $rank } de { $suit }
card-at-value = { $card } como { $value }
card-boat = bote
    .name = comodín del bote
card-horse = caballo
    .name = comodín del caballo

## Lugares

place-citadel = la ciudadela
    .short = ciudadela
    .to = a la ciudadela
    .at = en la ciudadela
place-tower = la torre de { $suit } ({ $card })
    .short = { $card }
    .to = a la torre de { $suit } ({ $card })
    .at = en la torre de { $suit } ({ $card })
place-palace = el palacio de { $suit } ({ $card })
    .short = { $card }
    .to = al palacio de { $suit } ({ $card })
    .at = en el palacio de { $suit } ({ $card })
place-plaza = la plaza de { $suit } ({ $card })
    .short = { $card }
    .to = a la plaza de { $suit } ({ $card })
    .at = en la plaza de { $suit } ({ $card })
place-to-card = a { $card }
place-woods = el bosque { $number }
    .short = bosque { $number }
    .to = al bosque { $number }
    .at = en el bosque { $number }
place-mountain = la montaña { $number }
    .short = montaña { $number }
    .to = a la montaña { $number }
    .at = en la montaña { $number }
place-river = el río { $number }
    .short = río { $number }
    .to = al río { $number }
    .at = en el río { $number }
place-fork = el cruce { $number }
    .short = cruce { $number }
    .to = al cruce { $number }
    .at = en el cruce { $number }
place-tavern = la taberna { $number }
    .short = taberna { $number }
    .to = a la taberna { $number }
    .at = en la taberna { $number }
place-cave = la cueva { $number }
    .short = cueva { $number }
    .to = a la cueva { $number }
    .at = en la cueva { $number }
place-underground = el subsuelo
    .short = subsuelo
    .to = al subsuelo
    .at = en el subsuelo
place-off-board = el destierro
    .short = destierro
    .to = al destierro
    .at = en el destierro

## Piezas, como las tiene quien arma el mapa

tile-woods = un bosque
tile-mountain = una montaña
tile-river = un río
tile-fork = un cruce
tile-tavern = una taberna
tile-cave = una cueva

shape-hex = hexágono
shape-rhombus = rombo
shape-triangle = triángulo

## Direcciones

direction-0 = norte
direction-1 = noreste
direction-2 = sureste
direction-3 = sur
direction-4 = suroeste
direction-5 = noroeste
direction-unknown = lado número { $number }

## Asientos, dados y listas

seat-name = Jugador { $number }
bot-name = Bot { $number }
dice-pair = { $one } y { $two }
list-or = { $head } o { $last }
quoted = «{ $text }»
ranking-line = { $place }. { $names }

## Tableros: los nombres de los que vienen con el juego

board-unnamed = sin nombre
board-sample = Ejemplo
board-sample-1 = Ejemplo de un palo
board-sample-2 = Ejemplo de dos palos
board-sample-3 = Ejemplo de tres palos
board-round-island = Isla Redonda
board-two-lakes = Dos Lagos
board-river-land = Tierra de Ríos
board-mountain-pass = Paso de Montaña
board-crossroads = Encrucijada
board-cave-country = País de las Cuevas
board-long-road = Camino Largo
board-ring = El Anillo
board-twin-isles = Islas Gemelas
board-archipelago = Archipiélago

## El mapa: nombres que caben entre vecinos, y los mínimos en .tiny

map-woods = bosq
    .tiny = b
map-mountain = mont
    .tiny = m
map-river = río
    .tiny = r
map-fork = cruc
    .tiny = x
map-tavern = tabn
    .tiny = t
map-cave = cuev
    .tiny = c
map-initials = bosque montaña río x=cruce taberna cueva
map-signs = { $home } la ciudadela · 1 2 conejos · { $carrot }1 zanahoria del jugador 1
map-sold = Bosques, montañas y ríos: un pasadizo por ♣♠♥ · cruces: un caballo o un bote por ♠♦ · tabernas: un comodín por ♥♦ · cuevas: una madriguera por ♣♦
