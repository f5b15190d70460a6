import { isHandOn, type State } from "./state.ts";

/** In version 1 a player who had been passed over was asked for the blind if they were back by then (BES-32). */
export function upgrade(state: unknown, fromVersion: number): State {
  if (fromVersion !== 1) throw new RangeError(`no upgrade from version ${fromVersion}`);
  const taken = state as State;
  if (!isHandOn(taken)) return taken;
  for (const player of taken.players) {
    if (player.declaration === "pass" && player.sitOut) player.declinedBlind = true;
  }
  return taken;
}
