import { watchersOf } from "@tavolata/kernel";
import { describe, expect, test } from "vitest";
import { bestia, dominantTrump, type View } from "../rules/index.ts";
import { randomPlay } from "../testing/random-play.ts";
import { DEFAULTS, tableWith } from "../testing/table-with.ts";
import { coachOf, en, it } from "./index.ts";

const both = (view: View) => [coachOf(it, view), coachOf(en, view)];
const HANDS = ["AD 3D RD", "2C 4C 5C", "6B 7B FB"];

describe("The coach", () => {
  test("[BES-22] knows the card that cannot be beaten", () => {
    const table = tableWith({ hands: HANDS, trump: "2S" }).isServed(1);
    expect(coachOf(it, { ...table.view(0), trump: "4D" })[0]).toBe(
      "Hai l'asso di denari, la briscola più alta: una presa è sicura, quindi gioca.",
    );
    expect(coachOf(it, { ...table.view(0), trump: "2B" })[0]).toBe(it.coach.weak);
    expect(dominantTrump("AD")).toBe("3D");
  });

  test("[BES-25] says what a trick is worth, and what it costs to take none", () => {
    const table = tableWith({ hands: HANDS, trump: "7C" });
    expect(both(table.view(1))).toEqual([
      [it.coach.trumps(3), it.coach.exchange, "Ogni presa vale 0,10; chi gioca e non prende paga 0,30."],
      [
        en.coach.trumps(3),
        en.coach.exchange,
        "Each trick is worth 0.10; if you play and take none, you pay 0.30.",
      ],
    ]);
    expect(coachOf(it, table.view(0))[0]).toBe(it.coach.alone);
    expect(coachOf(it, table.isServed(1).view(2))[0]).toBe(it.coach.listen);
  });

  test("[BES-29] counts two tricks for the first player in, with four cards", () => {
    const hands = ["AD 3D RD 2D", "2C 4C 5C 6C", "6B 7B FB 2B"];
    const table = tableWith({ hands, trump: "2S", options: { handSize: 4 } }).isServed(1, 0, 2);
    expect(coachOf(it, table.view(1))).toEqual([it.coach.owes(2)]);
    expect(coachOf(it, table.view(2))).toEqual([it.coach.lead, it.coach.owes(1)]);
  });

  test("[BES-11] [BES-30] tells those who wait or sit out why nothing happens for them", () => {
    expect(both(tableWith({ seats: 3, pot: 30, entitled: [0, 1] }).view(2))).toEqual([
      [it.coach.waits],
      [en.coach.waits],
    ]);
    const away = tableWith({ hands: HANDS }).house({ type: "away", seat: 0 });
    expect(coachOf(it, away.view(0))).toEqual([it.coach.sitsOut]);
    expect(coachOf(it, away.view("spectator"))).toEqual([it.coach.watching]);
  });
});

test("at a random table the coach has one to three sentences, and the card it trusts takes its trick", () => {
  const options = { ...DEFAULTS, hands: 10 };
  let certain = 0;
  for (const seed of [1, 2, 3, 4]) {
    for (const { standing } of randomPlay({ seats: 4, options }, seed, 200)) {
      const { state } = standing;
      for (const watcher of watchersOf(4)) {
        for (const said of both(bestia.view(state, watcher))) {
          expect(said.length).toBeGreaterThanOrEqual(1);
          expect(said.length).toBeLessThanOrEqual(3);
          for (const sentence of said) expect(sentence).toMatch(/^[A-Z].*\.$/);
        }
      }
      for (const { laid, taker } of state.tricks) {
        const by = laid.find(({ card }) => card === dominantTrump(state.trump!))?.seat;
        if (by === undefined) continue;
        expect(taker).toBe(by);
        certain += 1;
      }
    }
  }
  expect(certain).toBeGreaterThan(0);
});
