import type { Seat } from "@tavolata/kernel";
import { SIGNALS, type Signal } from "../rules/index.ts";
import type { Scene } from "./scene.ts";

interface Times {
  readonly seat: Seat;
  readonly times: number;
}

export interface Account {
  /** Signals that the watcher has made or made out, player by player in the order in which they came. */
  readonly seen: readonly (Times & { readonly what: Signal })[];
  /** Whose movements the watcher has not made out; fidgets are among them, and nobody can tell. */
  readonly missed: readonly Times[];
}

/** BEC-33, BEC-39: what the watcher knows of a round: what they were told in it, and nothing else. */
export function accountOf(scenes: readonly Scene[]): Account {
  const seen = scenes.flatMap((scene) => scene.seen ?? []);
  const signals = seen.filter(({ what }) => SIGNALS.includes(what as Signal));
  const stirs = scenes.flatMap((scene) => scene.stirs ?? []);
  const known = [...seen, ...scenes.flatMap((scene) => scene.heard ?? [])].map(({ seat }) => seat);
  const count = (seats: readonly Seat[], seat: Seat) => seats.filter((one) => one === seat).length;
  const seats = [...new Set(signals.map(({ seat }) => seat))];
  return {
    seen: seats.flatMap((seat) => {
      const own = signals.flatMap((one) => (one.seat === seat ? [one.what as Signal] : []));
      return [...new Set(own)].map((what) => ({
        seat,
        what,
        times: own.filter((one) => one === what).length,
      }));
    }),
    missed: [...new Set(stirs)]
      .map((seat) => ({ seat, times: count(stirs, seat) - count(known, seat) }))
      .filter(({ times }) => times > 0),
  };
}
