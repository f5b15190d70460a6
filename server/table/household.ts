import type { Asked, Reacted, Thought } from "../bots/thinking.ts";
import type { Say } from "../say.ts";
import type { Store } from "../store/contract.ts";
import type { Circumstances } from "./due.ts";
import type { GameAtTables } from "./games.ts";
import type { Play } from "./state.ts";

/** What a table finds around it: everything it shares with the other tables of this node. */
export interface Household {
  readonly store: Store;
  readonly node: string;
  readonly say: Say;
  findGame(name: string): GameAtTables | undefined;
  circumstances(): Circumstances;
  /** Whether nodes that play other versions live: they cannot fold what this one writes, and need snapshots. */
  hasStrangers(): boolean;
  /** Which of these nodes are no more. */
  lost(nodes: readonly string[]): string[];
  /** Fails where this node has not heard of the store for so long that it might have missed an outage. */
  stillInTouch(): Promise<void>;
  think(asked: Asked): Promise<Thought>;
  react(asked: Asked): Promise<Reacted>;
  gameEnded(play: Play): void;
  /** A table of this tournament is not what it was. */
  tableChanged(tournament: string): void;
  noteAppend(seconds: number): void;
  noteMove(by: "person" | "bot" | "clock"): void;
}
