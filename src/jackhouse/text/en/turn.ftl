### The phases of a turn and the questions put to a player: a label, -help in one line,
### and -now, the same with the facts of the moment, where there are any; -plain, where there are fewer of them.

phase-building = Building
phase-building-help = Lay your tiles, until the whole map is there; then the cards are dealt.
phase-lottery = Lottery
phase-lottery-help = Roll the dice; a card with the number of either die may win you a card.
phase-journey = Journey
phase-journey-help = Follow the roads to another hex, and pay for transfers on the way.
phase-acquisition = Acquisition
phase-acquisition-help = Pay for the royal of the hex where you are, or do what else you can there.
phase-increment = Increment
phase-increment-help = Draw one card, unless you are off-board.

question-building = Building the board
question-building-help = Choose one of your tiles and lay it on the map.
question-building-now = Lay { $tile } on the map. You may turn it first, and a hex may begin a new island.
question-agreement = Is it enough?
question-agreement-help = Agree that the game ends here, or play on; all choose at once and in secret.
question-agreement-now = { $by } proposes to end the game here: agree, or play on. All choose in secret.
question-roll = Roll
question-roll-help = Roll the two dice: their total is the Price for this turn.
question-take-off = Take-off
question-take-off-help = Roll the two dice; where flights start, you may first show a club as your passport and fly. If the dice come to more than it, pay what is missing or fall off-board.
question-lottery = Lottery
question-lottery-help = Show a card with the number of either die to draw a card, or pass.
question-windfall = Windfall lottery
question-windfall-help = Choose cards with the number of either die and draw a card for each, or two for each with doubles; or pass.
question-windfall-now = { $cards ->
    [0] { $each ->
        [one] Choose cards with the number of either die, then draw a card for each; or pass.
       *[other] Doubles! Choose cards with that number, then draw { $each } cards for each; or pass.
    }
   *[other] { $prizes ->
        [one] You show { $laid }: draw your prize, choose more cards, or pass and show none.
       *[other] You show { $laid }: draw your { $prizes } prizes, choose more cards, or pass and show none.
    }
}
question-journey = Journey
question-journey-help = Choose where your rabbit goes now.
question-journey-now = Your rabbit is { $at }: choose where it goes now.
question-flight = Flight
question-flight-help = Choose where you fly to; if your passport falls short, pay what is missing or fall off-board.
question-flight-now = { $price ->
    [0] Your passport is enough: choose where you fly to.
   *[other] Your passport is { $price } short: choose where you fly to and pay { $price } or more with { $suits }, or fall off-board.
}
question-flight-plain = { $price ->
    [0] Your passport is enough: choose where you fly to.
   *[other] Your passport is { $price } short: choose where you fly to and pay { $price } or more in the suit of the tower you leave, or fall off-board.
}
question-contest = Contest
question-contest-help = A rabbit has arrived: show six or more points in hearts to contest its visit, or pass; all choose at once and in secret.
question-contest-now = { $visitor } has come { $to }. Show six or more points in hearts to contest the visit, or pass; all choose in secret. If { $visitor } shows six or more too, you lose your cards and go off-board; if not, { $visitor } goes off-board.
question-proof = Proof
question-proof-help = Your visit is contested: show six or more points in hearts, or go off-board.
question-proof-now = { $challenger } contests your visit: show six or more points in hearts, or go off-board.
question-payment = Payment
question-payment-help = Choose the cards that you pay with.
question-payment-now = { $kinds ->
    [0] Nothing is for sale here, so play your joker.
   *[other] Pay { $price } or more with { $suits }.
}
question-acquisition = Acquisition
question-acquisition-help = Choose what your rabbit does here, or end the acquisition.
question-acquisition-now = Do you want { $card }? It costs { $price } or more points of its suit.
question-early-deeds = Early deeds
question-early-deeds-help = Fight or trade before your journey, or go on to it.
question-fighting = Fight
question-fighting-help = Lay spades until your total is higher than the other one and strike, or give in.
question-fighting-now = { $beaten ->
    [0] { $cards ->
        [0] You attack { $rival }: lay one spade or more, then strike.
       *[other] You attack { $rival } with { $laid }, { $total } in all: strike, or lay more spades.
    }
   *[other] { $missing ->
        [0] With { $laid } you have { $total }, and { $rival } has { $beaten }: strike, lay more spades, or give in.
       *[other] { $rival } has { $beaten } and you have { $total }: lay spades worth { $missing } or more to strike, or give in.
    }
}
question-trading = Trade
question-trading-help = Pay for the cards on the counter, or add more from the lot.
question-trading-now = On the counter: { $counter }. Pay { $price } or more with { $suits }, or add more from the lot.
question-bargaining = Offer
question-bargaining-help = Say which cards you give, one or more, then which you want, and propose the trade. One side must be all diamonds; what you say need not be true.
question-bargaining-now = { $gives_count ->
    [0] Say which cards you give, one or more, then which you want, and propose the trade. One side must be all diamonds; what you say need not be true.
   *[other] { $wants_count ->
        [0] You offer { $gives }. Say more cards that you give, or those that you want. One side must be all diamonds; what you say need not be true.
       *[other] You offer { $gives } for { $wants }. Propose it, or ask for more. What you say need not be true.
    }
}
question-answering = Offer to you
question-answering-help = Accept the trade or decline it. What the other claims may be false.
question-answering-now = { $partner } says to give { $gives } and wants { $wants }: accept or decline. You may hand over other cards, and so may { $partner }.
question-handing = Handing over
question-handing-help = Lay the cards that you hand over, face down, then exchange them; both choose at once and in secret.
question-handing-now = { $cards ->
    [0] You are said to give { $gives } for { $wants }: lay as many cards as that. If you lay others, { $partner } may denounce you.
   *[other] You are said to give { $gives } for { $wants }, and have laid { $laid }: go on, or undo.
}
question-judging = Judging the trade
question-judging-help = Denounce a false claim, and the other goes off-board, or let it rest; both choose at once and in secret.
question-judging-now = { $cards ->
    [0] { $partner } has laid what was claimed: { $came }.
   *[other] { $partner } has laid { $came }, but { $absent } is missing: denounce it, and all see what was false, or let it rest.
}
question-giving-up = Giving up a royal
question-giving-up-help = You have more royals than carrots: choose the one that goes back to the court.
question-discarding = Discarding
question-discarding-help = You have too many cards: choose one to discard.
question-palace = Provisional palace
question-palace-help = Lay six or more points in hearts open, so that you may contest visitors here until your next turn, or pass.
question-call = Calling a hand
question-call-help = Name a hand with too many cards, or pass; all choose at once and in secret.
