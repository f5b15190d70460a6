import type { Instant } from "@tavolata/kernel";
import type { PublicPerson, SeasonPlan } from "../../../protocol/index.ts";

/** What happened to the seasons of a circle, as its log has it. */
export type SeasonStep =
  | { readonly type: "season-opened"; readonly season: string; readonly plan: SeasonPlan }
  | { readonly type: "season-ended"; readonly season: string }
  /** These members have been given the circle's chips. */
  | { readonly type: "season-stacks"; readonly season: string; readonly people: readonly string[] }
  | {
      readonly type: "season-corrected";
      readonly season: string;
      readonly by: PublicPerson;
      readonly person: PublicPerson;
      readonly game: string | null;
      readonly points: number;
      readonly reason: string;
    }
  /** A game or a tournament of the circle has ended. */
  | { readonly type: "season-result"; readonly result: CircleResult };

/** How a game or a tournament of the circle ended, as far as seasons want to know. */
export interface CircleResult {
  /** The game's or the tournament's: nothing counts twice. */
  readonly id: string;
  readonly game: string;
  readonly ended: Instant;
  /** The evening it was part of, if it was part of one. */
  readonly evening: { readonly key: string; readonly day: string } | null;
  /** It was given up: nobody has a place, and the circle's chips went back to those who had brought them. */
  readonly givenUp?: true;
  /** The season with whose chips it was played, if it was played with the circle's. */
  readonly season: string | null;
  readonly players: readonly {
    readonly person: PublicPerson;
    /** Null for those who left. */
    readonly place: number | null;
    /** What they won or lost of the circle's chips. */
    readonly net: number;
  }[];
}
