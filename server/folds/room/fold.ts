import { completeOptions, type Instant, type Result } from "@tavolata/kernel";
import type { Act, ChatLine } from "../../protocol/index.ts";
import type { GameAtTables } from "../table-game.ts";
import { isDecisive, noteNudge, noteVote } from "./awaited.ts";
import { becomeOne } from "./become.ts";
import { namelessly } from "./forgotten.ts";
import { namesAt } from "./names.ts";
import { newsOf, sittersAt, withNews } from "./news.ts";
import { breakPromise, keepPromises, promise } from "./promised.ts";
import {
  chairOf,
  guestOf,
  hasFreeChair,
  isPersons,
  MOST_ENDED,
  MOST_LINES,
  type Room,
  remember,
} from "./room.ts";
import type { Arriving, Assigned, RoomStep } from "./steps.ts";

export function openRoom(step: Extract<RoomStep, { type: "opened" }>, at: Instant): Room {
  const { table, game, options, settings, chairs, host, code, next, tournament, circle, occasion } = step;
  return {
    table,
    game,
    options,
    settings,
    chairs: Array<null>(chairs).fill(null),
    people: host === null ? [] : [{ ...host, nodes: [], goneSince: at }],
    host: host?.id ?? null,
    screen: null,
    locked: false,
    removed: [],
    code,
    next,
    ended: [],
    lines: [],
    said: 0,
    closed: null,
    number: 0,
    emptySince: at,
    recent: {},
    ...(tournament === undefined ? {} : { tournament }),
    ...(circle === undefined ? {} : { circle }),
    ...(occasion === undefined ? {} : { occasion }),
  };
}

/** Changes the room in place by one step, which was found to be possible before it was written. */
export function foldRoom(
  room: Room,
  step: Exclude<RoomStep, { type: "opened" }>,
  at: Instant,
  inPlay: boolean,
  game: GameAtTables,
): void {
  if (step.type === "looked") return;
  const before = sittersAt(room);
  switch (step.type) {
    case "act":
      remember(room, step.from.person, step.from.request);
      doAct(room, step.from.person, step.act, at, inPlay, game);
      break;
    case "arrived":
      arrive(room, step.person, step.node);
      break;
    case "went":
      disconnect(room, step.person, step.node, at);
      break;
    case "node-lost":
      for (const { id } of [...room.people]) disconnect(room, id, step.node, at);
      break;
    case "introduced": {
      const guest = guestOf(room, step.person.id);
      if (guest !== undefined) Object.assign(guest, step.person);
      break;
    }
    case "became":
      // Nobody plays two hands.
      if (chairOf(room, step.guest) >= 0 && chairOf(room, step.person.id) >= 0) {
        sendOff(room, step.guest, inPlay, game);
      }
      becomeOne(room, step.guest, step.person, at);
      break;
    case "forgotten":
      forget(room, step.person, inPlay, game);
      break;
    case "stood-in":
      standIn(room, step.chair, at);
      break;
    case "awaited": {
      const chair = room.chairs[step.chair];
      const { since, botFrom } = step;
      if (isPersons(chair)) {
        chair.awaited = { since, botFrom, nudges: 0, nudgedAt: null, nudgedBy: null, votes: [] };
      }
      break;
    }
    case "remarked": {
      const chair = room.chairs[step.chair];
      if (chair == null || isPersons(chair)) break;
      const { phrase } = step;
      const text = phrase.replaceAll("-", " ");
      addLine(room, { at, person: "", nickname: chair.bot, text, remark: { chair: step.chair, phrase } });
      break;
    }
    case "host-passed":
      room.host = step.to;
      break;
    case "new-code":
      room.code = step.code;
      break;
    case "closing":
      room.closing = step.why;
      break;
    case "closed":
      close(room, step.why);
      break;
    case "purse-short": {
      const chair = room.chairs[chairOf(room, step.person)];
      if (!isPersons(chair)) break;
      if (inPlay) chair.topUp = "short";
      else chair.seed = null;
      break;
    }
    case "top-up-idle": {
      const chair = room.chairs[step.chair];
      if (isPersons(chair)) delete chair.topUp;
      break;
    }
    case "assigned":
      assign(room, step.chair, step.who, at);
      break;
    case "seated":
      room.chairs[step.chair] = { person: step.person.id, seed: null, standIn: null };
      if (guestOf(room, step.person.id) === undefined) {
        room.people.push({ ...step.person, nodes: [], goneSince: at });
      }
      break;
  }
  for (const line of newsOf(before, room, step, at, inPlay)) {
    room.lines = withNews(room.lines, line).slice(-MOST_LINES);
    room.said++;
  }
  forgetTheGone(room);
  const somebody = room.people.some(({ nodes }) => nodes.length > 0);
  room.emptySince = somebody ? null : (room.emptySince ?? at);
  if (!hasFreeChair(room) || room.locked) room.code = null;
  room.number++;
}

function doAct(room: Room, person: string, act: Act, at: Instant, inPlay: boolean, game: GameAtTables): void {
  const own = room.chairs[chairOf(room, person)];
  switch (act.type) {
    case "sit":
      if (inPlay && room.chairs[act.chair] !== null) {
        promise(room, act.chair, person);
        break;
      }
      vacate(room, person);
      room.chairs[act.chair] = { person, seed: null, standIn: null };
      break;
    case "stand":
      if (chairOf(room, person) < 0 || !gameHoldsChairs(inPlay, game)) vacate(room, person);
      break;
    case "ready":
      if (isPersons(own)) own.seed = act.seed;
      break;
    case "not-ready":
      if (isPersons(own)) own.seed = null;
      break;
    case "rest":
      if (!isPersons(own)) break;
      own.standIn = { since: at, asked: true };
      delete own.awaited;
      break;
    case "return":
      if (isPersons(own)) own.standIn = null;
      break;
    case "nudge":
      noteNudge(room, person, act.chair, at);
      break;
    case "vote-bot": {
      const decides = isDecisive(room, person, act.chair);
      noteVote(room, person, act.chair);
      if (decides && game.rules.chairs === undefined) standIn(room, act.chair, at);
      break;
    }
    case "stand-in":
      if (game.rules.chairs === undefined) standIn(room, act.chair, at);
      break;
    case "leave":
      sendOff(room, person, inPlay, game);
      break;
    case "say": {
      const nickname = namesAt(room).get(person) ?? "";
      addLine(room, { at, person, nickname, text: act.text });
      break;
    }
    case "set-options": {
      const completed = completeOptions<object>(game.rules.options, act.options);
      if (completed.problems === undefined) room.options = completed.value;
      nobodyIsReady(room);
      break;
    }
    case "set-table": {
      const { rated = false } = room.settings;
      room.settings = { ...room.settings, ...act.settings };
      // Those who were ready were so for another kind of game.
      if (room.settings.rated !== undefined && room.settings.rated !== rated) nobodyIsReady(room);
      break;
    }
    case "lock":
      room.locked = act.locked;
      break;
    case "seat-bot":
      room.chairs[act.chair] = { bot: act.bot };
      break;
    case "remove-bot":
      if (!gameHoldsChairs(inPlay, game)) room.chairs[act.chair] = null;
      break;
    case "remove":
      sendOff(room, act.person, inPlay, game);
      if (!room.removed.includes(act.person)) room.removed.push(act.person);
      break;
    case "make-host":
      room.host = act.person;
      break;
    case "set-screen":
      room.screen = act.person;
      break;
    case "close":
      if (gameHoldsChairs(inPlay, game) && game.rules.chairs?.areOpen(room.options)) room.closing = "host";
      else close(room, "host");
      break;
    case "top-up":
      if (isPersons(own)) own.topUp = act.chips;
      break;
    case "no-top-up":
      if (isPersons(own)) delete own.topUp;
      break;
    case "pause":
      // Nobody holds up a game that stands still; when it goes on, the wait begins anew.
      for (const chair of room.chairs) if (isPersons(chair)) delete chair.awaited;
      break;
    case "resume":
      break;
  }
}

function addLine(room: Room, line: ChatLine): void {
  room.lines = [...room.lines.slice(1 - MOST_LINES), line];
  room.said++;
}

/** A bot plays for somebody who did not ask for it. */
function standIn(room: Room, at: number, since: Instant): void {
  const chair = room.chairs[at];
  if (!isPersons(chair)) return;
  chair.standIn = { since, asked: false };
  delete chair.awaited;
}

function arrive(room: Room, person: Arriving, node: string): void {
  const guest = guestOf(room, person.id);
  if (guest === undefined) {
    room.people.push({ ...person, nodes: [node], goneSince: null });
  } else {
    if (!guest.nodes.includes(node)) guest.nodes.push(node);
    guest.goneSince = null;
    delete guest.leaves;
  }
  // When everybody has left for good, the table has no host: the next person who comes may run it.
  if (room.tournament === undefined) room.host ??= person.id;
  const chair = room.chairs[chairOf(room, person.id)];
  if (isPersons(chair) && chair.standIn?.asked === false) chair.standIn = null;
}

function disconnect(room: Room, person: string, node: string, at: Instant): void {
  const guest = guestOf(room, person);
  if (!guest?.nodes.includes(node)) return;
  guest.nodes = guest.nodes.filter((other) => other !== node);
  if (guest.nodes.length === 0) guest.goneSince = at;
}

/** Spectators who are gone are no longer guests. Those who sit, the host and the screen may come back. */
export function forgetTheGone(room: Room): void {
  room.people = room.people.filter(
    ({ id, nodes, leaves }) =>
      chairOf(room, id) >= 0 ||
      (leaves === undefined && (nodes.length > 0 || id === room.host || id === room.screen)),
  );
  for (const person of Object.keys(room.recent)) {
    if (guestOf(room, person) === undefined) delete room.recent[person];
  }
  if (room.screen !== null && guestOf(room, room.screen) === undefined) room.screen = null;
}

/**
 * In mid-game a bot takes over for good, because nobody's cards may vanish from the table. A game that deals with
 * absent players itself holds their chair for as long as it needs to.
 */
function sendOff(room: Room, person: string, inPlay: boolean, game: GameAtTables): void {
  breakPromise(room, person);
  const chair = chairOf(room, person);
  const guest = guestOf(room, person);
  if (chair >= 0 && guest !== undefined && gameHoldsChairs(inPlay, game)) {
    guest.leaves = true;
    if (room.host === person) room.host = heirOf(room);
    return;
  }
  if (chair >= 0) room.chairs[chair] = inPlay ? { bot: standInBot(game) } : null;
  room.people = room.people.filter(({ id }) => id !== person);
  if (room.host === person) room.host = heirOf(room);
}

/** They go as if they had left, and nothing that they said stays. */
function forget(room: Room, person: string, inPlay: boolean, game: GameAtTables): void {
  sendOff(room, person, inPlay, game);
  if (room.host === person) room.host = heirOf(room);
  if (room.screen === person) room.screen = null;
  const guest = guestOf(room, person);
  if (guest !== undefined) Object.assign(guest, namelessly(person));
  room.removed = room.removed.filter((id) => id !== person);
  room.lines = room.lines.filter((line) => line.person !== person);
  delete room.recent[person];
}

/** The bot that plays for somebody who is gone: the first of the game's list, at its best. */
export function standInBot({ bots }: GameAtTables): string {
  const bot = bots[0];
  if (bot === undefined) throw new TypeError("every game at a table has a bot");
  return bot.name;
}

/** The next host. People who are there come before those who are gone, and then players before spectators. */
export function heirOf(room: Room): string | null {
  const rank = (person: string) => (chairOf(room, person) >= 0 ? 0 : 1);
  const heirs = room.people.filter(
    ({ id, leaves }) => id !== room.host && id !== room.screen && leaves === undefined,
  );
  const there = heirs.filter(({ nodes }) => nodes.length > 0);
  const [first] = (there.length > 0 ? there : heirs).sort((a, b) => rank(a.id) - rank(b.id));
  return first?.id ?? null;
}

/** Whether there is a game in play that decides when somebody's chair is free again. */
function gameHoldsChairs(inPlay: boolean, { rules }: GameAtTables): boolean {
  return inPlay && rules.chairs !== undefined;
}

function assign(room: Room, chair: number, who: Assigned, at: Instant): void {
  const { player } = who;
  if ("bot" in who) {
    room.chairs[chair] = { bot: who.bot, player };
    return;
  }
  room.chairs[chair] = { person: who.person.id, seed: who.seed, standIn: null, player };
  if (guestOf(room, who.person.id) === undefined) {
    room.people.push({ ...who.person, nodes: [], goneSince: at });
  }
}

function vacate(room: Room, person: string): void {
  breakPromise(room, person);
  const chair = chairOf(room, person);
  if (chair >= 0) room.chairs[chair] = null;
}

export function nobodyIsReady(room: Room): void {
  for (const chair of room.chairs) if (isPersons(chair)) chair.seed = null;
}

function close(room: Room, why: NonNullable<Room["closed"]>): void {
  room.closed = why;
  room.code = null;
}

/** After a game everybody says again whether they play on, and no bot stands in for anybody any more. */
export function foldEnd(
  room: Room,
  id: string,
  number: number,
  result: Result | null,
  keepsSeeds = false,
): void {
  for (const { id, leaves } of room.people) if (leaves) vacate(room, id);
  keepPromises(room);
  forgetTheGone(room);
  if (!keepsSeeds) nobodyIsReady(room);
  for (const chair of room.chairs) {
    if (!isPersons(chair)) continue;
    chair.standIn = null;
    delete chair.awaited;
  }
  room.ended = [...room.ended.slice(1 - MOST_ENDED), { id, number, result }];
  room.number++;
}
