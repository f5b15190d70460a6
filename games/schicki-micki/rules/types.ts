import type { Instant, Seat, Watcher } from "@tavolata/kernel";
import type { Card, Feature, HiddenCard } from "./cards.ts";
import type { Event, HiddenHand } from "./events.ts";
import type { Hand, Move, ScreenMove } from "./moves.ts";
import type { Options } from "./options.ts";
import type { Player, State, Turned } from "./state.ts";

/** Nobody looks into piles: they are counted (SCH-27). */
export interface PlayerView extends Omit<Player, "pile" | "claims"> {
  pile: HiddenCard[];
}

export interface TurnedView extends Omit<Turned, "card"> {
  card: Card | HiddenCard;
}

/** SCH-11: calls are heard; of a hand only that it moved. */
export type ReactionView = ({ kind: "call"; what: Feature } | { kind: "hand"; what: Hand | HiddenHand }) & {
  seat: Seat;
  /** Null as long as it is hidden. */
  at: Instant | null;
};

export interface View extends Omit<State, "players" | "deck" | "line" | "window"> {
  watcher: Watcher;
  players: PlayerView[];
  deck: HiddenCard[];
  line: TurnedView[];
  window: { closesAt: Instant; reactions: ReactionView[] } | null;
}

/** The types that Schicki Micki is made of. */
export interface SchickiMicki {
  state: State;
  options: Options;
  move: Move;
  houseMove: never;
  screenMove: ScreenMove;
  view: View;
  event: Event;
  effect: never;
}
