import type { Clauses } from "../clauses.ts";

export const clauses: Clauses = {
  "BES-1":
    "There are 40 cards: coins, cups, clubs and swords, each from the ace to the 7 and then jack, knight and king. Everybody chooses how to see them: Neapolitan, Piacentine or French (coins ♦, cups ♥, clubs ♣, swords ♠, a queen for the knight). The look does not change the game.",
  "BES-2":
    "From the strongest down: ace, 3, king, knight, jack, 7, 6, 5, 4, 2. A trump beats every other suit. Only the number of tricks counts.",
  "BES-3":
    "The pot is made of antes and bestie. The initial pot is the one before the antes: it is not empty if the hand before left a bestia or nobody played it (BES-24).",
  "BES-4":
    "The highest ante depends on the level, and levels rise with time on a schedule that everybody can see. A new level counts from the next hand on.",
  "BES-5": "The highest bestia is the pot, with the antes of the hand in it.",
  "BES-6":
    "If somebody cannot pay the ante, it drops for all to the lowest credit and the bestia is zero. At an open table, whoever has no credit or less than the minimum takes no part until he has bought in again.",
  "BES-7": "If after the ante somebody could not pay the bestia, the bestia is the lowest credit left.",
  "BES-8": "At the start of every hand everybody sees the ante, the pot and the bestia.",
  "BES-9":
    "The ante is taken by itself from whoever is entitled to the hand, in sit-out too. If all are in sit-out an open table stops and a tournament goes on. If the pot has all the chips, it is split equally.",
  "BES-10":
    "With an empty initial pot, whoever was seated at the end of the hand before is entitled to the next. At the first hand, or when play resumes after a stop, whoever is seated.",
  "BES-11":
    "If the initial pot is not empty, only those are entitled who paid the last ante; the others wait until it is clear. If one of them is left he takes the pot; if none is, the pot is open to all.",
  "BES-12":
    "In a tournament whoever has no chips at the start of a hand, before the ante, is out, also if he paid a bestia in the hand before.",
  "BES-13":
    "The first dealer is drawn at random. Then the deal moves counter-clockwise to the next player who is entitled to the hand.",
  "BES-14":
    "If play stops for want of players, those who are there keep their precedence as dealers. Whoever stands up loses it, even if he is back before play resumes.",
  "BES-15":
    "Three cards each, counter-clockwise from the dealer's right. Then a card is turned up and stays on the table: its suit is trump.",
  "BES-16":
    "In turn you pass, play served, or play and exchange cards, all of them if you like. The player to the right of the one who leads speaks first, and the leader last; a table may choose that the leader speaks first.",
  "BES-17":
    "Exchanged cards are drawn at once from the stock; discards leave the hand unseen. Nobody exchanges more cards than the stock has.",
  "BES-18":
    "After the first round whoever passed may come in blind while the stock has a whole hand: he discards his cards, draws as many, and is bound to play.",
  "BES-19": "Whoever is in sit-out passes, also in a compulsory hand (BES-24a), and cannot come in blind.",
  "BES-20": "The first player to the dealer's right who plays leads. Whoever takes a trick leads the next.",
  "BES-21":
    "Follow the suit that was led. If you cannot, you must play a trump, even a lower one than lies there. If you have no trump either, play what you like.",
  "BES-22":
    "Whoever leads the first trick and holds the dominant trump must play it: the ace, or the 3 if the ace is the card turned up.",
  "BES-23": "The highest trump takes the trick; if there is none, the highest card of the suit led.",
  "BES-24":
    "If nobody plays, the pot stays for the next hand, or goes to the dealer if the table wants it so. If after the blind round one alone plays, he takes the pot without playing.",
  "BES-24a":
    "Three rules that a table may choose: you must overtrump; the pot is saved, and stays, if every trick is taken by somebody else; the compulsory hand, by which nobody passes after a hand without bestia.",
  "BES-25":
    "The pot is cut in as many parts as there are tricks, rounded down to the cent. Each trick is worth a part, and what is left goes to the taker of the first.",
  "BES-26":
    "Whoever played and took fewer tricks than he owes, one, or two by BES-29, pays the bestia: the bestie are the next initial pot.",
  "BES-27":
    "Chips are neither made nor lost: credits and pot change only with those who bring some or take some.",
  "BES-28": "Variant with four cards: four each, four to exchange, four blind, four tricks.",
  "BES-29":
    "With four cards the first who decided to play goes bestia with fewer than two tricks; the others with none. He may have come in blind, if nobody played before him.",
  "BES-30":
    "You go into sit-out by choice, from the next hand on; because you do not answer in time or leave the table; or because at the start of a hand your credit is below the minimum.",
  "BES-31":
    "You leave it by saying that you are back, or by coming back to the table. Below the minimum credit you buy in first; in tournaments the minimum is zero.",
  "BES-32":
    "Whoever is in sit-out before speaking does not play the hand. If he had spoken, on his turn the first legal card of his hand is played for him.",
  "BES-33":
    "At an open table people come and go, and chips are added between hands; whoever stands up during a hand finishes it in sit-out. A game ends only with a clear pot, and the next one goes on from there.",
  "BES-34":
    "In a tournament all begin with the same chips and levels rise. Whoever stays in longer ranks higher; of those who go out together, the one who had more before that hand.",
  "BES-35":
    "To declare there are three buttons: Pass, Served and Exchange. To exchange, select the cards first.",
  "BES-36":
    "A card is played by a double click, or by selecting it and clicking the half-transparent card, or by dragging it there.",
  "BES-37": "Cards that cannot be played can be told apart; a click says why, with the rule.",
  "BES-38": "The stock lies so that it covers a part of the turned-up trump.",
  "BES-39":
    "Secret: the hands, the stock and the discards. Open: the card turned up, who plays, how many cards each exchanged or whether blind, the tricks, the credits and the pot. Cards not played stay hidden until the game is over.",
};
