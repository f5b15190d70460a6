import type { Circumstances } from "../../folds/table/due.ts";
import type { Play } from "../../folds/table/state.ts";
import type { GameAtTables } from "../../folds/table-game.ts";
import type { Logger } from "../../logger.ts";
import type { Store } from "../../store/contract.ts";
import type { BotMoveResult, BotReactionResult, BotRequest } from "../bots/requests.ts";

/** What tables need of the store. */
export type TableStore = Pick<
  Store,
  "kind" | "now" | "append" | "open" | "read" | "saveSnapshot" | "claim" | "reserveCode" | "releaseCode"
>;

/** What a table finds around it: everything it shares with the other tables of this node. */
export interface TableContext {
  readonly store: TableStore;
  readonly nodeId: string;
  readonly logger: Logger;
  findGame(name: string): GameAtTables | undefined;
  circumstances(): Circumstances;
  /** Whether nodes with other versions are alive: they cannot fold what this one writes, and need snapshots. */
  hasOtherBuilds(): boolean;
  /** Fails if this node has not heard from the store for so long that it might have missed an outage. */
  ensureHeartbeat(): Promise<void>;
  think(request: BotRequest): Promise<BotMoveResult>;
  react(request: BotRequest): Promise<BotReactionResult>;
  gameEnded(play: Play): void;
  /** Something has ended in this circle, and it has yet to write that down. */
  circleHasNews(circle: string): void;
  /** A table of this tournament has changed. */
  tableChanged(tournament: string): void;
  /** What the whole house is shown of a table has changed with an entry that this node has written. */
  shownChanged(table: string): void;
  /** Whether the house wants to read this, at a table of friends or at one that is open to all. */
  isRude(text: string, isOpen: boolean): boolean;
  noteAppend(seconds: number): void;
  noteMove(by: "person" | "bot" | "clock"): void;
}
