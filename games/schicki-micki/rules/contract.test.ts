import { fastRandom, fits, nodeOf } from "@tavolata/kernel";
import { describe, expect, it } from "vitest";
import { tableWith } from "../testing/table-with.ts";
import { HANDS, type Reaction, schickiMicki } from "./index.ts";

const ONE_TABLE = { table: "oneTable" } as const;
const ONE = "YGORPB BGYPRO";
const KNOCK = { type: "hand", does: "knock" } as const;

describe("What can be sent", () => {
  const isMove = (move: unknown) => fits(schickiMicki.move, move);

  it("[SCH-25] is a card to turn, a name to call, a hand to move or a vote, and nothing beside it", () => {
    const moves = [
      { type: "turn" },
      { type: "call", feature: "worm" },
      { type: "hand", does: "red" },
      { type: "vote", seat: 0 },
      { type: "vote", seat: 6 },
    ];
    for (const move of moves) {
      expect(isMove(move)).toBe(true);
      expect(isMove({ ...move, more: 1 })).toBe(false);
    }
    for (const move of [
      {},
      { type: "" },
      { type: "call" },
      { type: "call", feature: "body" },
      { type: "hand" },
      { type: "hand", does: "wave" },
      { type: "", does: "red" },
      { type: "", feature: "worm" },
      { type: "", seat: 0 },
      { type: "vote" },
      { type: "vote", seat: -1 },
      { type: "vote", seat: 7 },
      { type: "vote", seat: 0.5 },
    ]) {
      expect(isMove(move)).toBe(false);
    }
  });

  it("[SCH-5] is from the shared screen the number of a card", () => {
    const isShown = (move: unknown) => fits(schickiMicki.screenMove!, move);
    expect([1, 1_000_000].map((card) => isShown({ type: "shown", card }))).toEqual([true, true]);
    for (const card of [0, 1_000_001, 1.5, "1"]) expect(isShown({ type: "shown", card })).toBe(false);
    for (const move of [{}, { type: "", card: 1 }, { type: "shown" }, { type: "shown", card: 1, more: 1 }]) {
      expect(isShown(move)).toBe(false);
    }
  });

  it("[SCH-5] [SCH-6] [SCH-21] [SCH-22] [SCH-24] [SCH-26] are options within bounds, with units and defaults", () => {
    const seconds = { type: "integer", minimum: 1, maximum: 60, unit: "seconds" };
    const limit = { type: "integer", minimum: 0, maximum: 120, timeLimit: true };
    const milliseconds = { type: "integer", unit: "milliseconds" };
    expect(JSON.parse(JSON.stringify(nodeOf(schickiMicki.options).properties))).toEqual({
      table: { type: "string", enum: ["online", "oneTable"], default: "online" },
      turning: { type: "string", enum: ["hand", "clock"], default: "hand" },
      paceSeconds: { ...seconds, default: 3 },
      leastGapMs: {
        ...milliseconds,
        minimum: 500,
        maximum: 30_000,
        default: 1000,
        when: { turning: "hand" },
      },
      dealerSeconds: { ...limit, default: 6 },
      restSeconds: { ...seconds, default: 4 },
      windowMs: { ...milliseconds, minimum: 500, maximum: 15_000, default: 1500 },
      lagCreditMs: { ...milliseconds, minimum: 0, maximum: 300, default: 150 },
      tieMs: { ...milliseconds, minimum: 0, maximum: 200, default: 30 },
      voteSeconds: { ...limit, default: 20 },
      deck: {
        type: "array",
        items: { type: "string", minLength: 6, maxLength: 7 },
        minItems: 64,
        maxItems: 64,
        fromFile: true,
      },
    });
  });
});

describe("What everybody is told of a table", () => {
  it("[SCH-1] when it begins: nobody has anything, is away, out or reaching", () => {
    const { state } = tableWith({ seats: 2 });
    expect(state.players).toEqual(
      Array(2).fill({ pile: [], missing: 0, away: false, out: false, flag: null, claims: [] }),
    );
    expect(state).toMatchObject({ reaching: false, spent: [], tried: [], line: [], phase: "turning" });
    expect(schickiMicki.result(state)).toBeUndefined();
    expect(schickiMicki.count(state)).toEqual({ cards: 64 });
  });

  it("[SCH-24] when it is over: the ranking, and that nothing can be done any more", () => {
    const table = tableWith({ line: ONE, left: 0, piles: [3, 0, 1, 2] }).calls(1, "hat", 500);
    const before = schickiMicki.count(table.state);
    table.rings();
    const result = { places: [1, 2, 4, 2], scores: [3, 2, 1, 2] };
    expect(table.last("gameOver")).toEqual({
      type: "gameOver",
      endedBy: "lastCard",
      left: null,
      ...result,
    });
    expect(table.state.endedBy).toBe("lastCard");
    expect(schickiMicki.result(table.state)).toEqual(result);
    expect(schickiMicki.count(table.state)).toEqual(before);
    expect(schickiMicki.alarm(table.state)).toBeUndefined();
    expect(schickiMicki.awaits(table.state)).toEqual([]);
    expect(table.offers(0)).toEqual([]);
    expect(table.refusal("screen", { type: "shown", card: 1 })).toMatchObject({ code: "no-shared-screen" });
  });

  it("[SCH-24] the shared screen has nothing to say after the end", () => {
    const table = tableWith({ line: ONE, left: 0, options: ONE_TABLE }).rings();
    expect(table.state.phase).toBe("over");
    expect(table.refusal("screen", { type: "shown", card: 1 })).toStrictEqual({
      code: "game-is-over",
      clause: "SCH-24",
    });
    expect(table.offers("screen")).toEqual([]);
  });

  it("[SCH-22] which card was turned: on line everybody, around one table the screen and spectators", () => {
    const online = tableWith({ line: "YGORPB" });
    for (const watcher of [0, 1, "screen", "spectator"] as const) {
      expect(online.heardBy(watcher)).toEqual([expect.objectContaining({ type: "turned", card: "YGORPB" })]);
    }
    const around = tableWith({ line: "YGORPB", options: ONE_TABLE });
    const heard = { type: "turned", number: 1, dealer: 0, byClock: false, left: 63, at: around.now };
    for (const watcher of ["screen", "spectator"] as const) {
      expect(around.heardBy(watcher)).toEqual([{ ...heard, card: "YGORPB" }]);
    }
    expect(around.heardBy(2)).toEqual([{ ...heard, card: "?" }]);
  });

  it("[SCH-22] bots look where people do, and only around one table a screen is needed", () => {
    const [online, around] = [tableWith(), tableWith({ options: ONE_TABLE })];
    expect([schickiMicki.looksAt(online.state, 2), schickiMicki.looksAt(around.state, 2)]).toEqual([
      2,
      "screen",
    ]);
    expect([online, around].map(({ state }) => schickiMicki.needsScreen?.(state.options))).toEqual([
      false,
      true,
    ]);
  });
});

describe("Who is awaited and who is away", () => {
  const tied = () =>
    tableWith({ line: ONE, options: { ...ONE_TABLE, turning: "clock" } })
      .calls(0, "hat", 600)
      .calls(2, "hat", 620)
      .rings();

  it("[SCH-22] those who have not voted, and they have a vote for each claimant", () => {
    const table = tied();
    const revealed = table.last("voteOpens")!.reactions;
    expect(revealed.map(({ seat, kind, what }) => [seat, kind, what])).toEqual([
      [0, "call", "hat"],
      [2, "call", "hat"],
    ]);
    expect(revealed[1]!.at - revealed[0]!.at).toBe(20);
    expect(table.offers(1)).toEqual(["vote 0", "vote 2"]);
    expect(table.refusal("screen", { type: "shown", card: 1 })).toStrictEqual({
      code: "window-closed",
      clause: "SCH-6",
    });
    table.votes(1, 2);
    expect(table.offers(1)).toEqual([]);
    expect(schickiMicki.awaits(table.state)).toEqual([0, 2, 3]);
  });

  it("[SCH-22] nobody has a vote where there is none", () => {
    const table = tableWith({ line: ONE });
    expect(table.offers(1).some((offer) => offer.startsWith("vote"))).toBe(false);
    expect(schickiMicki.moves(table.state, "house", { now: table.now, actedAt: table.now })).toEqual([]);
  });

  it("[SCH-5] a dealer who has reached, or who has the clock to turn for them, is not away", () => {
    const table = tableWith({ line: "YGORPB" });
    table.moves(0, { type: "turn" });
    expect(table.view(1).reaching).toBe(true);
    table.rings();
    expect(table.last("turned")).toMatchObject({ byClock: false });
    expect(table.state.players[0]!.away).toBe(false);
    const clock = tableWith({ line: "YGORPB", options: { turning: "clock" } }).rings();
    expect(clock.state.players[0]!.away).toBe(false);
  });

  it("[SCH-5] a reaction or a vote brings somebody back", () => {
    const table = tableWith({ line: "YGORPB" }).rings();
    expect(table.state.players[0]!.away).toBe(true);
    table.knocks(0, 500);
    expect(table.state.players[0]!.away).toBe(false);
    const voting = tied();
    voting.state.players[3]!.away = true;
    voting.votes(3, 0);
    expect(voting.state.players[3]!.away).toBe(false);
  });

  it("[SCH-11] what was used is forgotten with the next card", () => {
    const table = tableWith({ line: "YGORPB GORPBY", piles: [1, 1, 1, 1] })
      .knocks(1, 500)
      .rings();
    expect(table.state.spent).toEqual([{ seat: 1, kind: "hand" }]);
    expect(table.turnsUp().state.spent).toEqual([]);
  });

  it("[SCH-21] of reactions without a measurement nothing is remembered", () => {
    const table = tableWith({ line: ONE }).calls(0, "hat", 500).rings();
    expect(table.state.players[0]!.claims).toEqual([]);
  });

  it("[SCH-11] a refusal without parameters has none", () => {
    const table = tableWith({ line: ONE }).knocks(0, 500);
    expect(table.refusal(0, KNOCK)).toStrictEqual({ code: "hand-committed", clause: "SCH-11" });
  });
});

describe("What is imagined", () => {
  it("[SCH-11] [SCH-27] in a window: calls as they were heard, hands that may have done anything, in time", () => {
    const table = tableWith({ line: ONE, piles: [2, 0, 0, 3] })
      .calls(1, "hat", 500)
      .takes("red", 2, 700);
    const { closesAt } = table.state.window!;
    const seen = new Set<string>();
    const times = new Set<number>();
    for (let seed = 0; seed < 40; seed++) {
      const state = schickiMicki.imagine(table.view(0), fastRandom(seed));
      expect(state.players.map(({ pile }) => pile.length)).toEqual([2, 0, 0, 3]);
      expect(state.players.every(({ claims }) => claims.length === 0)).toBe(true);
      const [call, hand] = state.window!.reactions as [Reaction, Reaction];
      expect(call).toMatchObject({ seat: 1, kind: "call", what: "hat", judged: null });
      expect(hand).toMatchObject({ seat: 2, kind: "hand", judged: null });
      for (const { at } of [call, hand]) {
        expect(at).toBeLessThanOrEqual(closesAt);
        expect(at).toBeGreaterThanOrEqual(closesAt - 1500);
        times.add(at);
      }
      seen.add(hand.what);
    }
    expect([...seen].sort()).toEqual([...HANDS].sort());
    expect(times.size).toBeGreaterThan(20);
  });

  it("[SCH-11] their own hand is what it was, when it was", () => {
    const table = tableWith({ line: ONE }).takes("red", 2, 700);
    const state = schickiMicki.imagine(table.view(2), fastRandom(3));
    expect(state.window!.reactions).toEqual([
      { seat: 2, kind: "hand", what: "red", at: table.now, judged: null },
    ]);
    expect(schickiMicki.imagine(tableWith({ line: ONE }).view(1), fastRandom(3)).window).toBeNull();
  });

  it("[SCH-22] a phone that sees no faces imagines all of them", () => {
    const table = tableWith({ line: ONE, options: ONE_TABLE });
    table.state.deck = table.state.deck.slice(0, 10);
    const state = schickiMicki.imagine(table.view(1), fastRandom(5));
    expect(state.line.map(({ card }) => card.length >= 6)).toEqual([true, true]);
    expect(state.deck).toHaveLength(10);
  });
});
