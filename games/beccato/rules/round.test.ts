import { watchersOf } from "@tavolata/kernel";
import { describe, expect, it } from "vitest";
import { cardsOf, tableWith } from "../testing/table-with.ts";
import { HIDDEN, leftOf, MOST_LAPS } from "./index.ts";

describe("In a round", () => {
  it("[BEC-7] the dealer passes a card to the player on the left, who then has four and passes one, and so on", () => {
    const table = tableWith({ hands: ["OPLG", "OOG", "PPG", "LLG"] });
    expect(table.state.holder).toBe(0);
    table.passes("O");
    expect(table.state.players.map(({ hand }) => hand)).toEqual(["PLG", "OOGO", "PPG", "LLG"].map(cardsOf));
    table.passes("G");
    expect(table.state.players.map(({ hand }) => hand)).toEqual(["PLG", "OOO", "PPGG", "LLG"].map(cardsOf));
    table.passes("P").passes("L");
    expect(table.state.holder).toBe(0);
  });

  it("[BEC-7] nobody else passes, and nobody passes a card they do not have", () => {
    const table = tableWith({ hands: ["OPLG", "OOG"] });
    expect(table.refusal(1, { type: "pass", card: "orloff" })).toEqual({
      code: "not-your-turn",
      clause: "BEC-7",
    });
    expect(table.refusal(0, { type: "pass", card: "brahma" })).toEqual({
      code: "not-your-card",
      clause: "BEC-7",
    });
    expect(table.offers(1)).not.toContain("pass");
  });

  it("[BEC-7] where seating was drawn, cards go left as people sit, not by number", () => {
    const table = tableWith({ seats: 6, options: { teams: "drawn" }, seed: 6 });
    const order = [0];
    for (let i = 0; i < 5; i++) order.push(table.passesOn().state.holder!);
    expect(order.every((seat, i) => i === 0 || seat === leftOf(table.state, order[i - 1]!))).toBe(true);
    expect(order).not.toEqual([0, 1, 2, 3, 4, 5]);
    expect(order.map((seat) => table.state.places.indexOf(seat)).sort()).toEqual([0, 1, 2, 3, 4, 5]);
  });

  it("[BEC-8] then the player to the dealer's left deals all chickens again", () => {
    const table = tableWith({ dealer: 3 }).chicchirichi(1);
    table.settles();
    expect(table.last("roundOver")).toMatchObject({ dealer: 0 });
    const before = table.state.players.map(({ hand }) => hand.join());
    table.everybodyIsReady();
    expect(table.state).toMatchObject({ dealer: 0, holder: 0, round: 2, phase: "round" });
    expect(table.state.players.map(({ hand }) => hand.length)).toEqual([4, 3, 3, 3]);
    expect(table.state.players.map(({ hand }) => hand.join())).not.toEqual(before);
    expect(table.state.players.some(({ shown }) => shown)).toBe(false);
  });

  it("[BEC-8] between two rounds nothing that belongs in a round can be done", () => {
    const table = tableWith().chicchirichi(1);
    table.settles();
    for (const move of [
      { type: "coccode" },
      { type: "perform", signal: "wink" },
      { type: "look", at: 2 },
      { type: "pass", card: "orloff" },
    ] as const) {
      expect(table.refusal(0, move)).toEqual({ code: "between-rounds", clause: "BEC-8" });
    }
  });
});

describe("A new round", () => {
  it("[BEC-8] begins with nothing passed: nobody sees the last card of the round before", () => {
    const table = tableWith({ hands: ["OPLG", "OOG", "PPG", "LLG"] }).passesOn(4 * MOST_LAPS);
    expect(table.state.lastPass).not.toBeNull();
    table.everybodyIsReady();
    expect(table.state).toMatchObject({ round: 2, phase: "round", passes: 0 });
    for (const watcher of watchersOf(4)) expect(table.view(watcher).lastPass).toBeNull();
  });
});

describe("With an imaginary player", () => {
  const FIVE = { seats: 5, dealer: 4, hands: ["OOL", "PPM", "SSG", "LLG", "OMPG"], imaginary: "MGS" };

  it("[BEC-25] the card goes among the three, and the next player draws one of the four at once", () => {
    const table = tableWith(FIVE).passes("O");
    expect(table.state.holder).toBe(0);
    expect(table.state.imaginary).toHaveLength(3);
    expect(table.state.players[0]!.hand).toHaveLength(4);
    const drawn = table.state.players[0]!.hand[3]!;
    expect([...table.state.imaginary!, drawn].sort()).toEqual(cardsOf("MGSO").sort());
    table.passes("O");
    expect(table.state.players[1]!.hand).toContain("orloff");
  });

  it("[BEC-25] which one is drawn is chance: each of the four comes up", () => {
    const drawn = Array.from(
      { length: 60 },
      (_, seed) => tableWith({ ...FIVE, seed }).passes("O").state.players[0]!.hand[3]!,
    );
    expect([...new Set(drawn)].sort()).toEqual(cardsOf("MGOS").sort());
  });

  it("[BEC-25] only the giver knows the card, and only the player who drew knows what they drew", () => {
    const table = tableWith(FIVE).forget().passes("O");
    const drawn = table.state.players[0]!.hand[3]!;
    for (const watcher of watchersOf(5)) {
      expect(table.last("passed", watcher)).toMatchObject({
        from: 4,
        to: "imaginary",
        card: watcher === 4 ? "orloff" : HIDDEN,
      });
      expect(table.last("drew", watcher)).toMatchObject({ seat: 0, card: watcher === 0 ? drawn : HIDDEN });
      expect(table.view(watcher).imaginary).toEqual([HIDDEN, HIDDEN, HIDDEN]);
      expect(table.view(watcher).lastPass?.card).toBe(watcher === 4 ? "orloff" : HIDDEN);
    }
  });

  it("[BEC-25] the imaginary player never deals and is never accused", () => {
    const table = tableWith(FIVE);
    expect(table.refusal(0, { type: "beccato", accused: 5 })).toMatchObject({ code: "not-an-opponent" });
    table.chicchirichi(0).settles();
    table.everybodyIsReady();
    expect(table.state.dealer).toBe(0);
  });
});

describe("A round without a shout", () => {
  it("[BEC-36] is void after twelve laps, and the next dealer deals", () => {
    const table = tableWith({ hands: ["OPLG", "OOG", "PPG", "LLG"] }).passesOn(4 * MOST_LAPS - 1);
    expect(table.state.phase).toBe("round");
    table.passesOn();
    expect(table.outcome).toMatchObject({ seat: null, shout: null, gains: [], clause: "BEC-36" });
    table.everybodyIsReady();
    expect(table.state).toMatchObject({ dealer: 1, round: 2, voids: 1, phase: "round" });
  });

  it("[BEC-36] as many in a row as there are players end the game, and it is scored", () => {
    const table = tableWith({ eggs: ["ck", "k"] });
    for (let round = 1; round <= 4; round++) {
      table.passesOn(4 * MOST_LAPS);
      if (round < 4) table.everybodyIsReady();
    }
    expect(table.state).toMatchObject({ phase: "over", endedBy: "noShouts" });
    expect(table.state.result).toEqual({ places: [1, 3, 1, 3], scores: [3, 2, 3, 2] });
  });

  it("[BEC-36] a shout in between starts the count again", () => {
    const table = tableWith().passesOn(4 * MOST_LAPS);
    table.everybodyIsReady().chicchirichi(0).settles();
    expect(table.state.voids).toBe(0);
  });
});
