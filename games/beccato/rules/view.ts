import type { Watcher } from "@tavolata/kernel";
import type { Card, Hidden } from "./cards.ts";
import type { SeenGaze } from "./events.ts";
import type { Fidget, Signal } from "./signals.ts";
import type { Act, Player, State, Team } from "./state.ts";

export interface PlayerView {
  hand: (Card | Hidden)[];
  shown: boolean;
  ready: boolean;
  /** BEC-33: everybody sees eyes that are on the cards; only those looking at the player see where else they are. */
  gaze: SeenGaze | Hidden | null;
  /** What the watcher has made out; they cannot tell whether there is anything that they have not. */
  act: Signal | Fidget | null;
}

/** BEC-37: what only its members know of a team. */
type Private = "signal" | "signalsByBreed" | "proposals" | "change" | "words";
export type TeamView = Omit<Team, Private> & { [Secret in Private]: Team[Secret] | Hidden };

/** What players know of themselves. */
export interface OwnView extends Pick<Player, "gaze" | "restsUntil" | "hushedUntil"> {
  act: Omit<Act, "seenBy"> | null;
}

type Covered =
  | "players"
  | "teams"
  | "eggDeck"
  | "flock"
  | "imaginary"
  | "lastPass"
  | "fidgets"
  | "stopped"
  | "trail"
  | "loudCards"
  | "secrets";

export interface View extends Omit<State, Covered | "phase"> {
  /** BEC-18: "shouted" for a player who has shouted, as long as the others do not know of it. */
  phase: State["phase"] | "shouted";
  watcher: Watcher;
  /** Null for a watcher without a seat. */
  own: OwnView | null;
  players: PlayerView[];
  teams: TeamView[];
  eggDeck: Hidden[];
  flock: Hidden[];
  imaginary: Hidden[] | null;
  /** BEC-39: null until the game is over. */
  secrets: State["secrets"] | null;
  lastPass: (Omit<NonNullable<State["lastPass"]>, "card"> & { card: Card | Hidden }) | null;
}
