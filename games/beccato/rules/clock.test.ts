import { describe, expect, it } from "vitest";
import { cardsOf, tableWith } from "../testing/table-with.ts";
import { beccato, type Card } from "./index.ts";

const LIMITS = { passSeconds: 20, chooseSeconds: 10, restSeconds: 15 };

describe("When time is up", () => {
  it("[BEC-36] the clock passes a random card that breaks no pair", () => {
    const passed = new Set<Card>();
    for (let seed = 0; seed < 30; seed++) {
      const table = tableWith({ seed, options: LIMITS, hands: ["OOPL"] }).waits(19_999);
      expect(table.state.passes).toBe(0);
      table.waits(1);
      expect(table.last("passed")).toMatchObject({ from: 0, to: 1, byClock: true });
      passed.add(table.last("passed", 0)!.card as Card);
    }
    expect([...passed].sort()).toEqual(cardsOf("LP"));
  });

  it("[BEC-36] two Serama are a pair too, and a tris stays together", () => {
    const passedFrom = (hand: string) => {
      const table = tableWith({ options: LIMITS, hands: [hand] }).waits(20_000);
      return table.last("passed", 0)!.card;
    };
    for (let i = 0; i < 3; i++) {
      expect(passedFrom("GGPG")).toBe("padovana");
      expect(passedFrom("OOOG")).toBe("serama");
    }
    expect(cardsOf("OG")).toContain(passedFrom("OGOG"));
    expect(passedFrom("GGGG")).toBe("serama");
  });

  it("[BEC-36] the first choice possible is made: coops in their order before the deck", () => {
    const table = tableWith({ options: LIMITS, hands: ["OOOG"], coopEggs: "-rf" }).beccato(1, 0);
    table.settles();
    expect(table.last("choosing")).toMatchObject({ deadline: table.now + 10_000 });
    table.waits(10_000);
    expect(table.eggs).toEqual(["", "r"]);
  });

  it("[BEC-36] the chick before anything, and places from the base and from the left", () => {
    const options = { ...LIMITS, pyramid: true };
    const chick = tableWith({ options, hands: ["GGGG"], eggs: ["ccckr"] }).chicchirichi(0);
    chick.settles();
    chick.waits(10_000);
    expect(chick.state.teams[0]!.chick).toBe(true);
    const place = tableWith({ options, hands: ["GGGG"], eggs: ["cc"] }).chicchirichi(0);
    place.settles();
    place.waits(10_000);
    expect(place.state.teams[0]!.eggs.at(-1)!.place).toBe(2);
  });

  it("[BEC-36] any member of the guild may choose before that", () => {
    for (const seat of [1, 3]) {
      const table = tableWith({ options: LIMITS, hands: ["OOOG"] }).beccato(1, 0);
      table.settles();
      expect(beccato.awaits(table.state)).toEqual([1, 3]);
      expect(table.refusal(0, { type: "take", from: "deck" })).toEqual({
        code: "not-your-choice",
        clause: "BEC-36",
      });
      table.takes(seat, "deck");
      expect(table.refusal(1, { type: "take", from: "deck" })).toMatchObject({ code: "nothing-to-choose" });
    }
  });

  it("[BEC-36] the next round is dealt when everybody is ready, or when the break is over", () => {
    const table = tableWith({ options: LIMITS }).chicchirichi(1);
    table.settles();
    expect(table.refusal(0, { type: "pass", card: "orloff" })).toMatchObject({ code: "between-rounds" });
    table.isReady(0, 1).waits(14_999);
    expect(table.state.phase).toBe("between");
    table.waits(1);
    expect(table.state).toMatchObject({ phase: "round", round: 2 });
    expect(table.refusal(0, { type: "ready" })).toMatchObject({ code: "nothing-to-be-ready-for" });
  });

  it("[BEC-36] without limits the game waits", () => {
    const table = tableWith({ options: { passSeconds: 0, restSeconds: 0, chooseSeconds: 0 } });
    expect(table.alarm).toBeUndefined();
    table.chicchirichi(1).settles();
    expect(table.alarm).toBeUndefined();
    expect(beccato.awaits(table.state)).toEqual([0, 1, 2, 3]);
  });
});
