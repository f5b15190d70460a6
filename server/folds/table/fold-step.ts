import {
  type AnyGame,
  begin,
  type ChairMove,
  copy,
  enter,
  fairChance,
  type GameTypes,
  type Input,
  type Instant,
  type Standing,
  watchersOf,
} from "@tavolata/kernel";
import type { Transfer } from "../../store/contract.ts";
import { withoutUnawaited } from "../room/awaited.ts";
import { foldEnd, foldRoom, nobodyIsReady, openRoom } from "../room/fold.ts";
import { NOBODYS_FACE, NOBODYS_NAME } from "../room/forgotten.ts";
import { namesAt } from "../room/names.ts";
import { guestOf, type Room, remember } from "../room/room.ts";
import type { Requester, RoomStep } from "../room/steps.ts";
import type { GameAtTables } from "../table-game.ts";
import { afterTopUp, freeLeftChairs, hasLeftChairs, notePlayersOut } from "./chairs.ts";
import { refundsFor, transfersFor } from "./chips.ts";
import { leftAfter, playersAtEnd, sittersWithout } from "./sitters.ts";
import {
  type EventBatch,
  earlierAfter,
  isInPlay,
  isPlain,
  noticed,
  type Play,
  peopleOnSeats,
  type TableState,
} from "./state.ts";
import type { Begun, Step } from "./steps.ts";

type Became = Extract<RoomStep, { type: "became" }>;

/** Where in the log a step stands. */
export interface EntryPosition {
  readonly seq: number;
  readonly at: Instant;
}

export interface FoldedStep {
  readonly state: TableState;
  /** What there is to tell, if the step was one of the game's. */
  readonly batch?: EventBatch;
  /** The step ended the game. */
  readonly ended?: Play;
  /** Chips that change hands with it. */
  readonly transfers?: readonly Transfer[];
}

/** A log that this node cannot read: another version wrote it, or it is broken. */
export class Unreadable extends Error {
  override readonly name = "Unreadable";
}

/** The table after one more step. The state before is left as it is, so that a lost race leaves nothing behind. */
export function foldStep(
  state: TableState | undefined,
  step: Step,
  position: EntryPosition,
  findGame: (name: string) => GameAtTables | undefined,
): FoldedStep {
  if (step.type === "opened") return { state: { room: openRoom(step, position.at), play: null } };
  if (state === undefined) throw new Unreadable("the log does not begin with its opening");
  const game = findGame(state.room.game);
  if (game === undefined) throw new Unreadable(`there is no game ${state.room.game} here`);
  switch (step.type) {
    case "began":
      return beginGame(state, step.begun, step.next, step.version, position, game.rules);
    case "input":
      return enterInput(state, step.input, step.from, position, game.rules);
    default:
      return foldRoomStep(state, step, position, game);
  }
}

function foldRoomStep(
  state: TableState,
  step: Exclude<RoomStep, { type: "opened" }>,
  { at }: EntryPosition,
  game: GameAtTables,
): FoldedStep {
  const room = copy(state.room);
  const inPlay = isInPlay(state);
  foldRoom(room, step, at, inPlay, game);
  // A guest who turned out to be somebody is still the one who sat there.
  if (step.type === "became") {
    return { state: { room, play: state.play && sameSitters(state.play, state.room, room, step) } };
  }
  if (step.type === "forgotten" && state.play !== null) {
    return { state: { room, play: withoutName(state.play, state.room, room, step.person) } };
  }
  if (!inPlay || state.play === null) return { state: { room, play: state.play } };
  if (room.closed === null) {
    const noted = {
      ...state.play,
      ...earlierAfter(state.play, state.room, room, at),
      ...leftAfter(state.play, state.room, room),
    };
    return { state: { room, play: noted } };
  }
  const { begun, stakes } = state.play;
  const transfers = stakes === undefined ? [] : refundsFor(state.room, begun.chairs, stakes);
  const play = {
    ...state.play,
    over: true,
    sat: peopleOnSeats(state.room, state.play),
    players: playersAtEnd(state.play, state.room, game.rules, state.play.standing.state),
  };
  foldEnd(room, begun.id, begun.number, null);
  return { state: { room, play }, ended: play, transfers };
}

function sameSitters(play: Play, before: Room, after: Room, became: Became): Play {
  const { guest, person } = became;
  const { sat } = play;
  if (sat === null) return { ...play, ...leftAfter(play, before, after, became) };
  return { ...play, sat: sat.map((id) => (id === guest ? person.id : id)) };
}

/** Their seat stays, and what was played there; who they were does not. */
function withoutName(play: Play, room: Room, after: Room, person: string): Play {
  const names = new Set([guestOf(room, person)?.nickname, namesAt(room).get(person)]);
  const sits = play.sat ?? peopleOnSeats(room, play);
  const { earlier, begun } = play;
  const players = begun.players?.map((player, seat) => {
    const isTheirs =
      player !== null && "nickname" in player && (sits[seat] === person || names.has(player.nickname));
    return isTheirs ? { nickname: NOBODYS_NAME, avatar: NOBODYS_FACE } : player;
  });
  return {
    ...play,
    begun: { ...begun, ...(players === undefined ? {} : { players }) },
    ...sittersWithout(play, room, after, person),
    ...(earlier === undefined
      ? {}
      : {
          earlier: earlier.map((one) =>
            one.nickname !== null && names.has(one.nickname) ? { ...one, nickname: NOBODYS_NAME } : one,
          ),
        }),
  };
}

function beginGame(
  state: TableState,
  begun: Begun,
  next: TableState["room"]["next"],
  version: number,
  { seq, at }: EntryPosition,
  rules: AnyGame,
): FoldedStep {
  if (version !== rules.version) throw new Unreadable(`a game of version ${version} began here`);
  const seats = begun.chairs.length;
  const step = begin(rules, { seats, options: begun.options }, at, chanceOf(begun));
  if (step.refused !== undefined) throw new Unreadable(`the game could not begin: ${step.refused.code}`);
  const awaited = rules.awaits(step.standing.state);
  const play: Play = {
    begun,
    first: seq,
    last: seq,
    standing: step.standing,
    over: false,
    sat: null,
    decisions: Array.from({ length: seats }, () => 0),
    awaitedSince: Array.from({ length: seats }, (_, seat) => (awaited.includes(seat) ? at : null)),
    updates: watchersOf(seats).map(() => 0),
  };
  const room = { ...copy(state.room), next };
  room.number++;
  const batch = { at, told: step.told, plain: true };
  if (rules.chairs === undefined) return { state: { room, play }, batch };
  // If one game follows the other, the seeds that people leave from now on are for the next one.
  if (rules.chairs.areOpen(begun.options)) nobodyIsReady(room);
  const { transfers, stakes } = transfersFor(step.effects, room, begun.chairs, undefined);
  return { state: { room, play: { ...play, stakes } }, batch, transfers };
}

function enterInput(
  state: TableState,
  input: Input<GameTypes>,
  from: Requester | undefined,
  { seq, at }: EntryPosition,
  rules: AnyGame,
): FoldedStep {
  const { play } = state;
  if (play === null) throw new Unreadable("an input without a game");
  // Only what the rules may change is copied: the rest of a standing is never changed in place.
  const standing: Standing<GameTypes> = { ...play.standing, state: copy(play.standing.state) };
  const step = enter(rules, standing, input, chanceOf(play.begun));
  if (step.refused !== undefined) {
    throw new Unreadable(
      `input ${input.seq} of game ${play.begun.number} is not possible: ${step.refused.code}`,
    );
  }
  const batch: EventBatch = { at, told: step.told, plain: isPlain(input) };
  const result = rules.result(step.standing.state);
  const payments =
    play.stakes === undefined
      ? undefined
      : transfersFor(step.effects, state.room, play.begun.chairs, play.stakes);
  // Field by field: this is done for every move, and to spread fields that are then replaced takes twice the time.
  const after: Play = {
    begun: play.begun,
    first: play.first,
    last: seq,
    standing: step.standing,
    over: result !== undefined,
    sat: result === undefined ? null : peopleOnSeats(state.room, play),
    ...decisionsAfter(play, input, batch, rules.awaits(step.standing.state)),
    updates: updatesAfter(play, batch),
    ...firstUpdatesAfter(play, input),
    ...(payments === undefined ? {} : { stakes: payments.stakes }),
  };
  let { room } = state;
  if (from !== undefined || result !== undefined) {
    room = result === undefined ? { ...room, recent: { ...room.recent } } : copy(room);
    if (from !== undefined) remember(room, from.person, from.request);
  }
  room = afterTopUp(room, play, input);
  room = withoutUnawaited(room, (chair) => after.awaitedSince[after.begun.chairs.indexOf(chair)] ?? null);
  if (hasLeftChairs(room, after, rules)) {
    room = copy(room);
    notePlayersOut(room, play.begun.chairs, step.effects, at);
    freeLeftChairs(room, after, rules);
  }
  const { earlier } = earlierAfter(play, state.room, room, at);
  // Those whose chairs are free because the game is over have not left it.
  const { left } = result === undefined ? leftAfter(play, state.room, room) : play;
  const noted =
    earlier === undefined && left === undefined && result === undefined
      ? after
      : {
          ...after,
          ...(earlier === undefined ? {} : { earlier }),
          ...(left === undefined ? {} : { left }),
          ...(result === undefined
            ? {}
            : { players: playersAtEnd(play, state.room, rules, step.standing.state) }),
        };
  if (result !== undefined) {
    const open = rules.chairs?.areOpen(play.begun.options) ?? false;
    foldEnd(room, play.begun.id, play.begun.number, result, open);
  }
  return {
    state: { room, play: noted },
    batch,
    ...(result === undefined ? {} : { ended: noted }),
    ...(payments === undefined ? {} : { transfers: payments.transfers }),
  };
}

/** Somebody who sits down is told what happens from then on, and not what was told on that chair before. */
function firstUpdatesAfter(
  { updates, firstUpdates }: Play,
  { by, move }: Input<GameTypes>,
): Pick<Play, "firstUpdates"> {
  if (by !== "house" || move.type !== "sit") return firstUpdates === undefined ? {} : { firstUpdates };
  const { seat } = move as ChairMove & { type: "sit" };
  const seats = updates.length - watchersOf(0).length;
  return {
    firstUpdates: Array.from({ length: seats }, (_, i) =>
      i === seat ? updates[seat]! + 1 : (firstUpdates?.[i] ?? 0),
    ),
  };
}

/**
 * A seat's decision is new when the game begins to wait for the seat, after the seat's own move, and after the clock has
 * rung or a new version has taken over. Its number changes only if its player gets an update: otherwise the game would
 * wait for a number that the player never heard of.
 */
function decisionsAfter(
  { decisions, awaitedSince }: Play,
  { by, move }: Input<GameTypes>,
  batch: EventBatch,
  awaited: readonly number[],
): Pick<Play, "decisions" | "awaitedSince"> {
  const rang = by === "upgrade" || (by === "clock" && move.type === "ring");
  const renewed = decisions.map(
    (_, seat) => awaited.includes(seat) && (awaitedSince[seat] === null || by === seat || rang),
  );
  return {
    decisions: decisions.map((decision, seat) =>
      renewed[seat] && noticed(batch, seat) ? decision + 1 : decision,
    ),
    awaitedSince: awaitedSince.map((since, seat) => {
      if (!awaited.includes(seat)) return null;
      return renewed[seat] ? batch.at : since;
    }),
  };
}

function updatesAfter(play: Play, batch: EventBatch): number[] {
  const watchers = watchersOf(play.standing.seats);
  return play.updates.map((update, i) => (noticed(batch, watchers[i]!) ? update + 1 : update));
}

function chanceOf({ serverSeed, playerSeeds }: Begun) {
  return fairChance({ server: serverSeed, players: playerSeeds });
}
