import type { Seat, Turn } from "@tavolata/kernel";
import { pauseBetweenHands } from "./clock.ts";
import { lastEntitled, leastCredit, whyNotDeal } from "./eligibility.ts";
import { endIfOver } from "./ending.ts";
import { takePot } from "./pot.ts";
import { isInTheHand, isTournament, type Player, playerAt, type State, tookPart } from "./state.ts";
import type { Bestia } from "./types.ts";

export function emptyChair(): Player {
  return {
    seated: false,
    credit: 0,
    broughtIn: 0,
    takenOut: 0,
    leftWith: 0,
    sitOut: false,
    sitOutNext: false,
    leaving: false,
    present: false,
    paidAnte: false,
    precedence: false,
    eligible: false,
    cards: [],
    discards: [],
    declaration: null,
    exchanged: 0,
    declinedBlind: false,
    tricks: 0,
    creditBefore: 0,
    eliminatedAfter: null,
  };
}

/** BES-33: the newcomer plays as soon as BES-10 and BES-11 allow it. */
export function sit(state: State, seat: Seat, chips: number, turn: Turn<Bestia>): void {
  takeChair(state, seat, chips);
  // How the last hand came out is told by seats, and must not be told of a player who was not there.
  if (tookPart(state.lastHand, seat)) state.lastHand = null;
  turn.effect({ type: "chipsIn", seat, chips });
  turn.tell({ type: "sat", seat, chips });
  resumeIfPossible(state, turn);
}

/** The chips that came to the chair and left it in this game stay on its account. */
export function takeChair(state: State, seat: Seat, chips: number): void {
  const { broughtIn, takenOut } = playerAt(state, seat);
  leaveCards(state, seat);
  state.players[seat] = {
    ...emptyChair(),
    seated: true,
    credit: chips,
    broughtIn: broughtIn + chips,
    takenOut,
  };
}

export function topUp(state: State, seat: Seat, chips: number, turn: Turn<Bestia>): void {
  const player = playerAt(state, seat);
  const wasOut = player.sitOut && player.credit < leastCredit(state);
  player.credit += chips;
  player.broughtIn += chips;
  turn.effect({ type: "chipsIn", seat, chips });
  turn.tell({ type: "toppedUp", seat, chips, credit: player.credit });
  // BES-31: a player who buys in again is there to play.
  if (wasOut) {
    player.sitOut = false;
    turn.tell({ type: "back", seat });
  }
  resumeIfPossible(state, turn);
}

/** BES-33: at once, or after the hand that the player is in, who sits out until then. */
export function stand(state: State, seat: Seat, turn: Turn<Bestia>): void {
  if (!isInTheHand(state, seat)) {
    leave(state, seat, turn);
    endIfOver(state, turn);
    return;
  }
  const player = playerAt(state, seat);
  player.leaving = true;
  player.sitOut = true;
  turn.tell({ type: "willStand", seat });
}

/** BES-34: a player with no chips left does not go to another table of the tournament. */
export function leave(state: State, seat: Seat, turn: Turn<Bestia>): void {
  if (isTournament(state) && playerAt(state, seat).credit === 0) {
    putOut(state, seat, turn);
    return;
  }
  const { credit, broughtIn, takenOut } = playerAt(state, seat);
  leaveCards(state, seat);
  state.players[seat] = { ...emptyChair(), broughtIn, takenOut: takenOut + credit, leftWith: credit };
  if (credit > 0) turn.effect({ type: "chipsOut", seat, chips: credit });
  turn.tell({ type: "stood", seat, chips: credit });
  // In a hand there are always two who have paid for it.
  const last = lastEntitled(state, () => true);
  if (last !== undefined) takePot(state, last, turn);
}

/** BES-12 */
export function putOut(state: State, seat: Seat, turn: Turn<Bestia>): void {
  const player = playerAt(state, seat);
  player.seated = false;
  player.eliminatedAfter = state.hand;
  const { hand } = state;
  const effect = { type: "eliminated", seat, hand, chipsBefore: player.creditBefore } as const;
  turn.effect(state.options.manyTables ? { ...effect, by: takersOf(state, seat) } : effect);
  turn.tell({ type: "eliminated", seat, hand: state.hand });
}

/** BES-34: who took the pot of the last hand, and still sits there. */
function takersOf({ lastHand, players }: State, out: Seat): { seat: Seat; chips: number }[] {
  return (lastHand?.won ?? []).flatMap((chips, seat) =>
    chips > 0 && seat !== out && players[seat]?.seated ? [{ seat, chips }] : [],
  );
}

/** BES-34: the house keeps the time of the levels for all tables of a tournament, so that they rise together. */
export function setLevels(state: State, elapsed: number, held: boolean, turn: Turn<Bestia>): void {
  state.levelsBegan = turn.now - elapsed;
  if (held) state.levelsHeldAt = turn.now;
  else delete state.levelsHeldAt;
  turn.tell({ type: "levels", elapsed, held });
}

/** The cards of the last hand go to the stock, face down, and are shuffled with it for the next. */
function leaveCards(state: State, seat: Seat): void {
  const { cards, discards } = playerAt(state, seat);
  state.stock.push(...cards, ...discards);
}

export function close(state: State, turn: Turn<Bestia>): void {
  state.closing = true;
  turn.tell({ type: "closing" });
  endIfOver(state, turn);
}

/** A table that waits goes on as soon as what it waited for is there. */
export function resumeIfPossible(state: State, turn: Turn<Bestia>): void {
  if (state.phase !== "waiting" || whyNotDeal(state) !== undefined) return;
  pauseBetweenHands(state, turn.now);
  turn.tell({ type: "resumes" });
}
