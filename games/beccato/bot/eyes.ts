import type { Reaction } from "@tavolata/bots";
import { pick, type Random, type Seat } from "@tavolata/kernel";
import { type Beccato, matesOf, type View } from "../rules/index.ts";
import { happens, timeIn } from "./chances.ts";
import type { Senses } from "./levels.ts";

/** Whether the bot's eyes are free to turn to a player, and are not there already. */
function canTurnTo({ own }: View, at: Seat): boolean {
  const gaze = own?.gaze;
  return gaze?.arrived === true && !gaze.onCards && gaze.at !== at;
}

export function lookAt(view: View, at: Seat, after: number): Reaction<Beccato> | undefined {
  return canTurnTo(view, at) ? { move: { type: "look", at }, after } : undefined;
}

/** Turns to whatever moves, or lets the eyes wander between mates and rivals. All bots have equally good eyes. */
export function useEyes(
  view: View,
  stirring: Seat | undefined,
  senses: Senses,
  random: Random,
): Reaction<Beccato> | undefined {
  const me = view.watcher as Seat;
  if (stirring !== undefined && stirring !== me && happens(senses.notices, random)) {
    return lookAt(view, stirring, timeIn(senses.glance, random));
  }
  if (!happens(senses.wanders, random)) return undefined;
  const mates = matesOf(view, me);
  const rivals = view.places.filter((seat) => seat !== me && !mates.includes(seat));
  const at = pick(happens(senses.toMates, random) ? mates : rivals, random);
  return lookAt(view, at, timeIn(senses.dwell, random));
}
