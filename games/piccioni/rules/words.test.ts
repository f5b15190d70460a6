import { describe, expect, it } from "vitest";
import { tableWith } from "../testing/table-with.ts";
import { OUR_DECK } from "./index.ts";

describe("Words with a fixed meaning", () => {
  it("[PIC-17] cards that are assigned or moved are in their new Zone from then on, and nowhere else", () => {
    const table = tableWith({
      hands: ["briciole-1 guano-1", ""],
      places: { statua: "stupido-1" },
      actionDeck: "blam-1",
    });
    table.plays("briciole-1").choosesZone(0, 1).othersDecline();
    expect([table.at("statua"), table.areas[1]]).toEqual(["", "stupido-1"]);
    expect(table.refusal(0, { type: "play", card: "guano-1" })).toBeUndefined();
    table.playsUnanswered("guano-1");
    expect(table.areas[1]).toBe("stupido-1 guano-1");
  });

  it("[PIC-18] scared pigeons fly together to the Area with the fewest pigeons", () => {
    const table = tableWith({
      hands: ["battimani-1", "", ""],
      areas: ["grasso-1 grasso-2", "zoppo-1", "zoppo-2 zoppo-3"],
      places: { statua: "stupido-1 stupido-2 stupido-3" },
    });
    table.plays("battimani-1").choosesPigeons(0, "stupido-1 stupido-3").othersDecline();
    expect([table.areas[1], table.at("statua")]).toEqual(["zoppo-1 stupido-1 stupido-3", "stupido-2"]);
  });

  it("[PIC-18] scared pigeons never fly to the Area that they left, even if it has the fewest", () => {
    const table = tableWith({
      hands: ["battimani-1", "", ""],
      areas: ["grasso-1", "zoppo-1 zoppo-4", "zoppo-2 zoppo-3 zoppo-5"],
    });
    table.playsUnanswered("battimani-1");
    expect(table.areas[1]).toBe("zoppo-1 zoppo-4 grasso-1");
  });

  it("[PIC-18] if more than one Area is the lowest, they are shuffled back into the deck", () => {
    const table = tableWith({ hands: ["battimani-1", "", ""], areas: ["grasso-1", "zoppo-1", "zoppo-2"] });
    const before = table.state.pigeonDeck.length;
    table.playsUnanswered("battimani-1");
    expect(table.state.pigeonDeck).toHaveLength(before + 1);
    expect(table.state.pigeonDeck).toContain("grasso-1");
    expect(table.all("scared")).toEqual([{ type: "scared", pigeons: ["grasso-1"], to: null }]);
  });

  it("[PIC-18] chance decides where they end up in the deck", () => {
    const places = Array.from({ length: 12 }, (_, seed) => {
      const table = tableWith({ hands: ["battimani-1", "", ""], areas: ["grasso-1"], seed });
      return table.playsUnanswered("battimani-1").state.pigeonDeck.indexOf("grasso-1");
    });
    expect(new Set(places).size).toBeGreaterThan(4);
  });

  it("[PIC-18] nobody assigns pigeons by such a flight: there is nothing for a Battimani to answer", () => {
    const table = tableWith({ hands: ["battimani-2", "battimani-1"], areas: ["grasso-1", ""] });
    table.plays("battimani-2");
    expect(table.offers(1)).toEqual(["decline"]);
    expect(table.refusal(1, { type: "react", card: "battimani-1" })?.code).toBe("does-not-answer");
  });

  it("[PIC-19] Trophies come before scaring, whatever the order on the card", () => {
    const actions = OUR_DECK.actions.map((face) =>
      face.id === "blam"
        ? {
            ...face,
            effects: [
              { effect: "scare", pigeons: { from: "own", choose: { least: 0, most: 2 } } },
              { effect: "trophy", pigeons: { from: "own", choose: { least: 1, most: 1 } } },
            ] as (typeof face)["effects"],
          }
        : face,
    );
    const table = tableWith({
      hands: ["blam-1", ""],
      areas: ["grasso-1 zoppo-1", ""],
      options: { deck: { ...OUR_DECK, actions } },
    });
    table.plays("blam-1").choosesPigeons(0, "grasso-1").othersDecline();
    expect(
      table.story.map(({ type }) => type).filter((type) => type === "trophy" || type === "scared"),
    ).toEqual(["trophy", "scared"]);
  });

  it("[PIC-19] Trophies are out of reach: no effect can choose them, and nobody can pay for them", () => {
    const table = tableWith({
      hands: ["blam-1 gatto-1 idropulitrice-1", ""],
      trophies: ["grasso-1 guano-1", "zoppo-1"],
    });
    expect(table.view(0).idle).toEqual(["blam-1", "gatto-1", "idropulitrice-1"]);
    expect(table.offers(0).filter((offer) => offer.startsWith("discard"))).toEqual([]);
  });

  it("[PIC-19] owners know the Trophies that they saw; the others see their backs; at the end everybody sees everything", () => {
    const table = tableWith({
      hands: ["", ""],
      trophies: ["grasso-1 guano-1", ""],
      pigeonDeck: "grasso-2",
      pigeonsLeft: 1,
    });
    expect(table.view(0).players[0]!.trophies.map(({ card }) => card)).toEqual(["grasso-1", "guano-1"]);
    for (const watcher of [1, "spectator", "screen"] as const) {
      expect(table.view(watcher).players[0]!.trophies).toEqual([
        { back: "pigeon", card: "?", seen: true },
        { back: "action", card: "?", seen: true },
      ]);
    }
    table.draws(1).draws(1).draws(1).draws(1);
    expect(table.all("gameOver")).toMatchObject([{ trophies: [["grasso-1", "guano-1"], []] }]);
    expect(table.view(1).players[0]!.trophies.map(({ card }) => card)).toEqual(["grasso-1", "guano-1"]);
  });

  it("[PIC-20] Ritorna: it goes back into the deck, and the top card, seen by nobody, is the Trophy", () => {
    const table = tableWith({ hands: ["fionda-1", ""], places: { strada: "infame-1" } });
    const before = [...table.state.pigeonDeck];
    table.playsUnanswered("fionda-1");
    const [trophy] = table.state.players[0]!.trophies;
    expect(table.all("returned")).toEqual([{ type: "returned", seat: 0, pigeon: "infame-1" }]);
    expect(trophy).toMatchObject({ back: "pigeon", seen: false });
    expect([...table.state.pigeonDeck, trophy!.card].sort()).toEqual([...before, "infame-1"].sort());
    for (const watcher of [0, 1, "spectator"] as const) {
      expect(table.view(watcher).players[0]!.trophies).toEqual([{ back: "pigeon", card: "?", seen: false }]);
      expect(JSON.stringify(table.heardBy(watcher))).not.toContain(
        `"${trophy!.card === "infame-1" ? "-" : trophy!.card}"`,
      );
    }
  });

  it("[PIC-20] not in the final phase, and not with an empty deck", () => {
    const table = tableWith({
      hands: ["", "fionda-1"],
      places: { strada: "infame-1" },
      pigeonDeck: "zoppo-1",
      pigeonsLeft: 1,
    });
    table.draws(1).draws(1);
    expect(table.state.finalPhase).not.toBeNull();
    table.plays("fionda-1").choosesPigeons(1, "infame-1").othersDecline();
    expect([table.trophies[1], table.all("returned")]).toEqual(["infame-1", []]);

    const empty = tableWith({ hands: ["fionda-1", ""], places: { strada: "infame-1" }, pigeonsLeft: 0 });
    empty.playsUnanswered("fionda-1");
    expect([empty.state.finalPhase, empty.trophies[0]]).toEqual([null, "infame-1"]);
  });

  it("[PIC-20] also when a player pays for it, or a Place turns it into a Trophy", () => {
    const table = tableWith({ hands: ["blam-1 blam-2", ""], areas: ["infame-1", ""] });
    table.discards("blam-1 blam-2", "infame-1");
    expect(table.all("returned")).toHaveLength(1);
  });
});
