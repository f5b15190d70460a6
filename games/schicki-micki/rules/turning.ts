import type { Offer, Refusal, Seat, Turn } from "@tavolata/kernel";
import { HIDDEN } from "./cards.ts";
import { doneAt, turnsByClock, waitForNextCard } from "./clock.ts";
import type { Move, ScreenMove } from "./moves.ts";
import { refused } from "./refusals.ts";
import { isAroundOneTable, playerAt, type State } from "./state.ts";
import type { SchickiMicki } from "./types.ts";

/** The longest time that a screen is granted to paint a card, in milliseconds. */
const SLOWEST_SCREEN = 250;

/** SCH-4, SCH-5 */
export function refuseTurn(state: State, seat: Seat): Refusal | undefined {
  if (state.phase === "window") return refused("window-open");
  if (state.phase === "vote") return refused("vote-on");
  if (state.lastCall !== null) return refused("last-card-turned");
  if (state.options.turning === "clock") return refused("clock-turns");
  if (seat !== state.dealer) return refused("not-the-dealer");
  return state.reaching ? refused("turning-already") : undefined;
}

export function turnOffers(state: State, seat: Seat): Offer<Move>[] {
  return refuseTurn(state, seat) === undefined ? [{ move: { type: "turn" } }] : [];
}

/** SCH-5: a dealer who reaches for a card before the minimum gap is over turns it when it is. */
export function reachForCard(state: State, seat: Seat, turn: Turn<SchickiMicki>): void {
  playerAt(state, seat).away = false;
  if (turn.now >= state.opensAt) {
    turnCard(state, turn);
  } else {
    state.reaching = true;
    turn.tell({ type: "reaches", seat });
  }
}

/** The clock turns a card: at its pace, for a dealer who has reached for it, or for one who does nothing. */
export function turnByClock(state: State, turn: Turn<SchickiMicki>): void {
  if (!state.reaching && !turnsByClock(state)) playerAt(state, state.dealer).away = true;
  turnCard(state, turn);
}

function turnCard(state: State, turn: Turn<SchickiMicki>): void {
  const { dealer, deck, line } = state;
  const byClock = !state.reaching && turnsByClock(state);
  const card = deck.pop();
  if (card === undefined) throw new RangeError("no card is left to turn");
  const number = state.turned + 1;
  state.turned = number;
  line.push({ number, card, at: turn.now, shown: false });
  state.spent = [];
  waitForNextCard(state, turn.now);
  const told = { type: "turned", number, card, dealer, byClock, left: deck.length, at: turn.now } as const;
  // SCH-22: around one table the cards are on the screen only, and phones are buttons.
  if (isAroundOneTable(state)) turn.tell.to(["screen", "spectator"], told, { ...told, card: HIDDEN });
  else turn.tell(told);
}

/** SCH-5: around one table reactions count from the frame in which the shared screen showed the card. */
export function refuseShown(state: State, { card }: ScreenMove): Refusal | undefined {
  if (!isAroundOneTable(state)) return refused("no-shared-screen");
  if (state.phase === "over") return refused("game-is-over");
  if (state.phase === "vote") return refused("window-closed");
  const turned = state.line.find(({ number }) => number === card);
  if (turned === undefined) return refused("no-such-card");
  return turned.shown ? refused("shown-already") : undefined;
}

export function shownOffers(state: State): Offer<ScreenMove>[] {
  return state.line
    .map(({ number }): ScreenMove => ({ type: "shown", card: number }))
    .filter((move) => refuseShown(state, move) === undefined)
    .map((move) => ({ move }));
}

export function noteShown(state: State, { card }: ScreenMove, turn: Turn<SchickiMicki>): void {
  const turned = state.line.find(({ number }) => number === card);
  if (turned === undefined) throw new RangeError(`card ${card} is not on the line`);
  turned.at = Math.max(turned.at, Math.min(doneAt(state, turn), turned.at + SLOWEST_SCREEN));
  turned.shown = true;
  turn.tell({ type: "shown", number: card, at: turned.at });
}
