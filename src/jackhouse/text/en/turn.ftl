### The phases of a turn and the questions put to a player: a label, -help in one line,
### and -now, the same with the facts of the moment, where there are any.

phase-lottery = Lottery
phase-lottery-help = Roll the dice; a card with the number of either die may win you a card.
phase-journey = Journey
phase-journey-help = Follow the roads to another hex, and pay for transfers on the way.
phase-acquisition = Acquisition
phase-acquisition-help = Pay for the royal of the hex where you are.
phase-increment = Increment
phase-increment-help = Draw one card, unless you are off-board.

question-roll = Roll
question-roll-help = Roll the two dice: their total is the Price for this turn.
question-lottery = Lottery
question-lottery-help = Show a card with the number of either die to draw a card, or pass.
question-journey = Journey
question-journey-help = Choose where your rabbit goes now.
question-payment = Payment
question-payment-help = Choose the cards that you pay with.
question-payment-now = { $kinds ->
    [0] Nothing is for sale here, so play your joker.
   *[other] Pay { $price } or more with { $suits }.
}
question-acquisition = Acquisition
question-acquisition-help = Choose whether to pay for the royal of this hex.
question-acquisition-now = Do you want { $card }? It costs { $price } or more points of its suit.
question-giving-up = Giving up a royal
question-giving-up-help = You have no free carrot: choose the old royal that goes back to the court.
question-discarding = Discarding
question-discarding-help = You have too many cards: choose one to discard.
question-call = Calling a hand
question-call-help = Name a hand with too many cards, or pass; all choose at once and in secret.
