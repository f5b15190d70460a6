import {
  type AnyGame,
  type GameTypes,
  type Input,
  type Instant,
  judge,
  type Refusal,
} from "@tavolata/kernel";
import type { MeasuredReaction } from "@tavolata/kernel/reactions";
import { type Act, refusal } from "../../protocol/index.ts";
import { isKnown } from "../room/become.ts";
import { isOpenTable, type Manners, NO_MANNERS, refuseCompany } from "../room/company.ts";
import { refuseAct } from "../room/refuse.ts";
import { chairOf, guestOf, isPersons, MOST_GUESTS, type Room, wasDone } from "../room/room.ts";
import type { Arriving, Requester } from "../room/steps.ts";
import type { GameAtTables } from "../table-game.ts";
import { backStep, chairMoveFor, hasOpenChairs, judgeChairAct } from "./chairs.ts";
import {
  chairOfSeat,
  decisionOf,
  isInPlay,
  type Play,
  playOf,
  seatOf,
  type TableState,
  watcherOf,
} from "./state.ts";
import type { Step } from "./steps.ts";

/** What comes of a request: something to write, a refusal, or nothing because it was done before. */
export type Judged = { readonly steps: readonly Step[] } | { readonly refused: Refusal };

const NOTHING_TO_DO: Judged = { steps: [] };

export interface MoveRequest {
  readonly game: number;
  readonly decision?: number | undefined;
  readonly move: GameTypes["move"];
  readonly reaction?: ClaimedReaction | undefined;
}

/** A reaction as it came in; a node can only measure it if it followed the table when the cause happened. */
export type ClaimedReaction =
  | "unmeasured"
  | (Omit<MeasuredReaction, "held"> & {
      /** When the cause of the reaction happened, by the log. */
      readonly since: Instant;
    });

/** Somebody does something at the table, outside the game. */
export function judgeAct(
  state: TableState,
  game: GameAtTables,
  at: Instant,
  from: Requester,
  act: Act,
  manners: Manners = NO_MANNERS,
): Judged {
  if (wasDone(state.room, from.person, from.request)) return NOTHING_TO_DO;
  const inPlay = isInPlay(state);
  const refused = refuseAct(
    state.room,
    { inPlay, openChairs: hasOpenChairs(state, game), now: at },
    game,
    from.person,
    act,
  );
  if (refused !== undefined) return { refused };
  if (act.type === "say" && isChatMuted(state, game)) return { refused: refusal("chat-closed") };
  const illMannered = refuseManners(state.room, from.person, act, manners);
  if (illMannered !== undefined) return { refused: illMannered };
  const step = { type: "act", act, from } as const;
  const move = chairMoveFor(state, game, from, act);
  if (move !== undefined) return judgeChairAct(state, game, at, step, move);
  if (act.type !== "pause" && act.type !== "resume") return { steps: [step] };
  const play = playOf(state);
  const input = clockInput(play, at, act.type);
  const clockRefuses = judge(game.rules, play.standing, input);
  return clockRefuses === undefined ? { steps: [step, { type: "input", input }] } : { refused: clockRefuses };
}

/** What the rules of the table allow, and living together in one house does not. */
function refuseManners(room: Room, person: string, act: Act, manners: Manners): Refusal | undefined {
  if (act.type === "say") return manners.isRude(act.text, isOpenTable(room)) ? refusal("rude") : undefined;
  // Somebody who sits already only changes chairs.
  if (act.type !== "sit" || chairOf(room, person) >= 0) return undefined;
  const nickname = guestOf(room, person)?.nickname ?? "";
  if (manners.isRude(nickname, isOpenTable(room))) return refusal("rude-name");
  return refuseCompany(room, person, manners);
}

function refuseNewcomer(room: Room, { id, nickname }: Arriving, manners: Manners): Refusal | undefined {
  if (manners.isRude(nickname, isOpenTable(room))) return refusal("rude-name");
  return refuseCompany(room, id, manners);
}

/** A game may want silence for a while; a game that is over never does. */
export function isChatMuted(state: TableState, { rules }: GameAtTables): boolean {
  if (rules.chatMuted === undefined || !isInPlay(state)) return false;
  return rules.chatMuted(rules.view(playOf(state).standing.state, "spectator"));
}

/** Somebody moves in the game. */
export function judgeMove(
  state: TableState,
  { rules }: GameAtTables,
  at: Instant,
  from: Requester,
  request: MoveRequest,
): Judged {
  if (wasDone(state.room, from.person, from.request)) return NOTHING_TO_DO;
  const mover = findMover(state, from.person, request.game);
  if ("refused" in mover) return mover;
  const { play, by } = mover;
  if (by !== "screen") {
    const stale = refuseDecision(play, rules, by, request);
    if (stale !== undefined) return { refused: stale };
  }
  return judgeInput(play, rules, inputOf(play, at, by, request.move, request.reaction), from);
}

/** The seat or the screen that somebody moves for in this game, if they may move at all. */
function findMover(
  state: TableState,
  person: string,
  game: number,
): { readonly play: Play; readonly by: number | "screen" } | { readonly refused: Refusal } {
  const { play, room } = state;
  if (room.closed !== null) return { refused: refusal("table-closed") };
  if (play?.begun.number !== game) {
    return { refused: refusal("another-game", { game: play?.begun.number ?? 0 }) };
  }
  const by = seatOf(state, person) ?? (watcherOf(state, person) === "screen" ? "screen" : undefined);
  if (by === undefined) return { refused: refusal("not-seated") };
  if (by !== "screen" && isPlayedByPerson(state, by) === false) return { refused: refusal("resting") };
  return { play, by };
}

/** Whether a person plays on this seat now, and no bot for them. */
function isPlayedByPerson({ room, play }: TableState, seat: number): boolean {
  const chair = play === null ? undefined : room.chairs[chairOfSeat(play.begun.chairs, seat)];
  return isPersons(chair) && chair.standIn === null;
}

/** A bot moves for its seat; it has no request that could be repeated, but its decision may have passed. */
export function judgeBotMove(
  state: TableState,
  { rules }: GameAtTables,
  at: Instant,
  seat: number,
  request: MoveRequest,
): Judged {
  const { play, room } = state;
  if (room.closed !== null || play?.begun.number !== request.game) return NOTHING_TO_DO;
  if (isPlayedByPerson(state, seat)) return NOTHING_TO_DO;
  const { reaction, decision } = request;
  if (reaction === undefined && play.decisions[seat] !== decision) return NOTHING_TO_DO;
  return judgeInput(play, rules, inputOf(play, at, seat, request.move, reaction));
}

/** How a move would be answered. Decisions play no part: what is asked about is now. */
export function askAbout(
  state: TableState,
  { rules }: GameAtTables,
  at: Instant,
  person: string,
  { game, move }: Pick<MoveRequest, "game" | "move">,
): Refusal | undefined {
  const mover = findMover(state, person, game);
  if ("refused" in mover) return mover.refused;
  return judge(rules, mover.play.standing, inputOf(mover.play, at, mover.by, move));
}

/** Somebody comes to the table by its link. */
export function judgeArrival(
  state: TableState,
  game: GameAtTables,
  at: Instant,
  person: Arriving,
  node: string,
  formerly: readonly string[] = [],
  manners: Manners = NO_MANNERS,
): Judged {
  const { room } = state;
  if ([person.id, ...formerly].some((id) => room.removed.includes(id)))
    return { refused: refusal("removed") };
  const former = formerly.filter((id) => isKnown(room, id));
  const guest = guestOf(room, person.id);
  const isNew = guest === undefined && former.length === 0;
  if (isNew && room.locked) return { refused: refusal("locked") };
  const unwanted = isNew && room.closed === null ? refuseNewcomer(room, person, manners) : undefined;
  if (unwanted !== undefined) return { refused: unwanted };
  // People may still come to see a closed table: it leads to the games played there.
  if (room.closed !== null) return NOTHING_TO_DO;
  if (isNew && room.people.length >= MOST_GUESTS) return { refused: refusal("table-full") };
  const steps: Step[] = former.map((guest) => ({ type: "became", guest, person }));
  if (!guest?.nodes.includes(node)) steps.push({ type: "arrived", person, node });
  if (
    guest !== undefined &&
    former.length === 0 &&
    (guest.nickname !== person.nickname || guest.avatar !== person.avatar)
  ) {
    // A name that nobody wants to read there stays what it was.
    const isRude = manners.isRude(person.nickname, isOpenTable(room));
    const nickname = isRude ? guest.nickname : person.nickname;
    if (nickname !== guest.nickname || guest.avatar !== person.avatar)
      steps.push({ type: "introduced", person: { ...person, nickname } });
  }
  const known = guest ?? former.map((id) => guestOf(room, id)).find((one) => one !== undefined);
  const back = known?.nodes.length === 0 ? backStep(state, game, at, known.id) : undefined;
  if (back !== undefined) steps.push(back);
  return { steps };
}

/** Only a reaction may come without a decision: it is judged by the time at which it was made. */
function refuseDecision(
  play: Play,
  rules: AnyGame,
  seat: number,
  { decision, reaction }: MoveRequest,
): Refusal | undefined {
  const current = decisionOf(play, seat);
  if (decision === undefined) {
    const reacts = reaction !== undefined && rules.lagCredit?.(play.standing.state) !== undefined;
    return reacts ? undefined : refusal("decision-missing", { decision: current });
  }
  return decision === current ? undefined : refusal("stale", { decision: current });
}

function judgeInput(play: Play, rules: AnyGame, input: Input<GameTypes>, from?: Requester): Judged {
  const refused = judge(rules, play.standing, input);
  if (refused !== undefined) return { refused };
  return { steps: [from === undefined ? { type: "input", input } : { type: "input", input, from }] };
}

function inputOf(
  { standing }: Play,
  at: Instant,
  by: number | "screen",
  move: GameTypes["move"],
  claimed?: ClaimedReaction,
): Input<GameTypes> {
  const input = { seq: standing.seq + 1, at, by, move };
  if (claimed === undefined || claimed === "unmeasured") return input as Input<GameTypes>;
  const { since, ...measured } = claimed;
  const held = Math.max(0, at - since - measured.elapsed);
  return { ...input, reaction: { ...measured, held } } as Input<GameTypes>;
}

function clockInput({ standing }: Play, at: Instant, type: "pause" | "resume"): Input<GameTypes> {
  return { seq: standing.seq + 1, at, by: "clock", move: { type } };
}
