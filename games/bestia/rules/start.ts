import type { Refusal, Setup, Turn } from "@tavolata/kernel";
import { wholeDeck } from "./cards.ts";
import { emptyChair, takeChair } from "./chairs.ts";
import { nextHand } from "./next-hand.ts";
import { type From, MOST_SEATS_WITH_FOUR_CARDS, type Options } from "./options.ts";
import { refused } from "./refusals.ts";
import { hasOpenChairs, playerAt, type State } from "./state.ts";
import type { Bestia } from "./types.ts";

export function refuseStart({ seats, options }: Setup<Bestia>): Refusal | undefined {
  if (options.handSize === 4 && seats > MOST_SEATS_WITH_FOUR_CARDS) {
    return refused("too-many-for-four-cards", { seats });
  }
  return options.table === "cash" ? refuseCash(seats, options) : refuseTournament(seats, options);
}

function refuseCash(seats: number, options: Options): Refusal | undefined {
  const { minPlayers, from } = options;
  if (options.manyTables) return refused("one-table-only");
  if (from !== undefined) return refuseFrom(seats, from);
  return minPlayers > seats ? refused("not-enough-chairs", { seats }) : undefined;
}

function refuseFrom(seats: number, { chairs, dealer }: From): Refusal | undefined {
  const fits = chairs.length === seats && (dealer === null || dealer < seats);
  return fits ? undefined : refused("not-this-table", { seats });
}

/** BES-34: without rising levels it might never end. */
function refuseTournament(seats: number, { levelMinutes, manyTables, from }: Options): Refusal | undefined {
  if (levelMinutes === 0) return refused("levels-must-rise");
  if (from === undefined) return undefined;
  return manyTables ? refuseFrom(seats, from) : refused("tournament-begins-anew");
}

export function start({ seats, options }: Setup<Bestia>, turn: Turn<Bestia>): State {
  const state = emptyTable(seats, options, turn.now);
  seatEverybody(state, turn);
  nextHand(state, turn);
  return state;
}

function emptyTable(seats: number, options: Options, now: number): State {
  const { from, entry } = options;
  return {
    options,
    phase: "between",
    waitingFor: null,
    stopped: false,
    hand: 0,
    levelsBegan: now - (from?.elapsed ?? 0),
    level: 0,
    dealer: from?.dealer ?? null,
    turn: null,
    deadline: null,
    players: Array.from({ length: seats }, emptyChair),
    ante: 0,
    pot: 0,
    bestia: 0,
    initialPot: 0,
    compulsory: false,
    compulsoryNext: options.compulsoryHand && (from?.compulsoryNext ?? false),
    stock: wholeDeck(),
    trump: null,
    firstToPlay: null,
    trick: [],
    tricks: [],
    lastHand: null,
    closing: false,
    prizePool: options.table === "tournament" && !options.manyTables ? entry * seats : 0,
    prizes: Array(seats).fill(0),
    endedBy: null,
    carriesOver: null,
    result: null,
  };
}

/** With the stack, or with what the game before left them (BES-33). A tournament may ask for an entry (BES-34). */
function seatEverybody(state: State, turn: Turn<Bestia>): void {
  const { from, stack, entry } = state.options;
  state.players.forEach((_, seat) => {
    const chair = from === undefined ? { credit: stack, sitOut: false } : from.chairs[seat];
    if (chair === null || chair === undefined) return;
    takeChair(state, seat, chair.credit);
    Object.assign(playerAt(state, seat), { sitOut: chair.sitOut, present: true });
    turn.tell({ type: "sat", seat, chips: chair.credit });
    if (hasOpenChairs(state) && chair.credit > 0) turn.effect({ type: "chipsIn", seat, chips: chair.credit });
    else if (state.prizePool > 0) turn.effect({ type: "entry", seat, chips: entry });
  });
}
