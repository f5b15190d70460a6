import { type Breed, type Card, HIDDEN, playerAt, type Signal, teamWith, type View } from "../rules/index.ts";

type Row = readonly Signal[];

/** What the watcher's own guild has agreed on: for any tris, and for some breeds. */
export function agreedBy(view: View): { entry: Breed | null; row: Row }[] {
  if (typeof view.watcher !== "number") return [];
  const { signal, signalsByBreed } = teamWith(view, view.watcher);
  const byBreed = signalsByBreed === HIDDEN ? [] : signalsByBreed;
  return [
    ...(signal === null || signal === HIDDEN ? [] : [{ entry: null, row: signal }]),
    ...byBreed.map(({ breed, row }) => ({ entry: breed, row })),
  ];
}

/**
 * What the key of the guild's own signal makes: where there is one for each breed (BEC-23), that of the breed the player
 * has most of, and so of their tris if they have one; otherwise the one for any tris. Without a tris it is a bluff, and the
 * key is the same: nobody can read off it what the player holds. Empty where the guild has no signal.
 */
export function ownRow(view: View): Row {
  const agreed = agreedBy(view);
  const hand = typeof view.watcher === "number" ? playerAt(view, view.watcher).hand : [];
  const held = (breed: Breed) => hand.filter((card) => card === (breed as Card)).length;
  const forAny = agreed.find(({ entry }) => entry === null);
  const byBreed = agreed
    .flatMap(({ entry, row }) => (entry === null ? [] : [{ row, held: held(entry) }]))
    .sort((a, b) => b.held - a.held);
  const most = byBreed[0];
  if (forAny !== undefined && (most === undefined || most.held < TRIS)) return forAny.row;
  return most?.row ?? [];
}

const TRIS = 3;

/** How much of a row has been made, and when its last signal was begun, in the page's time. */
export interface Made {
  readonly row: Row;
  readonly signals: number;
  readonly at: number;
}

export const NOTHING_MADE: Made = { row: [], signals: 0, at: Number.NEGATIVE_INFINITY };

/** In milliseconds from the beginning of a signal: after that the row begins anew. */
export const ROW_LASTS = 7500;

/** BEC-22: which signal of the row comes next; a row that was left unfinished, or has changed, begins anew. */
export function nextInRow(row: Row, made: Made, now: number): number {
  if (now - made.at > ROW_LASTS || made.row.join() !== row.join()) return 0;
  return made.signals % row.length;
}
