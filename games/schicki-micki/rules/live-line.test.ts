import { heard, watchersOf } from "@tavolata/kernel";
import { describe, expect, it } from "vitest";
import { type TestTable, tableWith } from "../testing/table-with.ts";
import { en, it as italian, WORDINGS } from "../texts/index.ts";
import { type Move, schickiMicki } from "./index.ts";

/** On each of these something else is on the line, and a wrong knock is wrong on all of them. */
const LINES = {
  none: "YGORPB GORPBY",
  one: "YGORPB BGYPRO",
  several: "YGORPB YGBPRO",
  identical: "YGORPB YGORPB",
} as const;

const HAT: Move = { type: "call", feature: "hat" };
const KNOCK: Move = { type: "hand", does: "knock" };
const names = (seat: number) => ["Ada", "Bea", "Ciro", "Dino"][seat]!;

/** Everything a watcher knows after a window that nobody won, except the cards that lie there face up. */
function knownAfter(
  line: string,
  watcher: ReturnType<typeof watchersOf>[number],
  act: (t: TestTable) => unknown,
) {
  const table = tableWith({ line, piles: [2, 2, 2, 2] });
  act(table);
  table.rings();
  const view = table.view(watcher);
  const events = heard(table.told, watcher);
  const words = [WORDINGS.it, WORDINGS.en].map((wording) =>
    events.map((event) => wording.event(event, names)),
  );
  return { events, words, view: { ...view, line: null } };
}

describe("A line that nobody won", () => {
  const wrong = (table: TestTable) => table.knocks(0, 600).takes("red", 1, 700).takes("red", 2, 900);

  it("[SCH-26] is not given away: what is told and seen is the same, whatever lies there", () => {
    const { identical: _, ...lines } = LINES;
    for (const watcher of watchersOf(4)) {
      const known = Object.values(lines).map((line) => knownAfter(line, watcher, wrong));
      expect(known[1]).toEqual(known[0]);
      expect(known[2]).toEqual(known[0]);
    }
  });

  it("[SCH-26] [SCH-18] nor is it said why a blue pawn was wrong", () => {
    const blue = (table: TestTable) => table.takes("blue", 0, 600);
    const [identical, one, none] = [LINES.identical, LINES.one, LINES.none].map((line) =>
      knownAfter(line, 3, blue),
    );
    expect(one).toEqual(identical);
    expect(none).toEqual(identical);
  });

  it("[SCH-26] of a call that is right but not enough it is only said that it brings nothing", () => {
    const call = (table: TestTable) => table.calls(0, "hat", 600);
    const { events, words } = knownAfter(LINES.several, 3, call);
    expect(knownAfter(LINES.identical, 3, call).events).toEqual(events);
    expect(events[0]).toMatchObject({
      why: null,
      wonBy: "none",
      reactions: [{ outcome: "nothing", clause: "SCH-12" }],
    });
    expect(words).toEqual([
      ["Ada chiama «cappello» dopo 0,60\u00a0s: non porta niente. Nessuno prende carte."],
      ["Ada calls “hat” after 0.60\u00a0s: wins nothing. Nobody takes cards."],
    ]);
  });

  it("[SCH-26] says what it cost", () => {
    const table = tableWith({ line: LINES.one, piles: [2, 2, 0, 2] });
    table.knocks(0, 600).takes("blue", 2, 700).rings();
    expect(table.settling).toMatchObject({ cards: 2, paid: [1, 0, 0, 0], out: [2], why: null });
    expect(WORDINGS.it.event(table.last("settled")!, names)).toBe(
      "Ada bussa dopo 0,60\u00a0s: sbagliato. Ciro prende una pedina blu dopo 0,70\u00a0s: sbagliato. " +
        "Nessuno prende carte. Ada restituisce una carta. Ciro resta fuori da questa fila.",
    );
  });

  it("[SCH-22] [SCH-26] around one table a phone does not see its cards until it is taken", () => {
    const table = tableWith({ line: LINES.one, options: { table: "oneTable" }, piles: [1, 1, 1, 1] });
    table.knocks(0, 600).rings();
    expect(JSON.stringify([table.view(1), table.heardBy(1)])).not.toMatch(/"[-YGORPB]{6,7}"/);
  });

  it("[SCH-26] is explained when it is taken: what was on it, and why earlier reactions to it were wrong", () => {
    const table = tableWith({ line: "YGORPB GORPBY", deck: "BGPYOR YGORPB", piles: [2, 2, 2, 2] });
    table.calls(0, "hat", 600).rings();
    table.turnsUp().takes("blue", 1, 600).rings();
    table.turnsUp().takes("blue", 2, 600).calls(3, "hat", 650).rings();
    table.takes("red", 0, 4000).rings();
    expect(table.settling).toMatchObject({ winners: [0], cards: 4, why: { situation: "identical" } });
    expect(
      table.settling.why?.earlier.map(({ seat, what, cards, outcome, clause }) => [
        seat,
        what,
        cards,
        outcome,
        clause,
      ]),
    ).toEqual([
      [0, "hat", 2, "wrong", "SCH-10"],
      [1, "blue", 3, "wrong", "SCH-17"],
      [2, "blue", 4, "wrong", "SCH-18"],
      [3, "hat", 4, "nothing", "SCH-16"],
    ]);
    const told = WORDINGS.en.event(table.last("settled")!, names);
    expect(told).toContain("Two identical cards.");
    expect(told).toContain("Earlier, on the same line: Ada calls “hat” after 0.60\u00a0s: wrong.");
    expect(table.state.tried).toEqual([]);
    table.turnsUp();
    expect(table.knocks(0, 600).closes().why).toBeNull();
  });

  it("[SCH-11] [SCH-26] a pawn that was gone stays so when it is explained", () => {
    const table = tableWith({ line: LINES.one, piles: [2, 2, 2, 2] });
    table.takes("red", 0, 500).takes("red", 1, 700).rings();
    table.calls(2, "hat", 3000).rings();
    expect(table.settling.why?.earlier.map(({ outcome, clause }) => [outcome, clause])).toEqual([
      ["wrong", "SCH-17"],
      ["void", "SCH-11"],
    ]);
  });
});

describe("Without cards", () => {
  it("[SCH-28] a wrong reaction puts a player out of the line until it has been taken", () => {
    const table = tableWith({ line: LINES.none, deck: "YGORPB", piles: [0, 2, 2, 2] });
    table.knocks(0, 600).rings();
    expect(table.view(1).players.map(({ out }) => out)).toEqual([true, false, false, false]);
    expect(table.refusal(0, HAT)).toEqual({ code: "out-of-the-line", clause: "SCH-28" });
    table.turnsUp();
    table.now += 500;
    for (const move of [HAT, KNOCK])
      expect(table.refusal(0, move)).toMatchObject({ code: "out-of-the-line" });
    expect(table.refusal(1, HAT)).toBeUndefined();
    expect(table.offers(0)).toEqual(["turn"]);
    table.takes("red", 1, 600).rings();
    expect(table.settling).toMatchObject({ winners: [1], out: [] });
    expect(table.state.players.some(({ out }) => out)).toBe(false);
  });

  it("[SCH-28] so does the second of two, where the pile can only pay for one", () => {
    const table = tableWith({ line: LINES.none, piles: [1, 2, 2, 2] });
    table.calls(0, "hat", 500).knocks(0, 600).rings();
    expect(table.settling).toMatchObject({ paid: [1, 0, 0, 0], out: [0] });
    const rich = tableWith({ line: LINES.none, piles: [2, 2, 2, 2] });
    expect(rich.calls(0, "hat", 500).knocks(0, 600).closes()).toMatchObject({ paid: [2, 0, 0, 0], out: [] });
  });

  it("[SCH-28] what is right, not enough or void puts nobody out", () => {
    const table = tableWith({ line: LINES.several, seats: 2 });
    table.calls(0, "hat", 500).rings();
    expect(table.settling.out).toEqual([]);
    const gone = tableWith({ line: LINES.none, seats: 3 });
    gone.takes("red", 0, 500).takes("red", 1, 900).rings();
    expect(gone.settling.out).toEqual([0]);
  });

  it("[SCH-28] they still vote", () => {
    const table = tableWith({ line: LINES.one, options: { table: "oneTable" } });
    table.knocks(3, 300).rings();
    table.calls(0, "hat", 3000).calls(1, "hat", 3010).rings();
    expect(table.state.phase).toBe("vote");
    expect(table.refusal(3, { type: "vote", seat: 1 })).toBeUndefined();
  });

  it("[SCH-28] if nobody would be left everybody is in again", () => {
    const table = tableWith({ line: LINES.none, seats: 2 });
    table.knocks(0, 500).rings();
    expect(table.settling.out).toEqual([0]);
    table.knocks(1, 3000).rings();
    expect(table.settling.out).toEqual([]);
    table.turnsUp();
    table.now += 500;
    for (const seat of [0, 1]) expect(table.refusal(seat, KNOCK)).toBeUndefined();
  });

  it("[SCH-28] nobody stalls for nothing: one window a line is all that somebody without cards can hold up", () => {
    const table = tableWith({
      line: "YGORPB",
      deck: "GORPBY ORPBYG RPBYGO PBYGOR",
      seats: 3,
      options: { turning: "clock" },
    });
    let windows = 0;
    for (let card = 0; card < 5; card++) {
      for (const move of [KNOCK, HAT]) {
        table.now += 300;
        if (table.refusal(2, move) === undefined) table.moves(2, move);
      }
      if (table.state.phase === "window") {
        windows += 1;
        table.rings();
      }
      const turnedAt = table.state.line.at(-1)!.at;
      table.turnsUp();
      expect(table.now - turnedAt).toBeLessThanOrEqual(3000);
    }
    expect(windows).toBe(1);
    expect(table.state.line).toHaveLength(6);
  });

  it("[SCH-28] is said to them and to the others", () => {
    const table = tableWith({ line: LINES.none }).knocks(0, 600).rings();
    expect(WORDINGS.it.view(table.view(1), names).join(" ")).toContain("fuori da questa fila");
    expect(WORDINGS.en.view(table.view(1), names).join(" ")).toContain("out of this line");
    table.turnsUp();
    const { code } = table.refusal(0, KNOCK)!;
    expect(WORDINGS.it.refusal({ code })).toBe(italian.refusals["out-of-the-line"]({}));
    expect(WORDINGS.en.refusal({ code })).toBe(en.refusals["out-of-the-line"]({}));
    expect(schickiMicki.moves(table.state, 0, { now: table.now, actedAt: table.now })).toHaveLength(1);
  });
});
