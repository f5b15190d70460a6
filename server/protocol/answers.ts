import type { ChairMove, Clock, Offer, Phrase, Refusal, Result, Typed, Watcher } from "@tavolata/kernel";
import type { Change } from "./changes.ts";
import type { CircleMessage, OwnCircle } from "./circles.ts";
import type { MutedMessage, OpenTablesMessage } from "./open-tables.ts";
import type { Announcement } from "./operator.ts";
import type { PublicPerson } from "./person.ts";
import type { PublicSeason } from "./seasons.ts";
import type { TournamentMessage } from "./tournaments.ts";
import type { Settings } from "./words.ts";

/** What the server sends. Clients ignore fields they do not know. */
export type ServerMessage =
  | Welcome
  | Answer
  | RoomMessage
  | ChatMessage
  | Update
  | TournamentMessage
  | OpenTablesMessage
  | MutedMessage
  | CircleMessage
  | Left
  | Announcements
  | Goodbye
  | Pong
  | Fault;

export interface Welcome {
  readonly type: "welcome";
  readonly protocol: number;
  readonly person: PublicPerson;
  /** The referee's clock. */
  readonly now: number;
}

/** To every request exactly one. With `refused` nothing has changed. */
export interface Answer {
  readonly type: "answer";
  readonly id: string;
  /** For `open` and `find`. */
  readonly table?: string;
  /** For `open-tournament`, and for `find` where the code is a tournament's. */
  readonly tournament?: string;
  /** For `found-circle`, and for `find` where the code is a circle's, with what lets one join it. */
  readonly circle?: string;
  readonly invitation?: string;
  /** For `season`. */
  readonly season?: PublicSeason;
  /** For `calendar`: what comes after the address of this house. */
  readonly calendar?: string;
  /** For `my-circles`. */
  readonly circles?: readonly OwnCircle[];
  /** For `purse`. */
  readonly purse?: PublicPurse;
  /** For `purse` of a circle's chips. */
  readonly chips?: number;
  readonly refused?: Refusal;
}

/** Somebody's play chips, apart from those on a table. */
export interface PublicPurse {
  /** In cents. */
  readonly chips: number;
  /** From this time on it can be filled up again. */
  readonly fillsAt: number;
}

export interface RoomMessage {
  readonly type: "room";
  readonly table: string;
  readonly room: PublicRoom;
}

/** A table outside the game, as everybody at it sees it. */
export interface PublicRoom {
  /** Counts the changes. */
  readonly number: number;
  readonly game: string;
  readonly options: object;
  readonly settings: Settings;
  /** Whether games here could count for ratings; whether they do is one of the settings. */
  readonly ratable: boolean;
  readonly locked: boolean;
  readonly host: string | null;
  readonly screen: string | null;
  /** The short code, while there is a free chair and the table is not locked. */
  readonly code: string | null;
  readonly people: readonly PublicGuest[];
  /** As many as the game has seats at most. Everybody who sits plays, in the order of the chairs. */
  readonly chairs: readonly PublicChair[];
  readonly playing: PublicGame | null;
  /** The games played here, the last ones only; the id leads to the record. */
  readonly ended: readonly { readonly id: string; readonly number: number; readonly result: Result | null }[];
  /** Hash of the seed that the next game's chance is drawn from. */
  readonly commitment: string;
  /** Why the game could not begin with the options and the people on chairs as they are now. */
  readonly cannotBegin: Refusal | null;
  /** Why nobody could play with these options, no matter who sits down. */
  readonly clash: Refusal | null;
  /** About how many minutes it takes, from and to, with those who sit; null where the game does not say. */
  readonly minutes: readonly [number, number] | null;
  readonly closed: ClosedBecause | null;
  /** The table closes as soon as the pot is clear and everybody has their chips back. */
  readonly closing: ClosedBecause | null;
  /** The tournament that this table is one of. */
  readonly tournament: string | null;
  /** The circle in which it was opened. */
  readonly circle: string | null;
  /** The season of that circle whose chips are played with; without it, people play with their own. */
  readonly season?: string;
}

export type ClosedBecause = "host" | "idle" | "abandoned" | "tournament" | "operator";

export interface PublicGuest extends PublicPerson {
  readonly present: boolean;
}

export type PublicChair =
  | null
  | {
      readonly person: string;
      readonly ready: boolean;
      readonly standIn: boolean;
      /** The game has waited for them for long, and no clock does anything about it. */
      readonly awaited?: Awaited;
      /** The chips that come when the hand is over; or "short" if the purse had too few of them then. */
      readonly topUp?: number | "short";
    }
  /** In a tournament, which of its players it is. */
  | {
      readonly bot: string;
      readonly player?: number;
      /** The person who gets this chair when the game is over. */
      readonly next?: string;
    };

/** Somebody whom a game without a time limit waits for. */
export interface Awaited {
  readonly since: number;
  /** From this time on the table may vote for a bot to play for them, and the host may let one. */
  readonly botFrom: number;
  /** Who reminded them last, and how often they were reminded. */
  readonly nudgedBy: string | null;
  readonly nudges: number;
  /** Who is for a bot to play for them, and how many it takes. */
  readonly votes: readonly string[];
  readonly votesNeeded: number;
}

export interface PublicGame {
  readonly number: number;
  readonly commitment: string;
  /** The chair of each seat. */
  readonly chairs: readonly number[];
  readonly over: boolean;
  /** Who sat on a seat until then, and somebody else does since; without a name it was a bot. The oldest first. */
  readonly earlier: readonly EarlierPlayer[];
}

export interface EarlierPlayer {
  readonly seat: number;
  readonly until: number;
  readonly nickname: string | null;
}

/** Who played on a seat of a finished game. Bots are named after their chair, or by their number in a tournament. */
export type PastPlayer =
  | { readonly nickname: string; readonly avatar: string }
  | { readonly bot: string; readonly chair: number };

export interface ChatMessage {
  readonly type: "chat";
  readonly table: string;
  readonly lines: readonly ChatLine[];
}

export interface ChatLine {
  readonly at: number;
  /** Empty where a bot speaks. */
  readonly person: string;
  readonly nickname: string;
  readonly text: string;
  /** A bot says a ready phrase: from which chair, and which. Pages say it in their own language. */
  readonly remark?: { readonly chair: number; readonly phrase: Phrase };
  /** Nobody says it: it is what happened to this person at the table. Pages say it in their own language. */
  readonly news?: NewsKind;
}

/** What everybody at a table should hear about one of its players. */
export type NewsKind = "lost" | "back" | "left" | "sent-away" | "bot-plays" | "returned" | "wants-more";

/**
 * What one watcher sees of the game now, and what they were told since their last update. Each watcher's updates are
 * counted separately and without a gap, and there is none if nothing has changed for that watcher.
 */
export interface Update {
  readonly type: "update";
  readonly table: string;
  readonly game: number;
  readonly update: number;
  readonly watcher: Watcher;
  /** Oldest first; the last one is this update's. */
  readonly events: readonly {
    readonly update: number;
    readonly at: number;
    readonly events: readonly Typed[];
  }[];
  /** The whole view. If the update before came on the same connection, there may be `changes` instead. */
  readonly view?: object;
  /** What in the view has changed since the update before; everything else has stayed the same. */
  readonly changes?: readonly Change[];
  /** What the watcher can do now; empty for those without a seat. */
  readonly offers: readonly Offer<Typed>[];
  /** Whether the game waits for this watcher, and the number their move must carry. */
  readonly awaited: boolean;
  readonly decision: number;
  /** What the house would do for this watcher on request: seat them with chips, bring more, let them stand up. */
  readonly chairOffers?: readonly ChairOffer[];
  /** Views use the game's time, which stands still while paused. Add `behind` to get the referee's time. */
  readonly clock: Clock;
}

/** `later`: the house would note it, and do it when the hand is over. */
export type ChairOffer = Offer<ChairMove> & { readonly later?: true };

/** This connection no longer watches the table. */
export interface Left {
  readonly type: "left";
  readonly table: string;
  readonly why: "removed" | "left" | "newer-version" | "members-only";
}

/** What those who run the house tell everybody now, in place of what they told before; in both languages or in one. */
export interface Announcements {
  readonly type: "announcements";
  readonly announcements: readonly Announcement[];
}

/** The server closes the connection; come back after so many milliseconds. */
export interface Goodbye {
  readonly type: "goodbye";
  /** "signed-out": the device is nobody's any more, or somebody else's. "banned": the house does not let them in. */
  readonly why: "stopping" | "too-many-messages" | "signed-out" | "banned";
  readonly after: number;
}

export interface Pong {
  readonly type: "pong";
  readonly sent: number;
  readonly now: number;
}

/** An answer to something that was no request. */
export interface Fault {
  readonly type: "fault";
  readonly refused: Refusal;
}
