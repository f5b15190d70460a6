import { describe, expect, it } from "vitest";
import { tableWith } from "../testing/table-with.ts";
import { matchesOn } from "./index.ts";

/** Around the table of the rulebook. */
const [DIANA, TERRY, MICHAEL, CHRIS] = [0, 1, 2, 3];

describe("The figures of the rulebook", () => {
  it("[SCH-20] figure 3: two red hats, Diana is faster than Terry, and Michael calls the scarf", () => {
    const table = tableWith({ line: "YRGPBO -----R GROBYP", piles: [0, 0, 2, 0] });
    table.calls(DIANA, "hat", 700).calls(TERRY, "hat", 800).calls(MICHAEL, "scarf", 900).rings();
    expect(table.piles).toEqual([3, 0, 1, 0]);
    expect(table.outcomes).toEqual([
      "0 call hat wins SCH-13",
      "1 call hat late SCH-13",
      "2 call scarf wrong SCH-17",
    ]);
  });

  it("[SCH-20] figure 4: Diana sees the green tails only after she has called, and takes a blue pawn too", () => {
    const table = tableWith({ line: "YROPGB GYOBRP PBYRGO B-----", piles: [1, 1, 1, 1] });
    const before = table.state.deck.length;
    table.calls(DIANA, "scarf", 600).calls(TERRY, "scarf", 650);
    table.takes("blue", DIANA, 1100).takes("blue", MICHAEL, 1200).takes("blue", CHRIS, 1300).rings();
    expect(table.piles).toEqual([2, 1, 2, 2]);
    expect(table.settling).toMatchObject({ why: { situation: "several" }, under: 1, winners: [0, 2, 3] });
    expect(table.state.deck).toHaveLength(before + 1);
    expect(table.outcomes.slice(0, 2)).toEqual([
      "0 call scarf nothing SCH-16",
      "1 call scarf nothing SCH-16",
    ]);
  });

  it("[SCH-20] figure 5: three blue pawns and two cards, so one of them gets the first card of the deck", () => {
    const table = tableWith({ line: "RBYPGO BRYOGP", deck: "GORPBY" });
    const before = table.state.deck.length;
    table.takes("blue", DIANA, 700).takes("blue", MICHAEL, 750).takes("blue", CHRIS, 800).rings();
    expect(table.piles).toEqual([1, 0, 1, 1]);
    expect(table.state.players[CHRIS]!.pile).toEqual(["GORPBY"]);
    expect(table.state.deck).toHaveLength(before - 1);
  });

  it("[SCH-20] figure 6: the beak alone matches; Chris takes blue, Terry red, and both return a card", () => {
    const table = tableWith({ line: "YGORPB GYPRBO", piles: [1, 1, 1, 1] });
    expect(matchesOn(table.state.line.map(({ card }) => card))).toEqual([
      { feature: "beak", colour: "R", places: [0, 1] },
    ]);
    table.takes("blue", CHRIS, 700).takes("red", TERRY, 800).rings();
    expect(table.piles).toEqual([1, 0, 1, 0]);
    expect(table.state.line).toHaveLength(2);
  });

  it("[SCH-20] figure 7: two identical cards, Chris has the red pawn; Diana knocks and has no cards to return", () => {
    const table = tableWith({ line: "YGORPB GORPBY YGORPB", piles: [0, 1, 1, 1] });
    table.takes("red", CHRIS, 600).takes("blue", MICHAEL, 650).takes("blue", TERRY, 700).knocks(DIANA, 800);
    table.rings();
    expect(table.piles).toEqual([0, 0, 0, 4]);
    expect(table.outcomes).toEqual([
      "3 hand red wins SCH-13",
      "2 hand blue wrong SCH-18",
      "1 hand blue wrong SCH-18",
      "0 hand knock wrong SCH-17",
    ]);
  });

  it("[SCH-20] figure 8: Diana calls the scarf, which is right, but Chris knocks for the two worms", () => {
    const table = tableWith({ line: "YGORPB GROBYPP", piles: [1, 1, 1, 1] });
    table.calls(DIANA, "scarf", 500).knocks(CHRIS, 900).rings();
    expect(table.piles).toEqual([1, 1, 1, 3]);
    expect(table.outcomes).toEqual(["0 call scarf nothing SCH-15", "3 hand knock wins SCH-13"]);
  });

  it("[SCH-20] figure 9: scarves, worms, beaks and three hats, but Diana knocks for the two worms", () => {
    const table = tableWith({ line: "YGORPB RGOYBP PGRYOB BPYOGRR", piles: [0, 1, 1, 1] });
    table.takes("blue", CHRIS, 500).takes("blue", MICHAEL, 550).knocks(DIANA, 1000).rings();
    expect(table.settling.why!.matches.map(({ feature, places }) => [feature, places.length])).toEqual([
      ["hat", 3],
      ["scarf", 2],
      ["beak", 2],
      ["worm", 2],
    ]);
    expect(table.piles).toEqual([4, 1, 1, 1]);
  });
});
