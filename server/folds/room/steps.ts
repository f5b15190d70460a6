import type { Instant, Phrase } from "@tavolata/kernel";
import type { Act, ClosedBecause, Settings } from "../../protocol/index.ts";
import type { CircleOccasion } from "./occasion.ts";
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
      /** The circle in which it was opened. */
      readonly circle?: string;
      /** What it is to that circle. */
      readonly occasion?: CircleOccasion;
    }
  | { readonly type: "act"; readonly act: Act; readonly from: Requester }
  | { readonly type: "arrived"; readonly person: Arriving; readonly node: string }
  | { readonly type: "went"; readonly person: string; readonly node: string }
  /** A node is gone, and all connections to it with it. */
  | { readonly type: "node-lost"; readonly node: string }
  | { readonly type: "introduced"; readonly person: Arriving }
  /** A guest turned out to be somebody whom the house knows. */
  | { readonly type: "became"; readonly guest: string; readonly person: Arriving }
  /** Somebody wanted to be forgotten by the house. */
  | { readonly type: "forgotten"; readonly person: string }
  /** A bot plays for somebody who is gone. */
  | { readonly type: "stood-in"; readonly chair: number }
  /** The game has waited for somebody for long, and no clock will do anything about it. */
  | { readonly type: "awaited"; readonly chair: number; readonly since: Instant; readonly botFrom: Instant }
  /** A bot says a ready phrase. */
  | { readonly type: "remarked"; readonly chair: number; readonly phrase: Phrase }
  | { readonly type: "host-passed"; readonly to: string }
  | { readonly type: "new-code"; readonly code: string | null }
  /** Nothing has happened for a long time, and people are still there. */
  | { readonly type: "looked" }
  /** The table will close as soon as the game has let go of everybody's chips. */
  | { readonly type: "closing"; readonly why: ClosedBecause }
  | { readonly type: "closed"; readonly why: ClosedBecause }
  /** Somebody wanted chips after the hand, and now their chair can take none. */
  | { readonly type: "top-up-idle"; readonly chair: number }
  /** Somebody who was ready, or wanted chips after the hand, has not enough in their purse. */
  | { readonly type: "purse-short"; readonly person: string }
  /** An evening of a circle keeps a chair for somebody, who has yet to come to the table. */
  | { readonly type: "seated"; readonly chair: number; readonly person: Arriving }
  /** The tournament sends somebody to this table, with their chips. */
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

/** The person who asked for it, and what they called the request. */
export interface Requester {
  readonly person: string;
  readonly request: string;
}

/** The people whom an entry with these steps brings into the log. */
export function visitorsIn(steps: readonly { readonly type: string }[]): {
  readonly visitors?: readonly string[];
} {
  const visitors = (steps as readonly RoomStep[]).flatMap((step) => {
    switch (step.type) {
      case "opened":
        return step.host?.id ?? [];
      case "arrived":
      case "became":
        return step.person.id;
      case "assigned":
        return "person" in step.who ? step.who.person.id : [];
      case "seated":
        return step.person.id;
      default:
        return [];
    }
  });
  return visitors.length > 0 ? { visitors } : {};
}
