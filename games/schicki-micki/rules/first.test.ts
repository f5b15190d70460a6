import { FASTEST_HUMAN, type JudgedReaction } from "@tavolata/kernel/reactions";
import { describe, expect, it } from "vitest";
import { type TestTable, tableWith } from "../testing/table-with.ts";
import { schickiMicki } from "./index.ts";

const ONE = "YGORPB BGYPRO";
const SEVERAL = "YGORPB YGBPRO";
const IDENTICAL = "YGORPB YGORPB";
const TWO_WORMS = "YGORPB GORPBYY";
const ONE_TABLE = { table: "oneTable" } as const;

describe("Who was first", () => {
  it("[SCH-21] the order of reaction decides, not the order of arrival", () => {
    const table = tableWith({ line: ONE })
      .calls(0, "hat", 700)
      .calls(1, "hat", 600, { arrives: 740 })
      .rings();
    expect(table.settling.reactions.map(({ seat, after }) => [seat, after])).toEqual([
      [1, 600],
      [0, 700],
    ]);
    expect(table.settling.winners).toEqual([1]);
  });

  it("[SCH-21] less than 120 ms after a card a reaction is judged on the line before it", () => {
    const line = "YGORPB -----G BGYPRO";
    const early = tableWith({ line, piles: [1, 1, 1, 1] }).calls(0, "hat", FASTEST_HUMAN - 1);
    early.rings();
    expect(early.outcomes).toEqual(["0 call hat wrong SCH-17"]);
    expect(early.settling.reactions[0]).toMatchObject({ cards: 2, after: 1000 + FASTEST_HUMAN - 1 });
    const right = tableWith({ line }).calls(0, "hat", FASTEST_HUMAN).rings();
    expect(right.settling.reactions[0]).toMatchObject({ cards: 3, outcome: "wins", after: FASTEST_HUMAN });
  });

  it("[SCH-21] who was right on the line before a card that came too early for them wins, with that card", () => {
    const table = tableWith({ line: `${ONE} YGORPB`, piles: [0, 0, 0, 2] });
    table.calls(0, "hat", 40).takes("red", 1, 700).rings();
    expect(table.outcomes).toEqual(["0 call hat wins SCH-13", "1 hand red late SCH-21"]);
    expect(table.settling).toMatchObject({ wonBy: "one", why: { situation: "identical" } });
    expect(table.piles).toEqual([3, 0, 0, 2]);
  });

  it("[SCH-15] [SCH-21] but a right knock takes precedence, also over what was right on the line before", () => {
    const call = tableWith({ line: `${ONE} GORPBYY`, piles: [1, 0, 0, 2] });
    call
      .calls(0, "hat", FASTEST_HUMAN - 1)
      .knocks(1, 1400)
      .rings();
    expect(call.outcomes).toEqual(["0 call hat nothing SCH-15", "1 hand knock wins SCH-13"]);
    expect(call.settling).toMatchObject({ wonBy: "twoWorms", clause: "SCH-13" });
    expect(call.piles).toEqual([1, 3, 0, 2]);
    const blue = tableWith({ line: `${SEVERAL} GORPBYY`, piles: [1, 1, 1, 1] });
    blue
      .takes("blue", 0, FASTEST_HUMAN - 1)
      .knocks(1, 1400)
      .rings();
    expect(blue.outcomes).toEqual(["0 hand blue nothing SCH-15", "1 hand knock wins SCH-13"]);
    expect(blue.piles).toEqual([1, 4, 1, 1]);
    const red = tableWith({ line: `${IDENTICAL} GORPBYY` })
      .takes("red", 0, 60)
      .knocks(1, 1400);
    expect(red.closes().winners).toEqual([1]);
  });

  it("[SCH-15] [SCH-21] without a right knock what was right on the line before the two worms stands", () => {
    const table = tableWith({ line: `${SEVERAL} GORPBYY` });
    table
      .takes("blue", 0, FASTEST_HUMAN - 1)
      .calls(1, "hat", 700)
      .rings();
    expect(table.outcomes).toEqual(["0 hand blue wins SCH-14", "1 call hat nothing SCH-16"]);
  });

  it("[SCH-14] reactions of the same millisecond count in the order of the seats, whichever came in first", () => {
    const line = `-----P ${SEVERAL}`;
    const one = tableWith({ line }).takes("blue", 2, 600).takes("blue", 0, 600).rings();
    const other = tableWith({ line }).takes("blue", 0, 600).takes("blue", 2, 600).rings();
    expect(one.settling).toEqual(other.settling);
    expect(one.settling.winners).toEqual([0, 2]);
    expect(one.state.players.map(({ pile }) => pile)).toEqual([["-----P"], [], ["YGORPB"], []]);
    const call = tableWith({ line: ONE, options: { tieMs: 0 } })
      .calls(3, "hat", 600)
      .calls(1, "hat", 600);
    expect(call.closes()).toMatchObject({ winners: [1, 3], undecided: true });
    expect(call.state.players[1]!.pile).toEqual(["YGORPB"]);
  });

  it("[SCH-21] but a wrong reaction to the line before takes nothing from who was right on the new one", () => {
    const table = tableWith({ line: TWO_WORMS, piles: [1, 0, 0, 0] })
      .knocks(0, 100)
      .knocks(1, 500)
      .rings();
    expect(table.outcomes).toEqual(["0 hand knock wrong SCH-10", "1 hand knock wins SCH-13"]);
    expect(table.piles).toEqual([0, 2, 0, 0]);
  });

  it("[SCH-21] blue pawns share, on whichever line they were right", () => {
    const table = tableWith({ line: `${SEVERAL} -----P` });
    table.takes("blue", 0, 60).takes("blue", 1, 600).rings();
    expect(table.settling).toMatchObject({ winners: [0, 1], won: [1, 1, 0, 0], under: 1 });
  });

  it("[SCH-21] what was done before the first card of a line is no reaction to it", () => {
    const table = tableWith({ line: "GORPBYY" });
    const knock = { type: "hand", does: "knock" } as const;
    table.now += 60;
    expect(table.refusal(0, knock, table.now - 61)).toMatchObject({ code: "nothing-on-the-line" });
    expect(table.refusal(0, knock, table.now - 60)).toBeUndefined();
  });

  it("[SCH-10] nor is what was done less than 120 ms after that card: it costs nothing and holds nothing up", () => {
    const table = tableWith({ line: "GORPBYY", piles: [1, 1, 1, 1] });
    const before = structuredClone(table.state);
    table
      .knocks(0, 0)
      .knocks(0, FASTEST_HUMAN - 1)
      .calls(0, "hat", FASTEST_HUMAN - 1);
    expect(table.state).toEqual(before);
    expect(table.heardBy(0)).toEqual([{ type: "tooEarly", seat: 0 }]);
    expect(table.heardBy(1)).toEqual([]);
    expect(table.knocks(0, FASTEST_HUMAN).closes()).toMatchObject({ winners: [0], paid: [0, 0, 0, 0] });
  });

  it("[SCH-10] nor where the shared screen says only later that it had not yet shown the first card", () => {
    const table = tableWith({ line: "GORPBYY", options: ONE_TABLE, piles: [1, 1, 1, 1] });
    const turnedAt = table.now;
    table.takes("red", 0, 150).takes("red", 1, 500);
    table.moves("screen", { type: "shown", card: 1 }, turnedAt);
    table.knocks(2, 800).rings();
    expect(table.outcomes).toEqual([
      "0 hand red void SCH-10",
      "1 hand red wrong SCH-17",
      "2 hand knock wins SCH-13",
    ]);
    expect(table.piles).toEqual([1, 0, 2, 1]);
  });

  it("[SCH-21] the credit for a slow line is an option", () => {
    const credit = (lagCreditMs?: number) =>
      schickiMicki.lagCredit?.(
        tableWith(lagCreditMs === undefined ? {} : { options: { lagCreditMs } }).state,
      );
    expect([credit(), credit(0), credit(300)]).toEqual([150, 0, 300]);
  });

  /** Somebody who can pay for as many wrong calls as it takes. */
  const manyCards = () => tableWith({ seats: 2, piles: [31, 0] });
  const reactOften = (table: TestTable, times: number, measured: (i: number) => JudgedReaction) => {
    for (let i = 0; i < times; i++) {
      const judged = measured(i);
      table.turnsUp().calls(0, "hat", 500, { judged }).rings();
    }
    return table;
  };

  it("[SCH-21] nearly constant claims are flagged to the table, and cleared when they are no more", () => {
    const table = manyCards();
    reactOften(table, 7, () => ({ time: 500, bound: "none" }));
    expect(table.view(1).players[0]?.flag).toBeNull();
    reactOften(table, 1, () => ({ time: 501, bound: "none" }));
    expect(table.last("flagged")).toEqual({ type: "flagged", seat: 0, flag: "too-regular" });
    expect(table.view(1).players[0]?.flag).toBe("too-regular");
    reactOften(table, 1, () => ({ time: 900, bound: "none" }));
    expect(table.last("cleared")).toEqual({ type: "cleared", seat: 0 });
    expect(table.view(1).players[0]?.flag).toBeNull();
  });

  it("[SCH-21] so are claims that always sit on the bound, and honest ones are not", () => {
    const bound = reactOften(manyCards(), 8, (i) => ({
      time: 400 + 60 * i,
      bound: "early",
    }));
    expect(bound.view("spectator").players.map(({ flag }) => flag)).toEqual(["always-on-the-bound", null]);
    const slow = reactOften(manyCards(), 8, (i) => ({ time: 400 + 60 * i, bound: "slow" }));
    expect(slow.view(1).players[0]?.flag).toBe("slow-line");
    const honest = reactOften(manyCards(), 8, (i) => ({
      time: 400 + 60 * i,
      bound: "none",
    }));
    expect(honest.view("spectator").players.map(({ flag }) => flag)).toEqual([null, null]);
  });

  it("[SCH-21] what was long ago is forgiven, and what was measured is nobody's to see", () => {
    const table = reactOften(manyCards(), 30, (i) => ({
      time: 400 + 37 * (i % 9),
      bound: "none",
    }));
    expect(table.state.players[0]!.claims).toHaveLength(24);
    expect(JSON.stringify(table.view("spectator"))).not.toContain("bound");
  });
});

describe("A tie on line", () => {
  it("[SCH-22] is what lies within the tie window of the first, and it is undecided", () => {
    const tied = tableWith({ line: ONE }).calls(0, "hat", 600).calls(1, "hat", 630).rings();
    expect(tied.settling).toMatchObject({ undecided: true, winners: [0, 1], clause: "SCH-23", votes: null });
    const clear = tableWith({ line: ONE }).calls(0, "hat", 600).calls(1, "hat", 631).rings();
    expect(clear.settling).toMatchObject({ undecided: false, winners: [0], clause: "SCH-13" });
  });

  it("[SCH-22] whose width is an option", () => {
    const table = tableWith({ line: ONE, options: { tieMs: 0 } })
      .calls(0, "hat", 600)
      .calls(1, "hat", 601);
    expect(table.closes().winners).toEqual([0]);
  });

  it("[SCH-23] gives each claimant one card, the rest goes under the deck, and the deck passes", () => {
    const table = tableWith({ line: `-----P -----Y ${ONE}` });
    const before = table.state.deck.length;
    table.calls(0, "hat", 600).calls(2, "hat", 610).calls(1, "hat", 700).rings();
    expect(table.piles).toEqual([1, 0, 1, 0]);
    expect(table.state.deck).toHaveLength(before + 2);
    expect(table.state.dealer).toBe(1);
    expect(table.outcomes).toEqual([
      "0 call hat wins SCH-23",
      "2 call hat wins SCH-23",
      "1 call hat late SCH-13",
    ]);
  });

  it("[SCH-23] holds for knocks and for the red pawn too", () => {
    const knocks = tableWith({ line: TWO_WORMS }).knocks(0, 600).knocks(1, 620).rings();
    const reds = tableWith({ line: IDENTICAL }).takes("red", 2, 600).takes("red", 3, 620).rings();
    expect([knocks.piles, reds.piles]).toEqual([
      [1, 1, 0, 0],
      [0, 0, 1, 1],
    ]);
  });

  it("[SCH-23] for the last blue pawn counts for both, right or wrong", () => {
    const right = tableWith({ line: `-----P ${SEVERAL}`, seats: 3 });
    right.takes("blue", 0, 500).takes("blue", 1, 600).takes("blue", 2, 630).rings();
    expect(right.piles).toEqual([1, 1, 1]);
    const wrong = tableWith({ line: ONE, seats: 3, piles: [1, 1, 1] });
    wrong.takes("blue", 0, 500).takes("blue", 1, 600).takes("blue", 2, 631).rings();
    expect(wrong.piles).toEqual([0, 0, 1]);
  });
});

describe("Around one table", () => {
  const tied = (options = {}) =>
    tableWith({ line: ONE, options: { ...ONE_TABLE, ...options } })
      .calls(0, "hat", 600)
      .calls(2, "hat", 620);

  it("[SCH-22] the cards are on the shared screen only, and phones are buttons", () => {
    const table = tableWith({ line: ONE, options: ONE_TABLE });
    expect(table.view("screen").line.map(({ card }) => card)).toEqual(["YGORPB", "BGYPRO"]);
    for (const seat of [0, 3]) {
      expect(table.view(seat).line.map(({ card }) => card)).toEqual(["?", "?"]);
      expect(JSON.stringify(table.heardBy(seat))).not.toContain("BGYPRO");
    }
    expect(JSON.stringify(table.heardBy("screen"))).toContain("BGYPRO");
    expect(table.offers(1)).toHaveLength(9);
    table.calls(1, "hat", 600).rings();
    expect(table.last("settled")?.why?.line).toEqual(["YGORPB", "BGYPRO"]);
  });

  it("[SCH-22] the players vote, everybody once and for a claimant, and the majority decides", () => {
    const table = tied().rings();
    expect(table.state.phase).toBe("vote");
    expect(table.last("voteOpens")).toMatchObject({ claimants: [0, 2] });
    expect(schickiMicki.awaits(table.state)).toEqual([0, 1, 2, 3]);
    expect(table.refusal(1, { type: "vote", seat: 3 })).toMatchObject({ code: "not-a-claimant" });
    expect(table.refusal(1, { type: "call", feature: "hat" })).toMatchObject({ code: "vote-on" });
    expect(table.refusal(0, { type: "turn" })).toMatchObject({ code: "vote-on" });
    table.votes(0, 0).votes(1, 2).votes(2, 2);
    expect(table.refusal(1, { type: "vote", seat: 0 })).toMatchObject({ code: "voted-already" });
    expect(table.last("voted")).toEqual({ type: "voted", seat: 2, vote: 2 });
    table.votes(3, 2);
    expect(table.settling).toMatchObject({
      winners: [2],
      undecided: false,
      clause: "SCH-22",
      votes: [0, 2, 2, 2],
    });
    expect(table.outcomes).toEqual(["0 call hat late SCH-13", "2 call hat wins SCH-22"]);
    expect(table.piles).toEqual([0, 0, 2, 0]);
  });

  it("[SCH-22] without a majority it is undecided", () => {
    const table = tied().rings().votes(0, 0).votes(1, 0).votes(2, 2).votes(3, 2);
    expect(table.settling).toMatchObject({ winners: [0, 2], undecided: true, clause: "SCH-23" });
  });

  it("[SCH-22] who has not voted in time has no voice, and nobody's vote is waited for longer", () => {
    const table = tied({ voteSeconds: 15 }).rings();
    expect(schickiMicki.alarm(table.state)).toBe(table.now + 15_000);
    table.votes(3, 2).rings();
    expect(table.settling).toMatchObject({ winners: [2], votes: [null, null, null, 2] });
    const silent = tied({ voteSeconds: 15 }).rings().rings();
    expect(silent.settling).toMatchObject({ winners: [0, 2], undecided: true });
    expect(schickiMicki.alarm(tied({ voteSeconds: 0 }).rings().state)).toBeUndefined();
  });

  it("[SCH-22] what the hands did is open during the vote, because the window is closed", () => {
    const table = tableWith({ line: TWO_WORMS, options: ONE_TABLE }).knocks(0, 600).knocks(1, 610).rings();
    expect(table.view(3).window?.reactions.map(({ seat, what }) => [seat, what])).toEqual([
      [0, "knock"],
      [1, "knock"],
    ]);
  });

  it("[SCH-22] there is no vote where nothing hangs on it", () => {
    const wrong = tableWith({ line: ONE, options: ONE_TABLE }).knocks(0, 600).knocks(1, 610).rings();
    const blue = tableWith({ line: SEVERAL, options: ONE_TABLE }).takes("blue", 0, 600).takes("blue", 1, 610);
    expect([wrong.state.phase, blue.rings().state.phase]).toEqual(["turning", "turning"]);
    expect(wrong.refusal(0, { type: "vote", seat: 0 })).toMatchObject({ code: "no-vote", clause: "SCH-22" });
  });

  it("[SCH-5] reactions count from when the shared screen showed the card", () => {
    const table = tableWith({ line: "YGORPB GORPBYY", options: ONE_TABLE, piles: [1, 1, 1, 1] });
    const turnedAt = table.now;
    table.now += 160;
    expect(table.offers("screen")).toEqual(["shown 1", "shown 2"]);
    table.moves("screen", { type: "shown", card: 2 }, turnedAt + 40);
    expect(table.last("shown")).toEqual({ type: "shown", number: 2, at: turnedAt + 100 });
    expect(table.refusal("screen", { type: "shown", card: 2 })).toMatchObject({ code: "shown-already" });
    expect(table.refusal("screen", { type: "shown", card: 3 })).toMatchObject({ code: "no-such-card" });
    table.knocks(0, 219).knocks(1, 700).rings();
    expect(table.outcomes).toEqual(["0 hand knock wrong SCH-10", "1 hand knock wins SCH-13"]);
    expect(table.settling.reactions[1]?.after).toBe(600);
  });

  it("[SCH-5] a screen that says nothing counts from the turn, and none is slower than a quarter of a second", () => {
    const table = tableWith({ line: TWO_WORMS, options: ONE_TABLE });
    const turnedAt = table.now;
    table.knocks(0, 400).rings();
    expect(table.settling.reactions[0]?.after).toBe(400);
    const slow = tableWith({ line: TWO_WORMS, options: ONE_TABLE });
    slow.now = turnedAt + 900;
    slow.moves("screen", { type: "shown", card: 2 });
    expect(slow.last("shown")).toMatchObject({ at: turnedAt + 250 });
  });

  it("[SCH-5] on line there is no such screen, and no player can be it", () => {
    const online = tableWith({ line: ONE });
    expect(online.refusal("screen", { type: "shown", card: 1 })).toMatchObject({ code: "no-shared-screen" });
    expect(online.offers("screen")).toEqual([]);
    const table = tableWith({ line: ONE, options: ONE_TABLE });
    expect(table.refusal(0, { type: "shown", card: 1 })).toMatchObject({ code: "not-the-screen" });
    expect(table.refusal("screen", { type: "turn" })).toMatchObject({ code: "not-a-player" });
  });

  it("[SCH-21] only the way back of a line is made good there: half of what the claim says", () => {
    const table = tableWith({ line: ONE, options: ONE_TABLE }).calls(0, "hat", 600, { arrives: 720 }).rings();
    expect(table.settling.reactions[0]?.after).toBe(660);
  });
});
