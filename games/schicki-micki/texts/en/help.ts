import type { Texts } from "../it.ts";

export const phases: Texts["phases"] = {
  turning:
    "Watch the line. A card with two worms: knock. Two identical cards: the red pawn. More than one match: a blue pawn. Just one: call its name. Only what ranks highest counts; get it wrong, and you give a card back.",
  window:
    "Somebody has reacted, and the others have one more moment. Everybody has one call and one move of the hand; what a hand did comes out at the end.",
  vote: "The times are too close. Vote for the player you saw first: if most of you agree, they take it all; otherwise it's one card each.",
};
