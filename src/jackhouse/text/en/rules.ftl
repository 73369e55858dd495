### Jack Rabbits, the rules of the standard game, as the in-game help cites them.
### One title and one text per rule id (JR-4.2 is rule-JR-4-2); docs/digest/ is the authority.

## 1. Components

rule-JR-1-1-title = The playing cards
rule-JR-1-1 = The deck has 54 cards: clubs, spades, hearts and diamonds, each with an ace, the numbers 2 to 10, a jack, a queen and a king, plus two jokers. The black joker shows a boat and the red joker a horse. You may also hear the suits called clovers, swords, cups and gold.

rule-JR-1-2-title = Court, pile and lot
rule-JR-1-2 = The court lies face up and starts with the 12 royals (the king, queen and jack of each suit) and both jokers. The other 40 cards are the pile, face down. Spent cards lie face up in the lot.

rule-JR-1-3-title = The tiles
rule-JR-1-3 = There are 13 hexes (one for each royal, and the Citadel), 12 rhombi, 12 triangles and the black Underground piece with its four cave mouths, which lies apart from the map. Rhombi and triangles are the road tiles: four sets, each with one woods, one mountain, one river, one fork (where the merchant is), one tavern and one cave.

rule-JR-1-4-title = Rabbits, carrots and dice
rule-JR-1-4 = Each player has one rabbit and three carrots of the same colour. There are also two six-sided dice, and marks that show the chosen objective.

rule-JR-1-5-title = Towers, palaces and plazas
rule-JR-1-5 = A king’s hex is a tower, a queen’s hex is a palace and a jack’s hex is a plaza.

## 2. Geometry

rule-JR-2-1-title = The grid
rule-JR-2-1 = All tiles fit on one grid of equal triangles: a hex covers six of them around a point, a rhombus two and a triangle one. Every edge of a tile faces one of six directions, numbered clockwise: 0 north, 1 northeast, 2 southeast, 3 south, 4 southwest and 5 northwest. A road leaves a tile through the middle of an edge, and two tiles that share an edge see it from opposite directions.

rule-JR-2-2-title = Roads of the hexes
rule-JR-2-2 = Every hex has its own pattern of roads. The 13 patterns are all that one to six roads can make on a hex, each once (a pattern that is only turned is not a new one). The hex of the king of clubs has one road, those of the other kings two, those of the queens three, those of the jacks four (the jack of diamonds has five) and the Citadel six. You may turn a tile but not play it back side up, since tiles are printed on one side only. The Citadel alone has another side, the Advanced Citadel, with the same roads.

rule-JR-2-3-title = Roads of the rhombi
rule-JR-2-3 = A rhombus has four edges and two roads that do not connect, each joining two edges, and it can lie in three positions. On the river the roads bend around the two wide corners, with the water running lengthwise between them, and on the woods they bend around the two pointed corners. On the mountain both go straight across, one of them through a tunnel, so where they cross you cannot turn from one into the other.

rule-JR-2-4-title = Roads of the triangles
rule-JR-2-4 = A triangle has three edges. The fork joins all three, the tavern joins two and has no road at the third, and the cave has one road that ends in its mouth.

rule-JR-2-5-title = Suits on road tiles
rule-JR-2-5 = Each road tile shows the suits you can pay with there. Woods, mountains and rivers show clubs, spades and hearts; forks show spades and diamonds; taverns show hearts and diamonds; caves show clubs and diamonds.

rule-JR-2-6-title = Water and land
rule-JR-2-6 = Wherever the grid has no tile there is water, and spaces of water that share an edge belong together: the outer water is the sea, and a hole closed in by tiles is a lake. Tiles joined edge to edge form a landmass. A road that runs out to water is open, and a road that runs into a tile edge without a road is a dead end.

rule-JR-2-7-title = The sample board
rule-JR-2-7 = The sample board is the map published with the game, ready to play. It has 12 open roads, no dead ends, two landmasses and one lake.

## 3. Setup

rule-JR-3-1-title = Number of players
rule-JR-3-1 = The game is for two to four players. You can also practise alone and count the turns you take.

rule-JR-3-2-title = Choosing or building a board
rule-JR-3-2 = Play on the sample board, on one that was saved, on one shared by code, on a generated one, or build one together. To build, lay the Citadel first and put the Underground aside. Shuffle the other tiles face down and deal them out by shape, in equal shares. In strict building you take turns: flip one of your own tiles and place it. In free building all tiles are turned face up, and anyone may place any of their own at any time. Every tile must fit the grid, overlap no other and share an edge with the map. Only a hex may lie apart, to start a new island. The rest is only advice. Join each tile by a road. Avoid dead ends (T) and roads straight from hex to hex (X). Avoid triangles side by side (!), above all two of the same kind. A finished board on which no cave is free or nobody could win is reopened: some tiles come back to be laid again.

rule-JR-3-3-title = With young children
rule-JR-3-3 = With children under nine, only build the map and walk the rabbits over it; add cards and rules later. Meadow mode is made for that: build and wander, with no cards.

rule-JR-3-4-title = Getting ready
rule-JR-3-4 = Lay out the court face up, shuffle the pile, deal three cards to each player and put the rabbits on the Citadel. Choose the objective and lay its mark on the Citadel (the simple one has no mark). Choose the first player and the turn order: clockwise, counter-clockwise, or an order that is drawn once and that everyone sees. Normally the first is picked at random and turns go clockwise.

rule-JR-3-5-title = The objectives
rule-JR-3-5 = The objective says which three royals you need: simple, any three; diverse, three different suits; monarchic, one king, one queen and one jack; diverse-monarchic, both of those at once; tribal, all of one suit; triple court, three of one letter, such as three queens. An objective that the cards in play make impossible cannot be chosen.

## 4. A turn

rule-JR-4-1-title = Rolling the dice
rule-JR-4-1 = Your turn starts with the lottery: roll the two dice.

rule-JR-4-2-title = The lottery
rule-JR-4-2 = If a card in your hand has the number of either die (an ace is a 1), you may show one such card and draw one card. The card you show stays in your hand.

rule-JR-4-3-title = The Price
rule-JR-4-3 = The two dice added together are the Price for this turn. That is what each transfer costs.

rule-JR-4-4-title = The journey
rule-JR-4-4 = The journey is optional. Leave your hex by one of its roads and follow it across road tiles to the next hex, where you stop. Following roads is free, through tunnels and over forks too; at a fork you choose which way to go on.

rule-JR-4-5-title = Limits of a journey
rule-JR-4-5 = Your journey must end on a hex, Underground or off-board. Entering a hex costs nothing, and a road that loops back to your own hex counts as arriving there. You may not turn back on a road, nor enter the same tile twice by the same edge; each transfer you take wipes that slate clean. So that nobody is stranded, not every way is offered. A transfer is offered only if you can then reach an end without paying. A road is offered only if it leads to an end without paying, or passes such a transfer that your hand can pay, or a place to use a joker you hold. For the same reason every board needs a cave whose road leads to an end without paying. Instead of travelling you may always stay where you are, unless your turn began off-board or you showed a passport. On a hex with no road offered and no joker you can use, you may also jump off-board.

rule-JR-4-6-title = The acquisition
rule-JR-4-6 = On the hex of a royal that is in the court before you pay, you may discard ten or more points of its suit, take the royal into your hand and put one of your carrots on the hex. You have only three carrots, so you can hold only three royals. A royal spent in that same payment frees its own carrot. If you still have none free, you pay and then give one of your three old royals back to the court. Taking a royal ends the acquisition, and the turn’s one increment follows at once.

rule-JR-4-7-title = The increment
rule-JR-4-7 = If you end on a hex or Underground, draw one card.

rule-JR-4-8-title = When the pile is empty
rule-JR-4-8 = If a card must be drawn and the pile is empty, shuffle the lot to make a new pile. If both are empty, the card is lost.

rule-JR-4-9-title = The hand limit
rule-JR-4-9 = The hand limit is nine cards, royals and jokers included. Everyone can see how many cards each hand has. The limit holds during a turn too: it is looked at whenever your hand has grown, after the lottery, a theft or a deal, and at the end of your turn. Normally, and always when you play alone, you then discard down to the limit at once, choosing which cards go. Royals and jokers go to the court, and a royal’s carrot comes off its hex. A passport that you have shown cannot be discarded before its flight. After a theft of a royal, first a fourth royal is given up and the win is checked; then comes the limit, the increment, and the limit again. A table may play with catching instead: then you may hold more until you are caught. At each of those moments at which a hand is over the limit, everyone who could name another such hand is asked once, all at the same time and in secret. Each hand named is caught by the first in turn order to name it. Its owner then discards down to the limit, choosing which cards go.

rule-JR-4-10-title = Winning the game
rule-JR-4-10 = You win if, in your own turn, you are on the Citadel with three royals in hand that meet the objective. This is checked when your turn starts, after your arrival and any contest of it are settled, and whenever you complete the trio there. The first to do so wins, and nobody wins in another player’s turn. If nobody has won by the end of the last round (normally the 100th; a round starts whenever it is the first player’s turn again), the game ends. After a win the others, else everyone, are ranked by how near they are: by how many of their royals fit together in one winning trio that the royals in play could still complete, then by how many royals they have, then by the value of their hand.

rule-JR-4-11-title = The four phases
rule-JR-4-11 = A turn has four phases in this order: lottery, journey, acquisition, increment. You can always see which one is on.

## 5. Paying

rule-JR-5-1-title = What cards are worth
rule-JR-5-1 = When you pay, a number card counts its number, an ace 1, a royal 10 and a joker nothing. Only the suits named count, and you may mix them. You may pay more than needed, even with more cards than needed, but you get nothing back. The payments that are offered whole have no needless card; to pay with more, put your cards down one by one.

rule-JR-5-2-title = Where lost cards go
rule-JR-5-2 = Cards you spend are set aside and join the lot once that payment or fight is complete. A royal you lose without another player getting it (spent, discarded or given up) goes back to the court: its carrot leaves the hex and the royal can be claimed at once. A joker lost that way goes back to the court too.

rule-JR-5-3-title = Royals that change hands
rule-JR-5-3 = A royal that is stolen, seized, traded or given to another player takes its claim along: the new owner’s carrot replaces the old one on its hex. If it is the new owner’s fourth royal, any one of the four must be given up to the court at once.

## 6. Transfers

rule-JR-6-1-title = Taking a trailway
rule-JR-6-1 = On woods, a mountain or a river, you may pay the Price in clubs, spades or hearts to change to the tile’s other road and leave by either of its ends. You may take any number of transfers in one journey, paying the Price for each.

rule-JR-6-2-title = Merchants: horse or boat
rule-JR-6-2 = At a fork, you may pay the Price in spades or diamonds for a horse or a boat, and you leave at once. A horse takes you to any hex on the board, even to the one where your journey began, which counts as arriving, but never to the hex you are standing on. If the table plays with landbound horses, it only goes to hexes on the same landmass. There is a boat only if the fork has an edge on water. It sails that water (if the tile touches two waters, you choose) and comes in by any open road on it. You go on along that road; if it is the road of a hex, you have arrived. A boat never goes back into the tile you left, so if no other tile has an open road on that water, there is no boat.

rule-JR-6-3-title = Buying at a tavern
rule-JR-6-3 = Passing a tavern, you may pay the Price in hearts or diamonds for one joker from the court and go on. You choose which joker, one each time you pass; if the court has none, none is sold.

rule-JR-6-4-title = Using a joker
rule-JR-6-4 = Keep a joker in your hand and use it at any later moment of a journey, from a hex or a road tile, instead of paying the Price. The red joker is a horse ride like a merchant’s. The black one is a boat, from a tile with an edge on water or instead of falling off an open road. After use it goes back to the court. You may use a joker even in the journey in which you bought it, and on a cave’s tile once you have come out of the cave, but not while Underground or off-board, nor together with a flight. Jokers count as cards of your hand, can be stolen and traded, and are worth nothing in a payment.

rule-JR-6-5-title = Rabbit holes
rule-JR-6-5 = At a cave, you may pay the Price in clubs or diamonds to come out of any other cave, if there is one, and go on along its road. Or you pay nothing, go Underground and rest there. From your next turn on you may leave the Underground by any cave for free, or stay; coming up, you do not pay for that cave again.

rule-JR-6-6-title = Going off-board
rule-JR-6-6 = You may follow an open road off the map, into the sea or a lake. Your turn ends there, with no increment.

rule-JR-6-7-title = Starting off-board
rule-JR-6-7 = If your turn begins off-board, play the lottery; then your journey is the move Underground, with no other choice. There is no acquisition, but you do get the increment. The turn after that, you may leave by a cave.

rule-JR-6-8-title = Being sent off-board
rule-JR-6-8 = If you are sent off-board in another player’s turn, your next turn begins off-board. If you are sent off-board in your own turn, it ends at once with no increment.

## 7. A strategy for each suit

rule-JR-7-1-title = Clubs: fly from a tower
rule-JR-7-1 = If your turn begins on a tower, you may show a club before you roll: it is your passport. If its value is at least the total of the two dice, your journey is a flight to any other tower.

rule-JR-7-2-title = Passports that fall short
rule-JR-7-2 = If your passport is worth less than the dice total, you have two choices: pay what is missing in the suit of the tower you leave and fly, or fall off-board. A royal club counts 10. On the tower of clubs, you may even pay with the passport itself. The passport stays in your hand unless you paid with it. Whether or not your passport is enough, the lottery is played as usual. The passport may win it, and you may use the card you win to pay what is missing. Showing a passport binds you: you can neither walk nor stay, and a flight cannot be combined with any other transfer. If the passport is enough, you must fly. If it falls short, you may fall even if you could pay. If there is no other tower on the map, you can only fall.

rule-JR-7-3-title = Spades: fight
rule-JR-7-3 = In your acquisition, once a turn, you may attack one other rabbit where you are, on a hex or Underground. A rabbit that began its turn off-board and so came Underground cannot be attacked before its next turn. A table may leave the Underground in peace. Lay one spade or more; a royal of spades counts 10. The other player answers with spades, so that their total is higher than yours. Then you must go higher again, and so on. Each of you adds to your own total and may lay any number of spades at a time. A tie is not enough. Whoever cannot or will not go higher loses and goes off-board. All spades that were shown are seen by everyone and are spent; those you had picked but not shown when you give in stay in your hand, unseen. A royal that is shown loses its carrot at once and is back in the court when the fight is over. A defender without spades is asked all the same, because losing at once would give the hand away.

rule-JR-7-4-title = What the attacker wins
rule-JR-7-4 = If the attacker wins, they also take one card at random from the loser’s hand, as it is after the fight. It may be a joker or a royal. An empty hand gives nothing. If the defender wins, nothing is taken.

rule-JR-7-5-title = Stealing a royal
rule-JR-7-5 = A royal that you steal comes with its claim: on its hex, your carrot replaces the other player’s. Everyone sees a stolen royal; any other stolen card is known only to the two of you. With a royal your acquisition ends, and the increment follows. If it is your fourth royal, give any one of the four back to the court.

rule-JR-7-6-title = Hearts: contest a visit
rule-JR-7-6 = When a rabbit reaches a palace, any other player who is not off-board may contest the visit. To do so, they must first show six or more points in hearts. Then the visitor must show six or more points in hearts too, or go off-board. A visitor whose own carrot marks the hex cannot be contested.

rule-JR-7-7-title = How a contest goes
rule-JR-7-7 = If the visitor shows that proof, the challenger discards the hearts they showed and goes off-board. Every other player who is not off-board is asked, even Underground and even without hearts, so that being asked gives no hand away. All choose at once and in secret. If several contest, only the first in turn order is heard. There is one contest for each arrival, however the rabbit got there, even if it has come back to the palace it set out from; a rabbit that stays has not arrived. The contest comes before anything else happens there. Nobody can contest a contest. The visitor may choose to show nothing. Neither side may show a needless card. Everyone sees the cards shown, and the visitor keeps theirs. A table may also accept the card of that palace’s queen as proof, for the visitor only or for both sides. A challenger who showed her and loses must give her back to the court.

rule-JR-7-8-title = Diamonds: trade at plazas
rule-JR-7-8 = In your acquisition on a plaza, you may take cards of its suit from the lot. Pay for them with diamonds worth at least as much as those cards together. The plaza of diamonds sells diamonds, and there you may pay with any suit. You may buy several cards in one deal, and make several deals. You may trade and fight in any order, but before you acquire a royal, because that ends the acquisition. Cards that were spent this turn are for sale too; only those paid in a trade of this turn are not.

## 8. Additions

# advanced-citadel

rule-JR-8-1-title = Advanced Citadel
rule-JR-8-1 = The Citadel is a palace, a plaza and a tower, as far as the strategies of hearts, diamonds and clubs are in play. A visit to it may be contested with hearts, before it can win; nobody’s carrot marks it, so every visitor may be contested. In your acquisition there, you may buy cards of any suit from the lot with diamonds. At the start of your turn there, you may show a club and fly to a tower; what it lacks you may pay in any suit, with the passport too.

# tight-suits

rule-JR-8-2-title = Tight suits
rule-JR-8-2 = Only as many suits are in play as there are players. The other suits leave the game with their cards and hexes, and for each of them one set of road tiles; the map is smaller. Spades stay first, then hearts and diamonds, unless you choose other suits. The strategy of a suit that is out of play is off. An objective that the royals left cannot meet is refused; if you have not chosen one and the usual one is impossible, any three royals win.

# ambivalent-aces

rule-JR-8-3-title = Ambivalent aces
rule-JR-8-3 = Whenever you use an ace, it counts 1 or 11, as you like. In payments, in fights, as proof and in the final ranking it therefore counts 11. In the lottery it is a 1, and from the lot it costs you 1. If you show the ace of clubs as your passport, you say before you roll whether it counts 1 or 11.

# capital-aces

rule-JR-8-4-title = Capital aces
rule-JR-8-4 = The first ace you spend, in a payment, in a fight or in a contest you lose, counts 11 and then stays in front of you to the end of the game. It is no longer part of your hand: it cannot be stolen, does not count towards the hand limit or in the ranking, and never joins the lot. All your later aces count 1. As long as no ace lies in front of you, one ace in each payment, fight, proof or passport counts 11, even if it is only shown; it is laid out only when it is spent. If you pay with two aces, you say which of them stays. Discarding an ace does not lay it out.

# additional-capital

rule-JR-8-5-title = Additional capital
rule-JR-8-5 = With an ace in front of you, a payment, a fight or a proof in which you use a card of its suit gets one point more: once, however many such cards there are, and in a fight once for your whole total. The ace alone gives nothing, and a passport gets nothing from it. The payment that lays the ace out does not get the point yet.

# special-flights

rule-JR-8-6-title = Special flights
rule-JR-8-6 = A flight may land on any hex of the map, not only on a tower; never Underground, and never where it took off.

# provisional-palaces

rule-JR-8-7-title = Provisional palaces
rule-JR-8-7 = If you end your turn on a hex, you may lay hearts from your hand open, after the hand limit: either hearts that make six or more points with no needless card, or all your hearts. Until your next turn the hex is a palace for you: if a rabbit arrives there, you may contest its visit. Only the hearts that lie there serve, and all of them together: if the visitor shows a proof, you lose them all and go off-board. Otherwise they stay in your hand: they count for the hand limit, you may use them elsewhere, and they can be stolen, as everyone sees. The palace ends when its hearts make less than six points, or when you leave the hex; you take the hearts left at the end of that turn, or else when your next turn starts. That goes for every hex, the Citadel too, where the contest comes before a win; it does not go for the Underground. Everyone who ends a turn on a hex is asked, even without hearts. As always, a visitor whose own carrot marks the hex cannot be contested. Where everyone may contest, any hearts from your hand serve, as before.

# special-access

rule-JR-8-8-title = Special access
rule-JR-8-8 = If a rabbit reaches the hex where your own rabbit rests, you may contest its visit, just as at a palace. That goes for every hex: towers, plazas and the Citadel too, where the contest comes before a win. It does not go for the Underground. As always, a visitor whose own carrot marks the hex cannot be contested, and a rabbit that stays has not arrived. Everyone who rests there is asked, even without hearts. At palaces everyone may contest, as before.

# hearts-boost

rule-JR-8-9-title = Hearts boost
rule-JR-8-9 = If a rabbit reaches the hex where your own rabbit rests, or a hex that your carrot marks, you may contest its visit, just as at a palace. For a hex with your carrot your rabbit may be anywhere, even Underground, but not off-board. That goes for every hex: towers, plazas and the Citadel too, where the contest comes before a win. It does not go for the Underground. As always, a visitor whose own carrot marks the hex cannot be contested, and a rabbit that stays has not arrived. Everyone who may contest is asked, even without hearts. At palaces everyone may contest, as before.

# trailing-carrots

rule-JR-8-10-title = Trailing carrots
rule-JR-8-10 = When your journey comes to a hex that your own carrot marks, you may stay there, as always, or go on by another of its roads or with a joker in the same journey. Passing is no rest: you claim, fight and draw nothing there, and nobody contests you. Once you have gone on from such a hex, you may not enter any hex of this journey again, nor the one where it began. If a journey that has passed no such hex comes back to where it began, it ends there, even if your carrot marks that hex. A horse may land on such a hex and go on; a flight ends where it lands.

# windfall-lottery

rule-JR-8-11-title = Windfall lottery
rule-JR-8-11 = In the lottery you may show any number of cards that have the number of a die. Choose them one by one, then show them all together and draw one card for each. If both dice show the same number, you draw two cards for each; such a roll by itself wins nothing. All prizes are drawn together once the cards have been shown, so a prize wins nothing more. The hand limit is looked at after the last prize.

# overtaxed-hands

rule-JR-8-12-title = Overtaxed hands
rule-JR-8-12 = The hand limit is six cards instead of nine. Royals and jokers count, as always.

# seized-surplus

rule-JR-8-13-title = Seized surplus
rule-JR-8-13 = Whoever catches a hand over the limit takes its surplus: as many cards, at random, as that hand had above the limit when it was named. Nothing is discarded. Only you two see these cards, except a royal, which takes its claim along. A fourth royal is given up at once, any one of the four. In your own turn on the Citadel a royal that you seize may complete your trio and win. A passport that has been shown is not taken before its flight. The catcher may come to be over the limit in turn. Taking the surplus gives nobody a chance to call: that comes with the next look at the limit.

# patriarchal-values

rule-JR-8-14-title = Patriarchal values
rule-JR-8-14 = An ace counts 14, a king 13, a queen 12 and a jack 11, wherever the value of a card matters: in payments, in fights, as proof, as a passport, for the price of a card from the lot and in the final ranking. In the lottery an ace is still a 1, and claiming a royal still costs 10.

# personal-trades

rule-JR-8-15-title = Personal trades
rule-JR-8-15 = In your acquisition, you may offer a trade to another rabbit where you are, on a hex or Underground. Say aloud which cards you give and which you want: one or more on each side, and on one of the sides only diamonds. Royals and jokers may be traded, but no card may be named that everyone can see elsewhere. The other accepts or declines. Then both choose in secret as many cards as were named, any cards of their hands, and lay them face down; when both are ready, each looks at what the other has laid. If a card was not named, you may denounce the other, whatever you hold yourself: all see the false cards, and the swindler goes off-board. Both are asked at once, and both may be denounced. A swindler whose turn it is ends it without an increment. Then the cards change hands in any case; nobody else sees them, except false ones that were denounced, cards that lay open, and royals, which take their claims along. After that a fourth royal is given up, you may win on the Citadel in your own turn, and the hand limit counts for both. You may make three offers a turn, and go on with your acquisition after each.

# early-deeds

rule-JR-8-16-title = Early deeds
rule-JR-8-16 = Where your turn begins, after the lottery and before the journey, you may fight and trade as in the acquisition; royals are acquired only after the journey. It is still one fight a turn. If you steal a royal that early, your journey and acquisition are over and the increment follows; if you lose the fight, your turn ends off-board. It also ends, without an increment, if you are denounced for a false trade that early. A passport that you give away in a trade keeps its value for the flight, but can no longer pay.

### Rules that speak of options, as they are told in the intro game, where none of these is on.

basic-JR-4-5 = Your journey must end on a hex, Underground or off-board. Entering a hex costs nothing, and a road that loops back to your own hex counts as arriving there. You may not turn back on a road, nor enter the same tile twice by the same edge; each transfer you take wipes that slate clean. So that nobody is stranded, not every way is offered. A transfer is offered only if you can then reach an end without paying. A road is offered only if it leads to an end without paying, or passes such a transfer that your hand can pay, or a place to use a joker you hold. For the same reason every board needs a cave whose road leads to an end without paying. Instead of travelling you may always stay where you are, unless your turn began off-board. On a hex with no road offered and no joker you can use, you may also jump off-board.
basic-JR-4-9 = The hand limit is nine cards, royals and jokers included. Everyone can see how many cards each hand has. At the end of your turn you discard down to the limit at once, choosing which cards go. Royals and jokers go to the court, and a royal’s carrot comes off its hex.
basic-JR-4-10 = You win if, in your own turn, you are on the Citadel with three royals in hand that meet the objective. This is checked when your turn starts, after your arrival, and whenever you complete the trio there. The first to do so wins, and nobody wins in another player’s turn. If nobody has won by the end of the last round (normally the 100th; a round starts whenever it is the first player’s turn again), the game ends. After a win the others, else everyone, are ranked by how near they are: by how many of their royals fit together in one winning trio that the royals in play could still complete, then by how many royals they have, then by the value of their hand.
basic-JR-5-2 = Cards you spend are set aside and join the lot once that payment is complete. A royal you lose without another player getting it (spent, discarded or given up) goes back to the court: its carrot leaves the hex and the royal can be claimed at once. A joker lost that way goes back to the court too.
basic-JR-6-2 = At a fork, you may pay the Price in spades or diamonds for a horse or a boat, and you leave at once. A horse takes you to any hex on the board, even to the one where your journey began, which counts as arriving, but never to the hex you are standing on. There is a boat only if the fork has an edge on water. It sails that water (if the tile touches two waters, you choose) and comes in by any open road on it. You go on along that road; if it is the road of a hex, you have arrived. A boat never goes back into the tile you left, so if no other tile has an open road on that water, there is no boat.
basic-JR-6-4 = Keep a joker in your hand and use it at any later moment of a journey, from a hex or a road tile, instead of paying the Price. The red joker is a horse ride like a merchant’s. The black one is a boat, from a tile with an edge on water or instead of falling off an open road. After use it goes back to the court. You may use a joker even in the journey in which you bought it, and on a cave’s tile once you have come out of the cave, but not while Underground or off-board. Jokers count as cards of your hand and are worth nothing in a payment.
