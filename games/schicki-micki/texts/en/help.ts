import type { Texts } from "../it.ts";

export const phases: Texts["phases"] = {
  turning:
    "Watch the line. A card with two worms: knock. Two identical cards: the red pawn. More than one match: a blue pawn. Just one: call its name. Only the most important thing counts; the player who is wrong gives a card back.",
  window:
    "Somebody has reacted, and the others have one more moment. Everybody may make one call and one move of the hand; what a hand did is seen at the end.",
  vote: "The times are too close. Vote for who was first: if most agree that player takes it all, otherwise it is one card each.",
};
