import { describe, expect, it } from "vitest";
import { tableWith } from "../testing/table-with.ts";

const some = (from: string[], least: number, most: number) => ({ kind: "some", from, least, most });

describe("What is open to a player", () => {
  it("[PIC-5] [PIC-9] in their turn: to draw, to play what is no mere Reaction, and to pay for what lies there", () => {
    const hand = ["blam-1", "complice-1"];
    const table = tableWith({
      hands: [hand.join(" "), "gatto-1"],
      areas: ["grasso-1 guano-1 montagna-di-guano-1", "grasso-2"],
    });
    expect(table.openTo(0)).toEqual([
      ...[1, 2, 3].map((count) => ({ move: { type: "draw", count } })),
      { move: { type: "play", card: "blam-1" } },
      { move: { type: "discard", target: "guano-1" }, open: { cards: some(hand, 1, 1) } },
      { move: { type: "discard", target: "montagna-di-guano-1" }, open: { cards: some(hand, 2, 2) } },
      { move: { type: "discard", target: "grasso-1" }, open: { cards: some(hand, 2, 2) } },
    ]);
    expect([table.openTo(1), table.openTo("house")]).toEqual([[], []]);
  });

  it("[PIC-9] only what their hand can pay for", () => {
    const one = tableWith({ hands: ["complice-1", ""], areas: ["grasso-1 guano-1", ""], actionsLeft: 0 });
    expect(one.offers(0)).toEqual(["discard guano-1"]);
  });

  it("[PIC-6] above the hand limit: to throw away as many as there are too many", () => {
    const hand = ["blam-1", "blam-2", "blam-3", "blam-4"];
    const table = tableWith({ hands: [hand.join(" "), "gatto-1"], actionDeck: "gatto-2 gatto-3 gatto-4" });
    table.draws(3);
    expect(table.openTo(0)).toEqual([
      {
        move: { type: "throwAway" },
        open: { cards: some([...hand, "gatto-2", "gatto-3", "gatto-4"], 2, 2) },
      },
    ]);
    expect(table.openTo(1)).toEqual([]);
    const refusal = (seat: number, cards: string[]) => table.refusal(seat, { type: "throwAway", cards });
    expect(refusal(1, ["gatto-1"])).toEqual({ code: "nothing-to-throw-away", clause: "PIC-6" });
    expect(refusal(0, ["blam-1", "gatto-1"])?.code).toBe("not-in-hand");
    expect(refusal(0, ["blam-1"])).toEqual({ code: "wrong-number", clause: "PIC-6", params: { cards: 2 } });
    expect(refusal(0, ["blam-1", "gatto-4"])).toBeUndefined();
    table.throwsAway(0, "blam-1 gatto-4");
    expect(refusal(0, ["blam-2"])?.code).toBe("nothing-to-throw-away");
    expect(table.all("threwAway")).toEqual([{ type: "threwAway", seat: 0, cards: ["blam-1", "gatto-4"] }]);
  });

  it("[PIC-7] [PIC-21] when a card is played: to decline, a Reaction that answers it, and to contribute", () => {
    const hand = ["complice-1", "ombrello-1", "gatto-1"];
    const table = tableWith({
      hands: ["automobile-1", hand.join(" "), "gatto-2", "fionda-1 fionda-2"],
      places: { strada: "zoppo-1 zoppo-2" },
    });
    table.plays("automobile-1");
    expect(table.openTo(1)).toEqual([
      { move: { type: "decline" } },
      { move: { type: "react", card: "complice-1" } },
      { move: { type: "contribute" }, open: { cards: some(hand, 2, 2) } },
    ]);
    expect(table.offers(2)).toEqual(["decline"]);
    expect(table.offers(3)).toEqual(["decline", "contribute"]);
    const refusal = (seat: number, cards: string[]) => table.refusal(seat, { type: "contribute", cards });
    expect(refusal(3, ["fionda-1", "gatto-1"])?.code).toBe("not-in-hand");
    expect(refusal(3, ["fionda-1"])).toEqual({ code: "wrong-price", clause: "PIC-9", params: { cards: 2 } });
    table.declines(1);
    expect(table.openTo(1)).toEqual([]);
    expect(table.refusal(1, { type: "decline" })?.code).toBe("answered-already");
    expect(table.refusal(0, { type: "decline" })?.code).toBe("not-asked");
  });

  it("[PIC-21] nobody contributes to an Automobile that finds no pigeon, nor to a card that asks for nothing", () => {
    const empty = tableWith({ hands: ["automobile-1", "gatto-1 gatto-2", "gatto-3"], areas: ["grasso-1"] });
    expect(empty.plays("automobile-1").offers(1)).toEqual(["decline"]);
    const refused = { code: "nothing-to-contribute-to", clause: "PIC-21" };
    expect(empty.refusal(1, { type: "contribute", cards: ["gatto-1", "gatto-2"] })).toEqual(refused);
    expect(empty.refusal(1, { type: "contribute", cards: [] })).toEqual(refused);
  });

  it("[PIC-28] Complice answers two Trophies or more, and pigeons that are only scared are none", () => {
    const table = tableWith({
      hands: ["blam-1", "complice-1"],
      places: { strada: "grasso-1 stupido-1 infame-1" },
    });
    table.plays("blam-1").choosesPigeons(0, "grasso-1").choosesPigeons(0, "stupido-1 infame-1");
    expect(table.offers(1)).toEqual(["decline"]);
    expect(table.refusal(1, { type: "react", card: "complice-1" })?.code).toBe("does-not-answer");
  });

  it("[PIC-7] where there is something to choose: exactly that, and only for the player who chooses", () => {
    const hands = ["blam-1 vecchietta-1 idropulitrice-1", "gatto-1"];
    const areas = ["guano-1", "grasso-2 guano-2"];
    const places = { strada: "zoppo-1 stupido-1", cavi: "stupido-2" };
    const table = tableWith({ hands, areas, places }).plays("blam-1");
    const pigeons = ["zoppo-1", "stupido-1", "stupido-2", "grasso-2"];
    expect(table.openTo(0)).toEqual([
      { move: { type: "choosePigeons" }, open: { pigeons: some(pigeons, 1, 1) } },
    ]);
    expect(table.openTo(1)).toEqual([]);
    const refusal = (seat: number, move: object) => table.refusal(seat, move as never)?.code;
    expect(refusal(1, { type: "choosePigeons", pigeons: ["zoppo-1"] })).toBe("nothing-to-choose");
    expect(refusal(0, { type: "chooseZone", zone: "strada" })).toBe("cannot-choose");
    expect(refusal(0, { type: "chooseGuano", card: "guano-1" })).toBe("cannot-choose");
    expect(refusal(0, { type: "draw", count: 1 })).toBe("choose-first");
    table.choosesPigeons(0, "zoppo-1");
    expect(table.openTo(0)).toEqual([
      { move: { type: "choosePigeons" }, open: { pigeons: some(["stupido-1"], 0, 1) } },
    ]);
    expect(refusal(0, { type: "choosePigeons", pigeons: ["stupido-1", "stupido-1"] })).toBe("cannot-choose");
    const zones = tableWith({ hands, areas, places }).plays("vecchietta-1");
    expect(zones.openTo(0)).toEqual(
      ["strada", "cavi"].map((zone) => ({ move: { type: "chooseZone", zone } })),
    );
    expect(zones.refusal(0, { type: "choosePigeons", pigeons: ["zoppo-1"] })?.code).toBe("cannot-choose");
    const guano = tableWith({ hands, areas, places }).plays("idropulitrice-1");
    expect(guano.openTo(0)).toEqual(
      ["guano-1", "guano-2"].map((card) => ({ move: { type: "chooseGuano", card } })),
    );
    expect(guano.refusal(0, { type: "chooseGuano", card: "guano-3" })?.code).toBe("cannot-choose");
    expect(guano.refusal(0, { type: "chooseZone", zone: 0 })?.code).toBe("cannot-choose");
    expect(guano.refusal(1, { type: "chooseGuano", card: "guano-1" })?.code).toBe("nothing-to-choose");
    expect(
      guano.choosesGuano(0, "guano-2").othersDecline().refusal(0, { type: "chooseGuano", card: "guano-1" }),
    ).toEqual({
      code: "nothing-to-choose",
      clause: "PIC-7",
    });
  });

  it("[PIC-13] nothing any more when the game is over, and nobody is awaited", () => {
    const table = tableWith({ hands: ["blam-1", "blam-2"], pigeonsLeft: 0 });
    table.state.finalPhase = { trigger: 1, turnsLeft: 1 };
    table.draws(1).draws(1);
    expect(table.state.result).not.toBeNull();
    expect([table.openTo(0), table.openTo(1), table.awaited, table.alarm]).toEqual([[], [], [], undefined]);
    const refusal = table.refusal(1, { type: "draw", count: 1 });
    expect(refusal).toStrictEqual({ code: "game-is-over", clause: "PIC-13" });
  });
});
