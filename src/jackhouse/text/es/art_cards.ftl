### Lo que acompaña a las cartas en un dibujo de la mesa.

art-table = Mesa de Jack Rabbits: le toca a { $turn }
art-deck = Las 54 cartas
art-court = Corte
art-lot = Descarte
art-pile = Pila
art-hand = Tu mano
art-price = Precio
art-price-is = Precio { $price }
art-round = Ronda { $round }
art-claimed = { $card }: de { $who }
art-dice = Dados: { $dice }
art-dice-before = Los dados, antes de lanzarlos
art-holds = { $cards ->
    [one] { $who }: { $cards } carta en la mano
   *[other] { $who }: { $cards } cartas en la mano
}
