import type { Watcher } from "@tavolata/kernel";
import type { Card, Hidden } from "./cards.ts";
import type { SeenGaze } from "./events.ts";
import type { Fidget, Signal } from "./signals.ts";
import type { Act, Player, State, Team } from "./state.ts";

export interface PlayerView {
  hand: (Card | Hidden)[];
  shown: boolean;
  ready: boolean;
  /** BEC-33: eyes on the cards are seen by everybody, where else they are only by who looks at him. */
  gaze: SeenGaze | Hidden | null;
  /** What the watcher has made out; whether there is something that he has not, he cannot tell. */
  act: Signal | Fidget | null;
}

/** BEC-37: what only its members know of a team. */
type Secrets = "signal" | "signalsByBreed" | "proposals" | "change";
export type TeamView = Omit<Team, Secrets> & { [Secret in Secrets]: Team[Secret] | Hidden };

/** What a player knows of himself. */
export interface OwnView extends Pick<Player, "gaze" | "restsUntil"> {
  act: Omit<Act, "seenBy"> | null;
}

type Covered = "players" | "teams" | "eggDeck" | "flock" | "imaginary" | "lastPass" | "fidgets" | "stopped";

export interface View extends Omit<State, Covered | "phase"> {
  /** BEC-18: "shouted" for who has shouted, while others do not know of it yet. */
  phase: State["phase"] | "shouted";
  watcher: Watcher;
  /** Null for who has no seat. */
  own: OwnView | null;
  players: PlayerView[];
  teams: TeamView[];
  eggDeck: Hidden[];
  flock: Hidden[];
  imaginary: Hidden[] | null;
  lastPass: (Omit<NonNullable<State["lastPass"]>, "card"> & { card: Card | Hidden }) | null;
}
