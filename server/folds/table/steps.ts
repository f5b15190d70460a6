import type { GameTypes, Input } from "@tavolata/kernel";
import type { PastPlayer } from "../../protocol/index.ts";
import type { NextGame } from "../room/room.ts";
import type { Requester, RoomStep } from "../room/steps.ts";

/** What happened at a table, as its log has it. Folding the steps of a log again gives the same table again. */
export type Step =
  | RoomStep
  /** The game that was prepared begins, and what the game after it is made of is drawn now. */
  | {
      readonly type: "began";
      readonly game: string;
      readonly version: number;
      readonly begun: Begun;
      readonly next: NextGame;
    }
  | {
      readonly type: "input";
      readonly input: Input<GameTypes>;
      readonly from?: Requester;
      /** The player who sat down with it. */
      readonly newcomer?: PastPlayer;
    };

/** Everything that a record of the game begins with. */
export interface Begun {
  readonly id: string;
  readonly number: number;
  readonly options: object;
  /** The chair of each seat. */
  readonly chairs: readonly number[];
  readonly serverSeed: string;
  readonly commitment: string;
  readonly playerSeeds: readonly string[];
  /** Who sits on each seat now, as replays will call them; null for a free chair. Older logs have no such list. */
  readonly players?: readonly (PastPlayer | null)[];
  /** The game counts for ratings. */
  readonly rated?: true;
}
