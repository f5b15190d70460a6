import { describe, expect, it } from "vitest";
import { type TableSettings, type TestTable, tableWith } from "../testing/table-with.ts";
import { MOST_ROUNDS } from "./index.ts";

/** Seat 0 has just revealed the last pigeon, a Grasso, and it is seat 1's turn. */
function finalPhaseWith({ areas = [], ...settings }: TableSettings): TestTable {
  const [first = "", ...others] = areas;
  return tableWith({
    hands: ["", "", ""],
    pigeonDeck: "grasso-6",
    pigeonsLeft: 1,
    ...settings,
    areas: [first, ...others],
  })
    .draws(1)
    .draws(1);
}

function quietTurn(table: TestTable): TestTable {
  return table.draws(1).draws(1);
}

describe("The final phase", () => {
  it("[PIC-13] gives everybody except the player who triggered it one last turn, without pigeons, and then it is over", () => {
    const table = finalPhaseWith({});
    expect(table.all("turnBegins").at(-1)).toMatchObject({ seat: 1, last: true });
    quietTurn(table);
    expect([table.state.current, table.state.result]).toEqual([2, null]);
    quietTurn(table);
    expect(table.state.endedBy).toBe("finalPhase");
    expect([table.all("flock").length, table.all("flockCut")]).toEqual([1, []]);
    expect(table.refusal(0, { type: "draw", count: 1 })).toMatchObject({
      code: "game-is-over",
      clause: "PIC-13",
    });
    expect(table.awaited).toEqual([]);
  });

  it("[PIC-13] brings no pigeons even if cards call some", () => {
    const table = finalPhaseWith({ hands: ["", "automobile-1", ""], places: { strada: "zoppo-1" } });
    table.playsUnanswered("automobile-1").draws(1);
    expect([table.state.current, table.all("flock").length]).toEqual([2, 1]);
  });

  it("[PIC-14] stops at once when pigeons come back into the deck, and that turn has a flock phase", () => {
    const table = finalPhaseWith({
      hands: ["", "battimani-1", ""],
      places: { statua: "stupido-1 stupido-2" },
      areas: ["", "zoppo-1", ""],
    });
    table.plays("battimani-1").choosesPigeons(1, "stupido-1 stupido-2").othersDecline();
    expect(table.areas[2]).toBe("stupido-1 stupido-2");
    expect(table.state.finalPhase).not.toBeNull();

    const revived = finalPhaseWith({
      hands: ["", "battimani-1", ""],
      places: { statua: "stupido-1 stupido-2" },
    });
    revived.plays("battimani-1").choosesPigeons(1, "stupido-1 stupido-2").othersDecline();
    expect(revived.all("finalPhaseStops")).toHaveLength(1);
    expect([revived.state.finalPhase, revived.state.pigeonDeck.length]).toEqual([null, 2]);
    revived.draws(1);
    expect(revived.all("flock").at(-1)).toEqual({ type: "flock", seat: 1, pigeons: 1 });
  });

  it("[PIC-14] lets play go on clockwise after that, until anybody triggers a new one", () => {
    const table = finalPhaseWith({ hands: ["", "battimani-1", ""], places: { statua: "stupido-1" } });
    table.plays("battimani-1").choosesPigeons(1, "stupido-1").othersDecline().draws(1);
    table.choosesZone(1, "statua");
    expect(table.all("finalPhase").map(({ trigger }) => trigger)).toEqual([0, 1]);
    expect([table.state.finalPhase, table.state.finalPhases]).toEqual([{ trigger: 1, turnsLeft: 2 }, 2]);
    quietTurn(quietTurn(table));
    expect([table.state.endedBy, table.state.current]).toEqual(["finalPhase", 0]);
  });

  it("[PIC-14] is not needed to end the game after 30 turns each, whatever is in the deck", () => {
    const table = tableWith({ hands: ["", ""], pigeonDeck: "grasso-1 grasso-2 grasso-3" });
    table.state.turn = MOST_ROUNDS * 2 - 1;
    quietTurn(table);
    expect(table.state.result).toBeNull();
    quietTurn(table);
    expect(table.state.endedBy).toBe("tooLong");
    expect(table.state.pigeonDeck.length).toBeGreaterThan(0);
    expect(MOST_ROUNDS).toBe(30);
  });
});

describe("Points", () => {
  const end = (settings: TableSettings) => quietTurn(quietTurn(finalPhaseWith(settings))).state.result!;

  it("[PIC-15] are +2 for Guano Trophies, +1 for others; face up -1 for Guano, -2 for Montagna, -1 for a pigeon; 0 for Places", () => {
    const { scores } = end({
      trophies: ["guano-1 montagna-di-guano-1 zoppo-1", "zoppo-2 infame-1", ""],
      areas: ["", "guano-2 guano-3 montagna-di-guano-2", "grasso-1 stupido-1"],
      places: { strada: "zoppo-3 zoppo-4", folla: "stupido-2" },
    });
    // Seat 0 has the Grasso that came last.
    expect(scores).toEqual([2 + 2 + 1 - 1, 2 - 1 - 1 - 2, -2]);
  });

  it("[PIC-16] decide who wins; a tie goes to the player with fewer face-up cards", () => {
    const result = end({
      trophies: ["", "zoppo-2 zoppo-3", "zoppo-1"],
      areas: ["", "grasso-2 grasso-3", "grasso-1"],
    });
    expect(result).toEqual({ scores: [-1, 0, 0], places: [3, 2, 1] });
  });

  it("[PIC-16] that are still tied go to the player nearest to the one who triggered the final phase, who comes first", () => {
    expect(end({ areas: ["", "grasso-1", "grasso-2"] })).toEqual({ scores: [-1, -1, -1], places: [1, 2, 3] });
    const other = tableWith({
      hands: ["", "", ""],
      current: 2,
      pigeonDeck: "grasso-6",
      pigeonsLeft: 1,
      areas: ["grasso-1", "grasso-2", ""],
    });
    quietTurn(quietTurn(quietTurn(other)));
    expect(other.state.result).toEqual({ scores: [-1, -1, -1], places: [2, 3, 1] });
  });

  it("[PIC-16] if there was no final phase, the last to play counts as the one who triggered it", () => {
    const table = tableWith({ hands: ["", ""], current: 1, areas: ["grasso-1", ""], pigeonDeck: "grasso-2" });
    table.state.turn = MOST_ROUNDS * 2;
    quietTurn(table);
    expect(table.state.result).toEqual({ scores: [-1, -1], places: [2, 1] });
  });
});
