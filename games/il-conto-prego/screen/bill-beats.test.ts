import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type Bill, type Card, compose, type Dish } from "../rules/index.ts";
import { randomBill } from "../testing/random-bills.ts";
import { billLinesOf } from "../texts/bill-lines.ts";
import { beatsOf, rowsOf, seatsOf, UNTOLD, wholeBill } from "./bill-beats.ts";
import { BILL, billStays, VERDICT_SHOWN } from "./pace.ts";

function billOf(dishes: Dish[], hands: string[], capotavola = 0): Bill {
  const cards = hands.map((hand) => hand.split(" ").filter(Boolean) as Card[]);
  const composed = compose(dishes, cards);
  const cameriere = (capotavola + hands.length - 1) % hands.length;
  const loser = composed.verdict === "true" ? capotavola : cameriere;
  return { hand: 1, capotavola, cameriere, dishes, hands: cards, ...composed, loser };
}

const TRUE = billOf(
  [
    { count: 2, rank: "A" },
    { count: 3, rank: "K" },
  ],
  ["2C QH", "KD W", "AS", "KH AH"],
);
const FALSE = billOf(
  [
    { count: 2, rank: "A" },
    { count: 3, rank: "K" },
  ],
  ["2C", "W W", "AS", "3C", ""],
  2,
);

test("hands are turned up leftwards from the one who asked, past those who hold nothing", () => {
  expect(seatsOf(TRUE)).toEqual([0, 1, 2, 3]);
  expect(seatsOf(FALSE)).toEqual([2, 3, 0, 1]);
});

describe("[CON-17] the rows of the bill", () => {
  test("hold every card that was found, and Jokers for what is missing", () => {
    const [aces, kings] = rowsOf(TRUE);
    expect(aces).toMatchObject({
      cards: [
        { seat: 2, at: 0 },
        { seat: 3, at: 1 },
      ],
      found: 2,
      jokers: [],
      missing: 0,
    });
    expect(kings).toMatchObject({ jokers: [{ seat: 1, at: 1 }], missing: 0 });
    expect(kings!.cards).toHaveLength(2);
  });

  test("fill the first dish first, and no Joker fills two places", () => {
    const rows = rowsOf(FALSE);
    expect(rows.map(({ jokers, missing }) => [jokers.length, missing])).toEqual([
      [1, 0],
      [1, 2],
    ]);
    expect(rows[0]!.jokers[0]).not.toEqual(rows[1]!.jokers[0]);
  });

  test("agree with the referee's own count", () => {
    for (const bill of [TRUE, FALSE]) {
      const rows = rowsOf(bill);
      expect(rows.map(({ cards }) => cards.length)).toEqual(bill.found);
      expect(rows.some(({ missing }) => missing > 0)).toBe(bill.verdict === "false");
    }
  });

  test("hold what the lines of the bill count, each card in one row", () => {
    fc.assert(
      fc.property(fc.nat().map(randomBill), (random) => {
        const bill: Bill = { hand: 1, capotavola: 0, cameriere: 1, loser: 0, ...random };
        const rows = rowsOf(bill);
        const lines = billLinesOf(bill);
        expect(rows.map(({ jokers }) => jokers.length)).toEqual(lines.map(({ jokers }) => jokers));
        expect(rows.map(({ cards }) => cards.length)).toEqual(lines.map(({ found, spare }) => found + spare));
        const laid = rows.flatMap(({ cards, jokers }) => [...cards, ...jokers]);
        expect(new Set(laid.map(({ seat, at }) => `${seat}-${at}`)).size).toBe(laid.length);
      }),
      { seed: 21 },
    );
  });
});

describe("the beats", () => {
  test("begin with a hush and a bell, and end with the whole bill", () => {
    const beats = beatsOf(TRUE);
    expect(beats[0]).toMatchObject({ beat: UNTOLD, sound: "bell" });
    expect(beats.at(-1)!.beat).toEqual(wholeBill(TRUE));
  });

  test("go one thing at a time: hands, cards, Jokers, gaps, the stamp, who pays", () => {
    const told = beatsOf(FALSE).map(({ beat }) => Object.values(beat).map(Number));
    for (const [i, beat] of told.entries()) {
      if (i === 0) continue;
      expect(beat.reduce((sum, n, at) => sum + n - told[i - 1]![at]!, 0)).toBe(1);
    }
  });

  test("leave the gaps out where nothing is missing", () => {
    expect(beatsOf(TRUE)).toHaveLength(1 + 4 + 4 + 1 + 1 + 1);
    expect(beatsOf(TRUE).filter(({ sound }) => sound === "stamp")).toHaveLength(1);
  });

  test("take about six seconds for four, and not much longer for eight full hands", () => {
    const lasting = (bill: Bill) => beatsOf(bill).reduce((sum, { lasts }) => sum + lasts, 0);
    expect(lasting(TRUE)).toBeGreaterThan(5000);
    expect(lasting(TRUE)).toBeLessThan(6600);
    const full = billOf(
      [
        { count: 9, rank: "A" },
        { count: 12, rank: "K" },
      ],
      Array.from({ length: 8 }, () => "AC KC 2C 3C W"),
    );
    expect(lasting(full)).toBeLessThan(7000);
  });

  test("leave the verdict to be read after them: five seconds where nobody taps", () => {
    expect(VERDICT_SHOWN).toBeGreaterThanOrEqual(5000);
  });

  test("[CON-30] give a player whose time runs the seconds that a first decision has more, and three and a half at least", () => {
    expect(billStays(36_000, 30)).toBe(6000);
    expect(billStays(12_000, 30)).toBeGreaterThanOrEqual(3500);
    expect(billStays(12_000, 30)).toBeGreaterThan(BILL.stamp + BILL.paid);
  });
});
