import {
  type AnyGame,
  type ChairMove,
  type Chairs,
  type ChipEffect,
  type GameTypes,
  type Instant,
  judge,
  type Refusal,
} from "@tavolata/kernel";
import type { Act } from "../../protocol/index.ts";
import { isDecisive } from "../room/awaited.ts";
import { forgetTheGone } from "../room/fold.ts";
import { isPersons, type Room } from "../room/room.ts";
import type { Requester } from "../room/steps.ts";
import type { GameAtTables } from "../table-game.ts";
import { pastPlayer } from "./begin.ts";
import { chairOfSeat, isInPlay, type Play, playOf, seatOf, type TableState } from "./state.ts";
import type { Step } from "./steps.ts";
import type { Timeouts } from "./timeouts.ts";

type ActStep = Extract<Step, { type: "act" }>;
type InputStep = Extract<Step, { type: "input" }>;

/** The chairs of the game in play, if they matter while it is played. */
function chairsInPlay(state: TableState, { rules }: GameAtTables): Chairs<GameTypes> | undefined {
  return isInPlay(state) ? rules.chairs : undefined;
}

/** Whether people come and go while the game is on. */
export function hasOpenChairs(state: TableState, game: GameAtTables): boolean {
  return chairsInPlay(state, game)?.areOpen(playOf(state).begun.options) ?? false;
}

export function houseInput({ standing }: Play, at: Instant, move: ChairMove): InputStep {
  return { type: "input", input: { seq: standing.seq + 1, at, by: "house", move } };
}

/** The step with which the house makes this move, unless the rules refuse it now. */
export function possibleHouseStep(
  play: Play,
  rules: AnyGame,
  at: Instant,
  move: ChairMove,
): Step | undefined {
  const step = houseInput(play, at, move);
  return judge(rules, play.standing, step.input) === undefined ? step : undefined;
}

/** What an act means for a game whose chairs matter; undefined if the act is no concern of the game. */
export function chairMoveFor(
  state: TableState,
  { rules }: GameAtTables,
  { person }: Pick<Requester, "person">,
  act: Act,
): ChairMove | undefined {
  const { chairs } = rules;
  const { play } = state;
  if (chairs === undefined || play === null || play.over) return undefined;
  const isOpen = chairs.areOpen(play.begun.options);
  const own = seatOf(state, act.type === "remove" ? act.person : person);
  switch (act.type) {
    case "sit":
      // A bot's chair is only promised.
      if (state.room.chairs[act.chair] != null) return undefined;
      return { type: "sit", seat: act.chair, chips: act.chips ?? 0 };
    case "seat-bot":
      return { type: "sit", seat: act.chair, chips: chairs.stack(play.begun.options) };
    case "top-up":
      return own === undefined ? undefined : { type: "topUp", seat: own, chips: act.chips };
    case "stand":
      return own === undefined ? undefined : { type: "stand", seat: own };
    case "remove-bot":
      return { type: "stand", seat: act.chair };
    case "vote-bot":
      return isDecisive(state.room, person, act.chair) ? awayFrom(state, act.chair) : undefined;
    case "stand-in":
      return awayFrom(state, act.chair);
    case "leave":
    case "remove":
      if (own === undefined || !chairs.isTaken(play.standing.state, own)) return undefined;
      return { type: isOpen ? "stand" : "away", seat: own };
    default:
      return undefined;
  }
}

/** At a table with chips no bot plays for anybody: the rules go on without the player until they are back. */
function awayFrom(state: TableState, chair: number): ChairMove | undefined {
  const seat = playOf(state).begun.chairs.indexOf(chair);
  return seat < 0 ? undefined : { type: "away", seat };
}

/** An act and what it means for the game, together or not at all. */
export function judgeChairAct(
  state: TableState,
  { rules }: GameAtTables,
  at: Instant,
  act: ActStep,
  move: ChairMove,
): { readonly steps: readonly Step[] } | { readonly refused: Refusal } {
  const play = playOf(state);
  const step = houseInput(play, at, move);
  const refused = judge(rules, play.standing, step.input);
  if (refused === undefined) return { steps: [act, withNewcomer(state, act, step)] };
  if (move.type === "topUp" && canWait(play, rules, move)) return { steps: [act] };
  // Somebody who leaves does so, whether or not the game has anything to do with it.
  return act.act.type === "leave" || act.act.type === "remove" ? { steps: [act] } : { refused };
}

/** Chips that cannot come in the middle of a hand are noted on the player's chair, and come after the hand. */
function canWait(
  { standing }: Play,
  { chairs }: AnyGame,
  { seat, chips }: ChairMove & { type: "topUp" },
): boolean {
  const range = chairs?.topUps(standing.state, seat);
  return range !== undefined && !range.now && chips >= range.least && chips <= range.most;
}

/** The room without the wish for chips that this move fulfils. */
export function afterTopUp(room: Room, { begun }: Play, { by, move }: InputStep["input"]): Room {
  if (by !== "house" || move.type !== "topUp") return room;
  const at = chairOfSeat(begun.chairs, (move as ChairMove & { type: "topUp" }).seat);
  const sitting = room.chairs[at];
  if (!isPersons(sitting) || sitting.topUp === undefined) return room;
  const { topUp: _, ...rest } = sitting;
  const chairs = room.chairs.map((chair, i) => (i === at ? rest : chair));
  return { ...room, chairs, number: room.number + 1 };
}

/** A record says who came to the table while the game was on. */
function withNewcomer({ room }: TableState, { act, from }: ActStep, input: InputStep): InputStep {
  if (act.type === "sit") return { ...input, newcomer: pastPlayer(room, { person: from.person }, act.chair) };
  if (act.type === "seat-bot") return { ...input, newcomer: pastPlayer(room, { bot: act.bot }, act.chair) };
  return input;
}

/** Somebody who has got up from a chair, or was put out of the game, no longer has it. */
export function freeLeftChairs(room: Room, play: Play, rules: AnyGame): void {
  for (const chair of leftChairs(room, play, rules)) room.chairs[chair] = null;
  forgetTheGone(room);
  room.number++;
}

export function hasLeftChairs(room: Room, play: Play, rules: AnyGame): boolean {
  return leftChairs(room, play, rules).length > 0;
}

function leftChairs(room: Room, { begun, standing }: Play, { chairs }: AnyGame): number[] {
  if (chairs === undefined || !chairs.areOpen(begun.options)) return [];
  return begun.chairs.filter(
    (chair, seat) => room.chairs[chair] != null && !chairs.isTaken(standing.state, seat),
  );
}

/** Notes who is out, for the tournament to read. */
export function notePlayersOut(
  room: Room,
  chairs: readonly number[],
  effects: readonly GameTypes["effect"][],
  at: Instant,
): void {
  const playerOn = (seat: number) => room.chairs[chairOfSeat(chairs, seat)]?.player;
  for (const effect of effects as readonly ChipEffect[]) {
    if (effect.type !== "eliminated") continue;
    const player = playerOn(effect.seat);
    if (player === undefined) continue;
    const { hand, chipsBefore } = effect;
    const by = effect.by?.flatMap(({ seat, chips }) => {
      const taker = playerOn(seat);
      return taker === undefined ? [] : [{ player: taker, chips }];
    });
    const out = { player, at, hand, chipsBefore, ...(by === undefined ? {} : { by }) };
    room.out = [...(room.out ?? []), out];
  }
}

/** What the house does by itself at a game whose chairs matter, and when. */
export function chairDues(
  state: TableState,
  { rules }: GameAtTables,
  { lastAt, now, goneSince }: ChairCircumstances,
  timeouts: Pick<Timeouts, "player" | "game">,
): { readonly at: Instant; readonly step: Step }[] {
  const { room, play } = state;
  const { chairs } = rules;
  if (chairs === undefined || play === null || play.over) return [];
  if (play.standing.version !== rules.version) return [];
  const possible = (move: ChairMove) => possibleHouseStep(play, rules, now, move);
  const when = (at: Instant, move: ChairMove) => {
    const step = possible(move);
    return step === undefined ? [] : [{ at, step }];
  };
  const topUps = play.begun.chairs.flatMap((chair, seat) => topUpDue(room, play, chairs, chair, seat));
  if (topUps.length > 0) {
    return topUps.map((due) => {
      const step = due.move === null ? undefined : possible(due.move);
      return { at: lastAt, step: step ?? { type: "top-up-idle", chair: due.chair } };
    });
  }
  if (room.closing !== undefined) {
    const step = closingStep(room, play, rules, possible);
    return step === undefined ? [] : [{ at: lastAt, step }];
  }
  const mayBeStoodUp = chairs.areOpen(play.begun.options) && room.tournament === undefined;
  return play.begun.chairs.flatMap((chair, seat) => {
    const sitting = room.chairs[chair];
    if (sitting == null || !chairs.isTaken(play.standing.state, seat)) return [];
    if (!isPersons(sitting)) {
      // The house feeds its bots.
      const lacks = chairs.lacks(play.standing.state, seat);
      return when(lastAt, lacks > 0 ? { type: "topUp", seat, chips: lacks } : { type: "isBack", seat });
    }
    const gone = goneSince(sitting.person);
    if (gone === undefined) return [];
    return [
      ...when(gone + timeouts.player, { type: "away", seat }),
      ...(mayBeStoodUp ? when(gone + timeouts.game, { type: "stand", seat }) : []),
    ];
  });
}

/** The chips that somebody asked for in a hand that is over now: as many as their chair can take, null for none. */
function topUpDue(
  room: Room,
  { standing }: Play,
  chairs: Chairs<GameTypes>,
  chair: number,
  seat: number,
): { readonly chair: number; readonly move: ChairMove | null }[] {
  const sitting = room.chairs[chair];
  if (!isPersons(sitting) || typeof sitting.topUp !== "number") return [];
  const range = chairs.topUps(standing.state, seat);
  if (range === undefined) return [{ chair, move: null }];
  if (!range.now) return [];
  return [{ chair, move: { type: "topUp", seat, chips: Math.min(sitting.topUp, range.most) } }];
}

interface ChairCircumstances {
  readonly lastAt: Instant;
  readonly now: Instant;
  /** Since when somebody is gone, without the time in which they could not come back; undefined if they are there. */
  goneSince(person: string): Instant | undefined;
}

/** Asks the game to end. If it cannot, because nobody is left to play it, people are stood up one after the other. */
function closingStep(
  room: Room,
  { standing, begun }: Play,
  rules: AnyGame,
  possible: (move: ChairMove) => Step | undefined,
): Step | undefined {
  const close = possible({ type: "close" });
  if (close !== undefined) return close;
  const { state } = standing;
  const nobodyMoves = rules.awaits(state).length === 0 && rules.alarm(state) === undefined;
  if (room.closing !== "abandoned" && !nobodyMoves) return undefined;
  for (const seat of begun.chairs.keys()) {
    const stand = possible({ type: "stand", seat });
    if (stand !== undefined) return stand;
  }
  return undefined;
}

/** Somebody comes back to their chair. */
export function backStep(
  state: TableState,
  game: GameAtTables,
  at: Instant,
  person: string,
): Step | undefined {
  const seat = seatOf(state, person);
  if (seat === undefined || chairsInPlay(state, game) === undefined) return undefined;
  return possibleHouseStep(playOf(state), game.rules, at, { type: "isBack", seat });
}
