import type { Act, ClosedBecause, Settings } from "../../protocol/index.ts";
import type { NextGame } from "./room.ts";

/** What happened at a table outside the game. */
export type RoomStep =
  | {
      readonly type: "opened";
      readonly table: string;
      readonly game: string;
      readonly options: object;
      readonly settings: Settings;
      readonly chairs: number;
      readonly host: Arriving | null;
      readonly code: string | null;
      readonly next: NextGame;
      readonly tournament?: string;
    }
  | { readonly type: "act"; readonly act: Act; readonly from: Requester }
  | { readonly type: "arrived"; readonly person: Arriving; readonly node: string }
  | { readonly type: "went"; readonly person: string; readonly node: string }
  /** A node is no more, and so are all connections to it. */
  | { readonly type: "node-lost"; readonly node: string }
  | { readonly type: "introduced"; readonly person: Arriving }
  /** A bot plays for somebody who is gone. */
  | { readonly type: "stood-in"; readonly chair: number }
  | { readonly type: "host-passed"; readonly to: string }
  | { readonly type: "new-code"; readonly code: string | null }
  /** Nothing has happened for long, and people are still there. */
  | { readonly type: "looked" }
  /** As soon as the game has let go of everybody's chips. */
  | { readonly type: "closing"; readonly why: ClosedBecause }
  | { readonly type: "closed"; readonly why: ClosedBecause }
  /** Somebody wanted chips when the hand is over, and then has no room for any. */
  | { readonly type: "top-up-idle"; readonly chair: number }
  /** Who was ready, or wanted chips when the hand is over, has not enough in his purse. */
  | { readonly type: "purse-short"; readonly person: string }
  /** The tournament sends somebody to this table, with his chips. */
  | { readonly type: "assigned"; readonly chair: number; readonly who: Assigned };

export interface Arriving {
  readonly id: string;
  readonly nickname: string;
  readonly avatar: string;
}

/** A player of a tournament: a person or a bot. */
export type Assigned = { readonly player: number } & (
  | { readonly person: Arriving; readonly seed: string }
  | { readonly bot: string }
);

/** Who asked for it, and what he called the request. */
export interface Requester {
  readonly person: string;
  readonly request: string;
}
