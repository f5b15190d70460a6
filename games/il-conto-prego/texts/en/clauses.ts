import type { Clauses } from "../clauses.ts";

export const clauses: Clauses = {
  "CON-1": "For 3 to 8 players, with 108 cards: two French decks and 4 Jokers.",
  "CON-2":
    "Everybody is dealt 6 cards and keeps them secret. With 6 players or more you may choose to play with 5 cards each.",
  "CON-3":
    "The ranks from low to high: 2 3 4 5 6 7 8 9 10, jack, queen, king, ace. At the bill a Joker counts as a card of any rank, but it can never be called.",
  "CON-4":
    "The player on the dealer's left opens, and play goes clockwise, skipping anyone who is out. The first dealer is picked at random; after each hand the deal moves on to the left, unless the Oste rule decides (CON-21).",
  "CON-5":
    "When your turn comes, the card you were showing goes back into your hand. The others have seen it: they know you hold it, and it stays written on the pad.",
  "CON-6":
    "There is no passing: you order, spice, pile on or ask for the bill. The player who opens cannot ask for the bill, because there is nothing to doubt yet.",
  "CON-7":
    "To order is to add a new dish of a single card. There are two dishes at most, the first and the second. A dish that has not been ordered can be neither spiced nor piled on.",
  "CON-8": "To spice is to raise the rank of a dish, as far as you like. The number of cards stays the same.",
  "CON-9":
    "To pile on is to add one card, just one, to a dish; you choose the rank: the same, lower or higher. Never two cards at once, and never both dishes in one turn.",
  "CON-10": "Variety: after your call the two dishes have different ranks.",
  "CON-11":
    "You must hold at least one card of a dish you call, and you must show it; one of the dish you left alone will do. It stays face up in front of you until your next turn.",
  "CON-12": "You may show the same card as last time.",
  "CON-13":
    "A Joker may not be shown, and holding one is not holding a called card. The Saldo rule changes that (CON-24).",
  "CON-14": "You need not hold anything else of what you call: bluffing is the game.",
  "CON-15":
    "A dish never gets past 12 cards: the 8 of a rank and the 4 Jokers are all there are. If there is nothing you can call, only the bill is left.",
  "CON-16":
    "Only the player whose turn it is may ask for the bill: “The bill, please!” Then all hands are turned up; cards already showing count too.",
  "CON-17":
    "The dishes of the last call are put together from everybody's cards, and Jokers fill in for what is missing, one card each. If that makes both dishes the call is true; if not, it is false.",
  "CON-18":
    "If the call is true, the player who asked for the bill loses the hand: the head of the table. If it is false, the player who called last loses it: the waiter. Everybody else wins the hand.",
  "CON-19":
    "Two examples (CON-17). “Two aces and three kings” is called: there are two aces, two kings and a Joker, so it is true. “Three threes and two aces” is called: there are two threes, two aces and no Joker, so it is false.",
  "CON-20":
    "The base game is a fixed number of hands, two for each player unless you say otherwise; with Saldo or Omaggi (CON-23, CON-25) there is a limit only if you set one. At the limit the fewest hands lost win; ties go to the player who stayed in longer, then to the one with more Omaggi. If the game ends earlier, what counts is, in this order: all the Omaggi, staying in longer, more Omaggi, fewer hands lost; players tied in all of it share the place.",
  "CON-21":
    "The Oste rule: the player who wins the duel over the bill is the Oste, the innkeeper, and deals the next hand. If the call was true that is the one who made it; if it was false, the one who asked for the bill.",
  "CON-22":
    "If the verdict did not rest on a Joker, the Oste starts the next hand with one extra card. A true call does not rest on Jokers when it holds without them; a false one never does.",
  "CON-23":
    "The Saldo rule: each hand you lose is a Saldo. At the start of every hand you look at your cards and discard one face down for each Saldo, of your own choice, all players at once. When you have as many Saldi as cards are dealt to each player, you are out at once, and the last player left wins.",
  "CON-24": "Under the Saldo rule a Joker may be shown, and it counts as a card of any called rank.",
  "CON-25":
    "The Omaggi rule: each bill you ask for and win is an Omaggio. At the start of every hand you draw one extra card for each Omaggio and then discard as many, of your own choice. The first to reach the target, usually 3, wins the game at once.",
  "CON-26":
    "Discards go back into the deck for the next hand. With Saldo and Omaggi together you discard just once: you look at all your cards and discard one for each Omaggio drawn and one for each Saldo. The calls begin when everybody has discarded.",
  "CON-27":
    "A player who is out stays to watch, and sees what spectators see: the others' hands are not shown.",
  "CON-28":
    "If the deck runs short, the extra cards are dealt in rounds, one to each player who is due one, from the opener on, while there are any. For the Oste the first one is the Oste's own card. For Omaggi you only discard as many cards as you drew.",
  "CON-29":
    "Four hints: order while you can, call high, know how large a set of equal cards to expect, show cards that have been seen. They say that among n cards the largest set is 1 + n/6, Jokers included; measured, the mean is closer to 1.5 + n/7.7.",
  "CON-30":
    "If there is a time limit, the clock decides when it runs out: it asks for the bill; if you are to open, it orders and shows your lowest card; if you are to discard, it discards your lowest cards, Jokers last, and only you are told. The first decision after a bill gets ten extra seconds. With Omaggi, without Saldo and without a limit of hands, when the clock alone has played as many hands in a row as there are players, the game ends as it stands (CON-20).",
  "CON-31":
    "Secret: the hands, the discards and the deck. Open: the cards shown, how many cards everybody holds, the calls on the pad, the hands lost, the Saldi and the Omaggi. After the bill all hands can be seen, but not the discards.",
};
