import { describe, expect, it } from "vitest";
import { withBlam, withDeck } from "../testing/deck-with.ts";
import { OUR_DECK, type PigeonFace } from "./index.ts";

const ONE = { least: 1, most: 1 };

/** The flock of a turn in which nobody does anything but draw; Piccione are as this face says. */
function withPicciona(face: Partial<PigeonFace>, settings: Parameters<typeof withDeck>[1]) {
  const pigeons = { ...OUR_DECK.pigeons, picciona: { ...OUR_DECK.pigeons.picciona, ...face } };
  return withDeck({ pigeons }, { hands: ["", ""], pigeonDeck: "picciona-1", ...settings })
    .draws(1)
    .draws(1);
}

describe("Decks that say unusual things", () => {
  it("[PIC-5] as much is done as can be: pigeons that no Zone can receive stay where they are", () => {
    const to = { zones: "areas", pigeons: 9 } as const;
    const table = withBlam(
      { effects: [{ effect: "assign", pigeons: { from: "strada" }, to }] },
      { places: { strada: "zoppo-1 zoppo-2" } },
    );
    expect(table.playsUnanswered("blam-1").at("strada")).toBe("zoppo-1 zoppo-2");
    expect(table.all("moved")).toEqual([]);
  });

  it("[PIC-17] pigeons that have left in the meantime are not moved any more, to an Area or to a Place", () => {
    for (const zones of ["own", "folla"] as const) {
      const table = withBlam(
        {
          effects: [
            { effect: "assign", pigeons: { from: "own" }, to: { zones: "statua" } },
            { effect: "assign", pigeons: { from: "statua" }, to: { zones } },
          ],
        },
        { areas: ["grasso-1", "", ""], places: { statua: "stupido-1 stupido-2" } },
      );
      table.playsUnanswered("blam-1");
      expect(table.all("scared")).toEqual([
        { type: "scared", pigeons: ["stupido-1", "stupido-2", "grasso-1"], to: null },
      ]);
      expect([table.areas[0], table.at("statua"), table.at("folla")]).toEqual(["", "", ""]);
    }
  });

  it("[PIC-27] a pigeon that an overflow has driven away does not arrive any more", () => {
    const pigeons = { from: "ownAndPlaces", choose: { least: 2, most: 2 } } as const;
    const table = withBlam(
      { effects: [{ effect: "assign", pigeons, to: { zones: "statua" } }] },
      { areas: ["grasso-1", "", ""], places: { statua: "stupido-1 stupido-2" } },
    );
    table.plays("blam-1").choosesPigeons(0, "grasso-1 stupido-1");
    expect(table.all("moved")).toEqual([{ type: "moved", pigeons: ["grasso-1"], to: "statua" }]);
    expect(table.at("statua")).toBe("");
  });

  it("[PIC-30] a whole Zone is without the pigeons that the card is already about", () => {
    const table = withBlam(
      {
        effects: [
          { effect: "trophy", pigeons: { from: "places", choose: ONE } },
          { effect: "assign", pigeons: { from: "places", together: true }, to: { zones: "folla" } },
        ],
      },
      { places: { strada: "zoppo-1 zoppo-2", cavi: "stupido-1" } },
    );
    table.plays("blam-1").choosesPigeons(0, "zoppo-1").choosesZone(0, "strada");
    expect(table.all("asked")[0]?.picks.map((pick) => pick.pigeons)).toEqual([["zoppo-1"], ["zoppo-2"]]);
    expect([table.trophies[0], table.at("folla")]).toEqual(["zoppo-1", "zoppo-2"]);
  });

  it("[PIC-7] a Reaction that is set aside does not pay as well", () => {
    const table = withBlam(
      {
        effects: [
          { effect: "assign", pigeons: { from: "strada" }, to: { zones: "others" } },
          { effect: "trophy", pigeons: { from: "cavi" } },
          { effect: "contribute", cards: 1 },
        ],
      },
      {
        hands: ["blam-1", "battimani-1 gatto-1"],
        places: { strada: "stupido-1", cavi: "stupido-2" },
      },
    );
    table.plays("blam-1").reacts(1, "battimani-1");
    const refusal = table.refusal(1, { type: "contribute", cards: ["battimani-1"] });
    expect(refusal).toEqual({ code: "set-aside", clause: "PIC-7" });
    expect(table.refusal(1, { type: "react", card: "battimani-1" })?.code).toBe("set-aside");
    expect(table.refusal(1, { type: "contribute", cards: ["gatto-1"] })).toBeUndefined();
  });

  it("[PIC-27] a pigeon that is moved to the Place where it is does not arrive there", () => {
    const table = withBlam(
      { effects: [{ effect: "assign", pigeons: { from: "strada" }, to: { zones: "strada" } }] },
      { places: { strada: "grasso-1 grasso-2" } },
    );
    table.playsUnanswered("blam-1");
    expect([table.at("strada"), table.all("moved"), table.all("overflows")]).toEqual([
      "grasso-1 grasso-2",
      [],
      [],
    ]);
  });

  it("[PIC-27] Folla never overflows, and nobody says that it does", () => {
    const table = withBlam(
      { effects: [{ effect: "assign", pigeons: { from: "own" }, to: { zones: "folla" } }] },
      { areas: ["grasso-1 grasso-2 grasso-3", "", ""] },
    );
    expect(table.playsUnanswered("blam-1").at("folla")).toBe("grasso-1 grasso-2 grasso-3");
    expect(table.all("overflows")).toEqual([]);
  });

  it("[PIC-30] there: all the Zones that the pigeons are in which the card is about", () => {
    const table = withBlam(
      {
        effects: [
          { effect: "trophy", pigeons: { from: "zones", choose: { least: 2, most: 2 } } },
          { effect: "assign", pigeons: { from: "there" }, to: { zones: "folla" } },
        ],
      },
      { places: { strada: "zoppo-1 zoppo-2", cavi: "stupido-1 stupido-2" }, areas: ["grasso-1", "", ""] },
    );
    table.plays("blam-1").choosesPigeons(0, "zoppo-1 stupido-1").othersDecline();
    expect([table.at("folla"), table.areas[0]]).toEqual(["zoppo-2 stupido-2", "grasso-1"]);
  });

  it("[PIC-5] a card that only may take pigeons is never without a target", () => {
    const pigeons = { from: "own", choose: { least: 0, most: 2 } } as const;
    const table = withBlam({ effects: [{ effect: "trophy", pigeons }] });
    expect(table.view(0).idle).toEqual([]);
    expect(table.playsUnanswered("blam-1").all("played")).toEqual([
      { type: "played", seat: 0, card: "blam-1" },
    ]);
  });

  it("[PIC-7] nobody is asked where nothing is moved to", () => {
    const pigeons = { from: "own", choose: ONE } as const;
    const table = withBlam({ effects: [{ effect: "assign", pigeons, to: { zones: "zones" } }] });
    table.playsUnanswered("blam-1");
    expect([table.all("mustChoose"), table.state.actionsLeft]).toEqual([[], 1]);
  });

  it("[PIC-6] a card that draws more than there is draws what there is, and says nothing where there is nothing", () => {
    const face = { effects: [{ effect: "draw", cards: 3 }] } satisfies Parameters<typeof withBlam>[0];
    const two = withBlam(face, { actionDeck: "gatto-1", actionsLeft: 1, discards: "gatto-2" });
    expect(two.playsUnanswered("blam-1").hands[0]).toBe("gatto-1 gatto-2");
    const none = withBlam(face, { actionsLeft: 0 }).playsUnanswered("blam-1");
    expect(none.all("drew")).toEqual([]);
  });

  it("[PIC-24] nobody follows a pigeon that was run over, and no pigeon follows itself", () => {
    const gone = withPicciona(
      { glides: "strada" },
      { places: { strada: "zoppo-1 zoppo-2 zoppo-3", folla: "stupido-1" } },
    );
    expect([gone.trophies[0], gone.all("mustChoose")]).toEqual(["picciona-1", []]);
    const followers = { kinds: ["picciona" as const], most: 2 };
    expect(withPicciona({ glides: "statua", followers }, {}).all("mustChoose")).toEqual([]);
    const two = withPicciona({ glides: "statua", followers }, { places: { cavi: "picciona-2" } });
    expect(two.choice).toBe("0 followers: picciona-2");
  });

  it("[PIC-24] those who follow to a Place arrive there one after the other", () => {
    const table = withPicciona(
      { glides: "strada" },
      { places: { strada: "zoppo-1", folla: "stupido-1 stupido-2" } },
    );
    table.choosesPigeons(0, "stupido-1 stupido-2");
    expect([table.at("strada"), table.trophies[0]]).toEqual(["zoppo-1 picciona-1 stupido-1", "stupido-2"]);
  });

  it("[PIC-24] without Stupidi, or if none is chosen, nothing moves", () => {
    const alone = withPicciona({}, {});
    expect([alone.all("mustChoose"), alone.state.current]).toEqual([[], 1]);
    const shy = withPicciona({}, { places: { folla: "stupido-1" } }).choosesPigeons(0, "");
    expect([shy.all("moved"), shy.at("folla")]).toEqual([[], "stupido-1"]);
  });
});
