import { describe, expect, it } from "vitest";
import { type TestTable, tableWith } from "../testing/table-with.ts";
import { type Deck, type Effect, OUR_DECK } from "./index.ts";

const TROPHY: Effect = { effect: "trophy", pigeons: { from: "strada" } };

/** Our deck with one card more of one kind, and one fewer of another. */
function withMore(more: string, less: string): Deck {
  const actions = OUR_DECK.actions.map((one) => {
    if (one.id === more) return { ...one, count: one.count + 1 };
    return one.id === less ? { ...one, count: one.count - 1 } : one;
  });
  return { ...OUR_DECK, actions };
}

describe("Answers", () => {
  it("[PIC-7] all who have cards are asked at the same time, whether they hold a reaction or not, for one answer a round", () => {
    const table = tableWith({
      hands: ["gufo-finto-1 blam-4", "ma-anche-no-1 blam-1", "blam-2", "blam-3", ""],
      areas: ["grasso-1"],
    });
    table.plays("gufo-finto-1");
    expect(table.awaited, "nothing of it could be answered by the player, or by one without cards").toEqual([
      1, 2, 3,
    ]);
    expect([table.offers(1), table.offers(2), table.offers(0)]).toEqual([
      ["decline", "react ma-anche-no-1"],
      ["decline"],
      [],
    ]);
    table.declines(2);
    expect(table.awaited).toEqual([1, 3]);
    expect(table.refusal(2, { type: "decline" })?.code).toBe("answered-already");
    for (const seat of [0, 4]) expect(table.refusal(seat, { type: "decline" })?.code).toBe("not-asked");
    expect(table.refusal(0, { type: "draw", count: 1 })?.code).toBe("answers-first");
    expect(table.refusal(1, { type: "react", card: "blam-1" })?.code).toBe("not-a-reaction");
    expect(table.refusal(1, { type: "react", card: "ombrello-1" })?.code).toBe("not-in-hand");
  });

  it("[PIC-7] nothing happens before all have answered", () => {
    const table = tableWith({
      hands: ["gufo-finto-1", "blam-1", "blam-2"],
      areas: ["grasso-1", "zoppo-1", ""],
    });
    table.plays("gufo-finto-1").declines(1);
    expect([table.areas[0], table.hands[0]]).toEqual(["grasso-1", ""]);
    table.declines(2);
    expect([table.areas[0], table.state.players[0]!.hand.length]).toEqual(["", 3]);
  });

  it("[PIC-7] a card that is cancelled has no effect, and still counts in the flock phase", () => {
    const table = tableWith({
      hands: ["blam-1", "ma-anche-no-1", ""],
      places: { strada: "zoppo-1" },
      pigeonDeck: "zoppo-2 zoppo-3 stupido-1",
    });
    table.plays("blam-1").reacts(1, "ma-anche-no-1").othersDecline();
    expect([table.trophies[0], table.at("strada")]).toEqual(["", "zoppo-1"]);
    table.draws(1);
    expect(table.all("flock")).toEqual([{ type: "flock", seat: 0, pigeons: 3 }]);
    expect(table.at("strada")).toBe("zoppo-1 zoppo-2 zoppo-3");
  });

  it("[PIC-7] a reaction may itself be cancelled, by its victim too: last in, first out", () => {
    const table = tableWith({
      hands: ["fionda-1 ma-anche-no-2", "ma-anche-no-1 blam-1", "blam-2"],
      places: { strada: "zoppo-1" },
    });
    table.plays("fionda-1").reacts(1, "ma-anche-no-1").declines(2);
    expect([table.awaited, table.offers(0)]).toEqual([
      [0, 2],
      ["decline", "react ma-anche-no-2"],
    ]);
    table.reacts(0, "ma-anche-no-2").declines(2);
    expect(table.awaited).toEqual([1, 2]);
    table.othersDecline();
    expect(table.all("cancelled")).toEqual([{ type: "cancelled", card: "ma-anche-no-1" }]);
    table.othersDecline();
    expect(table.trophies[0]).toBe("zoppo-1");
    expect(table.state.laid.map(({ card, by }) => [card, by])).toEqual([
      ["fionda-1", 0],
      ["ma-anche-no-1", 1],
      ["ma-anche-no-2", 0],
    ]);
  });

  it("[PIC-7] answers take their turns clockwise from the current player; cards that are not needed stay in hand", () => {
    const table = tableWith({
      hands: ["ma-anche-no-1", "", "fionda-1", "ma-anche-no-2"],
      current: 2,
      places: { strada: "zoppo-1" },
    });
    table.plays("fionda-1").reacts(0, "ma-anche-no-1").reacts(3, "ma-anche-no-2");
    expect(table.all("reacted")).toMatchObject([{ seat: 3 }]);
    table.othersDecline();
    expect(table.hands).toEqual(["ma-anche-no-1", "", "", ""]);
    expect(table.all("reacted")).toHaveLength(1);
  });

  it("[PIC-7] after a round in which somebody did something all are asked again, until a round in which nobody does", () => {
    const table = tableWith({
      hands: ["automobile-1 blam-5", "complice-1 blam-1", "blam-2 blam-3", "ma-anche-no-1"],
      places: { strada: "zoppo-1 zoppo-2 zoppo-3" },
    });
    table.plays("automobile-1").reacts(1, "complice-1").declines(2, 3);
    expect(table.all("asked").map(({ card, seats }) => [card, seats])).toEqual([
      ["automobile-1", [1, 2, 3]],
      ["complice-1", [0, 2, 3]],
    ]);
    table.othersDecline();
    expect([table.awaited, table.trophies[0]], "a second round about the Automobile").toEqual([
      [1, 2, 3],
      "",
    ]);
    table.declines(1, 3).contributes(2, "blam-2 blam-3");
    expect(table.awaited, "a third one, without the player who has no cards left").toEqual([1, 3]);
    table.declines(1, 3);
    expect(table.trophies).toEqual(["zoppo-1", "zoppo-2", "zoppo-3", ""]);
    expect(table.all("asked")).toHaveLength(4);
  });

  it("[PIC-7] a player may play more than one reaction to the same card, and cancel it after all", () => {
    const table = tableWith({
      hands: ["automobile-1", "complice-1 ma-anche-no-1"],
      places: { strada: "zoppo-1 zoppo-2" },
    });
    table.plays("automobile-1").reacts(1, "complice-1");
    expect(table.offers(1), "and nobody contributes twice").toEqual(["decline", "react ma-anche-no-1"]);
    table.reacts(1, "ma-anche-no-1");
    expect([table.trophies, table.at("strada")]).toEqual([["", ""], "zoppo-1 zoppo-2"]);
    expect(table.state.laid.map(({ card }) => card)).toEqual(["automobile-1", "complice-1", "ma-anche-no-1"]);
  });

  it("[PIC-7] being asked depends on nothing that the others cannot see", () => {
    const asked = (own: string, other: string) =>
      tableWith({
        hands: [`vecchietta-1 ${own}`, other],
        places: { statua: "stupido-1" },
      })
        .plays("vecchietta-1")
        .choosesZone(0, 0).awaited;
    expect(asked("battimani-1", "ma-anche-no-1")).toEqual([0, 1]);
    expect(asked("blam-1", "blam-2")).toEqual([0, 1]);
    expect(asked("", "blam-2")).toEqual([1]);
  });

  it("[PIC-7] nobody is asked who could not answer with any card of this deck", () => {
    const actions = OUR_DECK.actions.map((one) =>
      one.id === "ma-anche-no" ? { ...one, reaction: { effect: "redirect" as const } } : one,
    );
    const table = tableWith({
      hands: ["fionda-1", "blam-1"],
      places: { strada: "zoppo-1" },
      options: { deck: { ...OUR_DECK, actions } },
    });
    table.plays("fionda-1");
    expect(table.all("asked")).toMatchObject([{ card: "fionda-1", seats: [], until: null }]);
    expect([table.all("answers"), table.trophies[0]]).toEqual([[], "zoppo-1"]);
  });

  it("[PIC-7] players are asked who could contribute, if they have enough cards for it", () => {
    const actions = OUR_DECK.actions.map((one) =>
      one.id === "ma-anche-no" ? { ...one, reaction: { effect: "redirect" as const } } : one,
    );
    const table = tableWith({
      hands: ["automobile-1 blam-4", "blam-1", "blam-2 blam-3"],
      places: { strada: "zoppo-1" },
      options: { deck: { ...OUR_DECK, actions } },
    });
    expect(table.plays("automobile-1").awaited).toEqual([2]);
  });

  it("[PIC-7] nobody cancels their own card, or contributes to it", () => {
    const table = tableWith({
      hands: ["automobile-1 ma-anche-no-1 complice-1 battimani-1", "blam-1"],
      places: { strada: "zoppo-1 zoppo-2" },
    });
    table.plays("automobile-1");
    expect([table.awaited, table.offers(0)]).toEqual([[1], []]);
  });

  it("[PIC-7] cards set aside for an answer cannot be used twice", () => {
    const table = tableWith({
      hands: ["fionda-1 blam-1", "ma-anche-no-1", "ma-anche-no-2 blam-2"],
      places: { strada: "zoppo-1" },
    });
    table.plays("fionda-1").reacts(1, "ma-anche-no-1").reacts(2, "ma-anche-no-2");
    expect(table.awaited).toEqual([0, 2]);
    expect(table.refusal(2, { type: "react", card: "ma-anche-no-2" })?.code).toBe("set-aside");
    expect(table.offers(2)).toEqual(["decline"]);
  });

  it("[PIC-7] an accomplice gets their turn when the cancel before them was cancelled", () => {
    const table = tableWith({
      hands: ["automobile-1 complice-1", "ma-anche-no-1", "complice-2", "ma-anche-no-2"],
      places: { strada: "zoppo-1 zoppo-2" },
    });
    table.plays("automobile-1").reacts(1, "ma-anche-no-1").reacts(2, "complice-2").declines(3);
    table.reacts(3, "ma-anche-no-2").declines(0).othersDecline();
    expect(table.all("cancelled")).toEqual([{ type: "cancelled", card: "ma-anche-no-1" }]);
    table.othersDecline();
    expect(table.trophies).toEqual(["zoppo-1", "", "zoppo-2", ""]);
  });

  it("[PIC-7] a second cancel gets its turn when the first was cancelled", () => {
    const options = { deck: withMore("ma-anche-no", "fionda") };
    const table = tableWith({
      hands: ["fionda-1 ma-anche-no-3", "ma-anche-no-1", "ma-anche-no-2"],
      places: { strada: "zoppo-1" },
      options,
    });
    table.plays("fionda-1").reacts(1, "ma-anche-no-1").reacts(2, "ma-anche-no-2");
    table.reacts(0, "ma-anche-no-3");
    expect(table.all("cancelled").map(({ card }) => card)).toEqual(["ma-anche-no-1", "fionda-1"]);
    expect(table.all("reacted").map(({ card }) => card)).toEqual([
      "ma-anche-no-1",
      "ma-anche-no-3",
      "ma-anche-no-2",
    ]);
    expect(table.trophies).toEqual(["", "", ""]);
  });

  it("[PIC-7] cancelling comes before redirecting", () => {
    const table = tableWith({
      hands: ["guano-1", "ombrello-1", "ma-anche-no-1"],
      areas: ["", "zoppo-2", "zoppo-3"],
    });
    table.plays("guano-1").choosesZone(0, 1).reacts(1, "ombrello-1").reacts(2, "ma-anche-no-1");
    expect(table.all("reacted")).toMatchObject([{ card: "ma-anche-no-1" }]);
    table.othersDecline();
    expect([table.areas[1], table.hands[1]]).toEqual(["zoppo-2", "ombrello-1"]);
    expect(table.state.laid.map(({ card }) => card)).toEqual(["guano-1", "ma-anche-no-1"]);
  });

  it("[PIC-7] redirecting comes before an accomplice", () => {
    // A card that assigns itself and turns a pigeon into a Trophy, so that both can answer it.
    const guano = OUR_DECK.actions.find(({ id }) => id === "guano")!;
    const both = { ...guano, effects: [...guano.effects, TROPHY] };
    const deck = { ...OUR_DECK, actions: OUR_DECK.actions.map((one) => (one === guano ? both : one)) };
    const table = tableWith({
      hands: ["guano-1", "complice-1", "ombrello-1"],
      areas: ["", "", "zoppo-2"],
      places: { strada: "zoppo-1 zoppo-3" },
      options: { deck },
    });
    table.plays("guano-1");
    table.reacts(1, "complice-1").reacts(2, "ombrello-1");
    expect(table.all("reacted")).toMatchObject([{ card: "ombrello-1" }, { card: "complice-1" }]);
  });

  it("[PIC-10] a reaction that waits for the effects is seen in its owner's hand, and cannot be used twice", () => {
    const table = tableWith({
      hands: ["briciole-1", "battimani-1 blam-1", "blam-2"],
      places: { cavi: "stupido-1" },
    });
    table.plays("briciole-1").choosesZone(0, 1).reacts(1, "battimani-1");
    expect(table.view(2).players[1]!.hand).toEqual(["?", "?"]);
    table.declines(2);
    expect([table.awaited, table.view(2).players[1]!.hand]).toEqual([
      [1, 2],
      ["battimani-1", "?"],
    ]);
    expect(table.refusal(1, { type: "react", card: "battimani-1" })?.code).toBe("set-aside");
    table.othersDecline();
    expect(table.all("reacted")).toMatchObject([{ card: "battimani-1", to: "briciole-1" }]);
  });

  it("[PIC-6] [PIC-7] a reaction that waits for the effects is not thrown away meanwhile, by nobody and by no clock", () => {
    const waits = () => {
      const table = tableWith({
        hands: ["briciole-1 battimani-1 blam-1 blam-2 blam-3", "gatto-1", "gatto-2"],
        places: { cavi: "stupido-1" },
        actionDeck: "fionda-1 fionda-2",
        options: { actionSeconds: 30, reactionSeconds: 0 },
      });
      table.plays("briciole-1").choosesZone(0, 0).reacts(0, "battimani-1").othersDecline().othersDecline();
      expect(table.state.waiting).toMatchObject({ is: "throwAway", seat: 0, cards: 1 });
      return table;
    };
    const cards = ({ state }: TestTable) =>
      [
        ...state.players.flatMap(({ hand }) => hand),
        ...state.discards,
        ...state.laid.map(({ card }) => card),
      ].sort();
    const chosen = waits();
    expect(chosen.refusal(0, { type: "throwAway", cards: ["battimani-1"] })?.code).toBe("set-aside");
    chosen.throwsAway(0, "blam-2");
    const byClock = waits().rings();
    for (const [table, gone] of [
      [chosen, "blam-2"],
      [byClock, "blam-1"],
    ] as const) {
      expect(table.all("reacted")).toMatchObject([{ card: "battimani-1", to: "briciole-1" }]);
      expect(table.state.discards).toContain(gone);
      expect(cards(table)).toEqual(cards(table).filter((card, i, all) => all.indexOf(card) === i));
      expect(table.hands[0]?.split(" ")).toHaveLength(4);
    }
  });

  it("[PIC-7] reactions that wait for the effects come in the order in which they were set aside", () => {
    // A Vecchietta that moves pigeons to two Areas.
    const to = { zones: "others" } as const;
    const effects: Effect[] = [
      { effect: "assign", pigeons: { from: "cavi" }, to },
      { effect: "assign", pigeons: { from: "statua" }, to },
    ];
    const actions = OUR_DECK.actions.map((one) => (one.id === "vecchietta" ? { ...one, effects } : one));
    const table = tableWith({
      hands: ["vecchietta-1", "battimani-1 blam-1", "battimani-2"],
      places: { cavi: "stupido-1", statua: "stupido-2" },
      options: { deck: { ...OUR_DECK, actions } },
    });
    table.plays("vecchietta-1").choosesZone(0, 1).choosesZone(0, 2);
    table.declines(1).reacts(2, "battimani-2").reacts(1, "battimani-1").othersDecline();
    expect(table.all("reacted").map(({ card }) => card)).toEqual(["battimani-2"]);
    table.othersDecline();
    expect(table.all("reacted").map(({ card }) => card)).toEqual(["battimani-2", "battimani-1"]);
  });

  it("[PIC-7] a card that is cancelled in a later round leaves what waited for its effects in hand", () => {
    const table = tableWith({
      hands: ["briciole-1", "battimani-1", "ma-anche-no-1"],
      places: { cavi: "stupido-1" },
    });
    table.plays("briciole-1").choosesZone(0, 1).reacts(1, "battimani-1").declines(2);
    table.reacts(2, "ma-anche-no-1").othersDecline();
    expect([table.at("cavi"), table.hands[1]]).toEqual(["stupido-1", "battimani-1"]);
  });

  it("[PIC-7] reactions answer played cards only, never discarding and never the flock phase", () => {
    const table = tableWith({
      hands: ["blam-1 blam-2", "ma-anche-no-1 complice-1 battimani-1"],
      areas: ["zoppo-1", ""],
      pigeonDeck: "grasso-1",
    });
    table.discards("blam-1 blam-2", "zoppo-1");
    expect([table.state.waiting?.is, table.trophies[0]]).toEqual(["action", "zoppo-1"]);
    table.draws(1);
    expect([table.state.current, table.all("asked")]).toEqual([1, []]);
  });

  it("[PIC-7] a card's targets are chosen and announced before anybody answers", () => {
    const table = tableWith({ hands: ["blam-1", ""], places: { strada: "zoppo-1 grasso-1 stupido-1" } });
    table.plays("blam-1");
    expect(table.choice).toBe("0 trophy: zoppo-1 grasso-1 stupido-1");
    expect(table.refusal(0, { type: "draw", count: 1 })?.code).toBe("choose-first");
    expect(table.refusal(1, { type: "decline" })?.code).toBe("not-asked");
    expect(table.refusal(1, { type: "choosePigeons", pigeons: ["zoppo-1"] })?.code).toBe("nothing-to-choose");
    expect(table.refusal(0, { type: "choosePigeons", pigeons: ["grasso-1", "stupido-1"] })?.code).toBe(
      "cannot-choose",
    );
    table.choosesPigeons(0, "grasso-1");
    expect(table.choice).toBe("0 scare: stupido-1");
    table.choosesPigeons(0, "stupido-1");
    expect(table.all("asked")).toMatchObject([
      { card: "blam-1", picks: [{ pigeons: ["grasso-1"] }, { pigeons: ["stupido-1"] }] },
    ]);
  });
});
