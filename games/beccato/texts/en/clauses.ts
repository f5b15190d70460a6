import type { Clauses } from "../clauses.ts";

export const clauses: Clauses = {
  "BEC-1":
    "There are 28 chickens: three each of eight breeds, and four Serama. Then there are 8 coops, 28 eggs (seven for each of the four guilds), 12 guild cards, 33 signals and a chick.",
  "BEC-2":
    "The game is for 4 to 9, in guilds of two or three: 2+2, 3+2, 3+3 or 2+2+2, 3+2+2, 2+2+2+2 or 3+3+2, 3+3+3 or 3+2+2+2. Guilds go by seats or are drawn at random, and then so are the seats. Each guild has a symbol, given out or chosen before any egg is seen.",
  "BEC-3":
    "Guilds alternate around the table: two neighbours are never in the same guild. Everybody knows who is in which. The first dealer is random.",
  "BEC-4":
    "Each guild gets a signal card, which only its members see. No two guilds have the same, and all are voices or all are gestures.",
  "BEC-5":
    "There is one coop fewer than there are players, chosen at random. Their breeds and the four Serama are shuffled and all dealt: three cards each, four to the dealer.",
  "BEC-6": "An egg lies face up on every coop; the others form a face-down deck.",
  "BEC-7":
    "The dealer passes one of their four cards to the player on their left, who then has four and passes one, and so on until somebody shouts.",
  "BEC-8":
    "After each round the player to the dealer's left is the next dealer. All chickens are collected, shuffled and dealt again.",
  "BEC-9": "Anybody may shout Coccodé at any time in the round. All the caller's mates show their hands.",
  "BEC-10":
    "If a mate has a tris, the guild takes the egg of that coop, which gets a new one from the deck. The caller's hand is shown too, but a tris in it does not count. With two tris, the caller chooses.",
  "BEC-11":
    "If no mate has a tris, every other guild draws the top egg of the deck, in order from the caller's left.",
  "BEC-12":
    "Anybody may shout Beccato at any time in the round, naming a player of another guild, who shows their hand.",
  "BEC-13":
    "If there is a tris, the caller's guild takes an egg of its choice: from a coop, which gets a new one, or from the top of the deck.",
  "BEC-14": "If there is no tris, the guild of the accused draws the top egg.",
  "BEC-15":
    "If you have four Serama on your turn you may shout Chicchirichì and show them: your guild draws the top egg.",
  "BEC-16":
    "If somebody shouts Chicchirichì without four Serama, every other guild draws an egg, as in BEC-11.",
  "BEC-17": "Three Serama are worth nothing, whatever is shouted.",
  "BEC-18":
    "The first shout ends the round, and hands count as they were when it was made: at the touch, with a limited lag allowance. If you let go of the button at once you have not shouted, and stay silent for a second. In a tie Beccato beats Coccodé and Coccodé Chicchirichì, then the player nearest the dealer's left.",
  "BEC-19":
    "The game ends when a guild has six eggs. If the deck is empty, eggs are chosen from the coops, which stay empty; the same goes for a tris whose coop is empty. When there are no eggs left, the game is over.",
  "BEC-20":
    "An egg of your own guild counts 2, others 1. The most points win; if guilds are tied, the most face-up eggs of their own. If those are tied too, the win is shared.",
  "BEC-21":
    "Between rounds a guild may change its signal, drawn or agreed, by turning one of its eggs: it still counts towards six, but is worth 0 and breaks the bonus in a pyramid. One asks, the others confirm, and the deal waits for them, 30 seconds at most. The old signal stays secret; without BEC-22 there is only one.",
  "BEC-22":
    "No signal cards: every guild agrees in secret on a signal or a row of up to three. One member proposes a signal, and it is agreed when all accept; a row may repeat a signal. Around a real table people step aside, and the app knows nothing of it.",
  "BEC-23":
    "Coccodé also says which chicken, or its colour, and is right only if a mate has a tris of that breed; otherwise BEC-11 applies. Before the first round a guild may agree on a signal for each breed; it need not, not even with free signals.",
  "BEC-24": "Eggs are laid as a pyramid, by the rules from BEC-26 to BEC-30.",
  "BEC-25":
    "With five players, everything is set up as for six, and an imaginary chicken has three cards that nobody looks at. The player before it shuffles a card in, the player after it draws one at random. It never deals and cannot be caught.",
  "BEC-26":
    "The pyramid has three, two and one card, from the base up. An egg goes higher only where both cards below it lie, and the guild picks the place.",
  "BEC-27":
    "The first complete pyramid ends the game. The others fill their gaps with their three guild cards. A guild with more than three gaps is out of the count, and comes last.",
  "BEC-28":
    "Eggs count as in BEC-20, guild cards 0. A level all of one guild counts double, guild cards included, and the top always does. A face-down egg belongs to no guild.",
  "BEC-29":
    "The chick is on the table from the start. A guild that rightly shouts Chicchirichì when only the top is missing may put the chick there instead of an egg: it counts 5, doubled 10.",
  "BEC-30":
    "The examples of the rulebook make 24 (12 + 2 + 10), 9 (3 + 2 + 4) and 8 (4 + 4 + 0), and the game follows them.",
  "BEC-31":
    "There are 33 signals: the 24 of the rulebook, three from its examples and six of our own. They are gestures, topics to talk about or sounds, and left and right differ. Without voices, only the 24 gestures are signals.",
  "BEC-32":
    "Anybody may make any signal, true or false, at any time. It lasts from 0.7 to 2 seconds, then the hands rest for 1.5. As cover, the table adds small movements that are never signals, and now and then somebody chats or laughs for no reason: only those who look can tell that it means nothing.",
  "BEC-33":
    "You look at one player at a time: turning the eyes takes 400 milliseconds, a look lasts at least 600; with four cards you look at those. To make out a signal you look at its maker for 450, and only then you see where they look. Of a voice everybody hears whose it was, and whether it was talk or a sound.",
  "BEC-34":
    "Around a real table the gestures are real: the app deals, decides who shouted first and keeps the eggs. Bots can neither make nor see gestures: only people play there.",
  "BEC-35":
    "The rulebook's advice: let some time pass between the signal and the Coccodé, bluff, and make many signals.",
  "BEC-36":
    "When time is up, the clock passes a card that breaks no pair, makes the first possible choice or gives a random signal to a guild that has none. After 12 laps without a shout the round is void. As many void rounds in a row as there are players end the game, and it is scored.",
  "BEC-37":
    "Hidden are the hands, the cards that are passed (known to giver and taker), the deck of eggs, other guilds' signals and those that were not made out. Everybody knows shouts, hands that are shown, eggs, coops, and who talks or makes a sound.",
  "BEC-38":
    "While guilds agree and between rounds you can say something to your own guild, from a list of ready sentences: nobody else learns of it. Each player has six of them between two deals.",
  "BEC-39":
    "When the game is over, everybody learns what every guild's signals were, in which round a player with a tris made them, who noticed and who missed them. Nothing before that.",
};
