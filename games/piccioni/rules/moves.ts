import { oneOf, type Static, strictObject, Type } from "@tavolata/kernel";
import { MOST_SEATS, PIGEONS, PLACES } from "./cards.ts";

/** The table's deck says which cards there are (PIC-30), so the schema only knows how long their names are. */
const ActionCard = Type.String({ minLength: 3, maxLength: 33 });
const ActionCards = Type.Array(ActionCard, { maxItems: 3 });
const AnyZone = Type.Union([oneOf(PLACES), Type.Integer({ minimum: 0, maximum: MOST_SEATS - 1 })]);

/** PIC-6 */
const Draw = strictObject({ type: Type.Literal("draw"), count: Type.Integer({ minimum: 1, maximum: 3 }) });
/** PIC-7 */
const Play = strictObject({ type: Type.Literal("play"), card: ActionCard });
/** PIC-9: pays for a Guano, a Montagna or a pigeon of the player's own Area. */
const Discard = strictObject({
  type: Type.Literal("discard"),
  cards: ActionCards,
  target: Type.String({ minLength: 3, maxLength: 33 }),
});
/** PIC-6: throws away what is above the hand limit. */
const ThrowAway = strictObject({ type: Type.Literal("throwAway"), cards: ActionCards });

/** PIC-7: the three answers to a card. */
const React = strictObject({ type: Type.Literal("react"), card: ActionCard });
const Contribute = strictObject({ type: Type.Literal("contribute"), cards: ActionCards });
const Decline = strictObject({ type: Type.Literal("decline") });

const ChoosePigeons = strictObject({
  type: Type.Literal("choosePigeons"),
  pigeons: Type.Array(oneOf(PIGEONS), { maxItems: 4 }),
});
const ChooseZone = strictObject({ type: Type.Literal("chooseZone"), zone: AnyZone });
const ChooseGuano = strictObject({ type: Type.Literal("chooseGuano"), card: ActionCard });

export const Move = Type.Union([
  Draw,
  Play,
  Discard,
  ThrowAway,
  React,
  Contribute,
  Decline,
  ChoosePigeons,
  ChooseZone,
  ChooseGuano,
]);
export type Move = Static<typeof Move>;
export type MoveOf<Type extends Move["type"]> = Extract<Move, { type: Type }>;
