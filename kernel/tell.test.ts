import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { watchersOf } from "./seat.ts";
import { heard, nobodyListens, type Told, teller } from "./tell.ts";

type Event =
  | { type: "dealt"; seat: number; card: string }
  | { type: "bell" }
  | { type: "whispered"; word: string };

const DEALT: Event = { type: "dealt", seat: 1, card: "T9" };
const DEALT_FACE_DOWN: Event = { type: "dealt", seat: 1, card: "hidden" };
const BELL: Event = { type: "bell" };
const WHISPERED: Event = { type: "whispered", word: "uovo" };

describe("telling", () => {
  it("reaches everybody at the table", () => {
    const { tell, told } = teller<Event>();
    tell(BELL);
    for (const watcher of watchersOf(3)) expect(heard(told, watcher)).toEqual([BELL]);
  });

  it("tells a secret to its seat, and its public twin to all the others", () => {
    const { tell, told } = teller<Event>();
    tell.to([1], DEALT, DEALT_FACE_DOWN);
    expect(heard(told, 1)).toEqual([DEALT]);
    for (const watcher of [0, 2, "spectator", "screen"] as const) {
      expect(heard(told, watcher)).toEqual([DEALT_FACE_DOWN]);
    }
  });

  it("tells a secret without a twin to nobody else at all", () => {
    const { tell, told } = teller<Event>();
    tell.to([0, 2], WHISPERED);
    expect(watchersOf(3).filter((watcher) => heard(told, watcher).length > 0)).toEqual([0, 2]);
    expect(JSON.stringify(told)).toBe(JSON.stringify([{ to: [0, 2], secret: WHISPERED }]));
  });

  it("can tell a secret to the shared screen or to the spectators alone", () => {
    const { tell, told } = teller<Event>();
    tell.to(["screen", "spectator"], DEALT, DEALT_FACE_DOWN);
    expect(heard(told, "screen")).toEqual([DEALT]);
    expect(heard(told, "spectator")).toEqual([DEALT]);
    expect(heard(told, 0)).toEqual([DEALT_FACE_DOWN]);
  });

  it("lets nobody hear a secret that is told to nobody", () => {
    const { tell, told } = teller<Event>();
    tell.to([], DEALT, DEALT_FACE_DOWN);
    for (const watcher of watchersOf(3)) expect(heard(told, watcher)).toEqual([DEALT_FACE_DOWN]);
  });

  it("is heard in the order in which it was told", () => {
    const { tell, told } = teller<Event>();
    tell.to([1], DEALT, DEALT_FACE_DOWN);
    tell.to([0], WHISPERED);
    tell(BELL);
    expect(heard(told, 0)).toEqual([DEALT_FACE_DOWN, WHISPERED, BELL]);
    expect(heard(told, 1)).toEqual([DEALT, BELL]);
  });

  it("is written down as plain JSON, and is heard the same when it is read back", () => {
    const { tell, told } = teller<Event>();
    tell(BELL);
    tell.to([1], DEALT, DEALT_FACE_DOWN);
    tell.to([0, 2], WHISPERED);
    const stored = JSON.parse(JSON.stringify(told)) as Told<Event>[];
    for (const watcher of watchersOf(3)) expect(heard(stored, watcher)).toEqual(heard(told, watcher));
  });

  it("never tells a secret to anybody who is not named with it", () => {
    const watchers = fc.subarray(watchersOf(4));
    const lines = fc.array(fc.record({ to: watchers, hasTwin: fc.boolean() }), { maxLength: 12 });
    fc.assert(
      fc.property(lines, (given) => {
        const { tell, told } = teller<string>();
        for (const [i, { to, hasTwin }] of given.entries()) {
          if (hasTwin) tell.to(to, `secret ${i}`, `rest ${i}`);
          else tell.to(to, `secret ${i}`);
        }
        for (const watcher of watchersOf(4)) {
          const expected = given.flatMap(({ to, hasTwin }, i) =>
            to.includes(watcher) ? [`secret ${i}`] : hasTwin ? [`rest ${i}`] : [],
          );
          expect(heard(told, watcher)).toEqual(expected);
        }
      }),
      { seed: 301 },
    );
  });

  it("goes nowhere and does no harm if nobody listens", () => {
    const tell = nobodyListens<Event>();
    expect(tell(BELL)).toBeUndefined();
    expect(tell.to([1], DEALT, DEALT_FACE_DOWN)).toBeUndefined();
    expect(tell.to([1], DEALT)).toBeUndefined();
  });

  it("keeps the events of one input apart from those of another", () => {
    const first = teller<Event>();
    const second = teller<Event>();
    first.tell(BELL);
    expect(heard(second.told, 0)).toEqual([]);
  });
});
