import { describe, expect, it } from "vitest";
import { type TableSettings, tableWith } from "../testing/table-with.ts";

/** The turn of a player who only draws, and so calls one pigeon. */
function quietTurn(settings: TableSettings) {
  return tableWith({ hands: ["", "", ""], ...settings })
    .draws(1)
    .draws(1);
}

describe("The flock phase", () => {
  it("[PIC-11] reveals as many pigeons as the cards of the turn say, including others' cards", () => {
    const table = tableWith({
      hands: ["automobile-1 gatto-1", "complice-1", ""],
      areas: ["", "grasso-1", ""],
      places: { strada: "zoppo-1 zoppo-2" },
      pigeonDeck: "grasso-2 grasso-3 grasso-4 grasso-5 grasso-6",
    });
    table.plays("automobile-1").reacts(1, "complice-1").othersDecline();
    table.playsUnanswered("gatto-1");
    expect(table.all("flock")).toEqual([{ type: "flock", seat: 0, pigeons: 4 }]);
    expect(table.areas[0]).toBe("grasso-2 grasso-3 grasso-4 grasso-5");
  });

  it("[PIC-11] reveals one if no card calls any", () => {
    const table = quietTurn({ pigeonDeck: "grasso-1 grasso-2" });
    expect(table.all("revealed")).toEqual([{ type: "revealed", pigeon: "grasso-1" }]);
  });

  it("[PIC-11] counts a Guano that was assigned as played: it calls none, and so one comes", () => {
    const table = tableWith({
      hands: ["guano-1", ""],
      areas: ["", "zoppo-1"],
      pigeonDeck: "grasso-1 grasso-2",
    });
    table.playsUnanswered("guano-1").draws(1);
    expect(table.all("flock")).toMatchObject([{ pigeons: 1 }]);
  });

  it("[PIC-11] applies each pigeon in full before the next", () => {
    const table = tableWith({
      hands: ["blam-1", ""],
      places: { cavi: "stupido-1 stupido-2 zoppo-1", strada: "zoppo-2" },
      areas: ["", "grasso-1"],
      pigeonDeck: "stupido-3 stupido-4",
    });
    table.plays("blam-1").choosesPigeons(0, "zoppo-2").othersDecline().draws(1);
    expect(table.choice).toBe("0 biggest: stupido-1 stupido-2 zoppo-1 stupido-3");
    expect(table.all("revealed")).toHaveLength(1);
    table.choosesPigeons(0, "zoppo-1");
    expect(table.all("revealed")).toHaveLength(2);
    expect(table.trophies[0]).toBe("zoppo-2 zoppo-1");
    expect(table.areas[0]).toBe("stupido-1 stupido-2 stupido-3");
  });

  it("[PIC-12] loses a pigeon that is due while the deck is empty, and the final phase begins", () => {
    const table = tableWith({
      hands: ["blam-1", "", ""],
      places: { strada: "zoppo-1" },
      pigeonDeck: "grasso-1",
      pigeonsLeft: 1,
    });
    table.playsUnanswered("blam-1").draws(1);
    expect(table.all("flockCut")).toEqual([{ type: "flockCut", pigeons: 1 }]);
    expect(table.all("finalPhase")).toEqual([{ type: "finalPhase", trigger: 0 }]);
    expect(table.state.finalPhase).toEqual({ trigger: 0, turnsLeft: 2 });
  });

  it("[PIC-12] still reveals the next pigeon if some came back in the meantime", () => {
    const table = tableWith({
      hands: ["blam-1", "", ""],
      places: { strada: "zoppo-1", statua: "stupido-1 stupido-2 stupido-3" },
      pigeonDeck: "stupido-4",
      pigeonsLeft: 1,
    });
    table.plays("blam-1").choosesPigeons(0, "zoppo-1").othersDecline().draws(1);
    expect(table.all("scared")).toMatchObject([{ to: null }]);
    expect([table.all("revealed").length, table.all("finalPhase")]).toEqual([2, []]);
  });
});

describe("Our pigeons", () => {
  it("[PIC-22] Grasso has size 2 and glides into the current player's Area", () => {
    const table = quietTurn({
      current: 2,
      pigeonDeck: "grasso-1",
      places: { cavi: "grasso-2", statua: "stupido-1" },
    });
    expect(table.areas).toEqual(["", "", "grasso-1"]);
    expect(
      quietTurn({ pigeonDeck: "stupido-3", places: { cavi: "grasso-2", statua: "stupido-1" } }).at("cavi"),
    ).toBe("grasso-2 stupido-3");
  });

  it("[PIC-23] Infame glides into the Area with the most Trophies", () => {
    const table = quietTurn({ pigeonDeck: "infame-1", trophies: ["zoppo-1", "zoppo-2 guano-1", ""] });
    expect(table.areas).toEqual(["", "infame-1", ""]);
  });

  it("[PIC-23] if several Areas have the most Trophies, the current player picks among them", () => {
    const table = quietTurn({ pigeonDeck: "infame-1", trophies: ["zoppo-1", "", "zoppo-2"] });
    expect([table.choice, table.offers(0), table.awaited]).toEqual([
      "0 landing: 0 | 2",
      ["chooseZone 0", "chooseZone 2"],
      [0],
    ]);
    expect(table.refusal(0, { type: "chooseZone", zone: 1 })?.code).toBe("cannot-choose");
    expect(table.choosesZone(0, 2).areas).toEqual(["", "", "infame-1"]);
  });

  it("[PIC-24] Picciona brings along up to two Stupidi from the Places, even from Folla", () => {
    const setting = {
      pigeonDeck: "picciona-1",
      places: { statua: "stupido-1 zoppo-1", cavi: "stupido-2", folla: "stupido-3" },
    };
    const table = quietTurn(setting);
    expect(table.choice).toBe("0 followers: stupido-1 stupido-2 stupido-3");
    expect(
      table.refusal(0, { type: "choosePigeons", pigeons: ["stupido-1", "stupido-2", "stupido-3"] })?.code,
    ).toBe("cannot-choose");
    table.choosesPigeons(0, "stupido-3 stupido-1");
    expect([table.areas[0], table.at("statua"), table.at("folla")]).toEqual([
      "picciona-1 stupido-3 stupido-1",
      "zoppo-1",
      "",
    ]);
    expect(quietTurn(setting).choosesPigeons(0, "").areas[0]).toBe("picciona-1");
    expect(quietTurn({ pigeonDeck: "picciona-1" }).areas[0]).toBe("picciona-1");
  });

  it("[PIC-25] Stupido glides to the fuller of Statua and Cavi, by size, room or not", () => {
    const fuller = quietTurn({ pigeonDeck: "stupido-3", places: { cavi: "grasso-1", statua: "zoppo-1" } });
    expect(fuller.at("cavi")).toBe("grasso-1 stupido-3");
    const full = quietTurn({ pigeonDeck: "stupido-3", places: { statua: "grasso-1 zoppo-1" } });
    expect(full.all("overflows")).toEqual([{ type: "overflows", place: "statua" }]);
  });

  it("[PIC-25] if they are equally full, the current player chooses", () => {
    const table = quietTurn({
      pigeonDeck: "stupido-3",
      places: { cavi: "grasso-1", statua: "zoppo-1 stupido-1" },
    });
    expect(table.choice).toBe("0 landing: statua | cavi");
    expect(table.choosesZone(0, "statua").at("statua")).toBe("zoppo-1 stupido-1 stupido-3");
  });

  it("[PIC-26] Zoppo glides to Strada, and scaring never moves it", () => {
    expect(quietTurn({ pigeonDeck: "zoppo-1" }).at("strada")).toBe("zoppo-1");
    const table = quietTurn({ pigeonDeck: "stupido-3", places: { statua: "zoppo-1 zoppo-2 stupido-1" } });
    expect(table.at("statua")).toBe("zoppo-1 zoppo-2");
  });
});

describe("Our Places", () => {
  it("[PIC-27] Strada: the pigeon that is one too many is run over and becomes the current player's Trophy", () => {
    const full = quietTurn({ current: 1, pigeonDeck: "zoppo-3", places: { strada: "zoppo-1 grasso-1" } });
    expect([full.at("strada"), full.trophies[1]]).toEqual(["zoppo-1 grasso-1", "zoppo-3"]);
    const room = quietTurn({ pigeonDeck: "zoppo-3", places: { strada: "zoppo-1 zoppo-2" } });
    expect(room.at("strada")).toBe("zoppo-1 zoppo-2 zoppo-3");
  });

  it("[PIC-27] Statua: all pigeons there are scared", () => {
    const table = quietTurn({
      pigeonDeck: "stupido-3",
      places: { statua: "stupido-1 grasso-1" },
      areas: ["zoppo-1", "", "zoppo-2"],
    });
    expect([table.at("statua"), table.areas[1]]).toEqual(["", "stupido-1 grasso-1 stupido-3"]);
  });

  it("[PIC-27] Cavi: the biggest pigeon gets a shock and becomes a Trophy, the others are scared", () => {
    const table = quietTurn({
      pigeonDeck: "stupido-3",
      places: { cavi: "stupido-1 grasso-1" },
      areas: ["zoppo-1", "zoppo-2", ""],
    });
    expect([table.trophies[0], table.areas[2], table.at("cavi")]).toEqual([
      "grasso-1",
      "stupido-1 stupido-3",
      "",
    ]);
  });

  it("[PIC-27] Cavi: among equals the current player chooses", () => {
    const table = quietTurn({ pigeonDeck: "stupido-3", places: { cavi: "stupido-1 stupido-2 zoppo-1" } });
    expect(table.choice).toBe("0 biggest: stupido-1 stupido-2 zoppo-1 stupido-3");
    table.choosesPigeons(0, "stupido-3");
    expect([table.trophies[0], table.at("cavi")]).toEqual(["stupido-3", "zoppo-1"]);
  });

  it("[PIC-27] Folla: always has room; pigeons there are moved and scared, but never become Trophies", () => {
    const table = tableWith({
      hands: ["blam-1 fionda-1 battimani-1 briciole-1", ""],
      places: { folla: "stupido-1 stupido-2 stupido-3 grasso-1 grasso-2" },
    });
    expect(table.view(0).idle).toEqual(["blam-1", "fionda-1"]);
    table.plays("briciole-1").choosesPigeons(0, "stupido-1").choosesZone(0, 1).othersDecline();
    expect(table.areas[1]).toBe("stupido-1");
    table.plays("battimani-1").choosesPigeons(0, "grasso-1 grasso-2").othersDecline();
    expect(table.areas[0]).toMatch(/^grasso-1 grasso-2/);
  });
});
