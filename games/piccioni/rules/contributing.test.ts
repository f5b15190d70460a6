import { describe, expect, it } from "vitest";
import { tableWith } from "../testing/table-with.ts";

describe("Contributions", () => {
  const CAR = {
    hands: ["automobile-1", "blam-1 blam-2 blam-3", "gatto-1", "guano-1 guano-2"],
    places: { strada: "zoppo-1 zoppo-2 zoppo-3" },
  };

  it("[PIC-21] Trophies go one at a time to each player who contributed, starting with the current one, and round again", () => {
    const table = tableWith(CAR);
    table.plays("automobile-1");
    expect(table.refusal(2, { type: "contribute", cards: ["gatto-1"] })?.code).toBe("wrong-price");
    table.contributes(1, "blam-1 blam-3").declines(2, 3);
    expect(table.refusal(1, { type: "contribute", cards: ["blam-2"] })?.code).toBe(
      "nothing-to-contribute-to",
    );
    table.othersDecline();
    expect(table.trophies).toEqual(["zoppo-1 zoppo-3", "zoppo-2", "", ""]);
    expect(table.hands[1]).toBe("blam-2");
    expect(table.state.discards).toEqual(["blam-1", "blam-3"]);
  });

  it("[PIC-21] contributors are served clockwise from the current player, no matter who answered first", () => {
    const table = tableWith(CAR);
    table.plays("automobile-1").contributes(3, "guano-1 guano-2").declines(2).contributes(1, "blam-1 blam-2");
    table.othersDecline();
    expect(table.trophies).toEqual(["zoppo-1", "zoppo-2", "", "zoppo-3"]);
  });

  it("[PIC-21] nobody can contribute to a card that does not ask for it", () => {
    const table = tableWith({ ...CAR, hands: ["fionda-1", "blam-1 blam-2"] });
    table.plays("fionda-1").choosesPigeons(0, "zoppo-1");
    expect(table.refusal(1, { type: "contribute", cards: ["blam-1", "blam-2"] })).toMatchObject({
      code: "nothing-to-contribute-to",
      clause: "PIC-21",
    });
  });

  it("[PIC-8] contributing is not playing: the cards are discarded at once and reveal no pigeons", () => {
    const table = tableWith({ ...CAR, pigeonDeck: "grasso-1 grasso-2 grasso-3" });
    table.plays("automobile-1").contributes(1, "blam-1 blam-2").declines(2, 3);
    table.othersDecline().draws(1);
    expect(table.all("flock")).toMatchObject([{ pigeons: 1 }]);
  });

  it("[PIC-28] a cancelled card leaves contributors their cards", () => {
    const table = tableWith({ ...CAR, hands: ["automobile-1", "blam-1 blam-2", "ma-anche-no-1"] });
    table.plays("automobile-1").contributes(1, "blam-1 blam-2").reacts(2, "ma-anche-no-1").othersDecline();
    expect([table.hands[1], table.at("strada")]).toEqual(["blam-1 blam-2", "zoppo-1 zoppo-2 zoppo-3"]);
  });

  it("[PIC-21] with a Complice, too, Trophies are distributed starting with the current player", () => {
    const table = tableWith({ ...CAR, hands: ["automobile-1", "", "complice-1", "blam-1 blam-2"] });
    table.plays("automobile-1").reacts(2, "complice-1").contributes(3, "blam-1 blam-2");
    expect(table.trophies).toEqual(["zoppo-1", "", "zoppo-2", "zoppo-3"]);
  });

  it("[PIC-21] accomplices are served clockwise, after the current player", () => {
    const table = tableWith({ ...CAR, current: 1, hands: ["complice-1", "automobile-1", "complice-2"] });
    table.plays("automobile-1").reacts(0, "complice-1").reacts(2, "complice-2");
    expect(table.trophies).toEqual(["zoppo-3", "zoppo-1", "zoppo-2"]);
  });

  it("[PIC-21] [PIC-28] nobody is an accomplice to a single Trophy, which goes to the current player", () => {
    const table = tableWith({ hands: ["blam-1", "complice-1"], places: { strada: "zoppo-1" } });
    table.plays("blam-1");
    expect(table.refusal(1, { type: "react", card: "complice-1" })?.code).toBe("does-not-answer");
    table.declines(1);
    expect(table.trophies).toEqual(["zoppo-1", ""]);
  });

  it("[PIC-28] Complice answers Trophies made of pigeons, and nothing else", () => {
    const table = tableWith({
      hands: ["idropulitrice-1 gufo-finto-1", "complice-1"],
      areas: ["guano-1 grasso-1 zoppo-1 zoppo-2", ""],
    });
    table.plays("idropulitrice-1");
    expect(table.refusal(1, { type: "react", card: "complice-1" })?.code).toBe("does-not-answer");
    table.declines(1).plays("gufo-finto-1");
    expect(table.offers(1)).toEqual(["decline"]);
  });
});
