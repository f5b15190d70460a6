import { fastRandom, watchersOf } from "@tavolata/kernel";
import { describe, expect, it } from "vitest";
import { tableWith } from "../testing/table-with.ts";
import { FEATURES, HIDDEN, OUR_DECK, REFUSALS, schickiMicki } from "./index.ts";

const FACE = /"[-YGORPB]{6}[YGORPB]?"/;

describe("On line", () => {
  it("[SCH-25] there are nine targets, the same for everybody and always in the same order", () => {
    const table = tableWith({ line: "YGORPB" });
    table.now += 500;
    const nine = [...FEATURES.map((feature) => `call ${feature}`), "hand knock", "hand blue", "hand red"];
    expect(table.offers(1)).toEqual(nine);
    expect(table.offers(0)).toEqual(["turn", ...nine]);
    table.turnsUp().knocks(2, 300);
    expect(table.offers(1)).toEqual(nine);
    expect(table.offers(2)).toEqual(nine.slice(0, 6));
  });

  it("[SCH-25] none of them needs anything but itself: each is one move without ranges", () => {
    const table = tableWith({ line: "YGORPB" });
    const offers = schickiMicki.moves(table.state, 3, { now: table.now, actedAt: table.now });
    expect(offers.every(({ open }) => open === undefined)).toBe(true);
  });

  it("[SCH-26] a settling says what was on the line and where, for lighting it up", () => {
    const table = tableWith({ line: "YGORPB GORPBY YGBPROO" }).knocks(0, 640).rings();
    expect(table.last("settled")?.why).toEqual({
      line: ["YGORPB", "GORPBY", "YGBPROO"],
      situation: "twoWorms",
      matches: [
        { feature: "umbrella", colour: "Y", places: [0, 2] },
        { feature: "hat", colour: "G", places: [0, 2] },
        { feature: "beak", colour: "P", places: [1, 2] },
      ],
      twoWorms: [2],
      identical: [],
      earlier: [],
    });
    const twins = tableWith({ line: "YGORPB GORPBY YGORPB" }).takes("red", 0, 640).rings();
    expect(twins.settling.why?.identical).toEqual([0, 2]);
  });

  it("[SCH-26] with who reacted when, in milliseconds, and the clause that decided, for each and for all", () => {
    const table = tableWith({ line: "YGORPB BGYPRO", piles: [1, 1, 1, 1] });
    table.calls(2, "hat", 612).takes("blue", 1, 845).rings();
    expect(table.last("settled")).toMatchObject({
      reactions: [
        { seat: 2, kind: "call", what: "hat", after: 612, cards: 2, outcome: "wins", clause: "SCH-13" },
        { seat: 1, kind: "hand", what: "blue", after: 845, cards: 2, outcome: "wrong", clause: "SCH-17" },
      ],
      clause: "SCH-13",
      wonBy: "one",
      winners: [2],
      won: [0, 0, 2, 0],
      paid: [0, 1, 0, 0],
    });
    expect(table.view("spectator").lastSettling).toEqual(table.settling);
    for (const clause of Object.values(REFUSALS)) expect(clause).toMatch(/^SCH-\d+$/);
  });

  it("[SCH-26] it can be looked at until the next one, and there is time to", () => {
    const table = tableWith({ line: "YGORPB BGYPRO", options: { restSeconds: 7 } })
      .calls(2, "hat", 600)
      .rings();
    expect(table.state.opensAt).toBe(table.now + 7000);
    table.turnsUp();
    expect(table.view(0).lastSettling?.number).toBe(1);
  });

  it("[SCH-27] piles and deck are counted and never shown, not even to their owner", () => {
    const table = tableWith({ piles: [3, 0, 1, 2] });
    for (const watcher of watchersOf(4)) {
      const view = table.view(watcher);
      expect(JSON.stringify(view)).not.toMatch(FACE);
      expect(view.players.map(({ pile }) => pile.length)).toEqual([3, 0, 1, 2]);
      expect(view.deck).toEqual(Array(58).fill(HIDDEN));
    }
  });

  it("[SCH-27] which card a penalty was, and in what order the rest went under the deck, nobody can tell", () => {
    const penalties = new Set(
      Array.from({ length: 20 }, (_, seed) => {
        const table = tableWith({ line: "YGORPB GORPBY", piles: [6], seats: 2, seed })
          .knocks(0, 500)
          .rings();
        return table.state.deck[0];
      }),
    );
    expect(penalties.size).toBeGreaterThan(2);
    const rests = new Set(
      Array.from({ length: 20 }, (_, seed) => {
        const table = tableWith({ line: "YGORPB YGBPRO -----Y -----P", seats: 2, seed });
        table.takes("blue", 0, 500).rings();
        return table.state.deck.slice(0, 3).join();
      }),
    );
    expect(rests.size).toBeGreaterThan(2);
  });

  it("[SCH-27] imagined cards are the cards there are, and the line lies as it lies", () => {
    const [one, other] = [OUR_DECK[0]!, OUR_DECK.find((card) => card !== OUR_DECK[0])!];
    const table = tableWith();
    table.state.deck = [...OUR_DECK.filter((_, i) => i !== 0 && i !== OUR_DECK.indexOf(other)), other, one];
    table.turnsUp().turnsUp();
    for (const watcher of [0, "spectator"] as const) {
      const imagined = schickiMicki.imagine(table.view(watcher), fastRandom(8));
      expect(imagined.line).toEqual(table.state.line);
      const cards = [...imagined.deck, ...imagined.line.map(({ card }) => card)];
      expect(cards.sort()).toEqual([...OUR_DECK].sort());
      expect(imagined.deck).not.toEqual(table.state.deck);
    }
  });
});
