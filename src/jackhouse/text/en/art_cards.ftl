### What stands beside the cards in a picture of the table.

art-table = Table of Jack Rabbits: { $turn }’s turn
art-deck = The 54 cards
art-court = Court
art-lot = Lot
art-pile = Pile
art-hand = Your hand
art-price = Price
art-price-is = Price { $price }
art-round = Round { $round }
art-claimed = { $card }: { $who } has it
art-dice = Dice: { $dice }
art-dice-before = Dice, before the roll
art-holds = { $cards ->
    [one] { $who }: { $cards } card in hand
   *[other] { $who }: { $cards } cards in hand
}
