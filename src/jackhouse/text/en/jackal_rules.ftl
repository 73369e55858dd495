### Jackal, the card game: the rules as the in-game help cites them.
### One title and one text per rule id (JK-4.2 is rule-JK-4-2); docs/digest/ is the authority.

## 1. The game

rule-JK-1-1-title = Pirates, islands and coins
rule-JK-1-1 = Two to four pirates visit ten islands, or as many as the table has chosen (four in a first voyage). Whoever has most coins at the end wins, and ties share the win.

rule-JK-1-2-title = From island to island
rule-JK-1-2 = An island is turned up, and whoever wants to may stay in Tortuga. Then all plan a row of cards in secret. The rows are shown and carried out one pirate after another, treasure is paid, and new cards are dealt. Then the First-player token passes to the left.

rule-JK-1-3-title = Setting up
rule-JK-1-3 = The islands are shuffled and as many as will be visited lie face down. The 60 action cards are shuffled and each player gets five, which stay secret. Nobody has coins yet. Chance decides who is First player, unless the table names somebody. The box holds 37 coins, which four pirates rarely have all at once; if they do, the bank pays on all the same.

## 2. Islands

rule-JK-2-1-title = What an island holds
rule-JK-2-1 = An island is a small grid in which some cells are spaces and the rest is water. A space can hold a flag, difficult terrain, a bandit, a treasure of one to three coins, or nothing. Each island has exactly one white flag, where pirates land; some have a red or a blue flag too, at most one of each.

rule-JK-2-2-title = The forty islands
rule-JK-2-2 = The forty islands are all different: none is another one turned or mirrored. About 26 have four rows and columns, the others five. Every treasure can be reached from the white flag with at most five arrows and horses. No treasure of two or three coins lies right beside a landing place, and none of three is one horse’s jump away. Every bandit, every difficult space and every flag matters to some hands, and every treasure is the best one for some. A table can choose that the gentlest islands come first, as in a first voyage.

rule-JK-2-3-title = How far hands reach
rule-JK-2-3 = On each island at most a quarter of all hands of four cards reach no treasure at all, and a hand of five reaches a treasure of three coins in 30 to 55 of 100 deals.

rule-JK-2-4-title = Turned islands
rule-JK-2-4 = An island that is turned up can lie any way round: chance turns it by no, one, two or three quarters, each as likely. So no direction of an arrow is worth more than another. The arrows on cards are never turned. A table can choose that islands always lie the same way.

## 3. Action cards

rule-JK-3-1-title = The deck
rule-JK-3-1 = There are 60 action cards: 31 arrows, 6 wild horses, 4 red and 4 blue flags, 4 Doublings, 3 Man Friday, 4 weapons and 4 rum.

rule-JK-3-2-title = Arrows
rule-JK-3-2 = An arrow moves your pirate to a neighbouring space: one diagonal as shown, left or right, up or down, any diagonal, or any straight direction. North is up for everybody, and cards are never turned.

rule-JK-3-3-title = Wild horse
rule-JK-3-3 = A wild horse jumps like the knight in chess: two cells straight on and one to the side, over water and gaps too.

rule-JK-3-4-title = Rows and specials
rule-JK-3-4 = Flags, arrows and horses are laid in the row. Doubling, Man Friday, weapon and rum never are: you play them from your hand while rows are carried out.

rule-JK-3-5-title = Flags
rule-JK-3-5 = A flag can only be the first card of a row. Your pirate then starts at the flag of that colour, and that doesn’t count as a step. If the island has none of that colour, your turn ends at once. A flag alone is a row.

rule-JK-3-6-title = Doubling
rule-JK-3-6 = Right after an arrow or a horse has been carried out you may play a Doubling to carry it out again, in any direction that it allows. That is one more step. It works after the last card of a row too, and after a bandit has been beaten, and you may play several; but not on a card that had no move, nor once your turn has ended.

rule-JK-3-7-title = Man Friday
rule-JK-3-7 = When your pirate enters difficult terrain you may play Man Friday: the space then costs one step, not two. Each such space needs its own. You need not use him.

rule-JK-3-8-title = Weapon
rule-JK-3-8 = When your pirate enters a bandit’s space you may play a weapon and go on; without one your turn ends there. The bandit is back for the next pirate, and every time you enter such a space you need another weapon.

rule-JK-3-9-title = Rum
rule-JK-3-9 = Before a pirate’s row starts, all others are asked once, at the same time and in secret, whether they give rum. Each rum adds one step to that pirate’s count. You may give several, and also when your own row is done. On a row that leads nowhere it is wasted. Whoever is in Tortuga neither gives rum nor gets any.

## 4. Planning

rule-JK-4-1-title = Laying a row
rule-JK-4-1 = Lay at least one card of your hand and at most all that can be laid, one behind the other and face down. Cards that lead nowhere are allowed.

rule-JK-4-2-title = What a row can be
rule-JK-4-2 = A flag may only come first, so there is never a second one. A hand without arrows, horses and flags can lay only one card, a special; when it is shown, that turn is over. Whoever has no cards skips the island.

rule-JK-4-3-title = All at once and in secret
rule-JK-4-3 = All plan at the same time. Until all have committed, nobody learns another’s row or how long it is; only who has committed can be seen.

## 5. Carrying rows out

rule-JK-5-1-title = Order and choices
rule-JK-5-1 = The First player’s row comes first, then the others clockwise, each from left to right. Where a card leaves you a choice of direction, you make it when the card is carried out, with all rows in view.

rule-JK-5-2-title = Steps
rule-JK-5-2 = Every movement is one step; one into difficult terrain counts two. It must end on a space of the island. If a card has no such move, your turn ends; if it has, you must take one. Pirates never block each other, and a space may be entered again.

rule-JK-5-3-title = Arriving at a treasure
rule-JK-5-3 = A pirate who comes onto a treasure stays there, and the rest of the row is ignored.

rule-JK-5-4-title = A row that runs out
rule-JK-5-4 = A row that ends anywhere but on a treasure earns nothing.

## 6. Treasure

rule-JK-6-1-title = Who gets how much
rule-JK-6-1 = Pirates on the same treasure are ordered by their steps, fewest first; if they are equal, by turn order from the First player’s seat. The first takes the full value; each later pirate gets one less, down to 0.

rule-JK-6-2-title = An example
rule-JK-6-2 = Ana, the First player, takes two steps to a treasure of one and gets its coin. Ben starts at the red flag, crosses difficult terrain and reaches a treasure of three in three steps. Carla was given rum, beats a bandit on the way and reaches the same treasure, also in three steps. Ben comes before Carla in turn order, so he gets three coins and she gets two.

## 7. New cards and Tortuga

rule-JK-7-1-title = New cards
rule-JK-7-1 = All cards laid or played go to the discard, carried out or not. Clockwise from the First player, each draws one card and then fills the hand up to four; whoever was in Tortuga only fills up. An empty deck is remade from the discard; if both are empty, there is no card.

rule-JK-7-2-title = Tortuga
rule-JK-7-2 = After seeing the island, whoever has a coin may stay away and buy cards, openly and once: 2 for one coin, 3 for two, 5 for three. They are drawn at once, and the hand has no limit. That player skips the island, and afterwards only fills the hand up to four. If all stay away, the island is lost.

rule-JK-7-3-title = The end
rule-JK-7-3 = After the last island the coins are counted.

rule-JK-7-4-title = Words
rule-JK-7-4 = In Spanish: First player is primer jugador, island isla, treasure tesoro, difficult terrain terreno difícil, bandit bandido, rum ron, weapon arma, wild horse caballo salvaje, Doubling doblete, flag bandera and Man Friday Viernes.
