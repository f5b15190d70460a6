import type { Circumstances } from "../../folds/table/due.ts";
import type { Play } from "../../folds/table/state.ts";
import type { GameAtTables } from "../../folds/table-game.ts";
import type { Logger } from "../../logger.ts";
import type { Store } from "../../store/contract.ts";
import type { BotMoveResult, BotReactionResult, BotRequest } from "../bots/requests.ts";

/** What a table finds around it: everything it shares with the other tables of this node. */
export interface TableContext {
  readonly store: Store;
  readonly nodeId: string;
  readonly logger: Logger;
  findGame(name: string): GameAtTables | undefined;
  circumstances(): Circumstances;
  /** Whether nodes that play other versions live: they cannot fold what this one writes, and need snapshots. */
  hasOtherBuilds(): boolean;
  /** Which of these nodes are no more. */
  lostNodes(nodes: readonly string[]): string[];
  /** Fails where this node has not heard of the store for so long that it might have missed an outage. */
  ensureHeartbeat(): Promise<void>;
  think(asked: BotRequest): Promise<BotMoveResult>;
  react(asked: BotRequest): Promise<BotReactionResult>;
  gameEnded(play: Play): void;
  /** A table of this tournament is not what it was. */
  tableChanged(tournament: string): void;
  noteAppend(seconds: number): void;
  noteMove(by: "person" | "bot" | "clock"): void;
}
