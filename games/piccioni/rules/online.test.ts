import { fastRandom, watchersOf } from "@tavolata/kernel";
import { describe, expect, it } from "vitest";
import { DEFAULTS, tableWith } from "../testing/table-with.ts";
import { actionCards, HIDDEN, OUR_DECK, piccioni, pigeonsFor, REFUSALS } from "./index.ts";

describe("Time", () => {
  it("[PIC-31] there is a limit for an action and one for answers; without one nothing rings", () => {
    const hands = ["gufo-finto-1", "blam-1"];
    const table = tableWith({
      hands,
      areas: ["grasso-1"],
      options: { actionSeconds: 40, reactionSeconds: 7 },
    });
    expect(piccioni.alarm(table.state)).toBe(table.now + 40_000);
    table.plays("gufo-finto-1");
    expect(piccioni.alarm(table.state)).toBe(table.now + 7000);
    const endless = tableWith({
      hands,
      areas: ["grasso-1"],
      options: { actionSeconds: 0, reactionSeconds: 0 },
    });
    expect(piccioni.alarm(endless.state)).toBeUndefined();
    expect(piccioni.alarm(endless.plays("gufo-finto-1").state)).toBeUndefined();
    expect(DEFAULTS).toMatchObject({ actionSeconds: 60, reactionSeconds: 15 });
  });

  it("[PIC-31] an action that runs out draws as many cards as the hand has room for, at least one and at most three", () => {
    const drawn = (hand: string) =>
      tableWith({ hands: [hand, ""] })
        .rings()
        .all("drew")[0]!.cards.length;
    expect([drawn(""), drawn("blam-1 blam-2 blam-3"), drawn("blam-1 blam-2 blam-3 blam-4 blam-5")]).toEqual([
      3, 2, 1,
    ]);
    const table = tableWith({ hands: ["", ""] }).rings();
    expect(table.all("timeUp")).toEqual([{ type: "timeUp", seats: [0] }]);
    expect(table.state.actionsLeft).toBe(1);
  });

  it("[PIC-31] an action that runs out is lost if nothing can be drawn", () => {
    const table = tableWith({
      hands: ["blam-1 blam-2", ""],
      areas: ["grasso-1", "grasso-2"],
      actionsLeft: 0,
    });
    table.rings();
    expect([table.state.actionsLeft, table.hands[0]]).toEqual([1, "blam-1 blam-2"]);
  });

  it("[PIC-31] players who have not answered decline; those who have keep their answers", () => {
    const table = tableWith({
      hands: ["gufo-finto-1", "ma-anche-no-1", "blam-1", "blam-2"],
      areas: ["grasso-1"],
    });
    table.plays("gufo-finto-1").reacts(1, "ma-anche-no-1").rings();
    expect(table.all("timeUp")).toEqual([{ type: "timeUp", seats: [2, 3] }]);
    expect(table.all("reacted")).toMatchObject([{ seat: 1 }]);
    expect(table.rings().areas[0]).toBe("grasso-1");
  });

  it("[PIC-31] a choice takes the first legal one, and so does the hand limit", () => {
    const table = tableWith({
      hands: ["blam-1", "blam-2"],
      places: { strada: "zoppo-1 grasso-1 grasso-2" },
    });
    table.plays("blam-1").rings();
    expect(table.state.inPlay[0]?.picks[0]?.pigeons).toEqual(["zoppo-1"]);
    table.rings();
    expect(table.state.inPlay[0]?.picks[1]?.pigeons).toEqual([]);
    const full = tableWith({
      hands: ["blam-1 blam-2 blam-3 blam-4", ""],
      actionDeck: "gatto-1 gatto-2 gatto-3",
    });
    expect(full.draws(3).rings().hands[0]).toBe("blam-3 blam-4 gatto-1 gatto-2 gatto-3");
    const zone = tableWith({ hands: ["guano-1", ""], areas: ["zoppo-1", "zoppo-2"] })
      .plays("guano-1")
      .rings();
    expect(zone.all("choseZone")).toMatchObject([{ zone: 0 }]);
    const guano = tableWith({ hands: ["idropulitrice-1", ""], areas: ["guano-1 guano-2"] }).plays(
      "idropulitrice-1",
    );
    expect(guano.rings().all("choseGuano")).toMatchObject([{ card: "guano-1" }]);
  });
});

describe("Hidden", () => {
  const ANY_ACTION = new RegExp(`"(${OUR_DECK.actions.map(({ id }) => id).join("|")})-\\d+"`);

  it("[PIC-32] hands and both decks are hidden, each card as a hidden card", () => {
    const table = tableWith({ hands: ["blam-1 blam-2", "gatto-1"], areas: ["grasso-1 guano-1", ""] });
    const view = table.view(1);
    expect(view.players.map(({ hand }) => hand)).toEqual([[HIDDEN, HIDDEN], ["gatto-1"]]);
    expect(new Set([...view.pigeonDeck, ...view.actionDeck])).toEqual(new Set([HIDDEN]));
    expect([view.pigeonDeck.length, view.actionDeck.length]).toEqual([21, 51]);
    expect(view.players[0]).toMatchObject({ pigeons: ["grasso-1"], guano: ["guano-1"] });
    for (const watcher of ["spectator", "screen"] as const) {
      expect(table.view(watcher).players.map(({ hand }) => hand)).toEqual([[HIDDEN, HIDDEN], [HIDDEN]]);
    }
  });

  it("[PIC-32] a player who draws is told which cards, the others how many", () => {
    const table = tableWith({ hands: ["", ""], actionDeck: "blam-1 gatto-1" }).draws(2);
    const heardBy = (watcher: 0 | 1 | "screen") => table.heardBy(watcher).find(({ type }) => type === "drew");
    expect(heardBy(0)).toEqual({ type: "drew", seat: 0, cards: ["blam-1", "gatto-1"] });
    expect(heardBy(1)).toEqual({ type: "drew", seat: 0, cards: [HIDDEN, HIDDEN] });
    expect(heardBy("screen")).toEqual(heardBy(1));
    expect(JSON.stringify(table.view(1))).not.toMatch(ANY_ACTION);
  });

  it("[PIC-32] until all have answered, it is shown who has answered, but not who declined", () => {
    const table = tableWith({
      hands: ["gufo-finto-1", "blam-1", "ma-anche-no-1", "blam-2"],
      areas: ["grasso-1"],
    });
    table.plays("gufo-finto-1").declines(1).reacts(2, "ma-anche-no-1");
    const seen = (watcher: 0 | 1 | 2 | "spectator") => table.view(watcher).inPlay[0]!.answers;
    expect(seen("spectator")).toEqual([null, HIDDEN, HIDDEN, null]);
    expect(seen(0)).toEqual(seen("spectator"));
    expect(seen(1)).toEqual([null, { type: "decline" }, HIDDEN, null]);
    expect(seen(2)).toEqual([null, HIDDEN, { type: "react", card: "ma-anche-no-1" }, null]);
    expect(table.heardBy(3)).toEqual([{ type: "answered", seat: 2, answer: HIDDEN }]);
    expect(JSON.stringify(table.view(3))).not.toContain("ma-anche-no");
    table.declines(3);
    expect(table.all("answers")).toMatchObject([
      { answers: [null, { type: "decline" }, { type: "react", card: "ma-anche-no-1" }, { type: "decline" }] },
    ]);
  });

  it("[PIC-10] an answer that all have seen is shown in its owner's hand until it has had its turn", () => {
    const table = tableWith({
      hands: ["fionda-1", "ma-anche-no-1", "blam-1 ma-anche-no-2"],
      places: { strada: "zoppo-1" },
    });
    table.plays("fionda-1").reacts(1, "ma-anche-no-1").reacts(2, "ma-anche-no-2");
    expect(table.view(0).players[2]!.hand).toEqual(["ma-anche-no-2", HIDDEN]);
    table.othersDecline();
    expect(table.view(0).players[2]!.hand).toEqual([HIDDEN, HIDDEN]);
  });

  it("[PIC-32] imagined cards are taken from those there are, and known ones stay where they are", () => {
    const table = tableWith({
      hands: ["blam-1 gatto-1", "gatto-2", "guano-4"],
      areas: ["zoppo-1 guano-1", "", ""],
      trophies: ["grasso-1 guano-2", "guano-3 zoppo-2", ""],
      places: { folla: "stupido-1" },
    });
    for (const watcher of watchersOf(3)) {
      const imagined = piccioni.imagine(table.view(watcher), fastRandom(8));
      const { players, places, pigeonDeck, actionDeck } = imagined;
      const all = [
        ...players.flatMap((one) => [
          ...one.hand,
          ...one.pigeons,
          ...one.guano,
          ...one.trophies.map(({ card }) => card),
        ]),
        ...Object.values(places).flat(),
        ...pigeonDeck,
        ...actionDeck,
      ];
      expect(all.sort()).toEqual([...pigeonsFor(3), ...actionCards(OUR_DECK)].sort());
      const trophy = players[1]!.trophies[0]!;
      expect(trophy.card).toMatch(/^(montagna-di-)?guano-\d$/);
      if (watcher === 0) expect(players[0]!.hand).toEqual(["blam-1", "gatto-1"]);
    }
  });

  it("[PIC-32] the house and the screen have no moves", () => {
    const table = tableWith();
    for (const by of ["house", "screen"] as const) {
      expect(piccioni.moves(table.state, by, { now: 0, actedAt: 0 })).toEqual([]);
      expect(table.refusal(by, { type: "draw", count: 1 })?.code).toBe("not-a-player");
    }
    for (const clause of Object.values(REFUSALS)) expect(clause).toMatch(/^PIC-\d+$/);
  });
});
