import { describe, expect, it } from "vitest";
import { withBlam, withGrasso, withPlace } from "../testing/deck-with.ts";
import type { TableSettings } from "../testing/table-with.ts";
import type { ActionFace, Effect } from "./index.ts";

const ONE = { least: 1, most: 1 };
const EVERYWHERE = {
  areas: ["zoppo-1", "zoppo-2", "zoppo-3"],
  places: { strada: "zoppo-4", folla: "stupido-1" },
};

describe("What effects are about", () => {
  it.each([
    ["zones", "zoppo-4 stupido-1 zoppo-1 zoppo-2 zoppo-3"],
    ["areas", "zoppo-1 zoppo-2 zoppo-3"],
    ["others", "zoppo-2 zoppo-3"],
    ["own", "zoppo-1"],
    ["places", "zoppo-4 stupido-1"],
    ["ownAndPlaces", "zoppo-4 stupido-1 zoppo-1"],
    ["strada", "zoppo-4"],
  ] as const)("[PIC-30] from %s", (from, pigeons) => {
    const choose = { least: 0, most: 1 };
    const table = withBlam(
      { effects: [{ effect: "assign", pigeons: { from, choose }, to: { zones: "own" } }] },
      EVERYWHERE,
    );
    expect(table.plays("blam-1").choice).toBe(`0 assign: ${pigeons}`);
  });

  it("[PIC-30] choose: between a least and a most; without it, all", () => {
    const pigeons = { from: "places", choose: { least: 2, most: 3 } } as const;
    const few = { places: { strada: "zoppo-1" } };
    const many = { places: { strada: "zoppo-1 zoppo-2", cavi: "stupido-1 stupido-2" } };
    expect(withBlam({ effects: [{ effect: "trophy", pigeons }] }, few).view(0).idle).toEqual(["blam-1"]);
    const table = withBlam({ effects: [{ effect: "trophy", pigeons }] }, many).plays("blam-1");
    expect(table.refusal(0, { type: "choosePigeons", pigeons: ["zoppo-1"] })?.code).toBe("cannot-choose");
    expect(table.choosesPigeons(0, "zoppo-1 stupido-1 zoppo-2").othersDecline().trophies[0]).toBe(
      "zoppo-1 stupido-1 zoppo-2",
    );
    const all = withBlam({ effects: [{ effect: "trophy", pigeons: { from: "places" } }] }, many);
    expect(all.playsUnanswered("blam-1").trophies[0]).toBe("zoppo-1 zoppo-2 stupido-1 stupido-2");
  });

  it("[PIC-30] together, kinds and size narrow it down", () => {
    const pigeons = { from: "zones", together: true, kinds: ["zoppo", "grasso"], size: 1 } as const;
    const table = withBlam(
      { effects: [{ effect: "trophy", pigeons: { ...pigeons, kinds: [...pigeons.kinds] } }] },
      { areas: ["zoppo-1 grasso-1 zoppo-5", "stupido-2"], places: { strada: "zoppo-2 stupido-1" } },
    );
    expect(table.plays("blam-1").choice).toBe("0 trophy: strada | 0");
    expect(table.choosesZone(0, 0).othersDecline().trophies[0]).toBe("zoppo-1 zoppo-5");
  });

  it("[PIC-30] there: where the pigeons are that the last effect was about, except those themselves", () => {
    const table = withBlam(
      {
        effects: [
          { effect: "trophy", pigeons: { from: "zones", choose: ONE } },
          { effect: "assign", pigeons: { from: "there" }, to: { zones: "folla" } },
        ],
      },
      { places: { strada: "zoppo-1 zoppo-2 stupido-1" }, areas: ["grasso-1"] },
    );
    table.plays("blam-1").choosesPigeons(0, "zoppo-2").othersDecline();
    expect([table.at("strada"), table.at("folla")]).toEqual(["", "zoppo-1 stupido-1"]);
  });
});

describe("Effects", () => {
  it("[PIC-30] trophy: a Guano, of a given sort and from given Areas", () => {
    const table = withBlam(
      { effects: [{ effect: "trophy", guano: { from: "others", stays: "montagna" } }] },
      { areas: ["montagna-di-guano-1", "guano-1 montagna-di-guano-2", "guano-2"] },
    );
    table.plays("blam-1").othersDecline();
    expect([table.trophies[0], table.areas[1]]).toEqual(["montagna-di-guano-2", "guano-1"]);
  });

  it("[PIC-30] scare: only pigeons that can fly", () => {
    const table = withBlam(
      { effects: [{ effect: "scare", pigeons: { from: "strada" } }] },
      { places: { strada: "zoppo-1 stupido-1" } },
    );
    expect(table.playsUnanswered("blam-1").at("strada")).toBe("zoppo-1");
  });

  it("[PIC-30] assign: pigeons arrive in a Place one after the other, and it may overflow", () => {
    const table = withBlam(
      { effects: [{ effect: "assign", pigeons: { from: "own" }, to: { zones: "strada" } }] },
      { areas: ["stupido-1 grasso-1 stupido-2", "", ""], places: { strada: "zoppo-1" } },
    );
    table.playsUnanswered("blam-1");
    expect([table.at("strada"), table.trophies[0]]).toEqual(["zoppo-1 stupido-1 stupido-2", "grasso-1"]);
  });

  it("[PIC-30] assign: only to Zones with enough pigeons, also for the card itself", () => {
    const table = withBlam(
      { stays: "guano", effects: [{ effect: "assign", to: { zones: "others", pigeons: 2 } }] },
      { areas: ["zoppo-1 zoppo-2", "zoppo-3", "grasso-1 grasso-2"] },
    );
    expect(table.playsUnanswered("blam-1").areas[2]).toBe("grasso-1 grasso-2 blam-1");
  });

  it("[PIC-30] remove: a Guano goes to the discards, from any Area that is meant", () => {
    const table = withBlam(
      { effects: [{ effect: "remove", guano: { from: "areas" } }] },
      { areas: ["", "guano-1"] },
    );
    table.playsUnanswered("blam-1");
    expect([table.areas[1], table.state.discards]).toEqual(["", ["guano-1"]]);
    expect(table.all("removed")).toEqual([{ type: "removed", card: "guano-1", seat: 1 }]);
  });

  it("[PIC-30] two effects are never about the same Guano or the same pigeon", () => {
    const table = withBlam(
      {
        effects: [
          { effect: "trophy", guano: { from: "own" } },
          { effect: "remove", guano: { from: "own" } },
          { effect: "trophy", pigeons: { from: "own", choose: ONE } },
          { effect: "assign", pigeons: { from: "own" }, to: { zones: "folla" } },
        ],
      },
      { areas: ["guano-1 zoppo-1", "", ""] },
    );
    table.playsUnanswered("blam-1");
    expect([table.trophies[0], table.areas[0], table.at("folla")]).toEqual(["guano-1 zoppo-1", "", ""]);
  });

  it("[PIC-30] draw: a given number of cards", () => {
    const table = withBlam(
      { effects: [{ effect: "draw", cards: 3 }] },
      { actionDeck: "gatto-1 gatto-2 gatto-3 gatto-4" },
    );
    expect(table.playsUnanswered("blam-1").hands[0]).toBe("gatto-1 gatto-2 gatto-3");
    const empty = withBlam({ effects: [{ effect: "draw", cards: 1 }] }, { actionsLeft: 0 });
    expect(empty.view(0).idle).toEqual(["blam-1"]);
    expect(empty.playsUnanswered("blam-1").hands[0]).toBe("");
  });

  it("[PIC-30] contribute: a given number of cards, on any card that makes Trophies of pigeons", () => {
    const table = withBlam(
      {
        effects: [
          { effect: "trophy", pigeons: { from: "places" } },
          { effect: "contribute", cards: 1 },
        ],
      },
      { hands: ["blam-1", "gatto-1", ""], places: { strada: "zoppo-1", statua: "stupido-1" } },
    );
    table.plays("blam-1").contributes(1, "gatto-1");
    expect(table.trophies).toEqual(["zoppo-1", "stupido-1", ""]);
  });

  it("[PIC-30] evict: back into the deck, and scared only in the final phase", () => {
    const back = { effects: [{ effect: "evict", pigeons: { from: "own" } }] } satisfies Partial<ActionFace>;
    const areas = ["grasso-1 stupido-1 zoppo-1", "", "zoppo-2"];
    const table = withBlam(back, { areas }).playsUnanswered("blam-1");
    expect(table.areas).toEqual(["zoppo-1", "", "zoppo-2"]);
    expect(table.state.pigeonDeck).toEqual(expect.arrayContaining(["grasso-1", "stupido-1"]));
    expect(table.all("evicted")).toEqual([{ type: "evicted", pigeons: ["grasso-1", "stupido-1"] }]);
    expect(table.all("scared")).toEqual([]);
    const late = withBlam(back, { areas, pigeonsLeft: 0 });
    late.state.finalPhase = { trigger: 2, turnsLeft: 2 };
    late.playsUnanswered("blam-1");
    expect(late.areas).toEqual(["zoppo-1", "grasso-1 stupido-1", "zoppo-2"]);
    expect(late.state.finalPhase).not.toBeNull();
  });

  it.each([
    ["cancel", ["", "", ""]],
    ["contribute", ["zoppo-1", "zoppo-2", ""]],
  ] as const)("[PIC-30] reactions: %s, on a card that is also an action", (effect, trophies) => {
    const table = withBlam(
      { reaction: { effect } },
      { hands: ["automobile-1", "blam-1", ""], places: { strada: "zoppo-1 zoppo-2" } },
    );
    table.plays("automobile-1").reacts(1, "blam-1");
    expect(table.trophies).toEqual(trophies);
  });

  it("[PIC-30] reactions: redirect and scare, on a card that is also an action", () => {
    const guano = withBlam(
      { reaction: { effect: "redirect" } },
      { hands: ["guano-1", "blam-1"], areas: ["zoppo-1", "zoppo-2"] },
    );
    guano.plays("guano-1").choosesZone(0, 1).choosesPigeons(0, "").reacts(1, "blam-1").othersDecline();
    expect(guano.areas[0]).toBe("zoppo-1 guano-1");
    const crumbs = withBlam(
      { reaction: { effect: "scare" } },
      { hands: ["briciole-1", "blam-1"], places: { cavi: "stupido-1" } },
    );
    crumbs.plays("briciole-1").choosesZone(0, 1).reacts(1, "blam-1").othersDecline();
    expect(crumbs.areas[0]).toBe("stupido-1");
  });
});

describe("A card without a target", () => {
  const here: Pick<TableSettings, "areas" | "places" | "trophies"> = {
    areas: ["", "zoppo-1 guano-1", ""],
    places: { strada: "zoppo-2", folla: "stupido-1" },
  };
  const idle = (effect: Effect, stays?: "guano") => {
    const face = stays === undefined ? { effects: [effect] } : { effects: [effect], stays };
    return withBlam(face, here).view(0).idle.length > 0;
  };

  it("[PIC-5] is one whose first effect finds nothing, whatever it is", () => {
    const own = { from: "own" } as const;
    const there = { from: "places" } as const;
    expect(idle({ effect: "trophy", pigeons: own })).toBe(true);
    expect(idle({ effect: "trophy", pigeons: there })).toBe(false);
    expect(idle({ effect: "trophy", pigeons: { from: "folla" } })).toBe(true);
    expect(idle({ effect: "trophy", guano: own })).toBe(true);
    expect(idle({ effect: "trophy", guano: { from: "others" } })).toBe(false);
    for (const effect of ["scare", "evict"] as const) {
      expect(idle({ effect, pigeons: { from: "areas" } })).toBe(true);
      expect(idle({ effect, pigeons: there })).toBe(false);
    }
    expect(idle({ effect: "remove", guano: own })).toBe(true);
    expect(idle({ effect: "remove", guano: { from: "areas" } })).toBe(false);
    expect(idle({ effect: "draw", cards: 1 })).toBe(false);
    expect(idle({ effect: "assign", pigeons: own, to: { zones: "folla" } })).toBe(true);
    expect(idle({ effect: "assign", pigeons: there, to: { zones: "own" } })).toBe(false);
    expect(idle({ effect: "assign", pigeons: there, to: { zones: "own", pigeons: 1 } })).toBe(true);
    expect(idle({ effect: "assign", to: { zones: "others", pigeons: 1 } }, "guano")).toBe(false);
    expect(idle({ effect: "assign", to: { zones: "others", pigeons: 2 } }, "guano")).toBe(true);
  });
});

describe("Pigeons and Places", () => {
  it("[PIC-30] glides: to the Area with the fewest pigeons, to a Place, or to the fuller of several", () => {
    const areas = ["zoppo-1", "", "zoppo-2"];
    expect(withGrasso({ glides: "fewestPigeons" }, { areas }).areas[1]).toBe("grasso-1");
    expect(withGrasso({ glides: "folla" }, {}).at("folla")).toBe("grasso-1");
    const fuller = withGrasso({ glides: { fuller: ["strada", "folla"] } }, { places: { strada: "zoppo-1" } });
    expect(fuller.at("strada")).toBe("zoppo-1 grasso-1");
  });

  it("[PIC-30] followers: of given kinds, up to a number, even to a Place", () => {
    const table = withGrasso(
      { glides: "folla", followers: { kinds: ["zoppo", "infame"], most: 1 } },
      { places: { strada: "zoppo-1 stupido-1", cavi: "infame-1" } },
    );
    expect(table.choice).toBe("0 followers: zoppo-1 infame-1");
    expect(table.choosesPigeons(0, "infame-1").at("folla")).toBe("grasso-1 infame-1");
  });

  it("[PIC-30] returns and flies: for any pigeon", () => {
    const table = withGrasso(
      { glides: "strada", returns: true, flies: false },
      { places: { strada: "zoppo-1 zoppo-2" } },
    );
    expect(table.all("returned")).toEqual([{ type: "returned", seat: 0, pigeon: "grasso-1" }]);
  });

  it("[PIC-30] overflow: the arriving pigeon, the biggest or all; made Trophies or scared", () => {
    const settings = {
      pigeonDeck: "zoppo-4",
      places: { strada: "stupido-1 grasso-1" },
      areas: ["", "zoppo-1", "zoppo-2"],
    };
    const overflow = (effect: "trophy" | "scare", which: "arriving" | "biggest" | "all") =>
      withPlace("strada", { overflow: [{ effect, which }] }, settings);
    expect(overflow("trophy", "all").trophies[0]).toBe("stupido-1 grasso-1 zoppo-4");
    expect(overflow("trophy", "biggest").trophies[0]).toBe("grasso-1");
    expect(overflow("scare", "biggest").areas[0]).toBe("grasso-1");
    expect(overflow("scare", "all").areas[0]).toBe("stupido-1 grasso-1");
    expect(overflow("scare", "arriving").at("strada")).toBe("stupido-1 grasso-1 zoppo-4");
  });

  it("[PIC-19] overflow: Trophies come before scaring, whatever the order in the file", () => {
    const table = withPlace(
      "strada",
      {
        overflow: [
          { effect: "scare", which: "all" },
          { effect: "trophy", which: "biggest" },
        ],
      },
      {
        pigeonDeck: "zoppo-4",
        places: { strada: "stupido-1 grasso-1" },
        areas: ["", "zoppo-1", "zoppo-2"],
      },
    );
    expect([table.trophies[0], table.areas[0], table.at("strada")]).toEqual([
      "grasso-1",
      "stupido-1",
      "zoppo-4",
    ]);
  });

  it("[PIC-18] pigeons that have left before their turn to be scared, or evicted, are left alone", () => {
    for (const effect of ["scare", "evict"] as const) {
      const table = withBlam(
        {
          effects: [
            { effect: "assign", pigeons: { from: "own" }, to: { zones: "statua" } },
            { effect, pigeons: { from: "statua" } },
          ],
        },
        { areas: ["grasso-1"], places: { statua: "stupido-1 stupido-2" } },
      );
      table.playsUnanswered("blam-1");
      expect(table.all("scared")).toEqual([
        { type: "scared", pigeons: ["stupido-1", "stupido-2", "grasso-1"], to: null },
      ]);
      expect(table.all("evicted")).toEqual([]);
      expect(table.state.pigeonDeck).toEqual(expect.arrayContaining(["stupido-1", "stupido-2", "grasso-1"]));
    }
  });

  it("[PIC-30] capacity and shelter: for any Place", () => {
    const table = withPlace(
      "strada",
      { capacity: null, overflow: [], shelter: true },
      { pigeonDeck: "zoppo-4", places: { strada: "zoppo-1 zoppo-2 zoppo-3" }, hands: ["", "automobile-1"] },
    );
    expect(table.at("strada")).toBe("zoppo-1 zoppo-2 zoppo-3 zoppo-4");
    expect(table.view(1).idle).toEqual(["automobile-1"]);
  });
});
