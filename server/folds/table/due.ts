import { findBot } from "@tavolata/bots";
import { type AnyGame, alarmOf, type Instant, type Seat, upgradeInput } from "@tavolata/kernel";
import type { Outage } from "../../store/contract.ts";
import { heirOf, standInBot } from "../room/fold.ts";
import { guestOf, isPersons } from "../room/room.ts";
import type { GameAtTables } from "../table-game.ts";
import { chairDues, hasOpenChairs } from "./chairs.ts";
import { chairOfSeat, decisionOf, isInPlay, type Play, type TableState } from "./state.ts";
import type { Step } from "./steps.ts";
import { diceFrom, type Pace, thinkingTime } from "./thinking-time.ts";
import type { Timeouts } from "./timeouts.ts";

/** What decides what is due, besides the table itself. */
export interface Circumstances {
  readonly timeouts: Timeouts;
  readonly outages: readonly Outage[];
  /** Whether a node is gone, and every connection that people had to it. */
  isLost(node: string): boolean;
}

interface Due {
  readonly at: Instant;
  readonly step: Step;
}

/** A bot that has to decide, and the time at which it appears to have thought for long enough. */
export interface BotTurn {
  readonly at: Instant;
  readonly seat: Seat;
  readonly bot: string;
  readonly decision: number;
}

/**
 * When some node must see to the table again if nothing happens before. Bots that are thinking already need no
 * reminder. An open table always has an alarm: should all nodes die, it must not be forgotten with the people who
 * were there.
 */
export function nextAlarm(
  state: TableState,
  game: GameAtTables,
  lastAt: Instant,
  circumstances: Circumstances,
  thinking: ReadonlySet<Seat> = new Set(),
): Instant | null {
  const turns = botTurns(state, game).filter(({ seat }) => !thinking.has(seat));
  const times = [...dues(state, game, { lastAt, now: lastAt }, circumstances), ...turns].map(({ at }) => at);
  const ring = ringsAt(state, game.rules);
  if (ring !== undefined) times.push(ring);
  return times.length === 0 ? null : Math.min(...times);
}

/** The step that must be written now, before anything else may be. There may be another one after it. */
export function stepDue(
  state: TableState,
  game: GameAtTables,
  lastAt: Instant,
  now: Instant,
  circumstances: Circumstances,
): Step | undefined {
  const lost = lostNode(state, circumstances);
  if (lost !== undefined) return { type: "node-lost", node: lost };
  const { play } = state;
  if (play !== null && !play.over) {
    const takeover = upgrade(play, game.rules, now);
    if (takeover !== undefined) return takeover;
    const ring = ringsAt(state, game.rules);
    if (ring !== undefined) {
      const ms = lostTime(play, now, circumstances.outages);
      if (ms > 0) return clockStep(play, now, { type: "shift", ms });
      if (ring <= now) return clockStep(play, now, { type: "ring" });
    }
  }
  const [first] = dues(state, game, { lastAt, now }, circumstances)
    .filter(({ at }) => at <= now)
    .sort((a, b) => a.at - b.at);
  return first?.step;
}

function lostNode({ room }: TableState, { isLost }: Circumstances): string | undefined {
  if (room.closed !== null) return undefined;
  return room.people.flatMap(({ nodes }) => nodes).find((node) => isLost(node));
}

export function botTurns(state: TableState, game: GameAtTables): BotTurn[] {
  const { room, play } = state;
  if (play === null || play.over || play.standing.clock.pausedAt !== null) return [];
  return play.awaitedSince.flatMap((since, seat) => {
    const bot = since === null ? undefined : botOn(state, game, seat);
    if (since === null || bot === undefined) return [];
    const decision = decisionOf(play, seat);
    const dice = diceFrom(`${play.begun.id}/${seat}/${decision}`);
    const at = Math.max(since, bot.since) + thinkingTimeOf(bot.name, game, play, room.settings.pace, dice);
    return [{ at, seat, decision, bot: bot.name }];
  });
}

/** The bot that plays on a seat, for itself or for somebody who is gone, and since when. */
export function botOn(
  { room, play }: TableState,
  game: GameAtTables,
  seat: Seat,
): { readonly name: string; readonly since: Instant } | undefined {
  const chair = play === null ? undefined : room.chairs[chairOfSeat(play.begun.chairs, seat)];
  if (chair == null) return undefined;
  if (!isPersons(chair)) return { name: chair.bot, since: 0 };
  return chair.standIn === null ? undefined : { name: standInBot(game), since: chair.standIn.since };
}

function thinkingTimeOf(
  name: string,
  { bots, rules }: GameAtTables,
  { standing }: Play,
  pace: Pace,
  dice: number,
): number {
  const { bot, level } = findBot(bots, name);
  const slow =
    pace === "human" && standing.version === rules.version
      ? bot?.pauseAt?.(rules.view(standing.state, "spectator"), level)
      : undefined;
  const pause = slow ?? bot?.pause;
  if (pause === undefined) return thinkingTime({ pace, dice });
  return Math.round(pause.least + dice * (pause.most - pause.least));
}

function ringsAt({ play }: TableState, rules: AnyGame): Instant | undefined {
  if (play === null || play.over || play.standing.version !== rules.version) return undefined;
  return alarmOf(rules, play.standing);
}

function upgrade(play: Play, rules: AnyGame, now: Instant): Step | undefined {
  if (play.standing.version >= rules.version) return undefined;
  const input = upgradeInput(rules, play.standing, now);
  return "refused" in input ? undefined : { type: "input", input };
}

/** For how long, since the last input, nobody could do anything. */
function lostTime({ standing }: Play, now: Instant, outages: readonly Outage[]): number {
  return outages.reduce(
    (lost, { from, to }) => lost + Math.max(0, Math.min(to, now) - Math.max(from, standing.at)),
    0,
  );
}

function clockStep(play: Play, at: Instant, move: { type: "ring" } | { type: "shift"; ms: number }): Step {
  return { type: "input", input: { seq: play.standing.seq + 1, at, by: "clock", move } };
}

/** What the house does about people who are gone, and about chairs. */
function dues(
  state: TableState,
  game: GameAtTables,
  { lastAt, now }: { readonly lastAt: Instant; readonly now: Instant },
  { timeouts, outages }: Circumstances,
): Due[] {
  const { room } = state;
  if (room.closed !== null) return [];
  const inPlay = isInPlay(state);
  // Nobody could come back while there was no node, so that time does not count against anybody.
  const up = outages.at(-1)?.to ?? Number.NEGATIVE_INFINITY;
  const goneSince = (person: string) => {
    const gone = guestOf(room, person)?.goneSince;
    return gone == null ? undefined : Math.max(gone, up);
  };
  const due: Due[] = [{ at: lastAt + timeouts.table, step: { type: "looked" } }];
  due.push(...chairDues(state, game, { lastAt, now, goneSince }, timeouts));
  if (room.closing !== undefined && !inPlay) {
    due.push({ at: lastAt, step: { type: "closed", why: room.closing } });
  }
  due.push(...awaitedDues(state, game, { up, now, goneSince }, timeouts));
  // A tournament looks after its tables itself.
  if (room.tournament === undefined) due.push(...keepingDues(state, game, { up, goneSince }, timeouts));
  if (!inPlay || room.settings.away !== "bot" || game.rules.chairs !== undefined) return due;
  room.chairs.forEach((chair, i) => {
    if (!isPersons(chair) || chair.standIn !== null) return;
    const gone = goneSince(chair.person);
    if (gone !== undefined) due.push({ at: gone + timeouts.player, step: { type: "stood-in", chair: i } });
  });
  return due;
}

/** What becomes of a table that nobody is at, or whose host is not. */
function keepingDues(
  state: TableState,
  game: GameAtTables,
  { up, goneSince }: { readonly up: Instant; goneSince(person: string): Instant | undefined },
  timeouts: Timeouts,
): Due[] {
  const { room } = state;
  const inPlay = isInPlay(state);
  const due: Due[] = [];
  if (room.emptySince !== null) {
    const at = Math.max(room.emptySince, up) + (inPlay ? timeouts.game : timeouts.table);
    due.push(...whenEmpty(state, game, inPlay ? "abandoned" : "idle").map((step) => ({ at, step })));
  }
  const host = room.host === null ? undefined : goneSince(room.host);
  if (host !== undefined && room.emptySince === null) {
    const to = heirOf(room);
    if (to !== null && (guestOf(room, to)?.nodes.length ?? 0) > 0) {
      due.push({ at: host + timeouts.host, step: { type: "host-passed", to } });
    }
  }
  return due;
}

/** Where no clock acts for somebody who takes their time, everybody is told whom the game waits for. */
function awaitedDues(
  { room, play }: TableState,
  { rules }: GameAtTables,
  {
    up,
    now,
    goneSince,
  }: {
    readonly up: Instant;
    readonly now: Instant;
    goneSince(person: string): Instant | undefined;
  },
  { awaited, idle }: Timeouts,
): Due[] {
  if (play === null || play.over || play.standing.version !== rules.version) return [];
  if (play.standing.clock.pausedAt !== null || rules.alarm(play.standing.state) !== undefined) return [];
  return play.awaitedSince.flatMap((since, seat) => {
    const chair = chairOfSeat(play.begun.chairs, seat);
    const sitting = room.chairs[chair];
    if (since === null || !isPersons(sitting) || sitting.standIn !== null) return [];
    const isSeenTo = rules.chairs !== undefined || room.settings.away === "bot";
    if (sitting.awaited !== undefined || (isSeenTo && goneSince(sitting.person) !== undefined)) return [];
    const at = Math.max(since, up) + awaited;
    return [{ at, step: { type: "awaited", chair, since, botFrom: Math.max(at, now) + idle } }];
  });
}

/** If there are chips on the table, they go back to their owners before it is closed. */
function whenEmpty(state: TableState, game: GameAtTables, why: "abandoned" | "idle"): Step[] {
  if (!hasOpenChairs(state, game)) return [{ type: "closed", why }];
  return state.room.closing === "abandoned" ? [] : [{ type: "closing", why: "abandoned" }];
}
