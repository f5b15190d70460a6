import { oneOf, type Static, strictObject, Type } from "@tavolata/kernel";
import { Act } from "./acts.ts";
import { CircleAct, CircleId, CircleTraits, Invitation, ProgramAct } from "./circles.ts";
import { SeasonId } from "./seasons.ts";
import { TournamentAct, TournamentId, TournamentPlan } from "./tournaments.ts";
import {
  Avatar,
  Index,
  LANGUAGES,
  Nickname,
  PACES,
  RequestId,
  ShortCode,
  SKILLS,
  SomeSettings,
  TableId,
} from "./words.ts";

const Milliseconds = Type.Number({ minimum: 0, maximum: 1e9 });

/** What a client claims about how fast its player was; see `MeasuredReaction` of the kernel. */
export const ReactionClaim = strictObject({
  /** Milliseconds from the first painted frame to the touch. */
  claimed: Milliseconds,
  /** The update that showed what the player reacted to. */
  update: Index,
});

/** How far a client has got at a table; it is sent exactly what came after. */
export const Resume = strictObject({ game: Index, update: Index });

/** The first message of a connection, and only the first. */
export const Hello = strictObject({ type: Type.Literal("hello"), protocol: Index });
export const Ping = strictObject({ type: Type.Literal("ping"), sent: Type.Number() });

export const Request = Type.Union([
  strictObject({
    type: Type.Literal("introduce"),
    id: RequestId,
    nickname: Type.Optional(Nickname),
    avatar: Type.Optional(Avatar),
  }),
  strictObject({
    type: Type.Literal("open"),
    id: RequestId,
    game: Type.String({ pattern: "^[a-z0-9-]{1,40}$" }),
    options: Type.Optional(Type.Object({})),
    settings: Type.Optional(SomeSettings),
    /** The circle in which it is opened, by one of its members. */
    circle: Type.Optional(CircleId),
  }),
  /** Whether to be sent the open tables of the house, now and whenever they change. */
  strictObject({ type: Type.Literal("list-tables"), id: RequestId, on: Type.Boolean() }),
  /** Takes a chair at the open table that suits best. */
  strictObject({
    type: Type.Literal("find-table"),
    id: RequestId,
    game: Type.Optional(Type.String({ pattern: "^[a-z0-9-]{1,40}$" })),
    pace: Type.Optional(oneOf(PACES)),
    language: Type.Optional(oneOf(LANGUAGES)),
    skill: Type.Optional(oneOf(SKILLS)),
  }),
  strictObject({ type: Type.Literal("find"), id: RequestId, code: ShortCode }),
  strictObject({ type: Type.Literal("watch"), id: RequestId, table: TableId, resume: Type.Optional(Resume) }),
  strictObject({ type: Type.Literal("unwatch"), id: RequestId, table: TableId }),
  strictObject({ type: Type.Literal("act"), id: RequestId, table: TableId, act: Act }),
  strictObject({
    type: Type.Literal("move"),
    id: RequestId,
    table: TableId,
    game: Index,
    /** The decision it answers; only a reaction may do without. */
    decision: Type.Optional(Index),
    move: Type.Object({ type: Type.String({ maxLength: 40 }) }),
    reaction: Type.Optional(ReactionClaim),
  }),
  /** "Why not?": how a move would be answered, without making it. */
  strictObject({
    type: Type.Literal("ask"),
    id: RequestId,
    table: TableId,
    game: Index,
    move: Type.Object({ type: Type.String({ maxLength: 40 }) }),
  }),
  /** What is in my purse, which is filled first if that is due; or what I have of a circle's chips in a season. */
  strictObject({
    type: Type.Literal("purse"),
    id: RequestId,
    of: Type.Optional(strictObject({ circle: CircleId, season: SeasonId })),
  }),
  strictObject({
    type: Type.Literal("open-tournament"),
    id: RequestId,
    plan: TournamentPlan,
    circle: Type.Optional(CircleId),
  }),
  /** Sends the tournament now and whenever it changes. */
  strictObject({ type: Type.Literal("follow"), id: RequestId, tournament: TournamentId }),
  strictObject({ type: Type.Literal("unfollow"), id: RequestId, tournament: TournamentId }),
  strictObject({
    type: Type.Literal("tournament-act"),
    id: RequestId,
    tournament: TournamentId,
    act: TournamentAct,
  }),
  strictObject({ type: Type.Literal("found-circle"), id: RequestId, traits: CircleTraits }),
  /** Sends the circle now and whenever it changes: to members, and the front of it to those with an invitation. */
  strictObject({
    type: Type.Literal("follow-circle"),
    id: RequestId,
    circle: CircleId,
    invitation: Type.Optional(Invitation),
  }),
  strictObject({ type: Type.Literal("unfollow-circle"), id: RequestId, circle: CircleId }),
  strictObject({ type: Type.Literal("circle-act"), id: RequestId, circle: CircleId, act: CircleAct }),
  /** What members do about its evenings and seasons. */
  strictObject({ type: Type.Literal("program-act"), id: RequestId, circle: CircleId, act: ProgramAct }),
  /** One season of a circle, for its members. */
  strictObject({ type: Type.Literal("season"), id: RequestId, circle: CircleId, season: SeasonId }),
  /** Where a member's calendar of the circle is; anew if the old address is to be void. */
  strictObject({
    type: Type.Literal("calendar"),
    id: RequestId,
    circle: CircleId,
    anew: Type.Optional(Type.Boolean()),
  }),
  /** The circles that I am in. */
  strictObject({ type: Type.Literal("my-circles"), id: RequestId }),
]);
export type Request = Static<typeof Request>;
export type RequestOf<Name extends Request["type"]> = Extract<Request, { type: Name }>;

export const ClientMessage = Type.Union([Hello, Ping, ...Request.anyOf]);
export type ClientMessage = Static<typeof Hello> | Static<typeof Ping> | Request;
