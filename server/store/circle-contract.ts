import type { RememberedGame } from "./memory-contract.ts";

/** What lists need to know of a circle: its name, what it looks like and who is in it. */
export interface CircleRows {
  readonly name: string;
  readonly crest: string;
  /** Whether its tables and games are seen by members only. */
  readonly membersOnly: boolean;
  readonly isClosed: boolean;
  readonly members: readonly { readonly person: string; readonly role: string }[];
}

/** A circle that somebody is in. */
export interface MemberIn {
  readonly log: string;
  readonly name: string;
  readonly crest: string;
  readonly role: string;
  readonly size: number;
}

/** A season of a circle that has chips of its own. */
export interface CircleSeason {
  readonly circle: string;
  readonly season: string;
}

/** Circles by the names of their logs. */
export interface CircleStore {
  /** The circles that somebody is in and that are not closed, by name. */
  circlesOf(person: string): Promise<MemberIn[]>;
  /**
   * Whether a finished game was played in a circle that keeps its games to its members, and this person is none of them
   * and did not play it.
   */
  isHidden(game: string, person: string | undefined): Promise<boolean>;
  /** The games that ended at a circle's tables, the latest first; only those that come after this one in that order. */
  gamesOfCircle(
    circle: string,
    limit: number,
    after?: { readonly id: string; readonly ended: number },
  ): Promise<RememberedGame[]>;

  /**
   * Circles' chips that have come to a guest's account since it became known who they are, from a table or from a circle
   * that had not heard of it yet, come to the person's own, in these seasons.
   */
  gatherCircleChips(person: string, seasons: readonly CircleSeason[]): Promise<void>;

  /** Somebody looks at a circle over this node, or does no longer. Other nodes get a hint. */
  comeToCircle(circle: string, person: string, node: string): Promise<void>;
  goFromCircle(circle: string, person: string, node: string): Promise<void>;
  whoLooksAt(circle: string): Promise<{ readonly person: string; readonly node: string }[]>;
}

/** The log of a circle. */
export function circleLog(id: string): string {
  return `circle:${id}`;
}
/** The circle that a log belongs to; undefined if it is no circle's log. */
export function circleOf(log: string): string | undefined {
  return log.startsWith("circle:") ? log.slice("circle:".length) : undefined;
}

/** The hint that somebody looks at a circle, or does no longer. */
export function presenceLog(circle: string): string {
  return `presence:${circle}`;
}
/** The log of the circle that it is about; undefined if the log is something else. */
export function presenceOfLog(log: string): string | undefined {
  return log.startsWith("presence:") ? log.slice("presence:".length) : undefined;
}
