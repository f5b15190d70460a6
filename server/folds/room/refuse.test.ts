import { copy, defaultsOf } from "@tavolata/kernel";
import { describe, expect, it } from "vitest";
import { type Act, type ServerRefusalCode, Settings } from "../../protocol/index.ts";
import { TEMPLATE } from "../../testing/template.ts";
import { openRoom } from "./fold.ts";
import { refuseAct, refuseOptions } from "./refuse.ts";
import type { Awaited, Room } from "./room.ts";

const HOST = "ospite-di-casa-0";
const SITTER = "siede-in-attesa0";
const READY = "e-gia-pronta-000";
const RESTING = "un-bot-gioca-per";
const SPECTATOR = "sta-a-guardare-0";
const STRANGER = "mai-venuto-qui-0";

const [HOSTS_CHAIR, SITTERS_CHAIR, READY_CHAIR, RESTING_CHAIR, BOTS_CHAIR, FREE_CHAIR] = [0, 1, 2, 3, 4, 5];

const NOW = 100_000;

/** A room with somebody of every kind in it. */
function someRoom(changes: Partial<Room> = {}): Room {
  const room = openRoom(
    {
      type: "opened",
      table: "a-table",
      game: TEMPLATE.rules.name,
      options: defaultsOf<object>(TEMPLATE.rules.options),
      settings: defaultsOf<Settings>(Settings),
      chairs: TEMPLATE.rules.seats.max,
      host: { id: HOST, nickname: HOST, avatar: "plain" },
      code: "BCDFGH",
      next: { id: "first-game", number: 1, serverSeed: "00" },
    },
    0,
  );
  room.people = [HOST, SITTER, READY, RESTING, SPECTATOR].map((id) => ({
    id,
    nickname: id,
    avatar: "plain",
    nodes: ["node"],
    goneSince: null,
  }));
  room.chairs[HOSTS_CHAIR] = { person: HOST, seed: null, standIn: null };
  room.chairs[SITTERS_CHAIR] = { person: SITTER, seed: null, standIn: null };
  room.chairs[READY_CHAIR] = { person: READY, seed: "seed", standIn: null };
  room.chairs[RESTING_CHAIR] = { person: RESTING, seed: "seed", standIn: { since: 0, asked: true } };
  room.chairs[BOTS_CHAIR] = { bot: "plain" };
  return { ...room, ...changes };
}

interface Case {
  readonly act: Act;
  readonly by?: string;
  readonly inPlay?: boolean;
  readonly room?: Partial<Room>;
  readonly code: ServerRefusalCode | undefined;
}

/** One of each act, as the host could do it. */
const ACTS: readonly Act[] = [
  { type: "sit", chair: FREE_CHAIR },
  { type: "stand" },
  { type: "ready", seed: "s" },
  { type: "not-ready" },
  { type: "rest" },
  { type: "return" },
  { type: "leave" },
  { type: "say", text: "ciao" },
  { type: "nudge", chair: SITTERS_CHAIR },
  { type: "vote-bot", chair: SITTERS_CHAIR },
  { type: "stand-in", chair: SITTERS_CHAIR },
  { type: "set-options", options: {} },
  { type: "set-table", settings: {} },
  { type: "lock", locked: true },
  { type: "seat-bot", chair: FREE_CHAIR, bot: "levelled:easy" },
  { type: "remove-bot", chair: BOTS_CHAIR },
  { type: "remove", person: SPECTATOR },
  { type: "make-host", person: SITTER },
  { type: "set-screen", person: SPECTATOR },
  { type: "pause" },
  { type: "resume" },
  { type: "close" },
];

const FOR_EVERYBODY: readonly Act["type"][] = [
  "sit",
  "stand",
  "ready",
  "not-ready",
  "rest",
  "return",
  "leave",
  "say",
  "nudge",
  "vote-bot",
];

const OWN_CHAIR: readonly Case[] = [
  { act: { type: "sit", chair: FREE_CHAIR }, by: SPECTATOR, code: undefined },
  { act: { type: "sit", chair: FREE_CHAIR }, by: SITTER, code: undefined },
  { act: { type: "sit", chair: FREE_CHAIR }, by: SPECTATOR, inPlay: true, code: "in-play" },
  { act: { type: "sit", chair: READY_CHAIR }, by: SPECTATOR, code: "chair-taken" },
  { act: { type: "sit", chair: BOTS_CHAIR }, by: SPECTATOR, code: "chair-taken" },
  { act: { type: "sit", chair: SITTERS_CHAIR }, by: SITTER, code: "chair-taken" },
  { act: { type: "sit", chair: TEMPLATE.rules.seats.max }, by: SPECTATOR, code: "no-such-chair" },
  { act: { type: "stand" }, by: SITTER, code: undefined },
  { act: { type: "stand" }, by: SPECTATOR, code: "not-seated" },
  { act: { type: "stand" }, by: SITTER, inPlay: true, code: "in-play" },
  { act: { type: "ready", seed: "s" }, by: SITTER, code: undefined },
  { act: { type: "ready", seed: "s" }, by: SPECTATOR, code: "not-seated" },
  { act: { type: "ready", seed: "s" }, by: SITTER, inPlay: true, code: "in-play" },
  { act: { type: "ready", seed: "another" }, by: READY, code: "already-so" },
  { act: { type: "not-ready" }, by: READY, code: undefined },
  { act: { type: "not-ready" }, by: READY, inPlay: true, code: "in-play" },
  { act: { type: "not-ready" }, by: SPECTATOR, code: "not-seated" },
  { act: { type: "not-ready" }, by: SITTER, code: "already-so" },
  { act: { type: "rest" }, by: READY, inPlay: true, code: undefined },
  { act: { type: "rest" }, by: SPECTATOR, inPlay: true, code: "not-seated" },
  { act: { type: "rest" }, by: READY, code: "not-in-play" },
  { act: { type: "rest" }, by: RESTING, inPlay: true, code: "already-so" },
  { act: { type: "return" }, by: RESTING, inPlay: true, code: undefined },
  { act: { type: "return" }, by: SPECTATOR, inPlay: true, code: "not-seated" },
  { act: { type: "return" }, by: READY, inPlay: true, code: "already-so" },
  { act: { type: "leave" }, by: SPECTATOR, code: undefined },
  { act: { type: "leave" }, by: READY, inPlay: true, code: undefined },
  { act: { type: "say", text: "ciao" }, by: SPECTATOR, code: undefined },
  {
    act: { type: "say", text: "ciao" },
    room: { settings: { ...defaultsOf<Settings>(Settings), chat: false } },
    code: "chat-closed",
  },
];

const HOSTS_POWERS: readonly Case[] = [
  { act: { type: "set-options", options: { lives: 2 } }, code: undefined },
  { act: { type: "set-options", options: { lives: 2 } }, inPlay: true, code: "in-play" },
  { act: { type: "set-options", options: { lives: 0 } }, code: "bad-options" },
  { act: { type: "set-options", options: { dessert: true } }, code: "bad-options" },
  { act: { type: "set-table", settings: { spectators: "none" } }, inPlay: true, code: undefined },
  { act: { type: "lock", locked: true }, code: undefined },
  { act: { type: "lock", locked: false }, code: "already-so" },
  { act: { type: "lock", locked: true }, room: { locked: true }, code: "already-so" },
  { act: { type: "lock", locked: false }, room: { locked: true }, code: undefined },
  { act: { type: "seat-bot", chair: FREE_CHAIR, bot: "levelled" }, code: undefined },
  { act: { type: "seat-bot", chair: FREE_CHAIR, bot: "levelled:easy" }, code: undefined },
  { act: { type: "seat-bot", chair: FREE_CHAIR, bot: "levelled" }, inPlay: true, code: "in-play" },
  { act: { type: "seat-bot", chair: FREE_CHAIR, bot: "cuoco" }, code: "no-such-bot" },
  { act: { type: "seat-bot", chair: FREE_CHAIR, bot: "levelled:divine" }, code: "no-such-bot" },
  { act: { type: "seat-bot", chair: SITTERS_CHAIR, bot: "levelled" }, code: "chair-taken" },
  { act: { type: "seat-bot", chair: 99, bot: "levelled" }, code: "no-such-chair" },
  { act: { type: "remove-bot", chair: BOTS_CHAIR }, code: undefined },
  { act: { type: "remove-bot", chair: BOTS_CHAIR }, inPlay: true, code: "in-play" },
  { act: { type: "remove-bot", chair: SITTERS_CHAIR }, code: "no-such-bot" },
  { act: { type: "remove-bot", chair: FREE_CHAIR }, code: "no-such-bot" },
  { act: { type: "remove-bot", chair: 99 }, code: "no-such-bot" },
  { act: { type: "remove", person: SITTER }, code: undefined },
  { act: { type: "remove", person: SITTER }, inPlay: true, code: undefined },
  { act: { type: "remove", person: STRANGER }, code: "not-in-the-room" },
  { act: { type: "remove", person: HOST }, code: "not-in-the-room" },
  { act: { type: "make-host", person: SITTER }, code: undefined },
  { act: { type: "make-host", person: HOST }, code: "already-so" },
  { act: { type: "make-host", person: STRANGER }, code: "not-in-the-room" },
  { act: { type: "set-screen", person: SPECTATOR }, code: undefined },
  { act: { type: "set-screen", person: null }, code: "already-so" },
  { act: { type: "set-screen", person: null }, room: { screen: SPECTATOR }, code: undefined },
  { act: { type: "set-screen", person: SPECTATOR }, room: { screen: SPECTATOR }, code: "already-so" },
  { act: { type: "set-screen", person: STRANGER }, code: "not-in-the-room" },
  { act: { type: "pause" }, inPlay: true, code: undefined },
  { act: { type: "pause" }, code: "not-in-play" },
  { act: { type: "resume" }, inPlay: true, code: undefined },
  { act: { type: "resume" }, code: "not-in-play" },
  { act: { type: "close" }, code: undefined },
  { act: { type: "close" }, inPlay: true, code: undefined },
];

/** A room whose game waits for the one who sits, and in which a bot may play for them from this time on. */
function awaited(changes: Partial<Awaited> = {}): Partial<Room> {
  const { chairs } = someRoom();
  const since = { since: 40_000, botFrom: NOW, nudges: 0, nudgedAt: null, nudgedBy: null, votes: [] };
  chairs[SITTERS_CHAIR] = { person: SITTER, seed: "seed", standIn: null, awaited: { ...since, ...changes } };
  return { chairs };
}

const NUDGE: Act = { type: "nudge", chair: SITTERS_CHAIR };
const VOTE: Act = { type: "vote-bot", chair: SITTERS_CHAIR };
const STAND_IN: Act = { type: "stand-in", chair: SITTERS_CHAIR };

const AWAITED: readonly Case[] = [
  { act: NUDGE, by: READY, room: awaited(), code: undefined },
  { act: NUDGE, by: READY, code: "not-awaited" },
  { act: NUDGE, by: SITTER, room: awaited(), code: "not-awaited" },
  { act: NUDGE, by: SPECTATOR, room: awaited(), code: "not-seated" },
  { act: { type: "nudge", chair: FREE_CHAIR }, by: READY, room: awaited(), code: "not-awaited" },
  { act: { type: "nudge", chair: 99 }, by: READY, room: awaited(), code: "not-awaited" },
  { act: NUDGE, by: READY, room: awaited({ nudgedAt: NOW - 9999 }), code: "too-soon" },
  { act: NUDGE, by: READY, room: awaited({ nudgedAt: NOW - 10_000 }), code: undefined },
  { act: VOTE, by: READY, room: awaited(), code: undefined },
  { act: VOTE, by: READY, room: awaited({ botFrom: NOW + 1 }), code: "too-soon" },
  { act: VOTE, by: READY, room: awaited({ votes: [READY] }), code: "already-so" },
  { act: VOTE, by: READY, code: "not-awaited" },
  { act: VOTE, by: SITTER, room: awaited(), code: "not-awaited" },
  { act: VOTE, by: SPECTATOR, room: awaited(), code: "not-seated" },
  { act: STAND_IN, room: awaited(), code: undefined },
  { act: STAND_IN, room: awaited({ botFrom: NOW + 1 }), code: "too-soon" },
  { act: STAND_IN, code: "not-awaited" },
  { act: STAND_IN, by: READY, room: awaited(), code: "not-host" },
];

const NAMES: Readonly<Record<string, string>> = {
  [HOST]: "the host",
  [SITTER]: "somebody who sits",
  [READY]: "somebody who is ready",
  [RESTING]: "somebody who rests",
  [SPECTATOR]: "a spectator",
};

function titled(cases: readonly Case[]): [string, Case][] {
  return cases.map((one) => {
    const { type, ...what } = one.act;
    const details = [Object.keys(what).length > 0 && what, one.room].filter(Boolean);
    const circumstances = details.map((detail) => ` ${JSON.stringify(detail)}`).join(" with");
    const when = one.inPlay ? " in play" : "";
    return [`${NAMES[one.by ?? HOST]}: ${type}${circumstances}${when} → ${one.code ?? "is possible"}`, one];
  });
}

function check({ act, by = HOST, inPlay = false, room: changes, code }: Case): void {
  const room = someRoom(changes);
  const before = copy(room);
  expect(refuseAct(room, { inPlay, openChairs: false, now: NOW }, TEMPLATE, by, act)?.code).toBe(code);
  expect(room).toStrictEqual(before);
}

describe("What people may do about themselves", () => {
  it.each(titled(OWN_CHAIR))("%s", (_, one) => check(one));
});

describe("What may be done about somebody who is awaited for long", () => {
  it.each(titled(AWAITED))("%s", (_, one) => check({ ...one, inPlay: true }));

  it("is said with the seconds that are left, where it is too soon", () => {
    const room = someRoom(awaited({ botFrom: NOW + 1500 }));
    const occasion = { inPlay: true, openChairs: false, now: NOW };
    expect(refuseAct(room, occasion, TEMPLATE, READY, VOTE)?.params).toEqual({ seconds: 2 });
  });
});

describe("What the host may do", () => {
  it.each(titled(HOSTS_POWERS))("%s", (_, one) => check(one));
});

describe("Somebody who acts", () => {
  it.each(ACTS.map((act) => [act.type, act] as const))("cannot %s at a closed table", (_, act) => {
    for (const inPlay of [true, false]) {
      for (const person of [HOST, SITTER, STRANGER]) {
        const closed = someRoom({ closed: "host" });
        expect(refuseAct(closed, { inPlay, openChairs: false, now: NOW }, TEMPLATE, person, act)).toEqual({
          code: "table-closed",
        });
      }
    }
  });

  it.each(ACTS.map((act) => [act.type, act] as const))("cannot %s without being in the room", (_, act) => {
    expect(
      refuseAct(someRoom(), { inPlay: false, openChairs: false, now: NOW }, TEMPLATE, STRANGER, act),
    ).toEqual({
      code: "not-in-the-room",
    });
  });

  it("cannot do what is for the host, possible or not, without being the host", () => {
    const hosts = ACTS.filter(({ type }) => !FOR_EVERYBODY.includes(type));
    expect(hosts).toHaveLength(12);
    for (const act of hosts) {
      for (const inPlay of [true, false]) {
        for (const person of [SITTER, SPECTATOR]) {
          expect(
            refuseAct(someRoom(), { inPlay, openChairs: false, now: NOW }, TEMPLATE, person, act),
          ).toEqual({
            code: "not-host",
          });
        }
      }
    }
  });

  it("need not be the host for what everybody may do", () => {
    for (const act of ACTS.filter(({ type }) => FOR_EVERYBODY.includes(type))) {
      for (const inPlay of [true, false]) {
        expect(
          refuseAct(someRoom(), { inPlay, openChairs: false, now: NOW }, TEMPLATE, SITTER, act)?.code,
        ).not.toBe("not-host");
      }
    }
  });

  it("is told which chair, which bot and which option was wrong", () => {
    const room = someRoom();
    expect(
      refuseAct(room, { inPlay: false, openChairs: false, now: NOW }, TEMPLATE, SPECTATOR, {
        type: "sit",
        chair: 42,
      })?.params,
    ).toEqual({
      chair: 42,
    });
    const bot: Act = { type: "seat-bot", chair: FREE_CHAIR, bot: "cuoco:bravo" };
    expect(
      refuseAct(room, { inPlay: false, openChairs: false, now: NOW }, TEMPLATE, HOST, bot)?.params,
    ).toEqual({
      bot: "cuoco:bravo",
    });
    expect(refuseOptions(TEMPLATE, { decisionSeconds: -1 })?.params).toMatchObject({
      path: "/decisionSeconds",
    });
    expect(refuseOptions(TEMPLATE, {})).toBeUndefined();
  });
});
