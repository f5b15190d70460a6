import type { Seat, Turn } from "@tavolata/kernel";
import { type Breed, isFourSerama, trisIn } from "./cards.ts";
import { payDebts } from "./debts.ts";
import { endGame } from "./ending.ts";
import type { MoveOf } from "./moves.ts";
import { rest, stopAll } from "./rounds.ts";
import { type Debt, type Outcome, playerAt, type Shouted, type State } from "./state.ts";
import { matesOf, opposingTeams, teamOf } from "./teams.ts";
import type { Beccato } from "./types.ts";

/** What a shout comes to: who shows a hand, what was found there, and which eggs it brings. */
interface Finding {
  shows: Seat[];
  right: boolean;
  tris: Breed[];
  debts: Debt[];
  clause: string;
}

export function settle(
  state: State,
  { seat, shout }: Shouted,
  late: readonly Seat[],
  turn: Turn<Beccato>,
): void {
  const { shows, right, tris, debts, clause } = find(state, seat, shout);
  for (const other of shows) playerAt(state, other).shown = true;
  const outcome: Outcome = { seat, shout, right, late: [...late], tris, gains: [], clause };
  state.outcome = outcome;
  state.voids = 0;
  state.debts = debts;
  const hands = shows.map((other) => ({ seat: other, hand: [...playerAt(state, other).hand] }));
  turn.tell({ type: "settled", hands, ...outcome, gains: [] });
  payDebts(state, turn);
}

function find(state: State, seat: Seat, shout: Shouted["shout"]): Finding {
  switch (shout.type) {
    case "coccode":
      return findForMates(state, seat, shout);
    case "beccato":
      return findInAccused(state, seat, shout);
    case "chicchirichi":
      return findSerama(state, seat);
  }
}

/** BEC-9 to BEC-11, BEC-23: the caller's hand is shown too, but it does not count. */
function findForMates(state: State, seat: Seat, { breed }: MoveOf<"coccode">): Finding {
  const mates = matesOf(state, seat);
  const found = mates.flatMap((mate) => trisIn(playerAt(state, mate).hand) ?? []);
  const tris = breed === undefined ? found : found.filter((one) => one === breed);
  const right = tris.length > 0;
  const misnamed = found.length > 0 && !right;
  return {
    shows: [seat, ...mates],
    right,
    tris,
    debts: right ? [{ team: teamOf(state, seat), kind: "tris", coops: [...tris] }] : topEggs(state, seat),
    clause: right ? "BEC-10" : misnamed ? "BEC-23" : "BEC-11",
  };
}

/** BEC-12 to BEC-14 */
function findInAccused(state: State, seat: Seat, { accused }: MoveOf<"beccato">): Finding {
  const tris = trisIn(playerAt(state, accused).hand);
  const right = tris !== undefined;
  return {
    shows: [accused],
    right,
    tris: right ? [tris] : [],
    debts: [
      right
        ? { team: teamOf(state, seat), kind: "any", coops: [] }
        : { team: teamOf(state, accused), kind: "top", coops: [] },
    ],
    clause: right ? "BEC-13" : "BEC-14",
  };
}

/** BEC-15, BEC-16: players have four cards only when it is their turn. */
function findSerama(state: State, seat: Seat): Finding {
  const right = isFourSerama(playerAt(state, seat).hand);
  return {
    shows: [seat],
    right,
    tris: [],
    debts: right ? [{ team: teamOf(state, seat), kind: "crow", coops: [] }] : topEggs(state, seat),
    clause: right ? "BEC-15" : "BEC-16",
  };
}

/** BEC-11 */
function topEggs(state: State, seat: Seat): Debt[] {
  return opposingTeams(state, seat).map((team) => ({ team, kind: "top", coops: [] }));
}

/** BEC-36: nobody shouted for too long; as many such rounds in a row as there are players end the game. */
export function voidRound(state: State, turn: Turn<Beccato>): void {
  stopAll(state);
  state.voids += 1;
  const outcome: Outcome = {
    seat: null,
    shout: null,
    right: false,
    late: [],
    tris: [],
    gains: [],
    clause: "BEC-36",
  };
  state.outcome = outcome;
  turn.tell({ type: "settled", hands: [], ...outcome, gains: [] });
  if (state.voids >= state.players.length) endGame(state, "noShouts", turn);
  else rest(state, turn);
}
