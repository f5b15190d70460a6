import type { Reaction } from "@tavolata/bots";
import { fastRandom, pick, type Random, type Seat, shuffle } from "@tavolata/kernel";
import {
  type Beccato,
  BREEDS,
  type Breed,
  HIDDEN,
  isLoud,
  known,
  matesOf,
  playerAt,
  SIGNALS,
  type Signal,
  signalsAt,
  teamWith,
  trisIn,
  type View,
} from "../rules/index.ts";
import { happens, timeIn } from "./chances.ts";
import { lookAt } from "./eyes.ts";
import type { Level, Span } from "./levels.ts";
import { ownHand } from "./shouting.ts";

const BEGIN: Span = [200, 500];
/** How long a furtive gesture is held: a mate who is looking has seen it by then. */
const FURTIVE_MS = 520;

/** What the bot shows its mates for its tris, if it has one. */
export function rowToShow(view: View): readonly Signal[] | undefined {
  const tris = trisIn(ownHand(view));
  return tris === undefined ? undefined : signalFor(view, tris);
}

function signalFor(view: View, breed: Breed): readonly Signal[] | undefined {
  const { signal, signalsByBreed } = teamWith(view, view.watcher as Seat);
  const named = signalsByBreed === HIDDEN ? undefined : signalsByBreed.find((one) => one.breed === breed);
  if (named !== undefined) return named.row;
  return signal === HIDDEN || signal === null ? undefined : signal;
}

/** BEC-32, BEC-34: whether the bot's hands are free; around one table only people have hands. */
export function isAtLeisure({ own, options }: View): boolean {
  return options.table === "online" && own !== null && (own.act === null || own.act.idle);
}

/** Shows its mates what it has: furtively to eyes that it meets, or, if none come, so that they turn. */
export function showSignal(
  view: View,
  row: readonly Signal[],
  next: number,
  quiet: number,
  level: Level,
  random: Random,
): Reaction<Beccato> | undefined {
  const signal = known(row[next], "signal of the row to go on with");
  const perform = { move: { type: "perform", signal } as const, after: timeIn(BEGIN, random) };
  // A row that was begun is continued.
  if (level.patience === 0 || !view.options.lineOfSight || next > 0) return perform;
  const mates = matesOf(view, view.watcher as Seat);
  if (metEyes(view, mates) || quiet >= level.patience) return perform;
  return lookAt(view, pick(mates, random), timeIn(BEGIN, random));
}

/** BEC-33: whether a mate is seen looking back. */
function metEyes(view: View, mates: readonly Seat[]): boolean {
  return mates.some((mate) => playerAt(view, mate).gaze === view.watcher);
}

/** Lets go at once of what a mate who is looking has seen. */
export function letGo(view: View): Reaction<Beccato> | undefined {
  const { own, watcher } = view;
  const act = own?.act;
  if (act == null || act.released || !view.options.lineOfSight) return undefined;
  return metEyes(view, matesOf(view, watcher as Seat))
    ? { move: { type: "release" }, after: FURTIVE_MS }
    : undefined;
}

/** Makes a gesture that means nothing; some bots have a few favourites, which others take for their signal. */
export function feign(view: View, level: Level, random: Random): Reaction<Beccato> | undefined {
  if (!happens(level.feigns, random)) return undefined;
  const signal = pick(feints(view, level.repertoire), random);
  return { move: { type: "perform", signal }, after: timeIn(BEGIN, random) };
}

/** The same ones all game long, but different ones in every game; and voices only where the real signal may be one. */
function feints(view: View, repertoire: number): readonly Signal[] {
  const { signal, signalsByBreed } = teamWith(view, view.watcher as Seat);
  const rows = [signal, ...(signalsByBreed === HIDDEN ? [] : signalsByBreed.map(({ row }) => row))];
  const real = rows.flatMap((row) => (row === null || row === HIDDEN ? [] : row));
  const alike = signalsAt(view.options).filter((one) => real.some((own) => isLoud(own) === isLoud(one)));
  const free = (real.length === 0 ? signalsAt(view.options) : alike).filter((one) => !real.includes(one));
  if (repertoire === 0) return free;
  const game = view.coops.reduce((sum, { breed }) => 8 * sum + BREEDS.indexOf(breed), 0);
  const own = real.reduce((sum, one) => 33 * sum + SIGNALS.indexOf(one), view.watcher as Seat);
  return shuffle([...free], fastRandom(game, own)).slice(0, repertoire);
}
