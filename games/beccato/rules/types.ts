import type { Event } from "./events.ts";
import type { Move } from "./moves.ts";
import type { Options } from "./options.ts";
import type { State } from "./state.ts";
import type { View } from "./view.ts";

export interface Beccato {
  state: State;
  options: Options;
  move: Move;
  houseMove: never;
  screenMove: never;
  view: View;
  event: Event;
  effect: never;
}
