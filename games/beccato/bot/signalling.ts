import type { Reaction } from "@tavolata/bots";
import { fastRandom, pick, type Random, type Seat, shuffle } from "@tavolata/kernel";
import {
  type Beccato,
  BREEDS,
  type Breed,
  HIDDEN,
  isFidget,
  isLoud,
  matesOf,
  SIGNALS,
  type Signal,
  trisIn,
  type View,
} from "../rules/index.ts";
import { happens, timeIn } from "./chances.ts";
import { lookAt } from "./eyes.ts";
import type { Level, Span } from "./levels.ts";
import { ownHand } from "./shouting.ts";

const BEGIN: Span = [200, 500];
/** How long a furtive gesture is held: a mate who looks has seen it by then. */
const FURTIVE_MS = 520;

/** What he shows a mate for the tris that he has, if he has one. */
export function rowToShow(view: View): readonly Signal[] | undefined {
  const tris = trisIn(ownHand(view));
  return tris === undefined ? undefined : signalFor(view, tris);
}

function signalFor({ teams, watcher }: View, breed: Breed): readonly Signal[] | undefined {
  const { signal, signalsByBreed } = teams.find(({ seats }) => seats.includes(watcher as Seat))!;
  const named = signalsByBreed === HIDDEN ? undefined : signalsByBreed.find((one) => one.breed === breed);
  if (named !== undefined) return named.row;
  return signal === HIDDEN || signal === null ? undefined : signal;
}

/** BEC-32, BEC-34: whether his hands are free; around one table they are nobody's but people's. */
export function isAtLeisure({ own, options }: View): boolean {
  return options.table === "online" && own !== null && (own.act === null || isFidget(own.act.what));
}

/** Shows his mates what he has: furtively to eyes that he meets, or, when none come, so that they turn. */
export function showSignal(
  view: View,
  row: readonly Signal[],
  next: number,
  quiet: number,
  level: Level,
  random: Random,
): Reaction<Beccato> | undefined {
  const signal = row[next]!;
  const perform = { move: { type: "perform", signal } as const, after: timeIn(BEGIN, random) };
  // Who has begun a row goes on with it.
  if (level.patience === 0 || isLoud(signal) || !view.options.lineOfSight || next > 0) return perform;
  const mates = matesOf(view, view.watcher as Seat);
  if (metEyes(view, mates) || quiet >= level.patience) return perform;
  return lookAt(view, pick(mates, random), timeIn(BEGIN, random));
}

/** BEC-33: a mate whom he sees looking at him. */
function metEyes(view: View, mates: readonly Seat[]): boolean {
  return mates.some((mate) => view.players[mate]!.gaze === view.watcher);
}

/** Lets go at once of what a mate who looks has seen. */
export function letGo(view: View): Reaction<Beccato> | undefined {
  const { own, watcher } = view;
  const act = own?.act;
  if (act == null || act.released || !view.options.lineOfSight) return undefined;
  return metEyes(view, matesOf(view, watcher as Seat))
    ? { move: { type: "release" }, after: FURTIVE_MS }
    : undefined;
}

/** Something that means nothing; some have a few favourites, which others take for their signal. */
export function feign(view: View, level: Level, random: Random): Reaction<Beccato> | undefined {
  if (!happens(level.feigns, random)) return undefined;
  const signal = pick(feints(view, level.repertoire), random);
  return { move: { type: "perform", signal }, after: timeIn(BEGIN, random) };
}

/** The same ones all game long, and others in every game. */
function feints(view: View, repertoire: number): readonly Signal[] {
  const { signal, signalsByBreed } = view.teams.find(({ seats }) => seats.includes(view.watcher as Seat))!;
  const rows = [signal, ...(signalsByBreed === HIDDEN ? [] : signalsByBreed.map(({ row }) => row))];
  const real = rows.flatMap((row) => (row === null || row === HIDDEN ? [] : row));
  const free = SIGNALS.filter((one) => !real.includes(one));
  if (repertoire === 0) return free;
  const game = view.coops.reduce((sum, { breed }) => 8 * sum + BREEDS.indexOf(breed), 0);
  const own = real.reduce((sum, one) => 33 * sum + SIGNALS.indexOf(one), view.watcher as Seat);
  return shuffle([...free], fastRandom(game, own)).slice(0, repertoire);
}
