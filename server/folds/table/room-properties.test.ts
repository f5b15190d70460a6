import { copy, defaultsOf } from "@tavolata/kernel";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type Act, Settings } from "../../protocol/index.ts";
import { TEMPLATE } from "../../testing/template.ts";
import { foldEnd, foldRoom, heirOf, openRoom } from "../room/fold.ts";
import { refuseAct } from "../room/refuse.ts";
import { chairOf, everybodyReady, guestOf, hasFreeChair, isPersons, type Room } from "../room/room.ts";
import type { RoomStep } from "../room/steps.ts";
import { judgeArrival } from "./judge.ts";

const PEOPLE = ["anna", "bruno", "carla", "dario", "elena"];
const [HOST] = PEOPLE as [string];
const NODES = ["north", "south"];
const CHAIRS = 4;

type FoldedStep = Exclude<RoomStep, { type: "opened" }>;

/** What may happen next; whether it can happen turns out when its turn comes. */
type Happening =
  | { readonly what: "act"; readonly person: string; readonly act: Act }
  | { readonly what: "arrives"; readonly person: string; readonly node: string; readonly nickname: string }
  | { readonly what: "goes"; readonly person: string; readonly node: string }
  | { readonly what: "node is lost"; readonly node: string }
  | { readonly what: "bot stands in" | "is awaited"; readonly chair: number }
  | { readonly what: "host passes" | "code is drawn" | "game begins" | "game ends" | "table closes" };

const person = fc.constantFrom(...PEOPLE);
const node = fc.constantFrom(...NODES);
const chair = fc.nat({ max: CHAIRS });

const act: fc.Arbitrary<Act> = fc.oneof(
  { weight: 6, arbitrary: fc.record({ type: fc.constant("sit" as const), chair }) },
  { weight: 4, arbitrary: fc.record({ type: fc.constant("ready" as const), seed: fc.constant("s") }) },
  fc.constantFrom<Act>({ type: "stand" }, { type: "not-ready" }, { type: "rest" }, { type: "return" }),
  fc.constantFrom<Act>({ type: "leave" }, { type: "pause" }, { type: "resume" }),
  fc.constant<Act>({ type: "say", text: "ciao" }),
  fc.constantFrom<Act>(
    { type: "set-options", options: { lives: 4 } },
    { type: "set-options", options: { lives: 0 } },
    { type: "set-table", settings: { away: "wait", chat: false } },
  ),
  fc.record({ type: fc.constant("lock" as const), locked: fc.boolean() }),
  fc.record({
    type: fc.constant("seat-bot" as const),
    chair,
    bot: fc.constantFrom("levelled:easy", "nobody"),
  }),
  fc.record({ type: fc.constant("remove-bot" as const), chair }),
  fc.record({ type: fc.constantFrom("nudge" as const, "vote-bot" as const, "stand-in" as const), chair }),
  fc.record({ type: fc.constant("remove" as const), person }),
  fc.record({ type: fc.constant("make-host" as const), person }),
  fc.record({ type: fc.constant("set-screen" as const), person: fc.option(person) }),
);

const happening: fc.Arbitrary<Happening> = fc.oneof(
  { weight: 12, arbitrary: fc.record({ what: fc.constant("act" as const), person, act }) },
  // Without this the host's acts would hardly ever be the host's.
  {
    weight: 6,
    arbitrary: fc.record({ what: fc.constant("act" as const), person: fc.constant("host"), act }),
  },
  {
    weight: 8,
    arbitrary: fc.record({
      what: fc.constant("arrives" as const),
      person,
      node,
      nickname: fc.constantFrom("Pepe", "Sale"),
    }),
  },
  { weight: 4, arbitrary: fc.record({ what: fc.constant("goes" as const), person, node }) },
  fc.record({ what: fc.constant("node is lost" as const), node }),
  fc.record({ what: fc.constantFrom("bot stands in" as const, "is awaited" as const), chair }),
  fc.constantFrom<Happening>(
    { what: "host passes" },
    { what: "code is drawn" },
    { what: "game begins" },
    { what: "game ends" },
  ),
);

interface Scene {
  room: Room;
  inPlay: boolean;
  at: number;
  /** The people whom a host has removed, whatever the room says about it. */
  readonly sentAway: Set<string>;
}

function openScene(): Scene {
  const room = openRoom(
    {
      type: "opened",
      table: "a-table",
      game: TEMPLATE.rules.name,
      options: defaultsOf<object>(TEMPLATE.rules.options),
      settings: defaultsOf<Settings>(Settings),
      chairs: CHAIRS,
      host: guest(HOST),
      code: "BCDFGH",
      next: { id: "first-game", number: 1, serverSeed: "00" },
    },
    0,
  );
  const scene: Scene = { room, inPlay: false, at: 0, sentAway: new Set() };
  step(scene, { type: "arrived", person: guest(HOST), node: NODES[0]! });
  return scene;
}

function guest(id: string, nickname = id) {
  return { id, nickname, avatar: "plain" };
}

/** One step, with everything that must be true of every step. */
function step(scene: Scene, next: FoldedStep): void {
  const { room, at, inPlay } = scene;
  const before = JSON.stringify(room);
  const folded = copy(room);
  foldRoom(folded, next, at, inPlay, TEMPLATE);
  expect(JSON.stringify(room)).toBe(before);
  expect(folded.number).toBe(room.number + 1);
  const fromJson = JSON.parse(before) as Room;
  foldRoom(fromJson, next, at, inPlay, TEMPLATE);
  expect(fromJson).toStrictEqual(folded);
  expect(JSON.parse(JSON.stringify(folded))).toStrictEqual(folded);
  if (next.type === "act" && next.act.type === "remove") scene.sentAway.add(next.act.person);
  expectOrder(folded, scene.sentAway);
  scene.room = folded;
}

function expectOrder(room: Room, sentAway: ReadonlySet<string>): void {
  const guests = room.people.map(({ id }) => id);
  const seated = room.chairs.filter(isPersons).map(({ person }) => person);
  expect(room.chairs).toHaveLength(CHAIRS);
  expect(new Set(guests).size).toBe(guests.length);
  expect(new Set(seated).size).toBe(seated.length);
  expect(guests).toEqual(expect.arrayContaining(seated));
  if (room.host !== null) expect(guests).toContain(room.host);
  if (room.screen !== null) expect(guests).toContain(room.screen);
  if (room.code !== null) {
    expect(hasFreeChair(room) && !room.locked && room.closed === null).toBe(true);
  }
  const open = { room: { ...room, closed: null }, play: null };
  for (const id of sentAway) {
    expect(guests).not.toContain(id);
    expect(judgeArrival(open, TEMPLATE, 0, guest(id), "north")).toEqual({ refused: { code: "removed" } });
  }
  const somebody = room.people.some(({ nodes }) => nodes.length > 0);
  expect(room.emptySince === null).toBe(somebody);
  for (const chair of room.chairs) {
    if (!isPersons(chair) || chair.awaited === undefined) continue;
    expect(chair.standIn).toBeNull();
    expect(chair.awaited.votes).not.toContain(chair.person);
  }
  for (const { nodes, goneSince } of room.people) expect(goneSince === null).toBe(nodes.length > 0);
  expect(Object.keys(room.recent).filter((id) => !guests.includes(id))).toEqual([]);
}

/** Does it as a live table would: only what is possible, and nothing that would change nothing. */
function happen(scene: Scene, next: Happening, request: string): void {
  const { room, inPlay } = scene;
  switch (next.what) {
    case "act": {
      const who = next.person === "host" ? room.host : next.person;
      if (
        who === null ||
        refuseAct(room, { inPlay, openChairs: false, now: scene.at }, TEMPLATE, who, next.act) !== undefined
      )
        return;
      step(scene, { type: "act", act: next.act, from: { person: who, request } });
      return;
    }
    case "arrives": {
      const arriving = guest(next.person, next.nickname);
      const judged = judgeArrival({ room, play: null }, TEMPLATE, 0, arriving, next.node);
      if ("refused" in judged) {
        expect(guestOf(room, next.person)).toBeUndefined();
        return;
      }
      for (const one of judged.steps) step(scene, one as FoldedStep);
      expect(guestOf(scene.room, next.person)).toMatchObject({ nickname: next.nickname, goneSince: null });
      return;
    }
    case "goes":
      if (guestOf(room, next.person)?.nodes.includes(next.node)) {
        step(scene, { type: "went", person: next.person, node: next.node });
      }
      return;
    case "node is lost":
      step(scene, { type: "node-lost", node: next.node });
      expect(scene.room.people.some(({ nodes }) => nodes.includes(next.node))).toBe(false);
      return;
    case "bot stands in":
      if (inPlay && isPersons(room.chairs[next.chair])) step(scene, { type: "stood-in", chair: next.chair });
      return;
    case "is awaited": {
      const sitting = room.chairs[next.chair];
      if (!inPlay || !isPersons(sitting) || sitting.standIn !== null || sitting.awaited !== undefined) return;
      step(scene, { type: "awaited", chair: next.chair, since: scene.at, botFrom: scene.at });
      return;
    }
    case "host passes": {
      const heir = heirOf(room);
      if (heir !== null) step(scene, { type: "host-passed", to: heir });
      return;
    }
    case "code is drawn":
      if (room.code === null && room.closed === null) step(scene, { type: "new-code", code: "ZXWVTS" });
      return;
    case "game begins":
      scene.inPlay ||= everybodyReady(room);
      return;
    case "game ends":
      if (!inPlay) return;
      foldEnd(scene.room, room.next.id, room.next.number, null);
      expectOrder(scene.room, scene.sentAway);
      expect(scene.room.chairs.some((taken) => isPersons(taken) && (taken.seed || taken.standIn))).toBe(
        false,
      );
      scene.inPlay = false;
      return;
    case "table closes":
      step(scene, { type: "closed", why: inPlay ? "abandoned" : "idle" });
  }
}

describe("A room, whatever happens in it", () => {
  it("stays in order, step by step", () => {
    fc.assert(
      fc.property(fc.array(happening, { minLength: 20, maxLength: 90 }), (happenings) => {
        const scene = openScene();
        for (const [i, next] of happenings.entries()) {
          scene.at++;
          const playing = scene.inPlay ? scene.room.chairs.map((taken) => taken !== null) : undefined;
          happen(scene, next, `request-${i}`);
          // Nobody's cards may vanish from the table.
          if (playing && scene.inPlay)
            expect(scene.room.chairs.map((taken) => taken !== null)).toEqual(playing);
        }
      }),
      { seed: 20_26, numRuns: 150 },
    );
  });

  it("refuses every act once it is closed, and lets nobody change it by coming", () => {
    fc.assert(
      fc.property(
        fc.array(happening, { maxLength: 30 }),
        fc.array(fc.tuple(person, act), { minLength: 5, maxLength: 20 }),
        fc.boolean(),
        (happenings, attempts, byHost) => {
          const scene = openScene();
          for (const [i, next] of happenings.entries()) happen(scene, next, `request-${i}`);
          const { host } = scene.room;
          if (byHost && host !== null) {
            happen(scene, { what: "act", person: host, act: { type: "close" } }, "close");
            expect(scene.room.closed).toBe("host");
          } else happen(scene, { what: "table closes" }, "close");
          for (const [who, attempt] of attempts) {
            for (const inPlay of [true, false]) {
              expect(
                refuseAct(scene.room, { inPlay, openChairs: false, now: scene.at }, TEMPLATE, who, attempt)
                  ?.code,
              ).toBe("table-closed");
            }
            const came = judgeArrival({ room: scene.room, play: null }, TEMPLATE, 0, guest(who), "north");
            expect("steps" in came ? came.steps : []).toEqual([]);
          }
        },
      ),
      { seed: 20_27, numRuns: 100 },
    );
  });

  it("gives the table to the next person who comes when everybody has left it for good", () => {
    const scene = openScene();
    happen(scene, { what: "act", person: HOST, act: { type: "leave" } }, "leave");
    expect(scene.room).toMatchObject({ host: null, people: [] });
    happen(scene, { what: "arrives", person: "carla", node: "north", nickname: "Carla" }, "");
    expect(scene.room.host).toBe("carla");
    expect(chairOf(scene.room, "carla")).toBe(-1);
  });
});
