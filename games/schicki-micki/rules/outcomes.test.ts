import { describe, expect, it } from "vitest";
import { type TestTable, tableWith } from "../testing/table-with.ts";
import { type Cell, type Column, look, OUTCOMES, type Situation } from "./index.ts";
import { whyOf } from "./settling.ts";

/** Lines for the rows of the table. Where calls can be right the hat is, and where they can be wrong the beak is. */
const LINES = {
  twoWorms: "YGORPB BGYPROO",
  twoWormsAndSeveral: "YGORPB YGBPROO",
  twoWormsAlone: "YGORPB GORPBYY",
  identical: "YGORPB GORPBY YGORPB",
  several: "YGORPB YGBPRO",
  one: "YGORPB BGYPRO",
  none: "YGORPB GORPBY",
};

type Row = keyof typeof LINES;

/** What a player with three cards gets or loses by the one reaction there is. */
function changeBy(row: Row, column: Column): number {
  const table = tableWith({ line: LINES[row], piles: [3, 3, 3, 3, 3] });
  if (column === "knock") table.knocks(1, 600);
  else if (column === "blue" || column === "red") table.takes(column, 1, 600);
  else table.calls(1, column === "rightCall" ? "hat" : "beak", 600);
  table.rings();
  return table.piles[1]! - 3;
}

/** SCH-26: what the one reaction so far came to, told when the line is over. */
function reasonFor({ state }: TestTable): string {
  const [first] = whyOf(state).earlier;
  return `${first?.outcome} ${first?.clause}`;
}

describe("What is on the line", () => {
  const situation = (line: string) => look(line.split(" ") as never).situation;

  it("[SCH-7] a card with two worms comes before everything else", () => {
    expect(situation(LINES.twoWormsAlone)).toBe("twoWorms");
    expect(situation("YGORPB YGORPB GORPBYY")).toBe("twoWorms");
    expect(situation("GORPBYY")).toBe("twoWorms");
  });

  it("[SCH-8] then two identical cards; one with two worms is not the twin of one with one", () => {
    expect(situation(LINES.identical)).toBe("identical");
    expect(situation("-R---- -R----")).toBe("identical");
    expect(look(["YGORPB", "YGORPBB"]).identical).toEqual([]);
  });

  it("[SCH-9] then several matches: different pairs of feature and colour, not more cards of one", () => {
    expect(situation(LINES.several)).toBe("several");
    const twoHatsTwice = look(["-R----", "YRGOBP", "-B----", "OBYPGR"]);
    expect(twoHatsTwice.matches).toEqual([
      { feature: "hat", colour: "R", places: [0, 1] },
      { feature: "hat", colour: "B", places: [2, 3] },
    ]);
    expect(twoHatsTwice.situation).toBe("several");
    const threeHats = look(["-R----", "YRGOBP", "BRYPGO"]);
    expect(threeHats.matches).toEqual([{ feature: "hat", colour: "R", places: [0, 1, 2] }]);
    expect(threeHats.situation).toBe("one");
  });

  it("[SCH-10] then one match, or nothing at all", () => {
    expect([LINES.one, LINES.none, "YGORPB", "-R---- R-----"].map(situation)).toEqual([
      "one",
      "none",
      "none",
      "none",
    ]);
  });

  it("[SCH-10] with none of the four every reaction is wrong", () => {
    const columns: Column[] = ["knock", "rightCall", "wrongCall", "blue", "red"];
    expect(columns.map((column) => changeBy("none", column))).toEqual([-1, -1, -1, -1, -1]);
  });

  it("[SCH-10] on no line there is nothing to react to", () => {
    const table = tableWith();
    expect(table.refusal(1, { type: "hand", does: "knock" })).toEqual({
      code: "nothing-on-the-line",
      clause: "SCH-10",
    });
    expect(table.offers(1)).toEqual([]);
  });
});

describe("The table of the rulebook, cell by cell", () => {
  const ALL = 2;
  const LOSE = -1;
  const cells: [Row, Column, number][] = [
    ["twoWorms", "knock", ALL],
    ["twoWorms", "rightCall", 0],
    ["twoWorms", "blue", LOSE],
    ["twoWorms", "red", LOSE],
    ["twoWorms", "wrongCall", LOSE],
    ["twoWormsAndSeveral", "knock", ALL],
    ["twoWormsAndSeveral", "rightCall", 0],
    ["twoWormsAndSeveral", "blue", 0],
    ["twoWormsAndSeveral", "red", LOSE],
    ["twoWormsAndSeveral", "wrongCall", LOSE],
    ["one", "knock", LOSE],
    ["one", "rightCall", ALL],
    ["one", "blue", LOSE],
    ["one", "red", LOSE],
    ["one", "wrongCall", LOSE],
    ["several", "knock", LOSE],
    ["several", "rightCall", 0],
    ["several", "blue", 1],
    ["several", "red", LOSE],
    ["several", "wrongCall", LOSE],
    ["identical", "knock", LOSE],
    ["identical", "rightCall", 0],
    ["identical", "blue", LOSE],
    ["identical", "red", 3],
  ];
  for (const [row, column, change] of cells) {
    it(`[SCH-12] ${row}, ${column}: ${change}`, () => expect(changeBy(row, column)).toBe(change));
  }

  it("[SCH-12] identical, wrongCall: two identical details leave five features to call wrongly", () => {
    const table = tableWith({ line: "-R---- YGORPB -R----", piles: [3, 3, 3, 3] }).calls(1, "beak", 600);
    table.rings();
    expect(table.outcomes).toEqual(["1 call beak wrong SCH-17"]);
    expect(table.piles).toEqual([3, 2, 3, 3]);
  });

  it("[SCH-12] is kept as a table, four situations by five reactions", () => {
    const words: Record<Cell, string> = { all: "A", share: "1", nothing: ".", lose: "-" };
    const columns: Column[] = ["knock", "rightCall", "blue", "red", "wrongCall"];
    const row = (name: Situation) => columns.map((column) => words[OUTCOMES[name][column]]).join("");
    expect((["twoWorms", "one", "several", "identical", "none"] as const).map(row)).toEqual([
      "A..--",
      "-A---",
      "-.1--",
      "-.-A-",
      "-----",
    ]);
  });

  it("[SCH-12] only the most important row counts: with two worms the red pawn is wrong beside twins", () => {
    const table = tableWith({ line: "YGORPB YGORPB GORPBYY", piles: [2, 2, 2, 2] });
    table.takes("red", 0, 500).knocks(1, 800).rings();
    expect(table.outcomes).toEqual(["0 hand red wrong SCH-17", "1 hand knock wins SCH-13"]);
    expect(table.piles).toEqual([1, 5, 2, 2]);
  });
});

describe("Winning and losing", () => {
  it("[SCH-13] the first right call, knock or red pawn takes the whole line", () => {
    const call = tableWith({ line: LINES.one }).calls(2, "hat", 500).calls(0, "hat", 900);
    const knock = tableWith({ line: LINES.twoWorms }).knocks(2, 500).knocks(0, 900);
    const red = tableWith({ line: LINES.identical }).takes("red", 2, 500).takes("red", 0, 900);
    for (const table of [call, knock]) expect(table.rings().piles).toEqual([0, 0, 2, 0]);
    expect(red.rings().piles).toEqual([0, 0, 3, 0]);
    expect(red.outcomes).toEqual(["2 hand red wins SCH-13", "0 hand red void SCH-11"]);
    for (const table of [call, knock, red]) expect(table.state.line).toEqual([]);
  });

  it("[SCH-14] blue: a card each in the order of reaction, and what is left goes under the deck", () => {
    const table = tableWith({ line: "YGORPB YGBPRO -----Y -----P", left: 5 });
    table.takes("blue", 2, 800).takes("blue", 1, 750).rings();
    expect(table.settling).toMatchObject({ winners: [1, 2], won: [0, 1, 1, 0], under: 2, clause: "SCH-14" });
    expect(table.state.players[1]!.pile).toEqual(["YGORPB"]);
    expect(table.state.players[2]!.pile).toEqual(["YGBPRO"]);
    expect(table.state.deck.slice(0, 2).sort()).toEqual(["-----P", "-----Y"]);
    expect(table.state.dealer).toBe(1);
  });

  it("[SCH-14] what is missing comes from the top of the deck", () => {
    const table = tableWith({ line: LINES.several, deck: "GORPBY" });
    table.takes("blue", 0, 500).takes("blue", 1, 600).takes("blue", 2, 700).rings();
    expect(table.piles).toEqual([1, 1, 1, 0]);
    expect(table.state.players[2]!.pile).toEqual(["GORPBY"]);
  });

  it("[SCH-14] if the deck cannot give it the game is over, and the missing card still counts a point", () => {
    const table = tableWith({ line: "GORPBYY", left: 1, piles: [0, 0, 0, 1] });
    table.knocks(0, 500).knocks(1, 510).knocks(2, 520).rings();
    expect(table.settling).toMatchObject({ won: [1, 1, 0, 0], missing: [0, 0, 1, 0], undecided: true });
    expect(table.state).toMatchObject({ phase: "over", endedBy: "deckOut" });
    expect(table.state.result).toEqual({ places: [1, 1, 1, 1], scores: [1, 1, 1, 1] });
  });

  it("[SCH-14] the same for a blue pawn after the last card", () => {
    const table = tableWith({ line: LINES.several, left: 0 });
    table.takes("blue", 0, 500).takes("blue", 1, 600).takes("blue", 2, 700).rings();
    expect(table.settling).toMatchObject({ won: [1, 1, 0, 0], missing: [0, 0, 1, 0] });
    expect(table.state.result?.scores).toEqual([1, 1, 1, 0]);
  });

  it("[SCH-14] when sharing has taken the last card of the deck there is none left to turn: it is over", () => {
    const table = tableWith({ line: LINES.several, left: 1 });
    table.takes("blue", 0, 500).takes("blue", 1, 600).takes("blue", 2, 700).rings();
    expect(table.settling.missing).toEqual([0, 0, 0, 0]);
    expect(table.state).toMatchObject({ phase: "over", endedBy: "deckOut" });
  });

  it("[SCH-15] a right knock outranks right calls and right blue pawns, which get and lose nothing", () => {
    const table = tableWith({ line: LINES.twoWormsAndSeveral, piles: [1, 1, 1, 1] });
    table.calls(0, "hat", 400).takes("blue", 1, 450).knocks(2, 900).rings();
    expect(table.outcomes).toEqual([
      "0 call hat nothing SCH-15",
      "1 hand blue nothing SCH-15",
      "2 hand knock wins SCH-13",
    ]);
    expect(table.piles).toEqual([1, 1, 3, 1]);
  });

  it("[SCH-16] right calls that are not enough are harmless in three situations", () => {
    for (const row of ["several", "identical", "twoWorms"] as const) {
      const table = tableWith({ line: LINES[row], piles: [2, 2, 2, 2] })
        .calls(3, "hat", 600)
        .rings();
      expect(table.outcomes).toEqual(["3 call hat nothing SCH-12"]);
      expect(table.piles).toEqual([2, 2, 2, 2]);
      expect(table.state.line.length).toBeGreaterThan(0);
      expect(reasonFor(table)).toBe("nothing SCH-16");
    }
  });

  it("[SCH-17] each wrong reaction costs one card, under the deck; an empty pile pays nothing", () => {
    const table = tableWith({ line: LINES.none, piles: [3, 1, 0, 2] });
    const mine = [...table.state.players[0]!.pile];
    table.calls(0, "hat", 300).knocks(0, 400).calls(1, "hat", 500).knocks(1, 600).takes("red", 2, 700);
    table.rings();
    expect(table.piles).toEqual([1, 0, 0, 2]);
    expect(table.settling.paid).toEqual([2, 1, 0, 0]);
    const under = table.state.deck.slice(0, 3);
    expect(under.filter((card) => mine.includes(card)).length).toBeGreaterThanOrEqual(2);
  });

  it("[SCH-17] penalties are paid first, from the old pile: who wins with an empty pile loses nothing", () => {
    const table = tableWith({ line: LINES.several, piles: [0, 2, 0, 0], left: 0, deck: "" });
    table.calls(0, "beak", 300).takes("blue", 0, 600).rings();
    expect(table.piles).toEqual([1, 2, 0, 0]);
    const drawn = tableWith({ line: "GORPBYY", piles: [1, 0, 0, 0], left: 1 });
    drawn.calls(0, "hat", 300).knocks(0, 600).knocks(1, 605).rings();
    expect(drawn.settling).toMatchObject({ paid: [1, 0, 0, 0], won: [1, 1, 0, 0], missing: [0, 0, 0, 0] });
  });

  it("[SCH-18] a blue pawn beside two identical cards costs a card, though there are matches enough", () => {
    const table = tableWith({ line: LINES.identical, piles: [1, 1, 1, 1] })
      .takes("blue", 1, 600)
      .rings();
    expect(table.piles).toEqual([1, 0, 1, 1]);
    expect(reasonFor(table)).toBe("wrong SCH-18");
  });
});
