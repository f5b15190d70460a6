import { describe, expect, it } from "vitest";
import { tableWith } from "../testing/table-with.ts";
import { OUR_DECK } from "./index.ts";

describe("Our action cards", () => {
  it("[PIC-28] are these, in these numbers, and reveal this many pigeons", () => {
    expect(OUR_DECK.actions.map(({ id, count, reveals }) => `${id} ${count} ${reveals}`)).toEqual([
      "blam 5 2",
      "fionda 6 1",
      "automobile 4 1",
      "scossa 3 0",
      "gatto 4 1",
      "battimani 4 0",
      "gufo-finto 3 0",
      "briciole 5 1",
      "vecchietta 3 0",
      "guano 6 0",
      "montagna-di-guano 3 0",
      "idropulitrice 3 1",
      "ombrello 2 1",
      "ma-anche-no 2 1",
      "complice 2 2",
    ]);
  });

  it("[PIC-28] Blam!: one pigeon of any Zone except Folla is a Trophy, up to two others there are scared", () => {
    const table = tableWith({
      hands: ["blam-1", "", ""],
      areas: ["", "grasso-1 stupido-1 stupido-2 stupido-3", "zoppo-1"],
      places: { folla: "picciona-1" },
    });
    table.plays("blam-1");
    expect(table.choice).toBe("0 trophy: grasso-1 stupido-1 stupido-2 stupido-3 zoppo-1");
    table.choosesPigeons(0, "grasso-1");
    expect(table.choice).toBe("0 scare: stupido-1 stupido-2 stupido-3");
    table.choosesPigeons(0, "stupido-1 stupido-2").othersDecline();
    expect(table.trophies[0]).toBe("grasso-1");
    expect(table.areas).toEqual(["stupido-1 stupido-2", "stupido-3", "zoppo-1"]);
  });

  it("[PIC-28] Fionda: one pigeon of size 1 in your Area or a Place is a Trophy, and a card is drawn", () => {
    const table = tableWith({
      hands: ["fionda-1", ""],
      areas: ["grasso-1 zoppo-1", "zoppo-2"],
      places: { strada: "stupido-1", folla: "stupido-2" },
      actionDeck: "guano-1",
    });
    expect(table.plays("fionda-1").choice).toBe("0 trophy: stupido-1 zoppo-1");
    table.choosesPigeons(0, "zoppo-1").othersDecline();
    expect([table.trophies[0], table.hands[0]]).toEqual(["zoppo-1", "guano-1"]);
  });

  it("[PIC-28] Automobile and Scossa: all pigeons on Strada, or on Cavi, are Trophies; two cards are drawn", () => {
    const places = { strada: "zoppo-1 zoppo-2", cavi: "stupido-1 grasso-1", statua: "stupido-2" };
    const actionDeck = "guano-1 guano-2 guano-3";
    const car = tableWith({ hands: ["automobile-1", ""], places, actionDeck }).playsUnanswered(
      "automobile-1",
    );
    expect([car.trophies[0], car.at("strada"), car.hands[0]]).toEqual([
      "zoppo-1 zoppo-2",
      "",
      "guano-1 guano-2",
    ]);
    const shock = tableWith({ hands: ["scossa-1", ""], places, actionDeck }).playsUnanswered("scossa-1");
    expect([shock.trophies[0], shock.at("cavi"), shock.at("statua"), shock.hands[0]]).toEqual([
      "stupido-1 grasso-1",
      "",
      "stupido-2",
      "guano-1 guano-2",
    ]);
  });

  it("[PIC-28] Scossa: contributing costs three cards", () => {
    const table = tableWith({
      hands: ["scossa-1", "blam-1 blam-2 blam-3", ""],
      places: { cavi: "stupido-1 grasso-1" },
    });
    table.plays("scossa-1");
    expect(table.refusal(1, { type: "contribute", cards: ["blam-1", "blam-2"] })?.code).toBe("wrong-price");
    table.contributes(1, "blam-1 blam-2 blam-3");
    expect(table.trophies).toEqual(["stupido-1", "grasso-1", ""]);
  });

  it("[PIC-28] Gatto: one Zoppo or Grasso in any Area is a Trophy; up to two others there are evicted", () => {
    const table = tableWith({
      hands: ["gatto-1", "", ""],
      areas: ["grasso-1", "stupido-1 zoppo-1 zoppo-3 grasso-2 stupido-2", "infame-1"],
      places: { strada: "zoppo-2" },
    });
    const before = table.state.pigeonDeck.length;
    expect(table.plays("gatto-1").choice).toBe("0 trophy: grasso-1 zoppo-1 zoppo-3 grasso-2");
    table.choosesPigeons(0, "zoppo-1");
    expect(table.choice).toBe("0 evict: stupido-1 grasso-2 stupido-2");
    table.choosesPigeons(0, "stupido-1 stupido-2").othersDecline();
    expect([table.trophies[0], table.areas[1]]).toEqual(["zoppo-1", "zoppo-3 grasso-2"]);
    expect(table.state.pigeonDeck).toHaveLength(before + 2);
  });

  it("[PIC-28] in the final phase nobody is evicted: the choice is who is scared, and they fly", () => {
    const table = tableWith({
      hands: ["gufo-finto-1", "", ""],
      areas: ["grasso-1 stupido-1", "", "zoppo-2"],
      pigeonsLeft: 0,
    });
    table.state.finalPhase = { trigger: 2, turnsLeft: 2 };
    expect(table.plays("gufo-finto-1").choice).toBe("0 scare: grasso-1 stupido-1");
    table.choosesPigeons(0, "grasso-1").othersDecline();
    expect(table.areas).toEqual(["stupido-1", "grasso-1", "zoppo-2"]);
    expect([table.all("evicted"), table.all("finalPhaseStops")]).toEqual([[], []]);
  });

  it("[PIC-28] Battimani: up to two pigeons of the same Zone are scared", () => {
    const table = tableWith({
      hands: ["battimani-1", ""],
      areas: ["", "stupido-1 zoppo-1"],
      places: { statua: "stupido-2 grasso-1 grasso-2" },
    });
    expect(table.plays("battimani-1").choice).toBe("0 scare: stupido-2 grasso-1 grasso-2 | stupido-1");
    const refused = (...pigeons: ("stupido-1" | "stupido-2" | "grasso-1" | "grasso-2")[]) =>
      table.refusal(0, { type: "choosePigeons", pigeons })?.code;
    expect([
      refused(),
      refused("stupido-1", "stupido-2"),
      refused("stupido-2", "grasso-1", "grasso-2"),
    ]).toEqual(Array(3).fill("cannot-choose"));
    expect(refused("grasso-2", "stupido-2")).toBeUndefined();
    table.choosesPigeons(0, "grasso-2").othersDecline();
    expect(table.state.players[0]!.hand).toHaveLength(1);
  });

  it("[PIC-28] Battimani as a reaction: only the pigeons that a card assigns to your Area are scared", () => {
    const table = tableWith({
      hands: ["vecchietta-1", "battimani-1", "battimani-2"],
      areas: ["grasso-2 grasso-3", "grasso-1", ""],
      places: { statua: "stupido-1 zoppo-1 stupido-2" },
    });
    table.plays("vecchietta-1").choosesZone(0, 1);
    expect(table.offers(2)).toEqual(["decline"]);
    table.declines(2).reacts(1, "battimani-1");
    expect([table.areas[1], table.awaited], "asked again, and not done yet").toEqual(["grasso-1", [2]]);
    table.declines(2);
    expect(table.areas[1]).toBe("grasso-1 stupido-1 zoppo-1 stupido-2");
    table.othersDecline();
    expect(table.areas).toEqual(["grasso-2 grasso-3", "grasso-1 zoppo-1", "stupido-1 stupido-2"]);
  });

  it("[PIC-28] Battimani as a reaction does not answer a Zoppo, which cannot be scared", () => {
    const zoppo = tableWith({ hands: ["briciole-1", "battimani-1"], places: { strada: "zoppo-1" } });
    zoppo.plays("briciole-1").choosesZone(0, 1);
    expect(zoppo.offers(1)).toEqual(["decline"]);
    expect(zoppo.refusal(1, { type: "react", card: "battimani-1" })?.code).toBe("does-not-answer");
    const both = tableWith({
      hands: ["briciole-1", "battimani-1", ""],
      places: { strada: "zoppo-1", cavi: "stupido-1" },
      areas: ["zoppo-2", "", ""],
    });
    both.plays("briciole-1").choosesPigeons(0, "zoppo-1 stupido-1").choosesZone(0, 1);
    both.reacts(1, "battimani-1").othersDecline();
    expect(both.all("scared")).toEqual([{ type: "scared", pigeons: ["stupido-1"], to: 2 }]);
    expect(both.areas).toEqual(["zoppo-2", "zoppo-1", "stupido-1"]);
  });

  it("[PIC-28] Battimani as a reaction answers a player's own card, too", () => {
    const table = tableWith({
      hands: ["vecchietta-1 battimani-1", ""],
      places: { statua: "stupido-1 stupido-2 grasso-1" },
    });
    table.plays("vecchietta-1").choosesZone(0, 0);
    expect([table.awaited, table.offers(0)]).toEqual([[0], ["decline", "react battimani-1"]]);
    table.reacts(0, "battimani-1");
    expect(table.areas).toEqual(["", "stupido-1 stupido-2 grasso-1"]);
  });

  it("[PIC-28] Battimani stays in hand if the pigeons are no longer there when its turn comes", () => {
    const table = tableWith({
      hands: ["briciole-1", "battimani-1 battimani-2"],
      places: { cavi: "stupido-1" },
    });
    table
      .plays("briciole-1")
      .choosesZone(0, 1)
      .reacts(1, "battimani-1")
      .reacts(1, "battimani-2")
      .othersDecline();
    expect([table.areas, table.hands[1]]).toEqual([["stupido-1", ""], "battimani-2"]);
    expect(table.all("reacted").map(({ card }) => card)).toEqual(["battimani-1"]);
  });

  it("[PIC-28] Battimani as a reaction can be cancelled like any card", () => {
    const table = tableWith({
      hands: ["briciole-1 ma-anche-no-1", "battimani-1"],
      places: { statua: "stupido-1" },
    });
    table
      .plays("briciole-1")
      .choosesZone(0, 1)
      .reacts(1, "battimani-1")
      .reacts(0, "ma-anche-no-1")
      .othersDecline();
    expect(table.areas[1]).toBe("stupido-1");
  });

  it("[PIC-28] Gufo finto: up to three pigeons of your own Area are evicted; three cards are drawn", () => {
    const table = tableWith({
      hands: ["gufo-finto-1", ""],
      areas: ["grasso-1 grasso-2 zoppo-1", "stupido-1"],
    });
    expect(table.plays("gufo-finto-1").choice).toBe("0 evict: grasso-1 grasso-2");
    expect(table.choosesPigeons(0, "grasso-2").othersDecline().areas).toEqual([
      "grasso-1 zoppo-1",
      "stupido-1",
    ]);
    expect(table.state.pigeonDeck).toContain("grasso-2");
    expect(table.state.players[0]!.hand).toHaveLength(3);
  });

  it("[PIC-28] Briciole: up to two pigeons from your Area or any Places move to one Zone, and two cards are drawn", () => {
    const table = tableWith({
      hands: ["briciole-1", ""],
      areas: ["grasso-2", "grasso-1"],
      places: { strada: "zoppo-1", folla: "stupido-1", cavi: "stupido-2" },
    });
    expect(table.plays("briciole-1").choice).toBe("0 assign: zoppo-1 stupido-2 stupido-1 grasso-2");
    table.choosesPigeons(0, "grasso-2 stupido-1");
    expect(table.choice).toBe("0 receiver: strada | statua | cavi | folla | 0 | 1");
    expect(table.choosesZone(0, 1).othersDecline().areas).toEqual(["", "grasso-1 grasso-2 stupido-1"]);
    expect(table.state.players[0]!.hand).toHaveLength(2);
  });

  it("[PIC-28] Briciole: in a Place pigeons arrive one after the other, and one too many has consequences", () => {
    const table = tableWith({
      hands: ["briciole-1", ""],
      areas: ["stupido-1 stupido-2", ""],
      places: { strada: "zoppo-1 zoppo-2" },
    });
    table
      .plays("briciole-1")
      .choosesPigeons(0, "stupido-1 stupido-2")
      .choosesZone(0, "strada")
      .othersDecline();
    expect([table.at("strada"), table.trophies[0]]).toEqual(["zoppo-1 zoppo-2 stupido-1", "stupido-2"]);
  });

  it("[PIC-28] Vecchietta: all pigeons of one Place move to one Zone, and a card is drawn", () => {
    const table = tableWith({
      hands: ["vecchietta-1", ""],
      places: { strada: "zoppo-1 zoppo-2", cavi: "stupido-2" },
    });
    expect(table.plays("vecchietta-1").choice).toBe("0 assign: strada | cavi");
    table.choosesZone(0, "strada").choosesZone(0, 1).othersDecline();
    expect([table.at("strada"), table.areas[1]]).toEqual(["", "zoppo-1 zoppo-2"]);
    expect(table.state.players[0]!.hand).toHaveLength(1);
  });

  it("[PIC-28] Guano: goes to an Area with at least one pigeon; one of yours may go to Folla, and a card is drawn", () => {
    const table = tableWith({
      hands: ["guano-1", "", ""],
      areas: ["zoppo-1", "zoppo-2", ""],
      actionDeck: "blam-1",
    });
    expect(table.plays("guano-1").choice).toBe("0 receiver: 0 | 1");
    expect(table.choosesZone(0, 1).choice).toBe("0 assign: zoppo-1");
    table.choosesPigeons(0, "zoppo-1").othersDecline();
    expect(table.areas.slice(0, 2)).toEqual(["", "zoppo-2 guano-1"]);
    expect([table.at("folla"), table.hands[0]]).toEqual(["zoppo-1", "blam-1"]);
  });

  it("[PIC-28] Guano: your pigeon may also stay, and a player without one is not asked", () => {
    const stays = tableWith({ hands: ["guano-1", ""], areas: ["zoppo-1", ""] });
    stays.plays("guano-1").choosesPigeons(0, "").othersDecline();
    expect([stays.areas[0], stays.at("folla")]).toEqual(["zoppo-1 guano-1", ""]);
    const none = tableWith({ hands: ["guano-1", ""], areas: ["", "zoppo-1"] });
    expect(none.playsUnanswered("guano-1").areas[1]).toBe("zoppo-1 guano-1");
  });

  it("[PIC-28] Montagna di Guano: goes to an Area with at least two pigeons; up to two of yours may go to Folla", () => {
    const table = tableWith({ hands: ["montagna-di-guano-1 guano-1", ""], areas: ["zoppo-1", ""] });
    expect(table.view(0).idle).toEqual(["montagna-di-guano-1"]);
    const ready = tableWith({
      hands: ["montagna-di-guano-1", ""],
      areas: ["zoppo-1", "zoppo-2 zoppo-3"],
      actionDeck: "blam-1 blam-2",
    });
    ready.plays("montagna-di-guano-1").choosesPigeons(0, "zoppo-1").othersDecline();
    expect(ready.areas).toEqual(["", "zoppo-2 zoppo-3 montagna-di-guano-1"]);
    expect([ready.at("folla"), ready.hands[0]]).toEqual(["zoppo-1", "blam-1 blam-2"]);
  });

  it("[PIC-28] Idropulitrice: one Guano of any Area becomes your Trophy", () => {
    const table = tableWith({
      hands: ["idropulitrice-1", ""],
      areas: ["guano-1 montagna-di-guano-1", "guano-2"],
    });
    expect(table.plays("idropulitrice-1").choice).toBe("0 trophy: guano-1 | montagna-di-guano-1 | guano-2");
    table.choosesGuano(0, "guano-2").othersDecline();
    expect([table.areas[1], table.trophies[0]]).toEqual(["", "guano-2"]);
  });

  it("[PIC-28] Ombrello: the Guano goes to another Area that could have received it", () => {
    const table = tableWith({
      hands: ["guano-1", "ombrello-1", "", "ombrello-2"],
      areas: ["zoppo-1", "zoppo-2", "", "zoppo-3"],
    });
    table.plays("guano-1").choosesZone(0, 1).choosesPigeons(0, "");
    expect([table.offers(1), table.offers(3)]).toEqual([["decline", "react ombrello-1"], ["decline"]]);
    table.reacts(1, "ombrello-1").declines(3);
    expect(table.choice).toBe("1 receiver: 0 | 3");
    table.choosesZone(1, 0).othersDecline().othersDecline();
    expect(table.areas.slice(0, 2)).toEqual(["zoppo-1 guano-1", "zoppo-2"]);
  });

  it("[PIC-28] Ombrello: if nobody else could receive the Guano, it is discarded", () => {
    const table = tableWith({
      hands: ["montagna-di-guano-1", "ombrello-1"],
      areas: ["zoppo-1", "zoppo-2 zoppo-3"],
      pigeonDeck: "grasso-1",
    });
    table.plays("montagna-di-guano-1").choosesPigeons(0, "").reacts(1, "ombrello-1").othersDecline();
    expect(table.all("redirected")).toEqual([{ type: "redirected", card: "montagna-di-guano-1", to: null }]);
    table.draws(1);
    expect(table.state.discards).toEqual(["montagna-di-guano-1", "ombrello-1"]);
  });

  it("[PIC-28] Ombrello: a player who receives the Guano that way may send it on with another, even back", () => {
    const table = tableWith({
      hands: ["guano-1", "ombrello-1", "ombrello-2"],
      areas: ["zoppo-1", "zoppo-2", "zoppo-3"],
    });
    table.plays("guano-1").choosesZone(0, 1).choosesPigeons(0, "");
    table.reacts(1, "ombrello-1").declines(2).choosesZone(1, 2);
    expect(table.offers(2)).toEqual(["decline", "react ombrello-2"]);
    table.reacts(2, "ombrello-2").choosesZone(2, 1).othersDecline();
    expect(table.areas).toEqual(["zoppo-1", "zoppo-2 guano-1", "zoppo-3"]);
  });

  it("[PIC-28] Ombrello: if it is cancelled, the Guano stays where it was sent", () => {
    const table = tableWith({
      hands: ["guano-1 ma-anche-no-1", "ombrello-1", ""],
      areas: ["zoppo-1", "zoppo-2", ""],
    });
    table.plays("guano-1").choosesZone(0, 1).choosesPigeons(0, "");
    table.reacts(1, "ombrello-1");
    table.reacts(0, "ma-anche-no-1").othersDecline();
    expect(table.areas[1]).toBe("zoppo-2 guano-1");
  });

  it("[PIC-28] Ombrello: it answers a player's own Guano, too", () => {
    const table = tableWith({ hands: ["guano-1 ombrello-1", ""], areas: ["zoppo-1", ""] });
    table.plays("guano-1").choosesPigeons(0, "");
    expect(table.offers(0)).toEqual(["decline", "react ombrello-1"]);
    table.reacts(0, "ombrello-1");
    expect(table.areas[0]).toBe("zoppo-1");
    expect(table.all("redirected")).toEqual([{ type: "redirected", card: "guano-1", to: null }]);
  });

  it("[PIC-28] Ombrello: sent on, the Guano can be sent on again in the next round", () => {
    const table = tableWith({
      hands: ["guano-1", "ombrello-1", "ombrello-2 blam-1"],
      areas: ["zoppo-1", "zoppo-2", "zoppo-3"],
    });
    table.plays("guano-1").choosesZone(0, 1).choosesPigeons(0, "");
    table.reacts(1, "ombrello-1").declines(2).choosesZone(1, 2).declines(2);
    expect([table.awaited, table.offers(2)]).toEqual([[2], ["decline", "react ombrello-2"]]);
    table.reacts(2, "ombrello-2").choosesZone(2, 0).othersDecline();
    expect(table.areas[0]).toBe("zoppo-1 guano-1");
  });

  it("[PIC-28] every card has a name and a text in both languages", () => {
    const faces = [
      ...OUR_DECK.actions,
      ...Object.values(OUR_DECK.pigeons),
      ...Object.values(OUR_DECK.places),
    ];
    for (const { name, text } of faces) {
      for (const language of ["it", "en"] as const) {
        expect(name[language]).toMatch(/^[A-Z]/);
        expect(text[language]).toMatch(/^[A-ZÈ].*\.$/);
      }
    }
    for (const language of ["it", "en"] as const) {
      expect(new Set(faces.map(({ name }) => name[language])).size).toBe(faces.length);
    }
  });
});
