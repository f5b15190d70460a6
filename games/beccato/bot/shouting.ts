import type { Seat } from "@tavolata/kernel";
import {
  type Breed,
  type Card,
  HIDDEN,
  matesOf,
  playerAt,
  type Shout,
  teamWith,
  type View,
} from "../rules/index.ts";
import type { Level } from "./levels.ts";
import type { Memory } from "./memory.ts";

/** How sure a mate is made by a row of several signals. */
const ROW_IS_SEEN = 0.95;

/** What the bot believes of a player's hand. */
export interface Belief {
  readonly seat: Seat;
  readonly isMate: boolean;
  readonly chance: number;
}

export function ownHand(view: View): Card[] {
  return playerAt(view, view.watcher as Seat).hand.filter((card) => card !== HIDDEN);
}

/** BEC-1: there are three of a breed, so one in the bot's own hand rules out that tris for everybody else. */
export function possibleBreeds(view: View): Breed[] {
  const hand = ownHand(view);
  return view.coops.map(({ breed }) => breed).filter((breed) => !hand.includes(breed));
}

export function beliefs(view: View, memory: Memory): Belief[] {
  const me = view.watcher as Seat;
  const reading = memory.sitDown(view);
  const possible = possibleBreeds(view).length;
  const mates = matesOf(view, me);
  const rows = ownRows(view).filter(({ row }) => row.length > 1 || view.options.calledChickens);
  return view.places
    .filter((seat) => seat !== me)
    .map((seat) => {
      const isMate = mates.includes(seat);
      const chance = reading.chanceOfTris(seat);
      const sawRow = isMate && possible > 0 && rows.some(({ row }) => memory.hasSeen(seat, row));
      return { seat, isMate, chance: sawRow ? Math.max(chance, ROW_IS_SEEN) : chance };
    });
}

/** The signals of the bot's own team, and what each is for. */
export function ownRows(view: View) {
  const { signal, signalsByBreed } = teamWith(view, view.watcher as Seat);
  const ofBreeds = signalsByBreed === HIDDEN ? [] : signalsByBreed;
  return signal === HIDDEN || signal === null ? ofBreeds : [...ofBreeds, { breed: undefined, row: signal }];
}

/** Shouts about the likeliest tris, if it is likely enough; around one table a bot sees nothing to go by (BEC-34). */
export function wantedShout(view: View, memory: Memory, level: Level): Shout | undefined {
  if (view.options.table !== "online") return undefined;
  const all = beliefs(view, memory);
  const mate = likeliest(all.filter(({ isMate }) => isMate));
  const rival = likeliest(all.filter(({ isMate }) => !isMate));
  const coccode = mate && mate.chance >= level.coccode ? coccodeFor(view, memory, mate, level) : undefined;
  if (coccode !== undefined) return coccode;
  return rival && rival.chance >= level.beccato ? { type: "beccato", accused: rival.seat } : undefined;
}

function likeliest(some: readonly Belief[]): Belief | undefined {
  return some.reduce<Belief | undefined>(
    (best, one) => (best === undefined || one.chance > best.chance ? one : best),
    undefined,
  );
}

/** BEC-23: where a breed must be named, that takes a signal for it, or few enough possible breeds. */
function coccodeFor(view: View, memory: Memory, { seat, chance }: Belief, level: Level): Shout | undefined {
  if (!view.options.calledChickens) return { type: "coccode" };
  const possible = possibleBreeds(view);
  const named = ownRows(view).find(
    ({ breed, row }) => breed !== undefined && memory.hasSeen(seat, row),
  )?.breed;
  if (named !== undefined) return possible.includes(named) ? { type: "coccode", breed: named } : undefined;
  const [breed] = possible;
  if (breed === undefined || chance / possible.length < level.coccode) return undefined;
  return { type: "coccode", breed };
}
