import { type Levels, oneOf, type Static, strictObject, Type } from "@tavolata/kernel";
import type { Change } from "./changes.ts";
import type { PublicPerson } from "./person.ts";
import { ChatText, Chips, Index, PACES, PersonId, PlayerSeed } from "./words.ts";

/** Unguessable, and the only way to a tournament. */
export const TournamentId = Type.String({ pattern: "^[A-Za-z0-9_-]{22}$" });

const Minutes = (least: number, most: number) => Type.Integer({ minimum: least, maximum: most });

/** Buying back in, up to a level: for those who are out, and for those who have so little. */
const Rebuy = strictObject({
  price: Chips,
  /** What it brings. */
  chips: Chips,
  /** Up to and with this level, counted from 1. */
  untilLevel: Type.Integer({ minimum: 1, maximum: 40 }),
  /** With so many chips or fewer; 0 for those who have none. */
  below: Type.Union([Type.Literal(0), Chips]),
  /** How often each player may. */
  times: Type.Integer({ minimum: 1, maximum: 20 }),
});

/** More chips for everybody who is still in, once, in one of the breaks. */
const AddOn = strictObject({
  price: Chips,
  chips: Chips,
  /** Which of them, counted from 1. */
  inBreak: Type.Integer({ minimum: 1, maximum: 20 }),
});

const Breaks = strictObject({
  /** After so many levels each. */
  everyLevels: Type.Integer({ minimum: 1, maximum: 20 }),
  minutes: Minutes(1, 60),
});

/** What the first places get, in percent of the pool, with so many players or more. */
const Payout = strictObject({
  players: Type.Integer({ minimum: 2, maximum: 300 }),
  percent: Type.Array(Type.Integer({ minimum: 1, maximum: 100 }), { minItems: 1, maxItems: 50 }),
});

/** Who has not been seen at their table so long after the start goes out. */
const NoShow = strictObject({
  minutes: Minutes(1, 60),
  /** Whether their entry stays in the pool or goes back to them. */
  entry: oneOf(["kept", "back"], { default: "kept" }),
});

const Points = Type.Integer({ minimum: 0, maximum: 1000 });

/** Tables are made anew for each round, by results. */
export const RoundsPlan = strictObject({
  /** How many; a knock-out takes as many as it needs. */
  count: Type.Integer({ minimum: 1, maximum: 30 }),
  /** What each place at a table brings, from the first on, and every place after the last of these nothing. */
  points: Type.Array(Points, { minItems: 1, maxItems: 10 }),
  /** What a bye brings; null for what a table brings on average. */
  bye: Type.Union([Points, Type.Null()]),
  /** After so long a table is settled as it stands. */
  minutes: Minutes(2, 240),
  /** Between two rounds; a round can also be begun by hand. */
  restSeconds: Type.Integer({ minimum: 5, maximum: 3600 }),
  /** Only for games that are won and lost in teams: the same mates all the time, or new ones each round. */
  partners: oneOf(["changing", "fixed"], { default: "changing" }),
  /** Only in a knock-out: how many of each table go on. */
  advance: Type.Integer({ minimum: 1, maximum: 5, default: 1 }),
});
export type RoundsPlan = Static<typeof RoundsPlan>;

export const TOURNAMENT_KINDS = ["chips", "rounds", "knock-out"] as const;
export type TournamentKind = (typeof TOURNAMENT_KINDS)[number];

/** What a tournament is to be like; fixed when it is opened. It can be kept, and opened again and again. */
export const TournamentPlan = strictObject({
  name: Type.String({ pattern: "^[^\\p{C}\\s]([^\\p{C}]{0,38}[^\\p{C}\\s])?$" }),
  game: Type.String({ pattern: "^[a-z0-9-]{1,40}$" }),
  /** The options of the game. */
  options: Type.Object({}),
  /** Chips until one has them all, rounds with points, or rounds in which the best go on; chips where nothing is said. */
  kind: Type.Optional(oneOf(TOURNAMENT_KINDS)),
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
  /** What the places get; without it, by a table of the house. */
  payouts: Type.Optional(Type.Array(Payout, { minItems: 1, maxItems: 12 })),

  /** With chips only. */
  rebuy: Type.Optional(Rebuy),
  addOn: Type.Optional(AddOn),
  breaks: Type.Optional(Breaks),
  /** The part of the entry that is on each player's head. */
  bounty: Type.Optional(Chips),
  /** Whether the seats are drawn again when one table is left. */
  finalRedraw: Type.Optional(Type.Boolean()),
  noShow: Type.Optional(NoShow),

  /** With rounds only. */
  rounds: Type.Optional(RoundsPlan),
});
export type TournamentPlan = Static<typeof TournamentPlan>;

const act = <Name extends string>(name: Name) => strictObject({ type: Type.Literal(name) });

/** Why an organiser did something; everybody reads it. */
const Reason = ChatText;

/** Whose number it is, as far as the sender knows: before the start the numbers of others move up when somebody goes. */
const WhoIsMeant = PersonId;

/** What people do about a tournament. */
export const TournamentAct = Type.Union([
  /** With the player's part of chance. */
  strictObject({ type: Type.Literal("enter"), seed: PlayerSeed }),
  /** In rounds also once it has started: from the next round on. */
  act("withdraw"),
  /** Chips for those who are out, or have few. */
  act("rebuy"),
  act("add-on"),
  /** Wants this player as their mate, or nobody; they are mates when both want it. */
  strictObject({
    type: Type.Literal("choose-mate"),
    player: Type.Union([Index, Type.Null()]),
    person: Type.Optional(WhoIsMeant),
  }),

  /** The rest is for organisers. */
  strictObject({
    type: Type.Literal("set-bots"),
    bot: Type.String({ pattern: "^[a-z0-9-]{1,40}(:[a-z0-9-]{1,40})?$" }),
    count: Type.Integer({ minimum: 0, maximum: 300 }),
  }),
  act("start"),
  act("pause"),
  act("resume"),
  act("cancel"),
  /** Begins the next round before its time. */
  act("next-round"),
  /** Somebody who takes part becomes an organiser, or no longer is one. */
  strictObject({ type: Type.Literal("set-organiser"), person: PersonId, on: Type.Boolean() }),
  strictObject({ type: Type.Literal("move-player"), player: Index, table: Index, reason: Reason }),
  strictObject({
    type: Type.Literal("remove-player"),
    player: Index,
    person: Type.Optional(WhoIsMeant),
    /** Whether the entry goes back to them. */
    entryBack: Type.Boolean(),
    reason: Reason,
  }),
  /** Gives a player chips, or takes some. */
  strictObject({
    type: Type.Literal("correct-chips"),
    player: Index,
    chips: Type.Integer({ minimum: -1_000_000_000, maximum: 1_000_000_000 }),
    reason: Reason,
  }),
  /** How a table of a round came out, by seat. */
  strictObject({
    type: Type.Literal("correct-result"),
    round: Index,
    table: Index,
    places: Type.Array(Type.Integer({ minimum: 1, maximum: 10 }), { minItems: 2, maxItems: 10 }),
    reason: Reason,
  }),
]);
export type TournamentAct = Static<typeof TournamentAct>;
export type TournamentActOf<Name extends TournamentAct["type"]> = Extract<TournamentAct, { type: Name }>;

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
  /** Who runs it besides the host. */
  readonly organisers: readonly PublicPerson[];
  /** How many bots fill it up when it starts. */
  readonly bots: number;
  readonly startedAt: number | null;
  /** By their numbers: in the order in which they came. */
  readonly players: readonly PublicTournamentPlayer[];
  readonly tables: readonly { readonly table: string; readonly players: number; readonly closed: boolean }[];
  /** What there is to win in all, without what is on people's heads, and what each place wins, from the first on. */
  readonly pool: number;
  readonly prizes: readonly number[];
  /** What a hand costs, level for level, and how many minutes each lasts. */
  readonly levels: Levels | null;
  /** When the first one began, on the referee's clock, as if there had been no pauses; null while none runs. */
  readonly levelsBegan: number | null;
  /** The level now, counted from 1; null while nobody plays. */
  readonly level: number | null;
  /** The break that all tables stop for, or have stopped for: which one, and when it ends; null before all have. */
  readonly break: { readonly number: number; readonly until: number | null } | null;
  /** Everybody is on the way to the last table, where the seats are drawn again. */
  readonly redraw: boolean;
  /** What organisers have done, oldest first. */
  readonly desk: readonly DeskEntry[];
  /** Null where it is played for chips. */
  readonly rounds: PublicRounds | null;
  /** Hash of the seed that seats and cards are drawn from; the seed itself once it is over. */
  readonly commitment: string;
  readonly serverSeed: string | null;
  /** The circle in which it was opened. */
  readonly circle: string | null;
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
  /** What is on their head, and what they have won with others'. */
  readonly bounty: number;
  readonly bounties: number;
  /** How often they have bought back in, and whether they have taken the add-on. */
  readonly rebuys: number;
  readonly addOn: boolean;
  /** Why they are out, if not by the game. */
  readonly gone: GoneBecause | null;
  /** The player whom they want as their mate, or have; null for nobody. */
  readonly mate: number | null;
}

export type GoneBecause = "no-show" | "removed" | "withdrawn";

/** What an organiser has done, and why. */
export interface DeskEntry {
  readonly at: number;
  readonly by: PublicPerson;
  readonly did: DeskAct;
  readonly reason: string;
}

export type DeskAct =
  | { readonly what: "moved"; readonly player: number; readonly table: number }
  /** Null for somebody who was removed before the start, when players have no numbers yet. */
  | { readonly what: "removed"; readonly player: number | null; readonly entryBack: boolean }
  | { readonly what: "chips"; readonly player: number; readonly chips: number }
  | {
      readonly what: "result";
      readonly round: number;
      readonly table: number;
      /** By seat, before and after. */
      readonly before: readonly number[];
      readonly places: readonly number[];
    };

/** The rounds so far. */
export interface PublicRounds {
  /** How many there will be; in a knock-out, known when it starts. */
  readonly count: number;
  readonly played: readonly PublicRound[];
  /** When the next one begins by itself; null while one is played, or after the last. */
  readonly nextAt: number | null;
  /** Best first. */
  readonly standings: readonly RoundsStanding[];
  /** How many points a whole one is: points are kept so finely that shares of them are exact. */
  readonly unit: number;
}

export interface PublicRound {
  readonly began: number;
  /** When its tables are settled as they stand; null once they are. */
  readonly deadline: number | null;
  readonly tables: readonly PublicRoundTable[];
  /** The players who sat out this round. */
  readonly byes: readonly number[];
}

export interface PublicRoundTable {
  readonly table: string;
  /** By seat. */
  readonly players: readonly number[];
  readonly result: RoundResult | null;
  /** By seat; in the unit of the rounds. */
  readonly points: readonly number[] | null;
}

/** How a table of a round came out. */
export interface RoundResult {
  /** By seat. */
  readonly places: readonly number[];
  readonly scores: readonly number[];
  /** Played to its end, settled when time was up, or given up; corrected by an organiser afterwards. */
  readonly how: "played" | "time" | "given-up";
  readonly corrected: boolean;
}

export interface RoundsStanding {
  readonly player: number;
  readonly place: number;
  readonly points: number;
  /** What decides between those with as many points: the games against each other, the points of opponents, wins. */
  readonly direct: number;
  readonly opponents: number;
  readonly wins: number;
  /** Whether only the lot was left to decide between them and the one before. */
  readonly byLot: boolean;
  /** Still in a knock-out. */
  readonly isIn: boolean;
}

/** How a tournament stands, or what has changed since the last such message on this connection. */
export interface TournamentMessage {
  readonly type: "tournament";
  readonly id: string;
  readonly tournament?: PublicTournament;
  readonly changes?: readonly Change[];
}
