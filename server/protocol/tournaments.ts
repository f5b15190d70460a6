import { type Levels, oneOf, type Static, strictObject, Type } from "@tavolata/kernel";
import type { PublicPerson } from "./person.ts";
import { Chips, PACES, PlayerSeed } from "./words.ts";

/** Unguessable, and the only way to a tournament. */
export const TournamentId = Type.String({ pattern: "^[A-Za-z0-9_-]{22}$" });

/** What a tournament is to be like; fixed when it is opened. */
export const TournamentPlan = strictObject({
  name: Type.String({ pattern: "^[^\\p{C}\\s]([^\\p{C}]{0,38}[^\\p{C}\\s])?$" }),
  game: Type.String({ pattern: "^[a-z0-9-]{1,40}$" }),
  /** The game's own. */
  options: Type.Object({}),
  /** The most that may take part. */
  most: Type.Integer({ minimum: 2, maximum: 300 }),
  tableSize: Type.Integer({ minimum: 2, maximum: 10 }),
  /** What taking part costs, in cents; all of it is paid out again. */
  entry: Type.Union([Type.Literal(0), Chips]),
  /** On the referee's clock; null where the host starts it, or the last free place. */
  startsAt: Type.Union([Type.Integer({ minimum: 0, maximum: Number.MAX_SAFE_INTEGER }), Type.Null()]),
  /** Starts by itself as soon as the most are there. */
  whenFull: Type.Boolean(),
  /** How long after the start one may still come in, with a whole stack; 0 for not at all. */
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
  /** The rest is for who opened it. */
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

/** A tournament as everybody sees it who has its link. */
export interface PublicTournament {
  readonly id: string;
  readonly plan: TournamentPlan;
  readonly phase: TournamentPhase;
  readonly paused: boolean;
  readonly host: PublicPerson;
  /** How many bots fill it up when it starts. */
  readonly bots: number;
  readonly startedAt: number | null;
  /** By the number of each; those still in first, then by their places. */
  readonly players: readonly PublicTournamentPlayer[];
  readonly tables: readonly { readonly table: string; readonly players: number; readonly closed: boolean }[];
  /** What there is to win, and how it is shared from the first place on. */
  readonly pool: number;
  readonly prizes: readonly number[];
  /** What a hand costs, level for level, and how many minutes each lasts. */
  readonly levels: Levels | null;
  /** When the first one began, on the referee's clock, as if there had been no pauses; null before and after the play. */
  readonly levelsBegan: number | null;
  /** Hash of the seed that seats and cards are drawn from; the seed itself once it is over. */
  readonly commitment: string;
  readonly serverSeed: string | null;
}

export interface PublicTournamentPlayer {
  readonly player: number;
  readonly who: PublicPerson | { readonly bot: string };
  /** Which of the tables; null before it starts, on the way to another one, and for who is out. */
  readonly table: number | null;
  /** Null where they are on the way. */
  readonly chips: number | null;
  /** Once it is settled. */
  readonly place: number | null;
  readonly prize: number;
}

export interface TournamentMessage {
  readonly type: "tournament";
  readonly tournament: PublicTournament;
}
