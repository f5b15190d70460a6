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
    "If somebody cannot pay the ante, it drops to the lowest credit for everybody, and the bestia is zero. At an open table, a player who is sitting out because their credit is low pays the ante for as long as they can; after that they take no part until they top up.",
  "BES-7": "If after the ante somebody could not pay the bestia, the bestia is the lowest credit left.",
  "BES-8": "At the start of every hand everybody sees the ante, the pot and the bestia.",
  "BES-9":
    "The ante is taken automatically from everybody entitled to the hand, sitting out or not. If all are sitting out, an open table stops and a tournament goes on. If the pot has all the chips, it is split equally.",
  "BES-10":
    "With an empty initial pot, everybody who was seated at the end of the hand before is entitled to the next. At the first hand, or when play resumes after a stop, everybody seated is.",
  "BES-11":
    "If the initial pot is not empty, only those who paid the last ante are entitled; the others wait until it is empty. If only one of them is left, that player takes the pot; if none is, the pot is open to all.",
  "BES-12":
    "In a tournament a player with no chips at the start of a hand, before the ante, is out, even one who paid a bestia in the hand before.",
  "BES-13":
    "The first dealer is drawn at random. Then the deal moves counter-clockwise to the next player who is entitled to the hand.",
  "BES-14":
    "If play stops because there are too few players, those who are there keep their place in line to deal. A player who stands up loses it, even if they are back before play resumes.",
  "BES-15":
    "Three cards each, counter-clockwise from the dealer's right. Then a card is turned up and stays on the table: its suit is trump.",
  "BES-16":
    "In turn you pass, stand pat, or play and exchange cards, all of them if you like. The player to the right of the one who leads speaks first, and the leader last; a table may choose that the leader speaks first.",
  "BES-17":
    "Exchanged cards are drawn at once from the stock; discards leave the hand unseen. Nobody exchanges more cards than the stock has.",
  "BES-18":
    "After the first round those who passed may come in blind while the stock has a whole hand: they discard their cards, draw as many, and are bound to play.",
  "BES-19":
    "A player who is sitting out passes, even in a compulsory hand (BES-24a), and cannot come in blind.",
  "BES-20":
    "The first player to the dealer's right who is in the hand leads. The player who takes a trick leads the next.",
  "BES-21":
    "Follow the suit that was led. If you cannot, you must play a trump, even one lower than those on the table. If you have no trump either, play what you like.",
  "BES-22":
    "If you lead the first trick and hold the dominant trump, you must play it: the ace, or the 3 if the ace is the card turned up.",
  "BES-23": "The highest trump takes the trick; if there is none, the highest card of the suit led.",
  "BES-24":
    "If nobody plays, the pot stays for the next hand, or goes to the dealer if the table has chosen that. If after the blind round only one player plays, that player takes the pot without playing a card.",
  "BES-24a":
    "Three rules that a table may choose: you must overtrump; the pot is saved, and stays, if every trick is taken by a different player; the compulsory hand, in which nobody may pass after a hand without a bestia.",
  "BES-25":
    "The pot is cut into as many parts as there are tricks, rounded down to the cent. Each trick is worth a part, and the remainder goes to the player who took the first.",
  "BES-26":
    "Everybody who played and took fewer tricks than they owe (one, or two by BES-29) pays the bestia: the bestie are the next initial pot.",
  "BES-27":
    "Chips are neither made nor lost: credits and pot change only when somebody brings chips or takes them away.",
  "BES-28": "Variant with four cards: four each, four to exchange, four blind, four tricks.",
  "BES-29":
    "With four cards the first player who decided to play goes bestia with fewer than two tricks; the others with none. That player may have come in blind, if nobody played before.",
  "BES-30":
    "You sit out by choice, from the next hand on; because you run out of time or leave the table; or because your credit is below the minimum at the start of a hand.",
  "BES-31":
    "You stop sitting out by saying that you are back, or by coming back to the table. With less than the minimum credit you top up first; in tournaments the minimum is zero.",
  "BES-32":
    "If you are sitting out when it is your turn to speak, you do not play the hand, and cannot come in blind even if you are back by then. If you had already spoken, your first legal card is played for you on your turn.",
  "BES-33":
    "At an open table people come and go, and chips are added between hands; a player who stands up during a hand sits out until it is over. A game ends only with an empty pot, and the next one goes on from there.",
  "BES-34":
    "In a tournament everybody begins with the same chips, and levels rise. The longer you stay in, the higher you rank; of players who go out together, the one who had more before that hand ranks higher.",
  "BES-35":
    "To declare there are three buttons: Pass, Stand pat and Exchange. To exchange, select the cards first.",
  "BES-36":
    "A card is played by a double click, or by selecting it and clicking the half-transparent card, or by dragging it there. For the last one a click is enough.",
  "BES-37": "Cards that cannot be played look different; a click says why, with the rule.",
  "BES-38": "The stock lies so that it covers a part of the turned-up trump.",
  "BES-39":
    "Secret: the hands, the stock and the discards. Open: the card turned up, who plays, how many cards each exchanged, who came in blind, the tricks, the credits and the pot. Cards not played stay hidden until the game is over.",
};
