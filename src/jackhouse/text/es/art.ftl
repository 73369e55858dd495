### Títulos de las partes de una imagen: lo que se dice al puntero o al lector de pantalla.

art-board = El mapa { $name }
art-road-tile = { $place }: se paga con { $suits }
art-exit = { $place }, camino { $ends }
art-road = { $place }, camino: { $ends }
art-road-end = { $direction }, { $to }
art-road-down = abajo, { $to }
art-road-closed = { $direction }, a un lado cerrado
art-sea = El mar
art-lake = Lago { $number }
art-rabbit = { $who }: el conejo, { $at }
art-carrot = { $who }: una zanahoria, { $at }
art-saved = Mapa dibujado: { $file }

## Lo que no se puede mostrar

reason-unknown-palette = No hay ninguna paleta { $value }; hay: { $known }.
reason-unknown-picture = No se puede escribir una imagen en { $file }: que su nombre termine en .svg o .png.
