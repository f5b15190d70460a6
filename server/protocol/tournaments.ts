import { type Levels, oneOf, type Static, strictObject, Type } from "@tavolata/kernel";
import type { PublicPerson } from "./person.ts";
import { Chips, PACES, PlayerSeed } from "./words.ts";

/** Unguessable, and the only way to a tournament. */
export const TournamentId = Type.String({ pattern: "^[A-Za-z0-9_-]{22}$" });

/** What a tournament is to be like; fixed when it is opened. */
export const TournamentPlan = strictObject({
  name: Type.String({ pattern: "^[^\\p{C}\\s]([^\\p{C}]{0,38}[^\\p{C}\\s])?$" }),
  game: Type.String({ pattern: "^[a-z0-9-]{1,40}$" }),
  /** The options of the game. */
  options: Type.Object({}),
  /** The most that may take part. */
  most: Type.Integer({ minimum: 2, maximum: 300 }),
  tableSize: Type.Integer({ minimum: 2, maximum: 10 }),
  /** What taking part costs, in cents; all of it is paid out again. */
  entry: Type.Union([Type.Literal(0), Chips]),
  /** On the referee's clock; null if the host starts it, or if it starts when it is full. */
  startsAt: Type.Union([Type.Integer({ minimum: 0, maximum: Number.MAX_SAFE_INTEGER }), Type.Null()]),
  /** Starts by itself as soon as nobody more may take part. */
  whenFull: Type.Boolean(),
  /** How long after the start people may still enter, with a whole stack; 0 for not at all. */
  lateMinutes: Type.Integer({ minimum: 0, maximum: 240 }),
  pace: oneOf(PACES, { default: "human" }),
});
export type TournamentPlan = Static<typeof TournamentPlan>;

const act = <Name extends string>(name: Name) => strictObject({ type: Type.Literal(name) });

/** What people do about a tournament. */
export const TournamentAct = Type.Union([
  /** With the player's part of chance. */
  strictObject({ type: Type.Literal("enter"), seed: PlayerSeed }),
  act("withdraw"),
  /** The rest is for the player who opened it. */
  strictObject({
    type: Type.Literal("set-bots"),
    bot: Type.String({ pattern: "^[a-z0-9-]{1,40}(:[a-z0-9-]{1,40})?$" }),
    count: Type.Integer({ minimum: 0, maximum: 300 }),
  }),
  act("start"),
  act("pause"),
  act("resume"),
  act("cancel"),
]);
export type TournamentAct = Static<typeof TournamentAct>;

export type TournamentPhase = "open" | "running" | "over" | "cancelled";

/** A tournament as everybody who has its link sees it. */
export interface PublicTournament {
  readonly id: string;
  /** The short code, until it is over. */
  readonly code: string | null;
  readonly plan: TournamentPlan;
  readonly phase: TournamentPhase;
  readonly paused: boolean;
  readonly host: PublicPerson;
  /** How many bots fill it up when it starts. */
  readonly bots: number;
  readonly startedAt: number | null;
  /** Those still in come first, by their chips; then the others, by their places. */
  readonly players: readonly PublicTournamentPlayer[];
  readonly tables: readonly { readonly table: string; readonly players: number; readonly closed: boolean }[];
  /** What there is to win in all, and what each place wins, from the first on. */
  readonly pool: number;
  readonly prizes: readonly number[];
  /** What a hand costs, level for level, and how many minutes each lasts. */
  readonly levels: Levels | null;
  /** When the first one began, on the referee's clock, as if there had been no pauses; null while nobody plays. */
  readonly levelsBegan: number | null;
  /** Hash of the seed that seats and cards are drawn from; the seed itself once it is over. */
  readonly commitment: string;
  readonly serverSeed: string | null;
}

export interface PublicTournamentPlayer {
  readonly player: number;
  readonly who: PublicPerson | { readonly bot: string };
  /** Which of the tables; null before the start, on the way to another table, and for players who are out. */
  readonly table: number | null;
  /** Null while they are on the way to a table. */
  readonly chips: number | null;
  /** Null until it is settled. */
  readonly place: number | null;
  readonly prize: number;
}

export interface TournamentMessage {
  readonly type: "tournament";
  readonly tournament: PublicTournament;
}
