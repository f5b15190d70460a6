import type { Offer, Refusal, Seat, Turn } from "@tavolata/kernel";
import { startTurn } from "./calls.ts";
import { type Card, HIDDEN, takeCard } from "./cards.ts";
import type { Move } from "./moves.ts";
import { playerAt } from "./players.ts";
import { refused } from "./refusals.ts";
import type { IlConto, State } from "./types.ts";

/** CON-23, CON-25, CON-26 */
export function refuseDiscard(state: State, seat: Seat, cards: readonly Card[]): Refusal | undefined {
  const player = playerAt(state, seat);
  if (player.owed === 0) return refused("nothing-to-discard");
  if (cards.length !== player.owed) return refused("wrong-number-of-discards", { owed: player.owed });
  const left = [...player.cards];
  const missing = cards.find((card) => !takeCard(left, card));
  return missing === undefined ? undefined : refused("card-to-discard-not-held", { card: missing });
}

export function discardOffers(state: State, seat: Seat): Offer<Move>[] {
  const { owed, cards } = playerAt(state, seat);
  if (owed === 0) return [];
  return [
    {
      move: { type: "discard" },
      open: { cards: { kind: "some", from: [...cards], least: owed, most: owed } },
    },
  ];
}

/** Face down; all players at the same time, and when the last one has done it the calls begin. */
export function discard(state: State, seat: Seat, cards: readonly Card[], turn: Turn<IlConto>): void {
  const player = playerAt(state, seat);
  for (const card of cards) takeCard(player.cards, card);
  player.discards = [...cards];
  player.owed = 0;
  turn.tell.to(
    [seat],
    { type: "discarded", seat, cards: [...cards] },
    { type: "discarded", seat, cards: cards.map(() => HIDDEN) },
  );
  if (state.players.every(({ owed }) => owed === 0)) beginCalls(state, turn);
}

export function beginCalls(state: State, turn: Turn<IlConto>): void {
  state.phase = "calls";
  startTurn(state, state.opener, turn);
}
