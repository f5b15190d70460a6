import type { Result, Turn } from "@tavolata/kernel";
import { seatsWhere } from "./eligibility.ts";
import type { From } from "./options.ts";
import { prizesFor } from "./prizes.ts";
import {
  balanceOf,
  type Ending,
  hasOpenChairs,
  isHandOn,
  isTournament,
  levelsTime,
  type Player,
  type State,
} from "./state.ts";
import type { Bestia } from "./types.ts";

/** Ends the game if it is at its end, and says whether it was. */
export function endIfOver(state: State, turn: Turn<Bestia>): boolean {
  const endedBy = endingOf(state);
  if (endedBy !== undefined) endGame(state, endedBy, turn);
  return endedBy !== undefined;
}

/** BES-33: only with a clear pot. BES-34: when one is left. */
function endingOf(state: State): Ending | undefined {
  if (isHandOn(state) || state.pot > 0) return undefined;
  if (isTournament(state) && !state.options.manyTables) {
    return seatsWhere(state, ({ seated }) => seated).length < 2 ? "lastLeft" : undefined;
  }
  if (state.closing) return "closed";
  const { table, hands } = state.options;
  return table === "cash" && hands > 0 && state.hand >= hands ? "hands" : undefined;
}

export function endGame(state: State, endedBy: Ending, turn: Turn<Bestia>): void {
  state.phase = "over";
  state.waitingFor = null;
  state.deadline = null;
  state.turn = null;
  state.endedBy = endedBy;
  state.result = resultOf(state);
  if (hasOpenChairs(state)) {
    state.carriesOver = carryOver(state, turn.now);
    payEverybodyOut(state, turn);
  }
  payPrizes(state, state.result, turn);
  turn.tell({ type: "gameOver", endedBy, prizes: [...state.prizes], ...state.result });
}

function payEverybodyOut(state: State, turn: Turn<Bestia>): void {
  state.players.forEach((player, seat) => {
    if (player.credit > 0) turn.effect({ type: "chipsOut", seat, chips: player.credit });
    player.takenOut += player.credit;
    player.credit = 0;
  });
}

/** BES-34: out of a pool that is empty but in a tournament of one table. */
function payPrizes(state: State, { places }: Result, turn: Turn<Bestia>): void {
  state.prizes = prizesFor(state.prizePool, state.options.prizes, places);
  state.prizePool = 0;
  state.prizes.forEach((chips, seat) => {
    if (chips > 0) turn.effect({ type: "prize", seat, chips });
  });
}

/** BES-33: what the next game at this table begins with. */
function carryOver(state: State, now: number): From {
  return {
    chairs: state.players.map(({ seated, credit, sitOut }) => (seated ? { credit, sitOut } : null)),
    dealer: state.dealer,
    elapsed: levelsTime(state, now),
    compulsoryNext: state.compulsoryNext,
  };
}

/**
 * A cash table ranks by what each chair has won or lost. A tournament ranks by how long players stayed in, and those
 * who went out in the same hand by the chips they had before it. Several are still in at its end only if all their chips
 * were in the pot (BES-9). Nobody was paid in that hand, so somebody who owed no bestia was left with nothing after the
 * ante; then the bestia is zero (BES-7), and all had just the ante before the hand. They share the first place. At one
 * of many tables the ranking is not the table's affair (BES-34): nobody has a place there.
 */
function resultOf(state: State): Result {
  const { players } = state;
  if (!isTournament(state)) {
    const merits = players.map((player): Merit | null =>
      player.broughtIn === 0 ? null : [balanceOf(player), 0],
    );
    return { places: placesOf(merits), scores: players.map(balanceOf) };
  }
  const scores = players.map(({ credit }) => credit);
  if (state.options.manyTables) return { places: scores.map(() => 0), scores };
  const merits = players.map(
    ({ eliminatedAfter, creditBefore }): Merit => [eliminatedAfter ?? Number.POSITIVE_INFINITY, creditBefore],
  );
  return { places: placesOf(merits), scores };
}

/** BES-34: how a tournament would come out if it ended now: those who are still in, by the chips they have, or had before the hand. */
export function asItStands(state: State): Result {
  const { players } = state;
  const had = (player: Player) => (isHandOn(state) && player.eligible ? player.creditBefore : player.credit);
  if (!isTournament(state)) return resultOf(state);
  const merits = players.map((player): Merit => {
    const { eliminatedAfter, creditBefore } = player;
    return eliminatedAfter === null
      ? [Number.POSITIVE_INFINITY, had(player)]
      : [eliminatedAfter, creditBefore];
  });
  return { places: placesOf(merits), scores: players.map(had) };
}

/** What counts first, and what separates those who are equal in that. */
type Merit = readonly [number, number];

/** A chair that nobody sat on has no place. */
function placesOf(merits: readonly (Merit | null)[]): number[] {
  return merits.map((merit) =>
    merit === null ? 0 : 1 + merits.filter((other) => other !== null && isBetter(other, merit)).length,
  );
}

function isBetter([first, second]: Merit, [otherFirst, otherSecond]: Merit): boolean {
  return first > otherFirst || (first === otherFirst && second > otherSecond);
}
