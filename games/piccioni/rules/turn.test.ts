import { describe, expect, it } from "vitest";
import { tableWith } from "../testing/table-with.ts";
import { type Move, OUR_DECK, piccioni } from "./index.ts";
import { layDown } from "./playing.ts";

describe("A turn", () => {
  it("[PIC-5] has exactly two actions, possibly the same one twice, and then comes the next player", () => {
    const table = tableWith({ hands: ["", "", ""], pigeonDeck: "grasso-1 grasso-2" });
    table.draws(1);
    expect([table.state.current, table.awaited]).toEqual([0, [0]]);
    table.draws(1);
    expect([table.state.current, table.awaited]).toEqual([1, [1]]);
    expect(table.refusal(0, { type: "draw", count: 1 })).toMatchObject({
      code: "not-your-turn",
      clause: "PIC-5",
    });
  });

  it("[PIC-5] a card may be played without a target, but no reaction on its own, and nobody discards for nothing", () => {
    const table = tableWith({ hands: ["gufo-finto-1 ombrello-1 automobile-1", ""] });
    expect(table.offers(0)).toEqual(["draw 1", "draw 2", "draw 3", "play gufo-finto-1", "play automobile-1"]);
    const reasons = ["gufo-finto-1", "ombrello-1", "automobile-1", "blam-1"].map(
      (card) => table.refusal(0, { type: "play", card })?.code,
    );
    expect(reasons).toEqual([undefined, "only-a-reaction", undefined, "not-in-hand"]);
    const discard: Move = { type: "discard", cards: ["ombrello-1"], target: "guano-1" };
    expect(table.refusal(0, discard)?.code).toBe("not-in-your-area");
  });

  it("[PIC-5] a card without a target does the rest of what it says, and reveals its pigeons", () => {
    const table = tableWith({
      hands: ["automobile-1", "", ""],
      pigeonDeck: "zoppo-1 zoppo-2",
      actionDeck: "guano-1 guano-2",
    });
    table.playsUnanswered("automobile-1");
    expect(table.all("played")).toEqual([{ type: "played", seat: 0, card: "automobile-1", idle: true }]);
    expect([table.trophies[0], table.hands[0]]).toEqual(["", "guano-1 guano-2"]);
    table.playsUnanswered("guano-1");
    expect(table.all("flock")).toEqual([{ type: "flock", seat: 0, pigeons: 1 }]);
    expect(table.state.discards, "no Area could receive it").toEqual(["automobile-1", "guano-1"]);
  });

  it("[PIC-5] the current player sees which cards have no target; nobody else does, and not while something is asked", () => {
    const table = tableWith({
      hands: ["gufo-finto-1 fionda-1 montagna-di-guano-1 idropulitrice-1 ombrello-1", "scossa-1"],
      places: { strada: "zoppo-1" },
    });
    expect(table.view(0).idle).toEqual(["gufo-finto-1", "montagna-di-guano-1", "idropulitrice-1"]);
    for (const watcher of [1, "spectator", "screen"] as const) expect(table.view(watcher).idle).toEqual([]);
    table.plays("fionda-1");
    expect(table.view(0).idle).toEqual([]);
    table.othersDecline();
    expect(table.all("played")).toEqual([{ type: "played", seat: 0, card: "fionda-1" }]);
  });

  it("[PIC-5] a Zoppo alone is no target for scaring, and a pigeon in Folla is none for a shot", () => {
    const table = tableWith({
      hands: ["gufo-finto-1 fionda-1 blam-1", ""],
      areas: ["zoppo-1", ""],
      places: { folla: "stupido-1" },
    });
    expect(table.view(0).idle).toEqual(["gufo-finto-1"]);
    table.plays("fionda-1");
    expect(table.all("asked")).toMatchObject([{ picks: [{ pigeons: ["zoppo-1"] }, {}] }]);
    const none = tableWith({ hands: ["fionda-1 blam-1", ""], places: { folla: "stupido-1" } });
    expect(none.view(0).idle).toEqual(["fionda-1", "blam-1"]);
  });

  it("[PIC-5] a player who can do nothing at all skips that action", () => {
    const table = tableWith({
      hands: ["ombrello-1", "guano-1"],
      areas: ["", "zoppo-2"],
      actionDeck: "complice-1",
      actionsLeft: 1,
    });
    table.draws(1);
    expect(table.all("skips")).toEqual([{ type: "skips", seat: 0 }]);
    expect(table.all("flock")).toHaveLength(1);
  });

  it("[PIC-6] one to three cards are drawn, if there are that many", () => {
    const table = tableWith({ hands: ["", ""], actionDeck: "blam-1 fionda-1 gatto-1 guano-1" });
    expect(table.draws(3).hands[0]).toBe("blam-1 fionda-1 gatto-1");
    const short = tableWith({ hands: ["", ""], actionsLeft: 2 });
    expect(short.offers(0)).toEqual(["draw 1", "draw 2"]);
    expect(short.refusal(0, { type: "draw", count: 3 })).toMatchObject({
      code: "too-few-left",
      params: { cards: 2 },
    });
  });

  it("[PIC-6] above five cards the player chooses what to throw away before doing anything else", () => {
    const table = tableWith({
      hands: ["blam-1 blam-2 blam-3 blam-4", ""],
      actionDeck: "gatto-1 gatto-2 gatto-3",
    });
    table.draws(3);
    expect([table.awaited, table.offers(0)]).toEqual([[0], ["throwAway"]]);
    expect(table.refusal(0, { type: "draw", count: 1 })?.code).toBe("throw-away-first");
    expect(table.refusal(0, { type: "throwAway", cards: ["gatto-1"] })).toMatchObject({
      code: "wrong-number",
      params: { cards: 2 },
    });
    expect(table.refusal(0, { type: "throwAway", cards: ["gatto-1", "gatto-1"] })?.code).toBe("not-in-hand");
    table.throwsAway(0, "blam-1 gatto-2");
    expect(table.hands[0]).toBe("blam-2 blam-3 blam-4 gatto-1 gatto-3");
    expect(table.state.discards).toEqual(["blam-1", "gatto-2"]);
    expect(table.state.actionsLeft).toBe(1);
  });

  it("[PIC-6] what is set aside for a Reaction cannot be thrown away, by the player or by the clock", () => {
    const actions = OUR_DECK.actions.map((face) =>
      face.id === "gufo-finto" ? { ...face, effects: [{ effect: "draw", cards: 3 } as const] } : face,
    );
    const table = tableWith({
      hands: ["gufo-finto-1 battimani-1 blam-1 blam-2 blam-3", ""],
      options: { deck: { ...OUR_DECK, actions }, actionSeconds: 30 },
    });
    table.playsUnanswered("gufo-finto-1");
    expect(table.state.waiting).toMatchObject({ is: "throwAway", cards: 2 });
    const { hand } = table.state.players[0]!;
    const inPlay = layDown(table.state, 0, hand[4]!, false);
    inPlay.afterwards.push({ seat: 0, card: "battimani-1" });
    expect(table.refusal(0, { type: "throwAway", cards: ["battimani-1", "blam-1"] })?.code).toBe("set-aside");
    const [offer] = piccioni.moves(table.state, 0, { now: 0, actedAt: 0 });
    expect(offer?.open?.cards).toMatchObject({ from: expect.not.arrayContaining(["battimani-1"]) });
  });

  it("[PIC-6] the limit also holds if a card makes a player draw", () => {
    const actions = OUR_DECK.actions.map((face) =>
      face.id === "gufo-finto" ? { ...face, effects: [{ effect: "draw", cards: 3 } as const] } : face,
    );
    const table = tableWith({
      hands: ["gufo-finto-1 blam-1 blam-2 blam-3", ""],
      options: { deck: { ...OUR_DECK, actions } },
    });
    table.playsUnanswered("gufo-finto-1");
    expect(table.offers(0)).toEqual(["throwAway"]);
    expect(table.all("mustThrowAway")).toMatchObject([{ seat: 0, cards: 1 }]);
  });

  it("[PIC-8] cards played by anybody lie before the current player until the turn ends", () => {
    const table = tableWith({
      hands: ["gufo-finto-1", "ma-anche-no-1", ""],
      areas: ["grasso-1", "", ""],
      pigeonDeck: "grasso-2",
    });
    table.plays("gufo-finto-1").reacts(1, "ma-anche-no-1").othersDecline();
    expect(table.state.laid).toEqual([
      { card: "gufo-finto-1", by: 0, assigned: false },
      { card: "ma-anche-no-1", by: 1, assigned: false },
    ]);
    expect(table.state.discards).toEqual([]);
    table.draws(1);
    expect(table.state.laid).toEqual([]);
    expect(table.state.discards).toEqual(["gufo-finto-1", "ma-anche-no-1"]);
  });

  it("[PIC-8] an assigned card stays in its Area, and is discarded when it is removed", () => {
    const table = tableWith({
      hands: ["guano-1 blam-1", ""],
      areas: ["zoppo-1", ""],
      actionDeck: "gatto-1",
      pigeonDeck: "grasso-2",
    });
    table.plays("guano-1").choosesPigeons(0, "").othersDecline();
    expect([table.areas[0], table.state.discards]).toEqual(["zoppo-1 guano-1", []]);
    table.discards("blam-1", "guano-1");
    expect(table.areas[0]).toBe("zoppo-1 grasso-2");
    expect(table.state.discards).toEqual(["blam-1", "guano-1"]);
  });

  it("[PIC-9] one card removes a Guano, two a Montagna, two turn a pigeon into a Trophy; one thing at a time", () => {
    const table = tableWith({
      hands: ["blam-1 blam-2 blam-3 blam-4 blam-5", ""],
      areas: ["grasso-1 guano-1 guano-2 montagna-di-guano-1", ""],
    });
    const price = (target: string, ...cards: string[]) =>
      table.refusal(0, { type: "discard", cards, target })?.code;
    expect(price("guano-1", "blam-1", "blam-2")).toBe("wrong-price");
    expect(price("montagna-di-guano-1", "blam-1")).toBe("wrong-price");
    expect(price("grasso-1", "blam-1")).toBe("wrong-price");
    expect(price("grasso-1", "blam-1", "blam-1")).toBe("not-in-hand");
    expect(price("guano-1", "blam-1")).toBeUndefined();
    expect(price("montagna-di-guano-1", "blam-1", "blam-2")).toBeUndefined();
    table.discards("blam-1 blam-2", "grasso-1");
    expect([table.trophies[0], table.areas[0]]).toEqual(["grasso-1", "guano-1 guano-2 montagna-di-guano-1"]);
    expect(table.state.actionsLeft).toBe(1);
    table.discards("blam-3", "guano-2");
    expect(table.areas[0]).toMatch(/guano-1 montagna-di-guano-1$/);
  });

  it("[PIC-9] players discard only for cards in their own Area", () => {
    const table = tableWith({
      hands: ["blam-1 blam-2", ""],
      areas: ["", "grasso-1 guano-1"],
      places: { strada: "zoppo-1" },
    });
    for (const target of ["grasso-1", "guano-1", "zoppo-1"]) {
      expect(table.refusal(0, { type: "discard", cards: ["blam-1", "blam-2"], target })?.code).toBe(
        "not-in-your-area",
      );
    }
    expect(table.offers(0).filter((offer) => offer.startsWith("discard"))).toEqual([]);
  });

  it("[PIC-10] a hand is its owner's secret, and cards are seen when they are used", () => {
    const table = tableWith({ hands: ["gufo-finto-1 blam-1", ""], areas: ["grasso-1", ""] });
    expect(table.view(0).players[0]!.hand).toEqual(["gufo-finto-1", "blam-1"]);
    for (const watcher of [1, "spectator", "screen"] as const) {
      expect(table.view(watcher).players[0]!.hand).toEqual(["?", "?"]);
    }
    table.playsUnanswered("gufo-finto-1");
    expect(table.view(1).laid).toMatchObject([{ card: "gufo-finto-1" }]);
    expect(JSON.stringify(table.view(1))).not.toContain("blam-1");
  });
});
