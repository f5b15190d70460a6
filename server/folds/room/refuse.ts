import { findBot } from "@tavolata/bots";
import { completeOptions, type Instant, nodeOf, type Refusal } from "@tavolata/kernel";
import { type Act, refusal } from "../../protocol/index.ts";
import type { GameAtTables } from "../table-game.ts";
import { refuseNudge, refuseStandIn, refuseVote } from "./awaited.ts";
import { makesRoom, promisedTo } from "./promised.ts";
import { type Chair, chairOf, guestOf, isPersons, type Room } from "./room.ts";

const FOR_THE_HOST: readonly Act["type"][] = [
  "set-options",
  "set-table",
  "lock",
  "seat-bot",
  "remove-bot",
  "stand-in",
  "remove",
  "make-host",
  "set-screen",
  "pause",
  "resume",
  "close",
];

/** What an act depends on: whether a game is in play, and whether people come and go while it is. */
export interface Occasion {
  readonly inPlay: boolean;
  readonly openChairs: boolean;
  readonly now: Instant;
}

/** A tournament decides who sits at its tables. */
const NOT_IN_TOURNAMENTS: readonly Act["type"][] = [
  "sit",
  "stand",
  "ready",
  "not-ready",
  "top-up",
  "no-top-up",
];

/** Why somebody cannot do this now; undefined if they can. Changes nothing. */
export function refuseAct(
  room: Room,
  { inPlay, openChairs, now }: Occasion,
  game: GameAtTables,
  person: string,
  act: Act,
): Refusal | undefined {
  if (room.closed !== null) return refusal("table-closed");
  if (guestOf(room, person) === undefined) return refusal("not-in-the-room");
  if (FOR_THE_HOST.includes(act.type) && room.host !== person) return refusal("not-host");
  if (room.tournament !== undefined && NOT_IN_TOURNAMENTS.includes(act.type)) {
    return refusal("tournament-table");
  }
  const own = room.chairs[chairOf(room, person)];
  const fixed = inPlay && !openChairs;
  switch (act.type) {
    case "sit":
      if (isPromising(room, act.chair, fixed, own)) return undefined;
      // Nobody changes chairs with chips on the table.
      if (fixed || (inPlay && isPersons(own))) return refusal("in-play");
      if (inPlay && act.chips === undefined) return refusal("chips-missing");
      if (!inPlay && makesRoom(room, act.chair)) return undefined;
      return refuseChair(room, act.chair, game);
    case "top-up":
      if (!isPersons(own)) return refusal("not-seated");
      return openChairs ? undefined : refusal(inPlay ? "in-play" : "not-in-play");
    case "no-top-up":
      if (!isPersons(own)) return refusal("not-seated");
      return own.topUp === undefined ? refusal("already-so") : undefined;
    case "stand":
      if (promisedTo(room, person) >= 0) return undefined;
      if (!isPersons(own)) return refusal("not-seated");
      return fixed ? refusal("in-play") : undefined;
    case "ready":
      if (!isPersons(own)) return refusal("not-seated");
      if (fixed) return refusal("in-play");
      return own.seed === null ? undefined : refusal("already-so");
    case "not-ready":
      if (!isPersons(own)) return refusal("not-seated");
      if (inPlay) return refusal("in-play");
      return own.seed === null ? refusal("already-so") : undefined;
    case "rest":
      if (!isPersons(own)) return refusal("not-seated");
      if (!inPlay) return refusal("not-in-play");
      if (game.rules.chairs !== undefined) return refusal("no-stand-in");
      return own.standIn === null ? undefined : refusal("already-so");
    case "return":
      if (!isPersons(own)) return refusal("not-seated");
      return own.standIn === null ? refusal("already-so") : undefined;
    case "nudge":
      if (!isPersons(own) && room.host !== person) return refusal("not-seated");
      return refuseNudge(room, person, act.chair, now);
    case "vote-bot":
      if (!isPersons(own)) return refusal("not-seated");
      return refuseVote(room, person, act.chair, now);
    case "stand-in":
      return refuseStandIn(room, person, act.chair, now);
    case "leave":
      return undefined;
    case "say":
      return room.settings.chat ? undefined : refusal("chat-closed");
    case "set-options":
      if (inPlay) return refusal("in-play");
      return refuseOptions(game, act.options);
    case "set-table":
      if (act.settings.listed === true && room.tournament !== undefined) return refusal("tournament-table");
      if (act.settings.listed === true && room.circle !== undefined) return refusal("members-only");
      // Nobody finds out in mid-game that it counts, or no longer does.
      return inPlay && act.settings.rated !== undefined ? refusal("in-play") : undefined;
    case "lock":
      return act.locked === room.locked ? refusal("already-so") : undefined;
    case "seat-bot":
      if (fixed) return refusal("in-play");
      if (findBot(game.bots, act.bot).fault !== undefined) return refusal("no-such-bot", { bot: act.bot });
      return game.rules.refuseBots?.(room.options) ?? refuseChair(room, act.chair, game);
    case "remove-bot": {
      if (fixed) return refusal("in-play");
      const chair = room.chairs[act.chair];
      return chair != null && "bot" in chair ? undefined : refusal("no-such-bot", { bot: String(act.chair) });
    }
    case "remove":
      return act.person === person || guestOf(room, act.person) === undefined
        ? refusal("not-in-the-room")
        : undefined;
    case "make-host":
      if (act.person === room.host) return refusal("already-so");
      return guestOf(room, act.person) === undefined ? refusal("not-in-the-room") : undefined;
    case "set-screen":
      if (act.person === room.screen) return refusal("already-so");
      return act.person === null || guestOf(room, act.person) !== undefined
        ? undefined
        : refusal("not-in-the-room");
    case "pause":
    case "resume":
      return inPlay ? undefined : refusal("not-in-play");
    case "close":
      return room.closing === undefined ? undefined : refusal("already-so");
  }
}

/** Why nobody could play with these options here: what only the house sets is not theirs to choose. */
export function refuseOptions(game: GameAtTables, options: object): Refusal | undefined {
  const forHouse = Object.entries(nodeOf(game.rules.options).properties ?? {}).find(([name, node]) => {
    const given = (options as Record<string, unknown>)[name];
    return node.byHouse && given !== undefined && given !== node.default;
  });
  return forHouse === undefined
    ? refuseMisfits(game, options)
    : refusal("bad-options", { path: `/${forHouse[0]}`, message: "is for the house to set" });
}

/** Why nobody could play with these options. */
export function refuseMisfits(game: GameAtTables, options: object): Refusal | undefined {
  const problem = completeOptions(game.rules.options, options).problems?.[0];
  return problem === undefined
    ? undefined
    : refusal("bad-options", { path: problem.path, message: problem.message });
}

function refuseChair(room: Room, chair: number, { rules: { chairs } }: GameAtTables): Refusal | undefined {
  const open = chairs?.areOpen(room.options) ? chairs.count(room.options) : room.chairs.length;
  if (chair >= open) return refusal("no-such-chair", { chair });
  return room.chairs[chair] === null ? undefined : refusal("chair-taken", { chair });
}

/** Whether in mid-game a chair is not taken but promised: a bot's, at an open table. */
function isPromising(room: Room, chair: number, fixed: boolean, own: Chair | null | undefined): boolean {
  return fixed && !isPersons(own) && makesRoom(room, chair);
}
