import type { Watcher } from "@tavolata/kernel";
import type { Card, HiddenCard } from "./cards.ts";
import type { Effect, Event } from "./events.ts";
import type { HouseMove, Move } from "./moves.ts";
import type { Options } from "./options.ts";
import type { Player, State } from "./state.ts";

export interface PlayerView extends Omit<Player, "cards" | "discards"> {
  cards: (Card | HiddenCard)[];
  discards: (Card | HiddenCard)[];
}

/** BES-39: everything but other players' hands and discards, and the stock. */
export interface View extends Omit<State, "players" | "stock"> {
  watcher: Watcher;
  players: PlayerView[];
  stock: HiddenCard[];
}

/** The types that Bestia is made of. */
export interface Bestia {
  state: State;
  options: Options;
  move: Move;
  houseMove: HouseMove;
  screenMove: never;
  view: View;
  event: Event;
  effect: Effect;
}
