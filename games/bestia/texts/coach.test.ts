import { watchersOf } from "@tavolata/kernel";
import { describe, expect, test } from "vitest";
import { bestia, dominantTrump, type View } from "../rules/index.ts";
import { randomPlay } from "../testing/random-play.ts";
import { DEFAULTS, tableWith } from "../testing/table-with.ts";
import { coachOf, en, it } from "./index.ts";

const both = (view: View) => [coachOf(it, view), coachOf(en, view)];
const HANDS = ["AD 3D RD", "2C 4C 5C", "6B 7B FB"];

describe("The coach", () => {
  test("[BES-29] with four cards a sure trick is not enough for the first player in, and two are", () => {
    const options = { handSize: 4 } as const;
    const hands = ["AS 2D 2C 2B", "AD 3C 4B 5B", "AB 4C 5C 6B"];
    const one = tableWith({ hands, trump: "2S", options, dealer: 2 });
    expect(coachOf(it, one.view(0))).toEqual([
      "Hai l'asso di spade, la briscola più alta: una presa è sicura, ma chi gioca per primo ne deve fare due.",
      it.coach.exchange,
      "Ogni presa vale 0,07; chi gioca per primo e ne fa meno di due paga 0,30.",
    ]);
    const two = tableWith({ hands: ["AS 3S 2C 2B", ...hands.slice(1)], trump: "2S", options, dealer: 2 });
    expect(coachOf(it, two.view(0))[0]).toBe(
      "Hai l'asso di spade, la briscola più alta: due prese sono sicure, quindi gioca.",
    );
  });

  test("[BES-24a] does not speak of passing in a compulsory hand", () => {
    const table = tableWith({ hands: HANDS, trump: "2S", options: { compulsoryHand: true } });
    expect(coachOf(it, table.view(1))[0]).toBe(it.coach.weak);
    table.state.compulsory = true;
    expect(coachOf(it, table.view(1))[0]).toBe(it.coach.compulsory);
  });

  test("[BES-24a] speaks of higher trumps where one must overtrump", () => {
    const hands = ["4D 2S FS", "RD 7S 4B", "AC 3D RC"];
    const story = (overtrump: boolean) =>
      coachOf(
        it,
        tableWith({ hands, trump: "6S", options: { overtrump } }).isServed(1, 0, 2).plays("2:RC").view(1),
      );
    expect(story(false)[0]).toBe(it.coach.follow("C"));
    expect(story(true)[0]).toBe(it.coach.followAndOvertrump("C"));
  });

  test("[BES-6] [BES-31] promises players who are short of credit no more than they get", () => {
    const options = { minCredit: 100 };
    const short = tableWith({ credits: [500, 50, 500], pot: 30, options });
    expect(coachOf(it, short.view(1))).toEqual([it.coach.out.short]);
    const broke = tableWith({ credits: [500, 9, 500], pot: 30, options });
    expect(coachOf(it, broke.view(1))).toEqual([it.coach.out.noChips]);
    broke.passes(0, 2, 0, 2);
    expect(coachOf(it, broke.view(1))).toEqual([it.coach.out.noChips]);
  });

  test("[BES-22] knows the card that cannot be beaten", () => {
    const table = tableWith({ hands: HANDS, trump: "2S" }).isServed(1);
    expect(coachOf(it, { ...table.view(0), trump: "4D" })[0]).toBe(
      "Hai l'asso di denari, la briscola più alta: tre prese sono sicure, quindi gioca.",
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
    expect(coachOf(it, table.view(2))).toEqual([it.coach.leadPlain, it.coach.owes(1)]);
  });

  test("[BES-11] [BES-30] tells those who wait or sit out why nothing happens for them", () => {
    expect(both(tableWith({ seats: 3, pot: 30, entitled: [0, 1] }).view(2))).toEqual([
      [it.coach.waits],
      [en.coach.waits],
    ]);
    const away = tableWith({ hands: HANDS }).house({ type: "away", seat: 0 });
    expect(coachOf(it, away.view(0))).toEqual([it.coach.out.sitsOut]);
    expect(coachOf(it, away.view("spectator"))).toEqual([it.coach.watching]);
  });
});

test("at a random table the coach has one to three sentences", () => {
  const options = { ...DEFAULTS, hands: 10 };
  for (const seed of [1, 2]) {
    for (const { standing } of randomPlay({ seats: 4, options }, seed, 200)) {
      for (const watcher of watchersOf(4)) {
        for (const said of both(bestia.view(standing.state, watcher))) {
          expect(said.length).toBeGreaterThanOrEqual(1);
          expect(said.length).toBeLessThanOrEqual(3);
          for (const sentence of said) expect(sentence).toMatch(/^[A-Z].*\.$/);
        }
      }
    }
  }
});
