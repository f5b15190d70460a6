import type { Clauses } from "../clauses.ts";

export const clauses: Clauses = {
  "SCH-1":
    "The game is for 2 to 7 players, with 64 cards: 46 pheasants with one worm, 6 with two worms, and 12 details, which show one feature alone.",
  "SCH-2":
    "In the middle of the table stand a red pawn and blue pawns: one fewer than there are players, up to three.",
  "SCH-3":
    "There are six colours, and the six features of a pheasant all have different ones. Two worms on one card have the same colour and count once; the rest of the bird does not count. The deck is our own, and one that you make can replace it.",
  "SCH-4":
    "The dealer turns the cards up slowly, side by side, and plays like everybody else. When somebody takes cards, the deck passes to the left.",
  "SCH-5":
    "A card reaches everybody when it is turned, never earlier, and your time counts from when your screen shows it (around one table, the shared screen). The dealer turns it, or the clock at a set pace, never faster than the minimum gap.",
  "SCH-6":
    "A reaction stops the cards and leaves the others one more moment to react; then everything is settled together. If nobody takes cards, the line stays and the dealer goes on at once.",
  "SCH-7": "A card with two worms comes before everything: knock.",
  "SCH-8": "Then come two identical cards: take the red pawn.",
  "SCH-9":
    "Then several matches: take a blue pawn. Two red hats and two blue hats are two, three red hats are only one.",
  "SCH-10":
    "Then one match: call its name. If there is none of the four, every reaction is wrong; without cards on the line there is nothing to react to, and what is done in the first 0.12 seconds of the first card does not count.",
  "SCH-11":
    "Everybody may make one call and one move of the hand, which is then committed until the next card. What a hand did is only seen at the end; calls are heard at once. If you reach for a pawn that is gone, you neither win nor lose.",
  "SCH-12":
    "Only the most important thing on the line counts, even if there is more. What is not right costs a card; with two worms, a blue pawn costs nothing if there are several matches.",
  "SCH-13":
    "The first right call, the first right knock and the red pawn rightly taken win all the cards of the line. If somebody knocks and is right, only knocks count.",
  "SCH-14":
    "Every player who rightly took a blue pawn gets a card from the line; the rest go under the deck, and if there are too few, the top of the deck makes up for them. If the deck runs out, the game is over, and a missing card still counts as a point.",
  "SCH-15":
    "A right knock always beats calls and pawns, even those that were right on the line before: their players neither win nor lose.",
  "SCH-16":
    "A right call that is not enough, because something more important is on the line, brings nothing and costs nothing.",
  "SCH-17":
    "Each wrong reaction costs a card from your pile, which goes back face down under the deck; if you have none you do not pay, but you are out of the line (SCH-28). You pay before you win.",
  "SCH-18": "Taking a blue pawn when two identical cards are on the line costs a card.",
  "SCH-19": "The pawns go back before the next card.",
  "SCH-20": "Figures 3 to 9 of the rulebook are the examples, and the game follows them to the letter.",
  "SCH-21":
    "Everybody's own reaction time counts, measured on their screen, with a limited lag allowance. Less than 0.12 seconds after a card the line before it counts. Times that are nearly always the same, or always at the limit, are pointed out to the table.",
  "SCH-22":
    "If nobody can tell who was first, players around one table vote, and the majority decides. Online, or without a majority, it is undecided.",
  "SCH-23":
    "If it is undecided, each of them gets one card from the line, and the rest is as in SCH-14. Players who tie for the last blue pawn all have it.",
  "SCH-24":
    "After the last card there are a few seconds more to react, which nobody can cut short; then the game ends. The most cards win; a tie is shared. A card that goes under the deck at the end does not make the game longer.",
  "SCH-25":
    "There are nine big targets, for thumb and keyboard: six names, knock, blue, red. For players who cannot tell the colours apart, each has a shape too.",
  "SCH-26":
    "When a line is taken the matching features light up, with the times of those who reacted and the rule that decided. As long as the line stays, you are only told who was wrong and what it cost them.",
  "SCH-27":
    "Everybody sees the line and how many cards are in the deck and in each pile, and nothing else. The deck's order is hidden, and no screen has a card before it is turned.",
  "SCH-28":
    "If you are wrong and have no card to pay with, you are out of that line: until somebody takes it you neither call nor move your hand. If that would leave nobody, everybody is back in.",
};
