import { describe, expect, it } from "vitest";
import { cardsOf, tableWith } from "../testing/table-with.ts";
import { beccato, type Outcome } from "./index.ts";

const TRIS_AT_TWO = ["PLGG", "PPL", "OOO", "LGG"];

describe("Coccodé", () => {
  it("[BEC-9] can be shouted by anybody at any time in a round, on turn or not", () => {
    for (const seat of [0, 1, 2, 3]) {
      expect(tableWith().refusal(seat, { type: "coccode" })).toBeUndefined();
      expect(tableWith().passesOn(5).refusal(seat, { type: "coccode" })).toBeUndefined();
    }
  });

  it("[BEC-9] all mates show their hands, and nobody else does", () => {
    const table = tableWith({ seats: 6, options: { teamSize: "three" } }).coccode(2);
    table.settles();
    expect(table.state.players.map(({ shown }) => shown)).toEqual([true, false, true, false, true, false]);
    expect(table.view(1).players[4]!.hand).toEqual(table.state.players[4]!.hand);
    expect(table.last("settled")?.hands.map(({ seat }) => seat)).toEqual([2, 0, 4]);
  });

  it("[BEC-10] with a mate's tris the guild takes the egg of that coop, which is filled again", () => {
    const table = tableWith({ hands: TRIS_AT_TWO, coopEggs: "rkf", deck: "ck" }).coccode(0);
    expect(table.settles()).toMatchObject({ right: true, tris: ["orloff"], clause: "BEC-10" });
    expect(table.eggs).toEqual(["r", ""]);
    expect(table.state.coops[0]).toEqual({ breed: "orloff", egg: "coin" });
    expect(table.state.eggDeck.at(-1)).toBe("cactus");
    expect(table.last("filled")).toEqual({ type: "filled", breed: "orloff", egg: "coin" });
  });

  it("[BEC-10] three of four cards will do when the mate is on turn", () => {
    const table = tableWith({ hands: ["OOOG"], coopEggs: "r" }).coccode(2);
    expect(table.settles()).toMatchObject({ right: true, tris: ["orloff"] });
  });

  it("[BEC-10] the caller's hand is shown too, but a tris in it does not count", () => {
    const table = tableWith({ hands: TRIS_AT_TWO }).coccode(2);
    expect(table.settles()).toMatchObject({ right: false, tris: [], clause: "BEC-11" });
    expect(table.view(1).players[2]).toMatchObject({ shown: true, hand: cardsOf("OOO") });
  });

  it("[BEC-10] with two tris among the mates the caller picks one, and nobody else", () => {
    const three = { seats: 6, options: { teamSize: "three" } as const };
    const table = tableWith({ ...three, dealer: 1, hands: ["GGL", "", "OOO", "", "PPP"], coopEggs: "rf" });
    table.coccode(0).settles();
    expect(table.state.choice).toMatchObject({ team: 0, by: 0, sources: ["orloff", "padovana"] });
    expect(beccato.awaits(table.state)).toEqual([0]);
    expect(table.refusal(2, { type: "take", from: "orloff" })).toEqual({
      code: "caller-chooses",
      clause: "BEC-10",
    });
    expect(table.offers(2)).toEqual([]);
    expect(table.refusal(1, { type: "take", from: "orloff" })).toMatchObject({ code: "not-your-choice" });
    expect(table.refusal(0, { type: "take", from: "livorno" })).toMatchObject({ code: "no-such-egg" });
    table.takes(0, "padovana");
    expect(table.eggs).toEqual(["f", ""]);
    expect(table.state.phase).toBe("between");
  });

  it("[BEC-10] [BEC-19] if the coop of one of two tris is empty, the guild may choose among all eggs there are", () => {
    const three = { seats: 6, options: { teamSize: "three" } as const };
    const hands = ["GGL", "", "OOO", "", "PPP"];
    const table = tableWith({ ...three, dealer: 1, hands, coopEggs: "-frk", deckSize: 0 });
    table.coccode(0).settles();
    expect(table.state.choice?.sources.slice(0, 3)).toEqual(["padovana", "livorno", "sultano"]);
    table.takes(0, "sultano");
    expect(table.eggs).toEqual(["k", ""]);
  });

  it("[BEC-11] without a tris every other guild draws the top egg, in turn order from the caller's left", () => {
    const table = tableWith({ seats: 8, deck: "ckrf" }).coccode(2);
    expect(table.settles()).toMatchObject({ right: false, clause: "BEC-11" });
    expect(table.eggs).toEqual(["k", "r", "", "c"]);
    expect(table.outcome.gains.map(({ team }) => team)).toEqual([3, 0, 1]);
  });

  it("[BEC-17] three Serama are no tris", () => {
    const table = tableWith({ hands: ["", "", "GGG"] }).coccode(0);
    expect(table.settles()).toMatchObject({ right: false, tris: [] });
  });
});

describe("Beccato", () => {
  it("[BEC-12] can be shouted by anybody at any time, and names a player of another guild", () => {
    const table = tableWith().passesOn(3);
    for (const seat of [0, 1, 2, 3]) {
      for (const accused of [0, 1, 2, 3]) {
        const refusal = table.refusal(seat, { type: "beccato", accused });
        if (seat % 2 === accused % 2) expect(refusal).toEqual({ code: "not-an-opponent", clause: "BEC-12" });
        else expect(refusal).toBeUndefined();
      }
    }
    table.beccato(1, 2).settles();
    expect(table.state.players.map(({ shown }) => shown)).toEqual([false, false, true, false]);
  });

  it("[BEC-13] with a tris the caller's guild takes an egg from any coop, which is filled again", () => {
    const table = tableWith({ hands: TRIS_AT_TWO, coopEggs: "rkf", deck: "c" }).beccato(3, 2);
    expect(table.settles()).toMatchObject({ right: true, tris: ["orloff"], clause: "BEC-13" });
    expect(table.state.choice?.sources).toEqual(["orloff", "padovana", "livorno", "deck"]);
    table.takes(1, "livorno");
    expect(table.eggs).toEqual(["", "f"]);
    expect(table.state.coops[2]?.egg).toBe("coin");
  });

  it("[BEC-13] or from the top of the deck", () => {
    const table = tableWith({ hands: TRIS_AT_TWO, coopEggs: "rkf", deck: "ck" }).beccato(3, 2);
    table.settles();
    table.takes(3, "deck");
    expect(table.eggs).toEqual(["", "c"]);
    expect(table.state.coops.map(({ egg }) => egg)).toEqual(["ring", "cactus", "fork"]);
  });

  it("[BEC-13] a tris among four cards counts", () => {
    const table = tableWith({ hands: ["OOOG"] }).beccato(1, 0);
    expect(table.settles()).toMatchObject({ right: true });
  });

  it("[BEC-14] without a tris the guild of the accused draws the top egg", () => {
    const table = tableWith({ seats: 6, deck: "rk" }).beccato(0, 4);
    expect(table.settles()).toMatchObject({ right: false, clause: "BEC-14" });
    expect(table.eggs).toEqual(["", "r", ""]);
  });

  it("[BEC-17] three Serama are no tris here either", () => {
    const table = tableWith({ hands: ["", "", "GGG"] }).beccato(1, 2);
    expect(table.settles()).toMatchObject({ right: false, clause: "BEC-14" });
    expect(
      tableWith({ hands: ["GGGG"] })
        .beccato(1, 0)
        .settles(),
    ).toMatchObject({ right: false });
  });
});

describe("Chicchirichì", () => {
  it("[BEC-15] with four Serama on turn the guild draws the top egg", () => {
    const table = tableWith({ hands: ["GGGG"], deck: "rk" }).chicchirichi(0);
    expect(table.settles()).toMatchObject({ right: true, clause: "BEC-15" });
    expect(table.eggs).toEqual(["r", ""]);
    expect(table.view(3).players[0]).toMatchObject({ shown: true, hand: cardsOf("GGGG") });
  });

  it("[BEC-16] without them every other guild draws an egg, on turn or not", () => {
    const wrong = (hands: string[], seat: number): [Outcome, string[]] => {
      const table = tableWith({ seats: 6, hands, deck: "ckr" }).chicchirichi(seat);
      return [table.settles(), table.eggs];
    };
    const [onTurn, eggs] = wrong(["GGGO"], 0);
    expect(onTurn).toMatchObject({ right: false, clause: "BEC-16" });
    expect(eggs).toEqual(["", "c", "k"]);
    const [offTurn] = wrong(["O", "GGG"], 1);
    expect(offTurn).toMatchObject({ right: false, clause: "BEC-16" });
  });

  it("[BEC-16] the hand is shown even if the shout is wrong", () => {
    const table = tableWith({ hands: ["GGGO"] }).chicchirichi(0);
    table.settles();
    expect(table.view(3).players[0]).toMatchObject({ shown: true, hand: cardsOf("GGGO") });
  });

  it("[BEC-17] three Serama are worth nothing", () => {
    const table = tableWith({ hands: ["", "", "GGG"] }).chicchirichi(2);
    expect(table.settles()).toMatchObject({ right: false });
  });
});
