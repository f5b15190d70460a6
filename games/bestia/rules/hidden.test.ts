import { fastRandom, type Watcher } from "@tavolata/kernel";
import { describe, expect, it } from "vitest";
import { tableWith } from "../testing/table-with.ts";
import { bestia, HIDDEN, REFUSALS, wholeDeck } from "./index.ts";

const THREE = ["4D 5C AB", "4B 5D AC", "7C 6B AD"];
const CARD = /"[A234567FCR][DCBS]"/;

describe("On the screen", () => {
  it("[BES-35] in the declaration there are exactly Passo, Servito and Cambio, with cards chosen first", () => {
    const table = tableWith({ hands: THREE });
    const offers = bestia.moves(table.state, 1, { now: 0, actedAt: 0 });
    expect(offers.slice(0, 3)).toEqual([
      { move: { type: "pass" } },
      { move: { type: "served" } },
      {
        move: { type: "exchange" },
        open: { cards: { kind: "some", from: ["5D", "AC", "4B"], least: 1, most: 3 } },
      },
    ]);
    expect(offers.slice(3)).toEqual([{ move: { type: "sitOut" } }]);
  });

  it("[BES-36] whichever gesture plays a card, it is one and the same move, one for each legal card", () => {
    const table = tableWith({ hands: THREE, trump: "6S" }).isServed(1, 0, 2);
    const cards = bestia
      .moves(table.state, 2, { now: 0, actedAt: 0 })
      .filter(({ move }) => move.type === "play")
      .map(({ move }) => move);
    expect(cards).toEqual([
      { type: "play", card: "AD" },
      { type: "play", card: "7C" },
      { type: "play", card: "6B" },
    ]);
  });

  it("[BES-37] every card of the hand is either offered or refused with a clause", () => {
    const table = tableWith({ hands: ["4C 2D 2S", "AC 3D RC"], trump: "7S" })
      .isServed(0, 1)
      .plays("1:RC");
    const reasons = table.state.players[0]!.cards.map((card) => [
      card,
      table.refusal(0, { type: "play", card })?.clause,
    ]);
    expect(reasons).toEqual([
      ["2D", "BES-21"],
      ["4C", undefined],
      ["2S", "BES-21"],
    ]);
    for (const clause of Object.values(REFUSALS)) expect(clause).toMatch(/^BES-\d+a?$/);
  });

  it("[BES-38] stock and turned-up trump are both in the view, whatever is left of the stock", () => {
    const table = tableWith({ hands: THREE, trump: "6S", stockSize: 3 });
    expect(table.view("spectator")).toMatchObject({ trump: "6S", stock: [HIDDEN, HIDDEN, HIDDEN] });
    table.exchanges(1, "5D AC 4B");
    expect(table.view("spectator")).toMatchObject({ trump: "6S", stock: [] });
  });
});

describe("Hidden", () => {
  it("[BES-39] hands, stock and discards are hidden, each card as a hidden card", () => {
    const table = tableWith({ hands: THREE, trump: "6S" }).exchanges(1, "5D AC");
    const view = table.view(1);
    expect(view.players.map(({ cards }) => cards.length)).toEqual([3, 3, 3]);
    expect(view.players[0]?.cards).toEqual([HIDDEN, HIDDEN, HIDDEN]);
    expect(view.players[1]?.discards).toEqual(["5D", "AC"]);
    expect(table.view(0).players[1]?.discards).toEqual([HIDDEN, HIDDEN]);
    expect(new Set(view.stock)).toEqual(new Set([HIDDEN]));
    for (const watcher of ["spectator", "screen"] as const) {
      expect(JSON.stringify(table.view(watcher).players)).not.toMatch(CARD);
    }
  });

  it("[BES-39] what was exchanged is told to its owner; the others hear how many", () => {
    const table = tableWith({ hands: THREE, trump: "6S", stock: "2S 4S" }).exchanges(1, "5D AC");
    const heardBy = (watcher: Watcher) => table.heardBy(watcher).find(({ type }) => type === "exchanged");
    expect(heardBy(1)).toEqual({ type: "exchanged", seat: 1, discards: ["5D", "AC"], drawn: ["2S", "4S"] });
    expect(heardBy(0)).toEqual({
      type: "exchanged",
      seat: 1,
      discards: [HIDDEN, HIDDEN],
      drawn: [HIDDEN, HIDDEN],
    });
    expect(heardBy("screen")).toEqual(heardBy(0));
  });

  it("[BES-39] so is a hand that was thrown away for the blind", () => {
    const table = tableWith({ hands: THREE, trump: "6S" }).passes(1).isServed(0, 2).comesInBlind(1);
    expect(JSON.stringify(table.heardBy(0))).not.toMatch(CARD);
    expect(JSON.stringify(table.heardBy(1))).toMatch(CARD);
  });

  it("[BES-39] public: the trump, who plays and how, the tricks, the credits, the pot", () => {
    const table = tableWith({ hands: THREE, trump: "6S" }).exchanges(1, "5D AC").passes(0).isServed(2);
    table.comesInBlind(0).plays("2:AD");
    const view = table.view("spectator");
    expect(view).toMatchObject({ trump: "6S", pot: 30, trick: [{ seat: 2, card: "AD" }] });
    expect(
      view.players.map(({ declaration, exchanged, credit }) => [declaration, exchanged, credit]),
    ).toEqual([
      ["blind", 0, 1990],
      ["exchange", 2, 1990],
      ["served", 0, 1990],
    ]);
  });

  it("[BES-39] after the hand, cards that were not played stay hidden", () => {
    const table = tableWith({ hands: THREE, trump: "6S" }).passes(1, 0).isServed(2).passes(1, 0);
    expect(table.state.phase).toBe("between");
    expect(JSON.stringify(table.view("spectator").players)).not.toMatch(CARD);
    expect(JSON.stringify(table.heardBy("spectator"))).not.toMatch(/"7C"|"6B"|"AD"/);
    expect(table.view(2).players[2]?.cards).toEqual(["AD", "7C", "6B"]);
  });

  it("[BES-39] imagined cards are the cards there are, and known ones lie where they lie", () => {
    const table = tableWith({ hands: THREE, trump: "6S" }).exchanges(1, "5D AC").isServed(0, 2).plays("2:AD");
    for (const watcher of [0, 1, "spectator"] as const) {
      const imagined = bestia.imagine(table.view(watcher), fastRandom(8));
      const cards = imagined.players.flatMap((player) => [...player.cards, ...player.discards]);
      const all = [...cards, ...imagined.stock, imagined.trump!, ...imagined.trick.map(({ card }) => card)];
      expect(all.sort()).toEqual(wholeDeck().sort());
      if (watcher === 0) expect(imagined.players[0]?.cards).toEqual(["4D", "5C", "AB"]);
    }
  });
});
