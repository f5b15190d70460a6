import { type Static, strictObject, Type } from "@tavolata/kernel";
import { Act } from "./acts.ts";
import { TournamentAct, TournamentId, TournamentPlan } from "./tournaments.ts";
import { Avatar, Index, Nickname, RequestId, ShortCode, SomeSettings, TableId } from "./words.ts";

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
  /** What is in my purse. It is filled first if that is due. */
  strictObject({ type: Type.Literal("purse"), id: RequestId }),
  strictObject({ type: Type.Literal("open-tournament"), id: RequestId, plan: TournamentPlan }),
  /** Sends the tournament now and whenever it changes. */
  strictObject({ type: Type.Literal("follow"), id: RequestId, tournament: TournamentId }),
  strictObject({ type: Type.Literal("unfollow"), id: RequestId, tournament: TournamentId }),
  strictObject({
    type: Type.Literal("tournament-act"),
    id: RequestId,
    tournament: TournamentId,
    act: TournamentAct,
  }),
]);
export type Request = Static<typeof Request>;
export type RequestOf<Name extends Request["type"]> = Extract<Request, { type: Name }>;

export const ClientMessage = Type.Union([Hello, Ping, ...Request.anyOf]);
export type ClientMessage = Static<typeof Hello> | Static<typeof Ping> | Request;
