import { fastRandom, type Setup, watchersOf } from "@tavolata/kernel";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { compose, HIDDEN, type IlConto, ilContoPrego, type State, type View } from "../rules/index.ts";
import { randomPlay } from "../testing/random-play.ts";
import { tableWith } from "../testing/table-with.ts";
import { coachOf, en, it, largestSet } from "./index.ts";
import { cardsInPlay, reckon } from "./reckoning.ts";

const HANDS = ["2 6 7 T Q Q", "4 4 T T K W", "3 5 7 J J A", "2 3 4 9 K A"];

function both(view: View): string[][] {
  return [coachOf(it, view), coachOf(en, view)];
}

function allCards({ players }: State) {
  return players.map(({ cards, shown }) => (shown === null ? cards : [...cards, shown]));
}

describe("the coach", () => {
  test("speaks of the bill for as long as it lies over the next hand", () => {
    const table = tableWith({ hands: HANDS }).orders(0, "Q").orders(1, "K").asksForTheBill(2);
    const bill = table.view(2).lastBill!;
    const told = (stamped: boolean) => ({ bill, beat: { stamped } });
    for (const texts of [it, en]) {
      for (const seat of [0, 1, 2, 3]) {
        expect(coachOf(texts, table.view(seat), told(false))).toEqual([texts.coach.bill]);
      }
      expect(coachOf(texts, table.view(0), told(true))).toEqual([texts.coach.bill]);
      expect(coachOf(texts, table.view(1), told(true))).toEqual([texts.coach.calledAndWon]);
      expect(coachOf(texts, table.view(2), told(true))).toEqual([texts.coach.askedAndLost(0)]);
      expect(coachOf(texts, table.view(0))).not.toEqual([texts.coach.bill]);
    }
  });

  test("tells the opener to order, and their highest rank", () => {
    expect(both(tableWith({ hands: HANDS }).view(0))).toEqual([
      [it.coach.open, it.coach.openHigh("Q")],
      [en.coach.open, en.coach.openHigh("Q")],
    ]);
    expect(it.coach.openHigh("Q")).toContain("è la Regina.");
  });

  test("[CON-24] tells an opener with nothing but Jokers to show one", () => {
    const table = tableWith({ hands: ["W W", "2 3", "4 5"], options: { saldo: true } });
    expect(both(table.view(0))).toEqual([[it.coach.openWithJokers], [en.coach.openWithJokers]]);
  });

  test("[CON-29] sends to the second dish while there is one to order", () => {
    const table = tableWith({ hands: HANDS }).orders(0, "Q");
    expect(both(table.view(1))).toEqual([
      [it.coach.sure, it.coach.sureSo.order],
      [en.coach.sure, en.coach.sureSo.order],
    ]);
  });

  test("[CON-29] says what is known of a call, how likely it is, and how large a set to expect", () => {
    const table = tableWith({ hands: HANDS }).orders(0, "Q").orders(1, "K").spices(2, "first", "A");
    table.pilesOn(3, "first", "A").pilesOn(0, "second", "Q").pilesOn(1, "second", "T");
    expect(largestSet.fit(24).toFixed(1)).toBe("4.6");
    expect(both(table.view(2))).toEqual([
      [
        "Di cinque carte chiamate ne conosci tre: le altre due devono essere fra le 14 coperte.",
        "A giudicare solo dalle carte che conosci, è vera circa cinque volte su dieci: se chi ha chiamato non ti convince, chiedi il conto.",
        "Con 24 carte in gioco il gruppo più grande di carte uguali è in media di 4,6, Jolly compresi: tre 10 ci stanno.",
      ],
      [
        "Of the five cards called you know three: the other two must be among the 14 face down.",
        "Going only by the cards you know, it's true about five times in ten: if the caller doesn't convince you, ask for the bill.",
        "With 24 cards in play the largest set of equal cards is 4.6 on average, Jokers included: three tens may well be there.",
      ],
    ]);
  });

  test("thinks of the bill when two dishes are high, and goes on when they are low", () => {
    const view = tableWith({ hands: HANDS }).orders(0, "Q").orders(1, "K").view(2);
    const low: View = {
      ...view,
      dishes: [
        { count: 2, rank: "Q" },
        { count: 1, rank: "K" },
      ],
    };
    expect(reckon(low).chance).toBeGreaterThan(0.5);
    expect(coachOf(it, low)[1]).toMatch(/conviene salire/);
    const high: View = {
      ...view,
      dishes: [
        { count: 5, rank: "Q" },
        { count: 3, rank: "K" },
      ],
    };
    expect(reckon(high).chance).toBeLessThan(0.1);
    expect(coachOf(it, high)[1]).toMatch(/chiedi il conto/);
    expect(coachOf(it, high)[2]).toMatch(/cinque Regine sono già sopra la media/);
    expect(coachOf(en, high)[2]).toMatch(/five queens are already above that/);
  });

  test("knows what cannot be true", () => {
    const view = tableWith({ hands: ["2", "2", "3"], options: { saldo: true } })
      .orders(0, "2")
      .view(1);
    const call: View = { ...view, dishes: [{ count: 4, rank: "2" }] };
    expect(both(call)).toEqual([
      [it.coach.impossible, it.coach.impossibleSo],
      [en.coach.impossible, en.coach.impossibleSo],
    ]);
  });

  test("tells those who wait what to look at, and who is next to get ready", () => {
    const table = tableWith({ hands: HANDS }).orders(0, "Q");
    expect(coachOf(it, table.view(2))).toEqual([it.coach.sure, it.coach.shownCards, it.coach.youAreNext]);
    expect(coachOf(en, table.view(3))).toEqual([en.coach.sure, en.coach.shownCards]);
    const before = tableWith({ hands: HANDS }).view(1);
    expect(coachOf(it, before)).toEqual([
      it.coach.waitForOpening,
      it.coach.inPlay({ inPlay: 24, size: largestSet.fit(24) }),
    ]);
    expect(coachOf(it, { ...before, watcher: "spectator" })).toEqual([it.coach.watching]);
  });

  test("[CON-18] tells the two who met over the bill what there is to learn", () => {
    const truth = tableWith({ hands: HANDS }).orders(0, "Q").asksForTheBill(1);
    expect(coachOf(it, truth.view(1))[0]).toBe(
      "Il conto è stato chiesto, ma la chiamata era vera anche senza Jolly: hai pagato tu.",
    );
    expect(coachOf(en, truth.view(0))[0]).toBe("The call was true: the one who asked for the bill paid.");

    const joker = tableWith({ hands: HANDS }).orders(0, "Q").orders(1, "K").spices(2, "first", "A");
    joker.pilesOn(3, "first", "A").pilesOn(0, "second", "Q").pilesOn(1, "second", "T");
    joker.spices(2, "second", "J").spices(3, "second", "K").asksForTheBill(0);
    expect(coachOf(it, joker.view(0))[0]).toBe(
      "Il conto è stato chiesto, ma con un Jolly la chiamata era vera: ricorda che contano i Jolly di tutti.",
    );

    const lie = tableWith({ hands: ["2 3 4 5 6 7", "2 8 9 T J Q", "3 8 9 T J Q"] });
    lie.orders(0, "7").pilesOn(1, "first", "2").pilesOn(2, "first", "3").asksForTheBill(0);
    expect(coachOf(it, lie.view(0))[0]).toBe(
      "La chiamata era falsa: mancava una carta, e ha pagato chi l'ha fatta.",
    );
    expect(coachOf(en, lie.view(2))[0]).toBe("The call was false: it was one card short, and you paid.");
    expect(coachOf(en, lie.view(1))[0]).toBe(en.coach.open);
  });

  test("[CON-26] helps with the discards", () => {
    const view = tableWith({ hands: HANDS, options: { saldo: true } }).view(0);
    const players = view.players.map((player, seat) => ({ ...player, owed: seat === 0 ? 2 : 0 }));
    const owing: View = { ...view, phase: "discards", players };
    expect(coachOf(it, owing)).toEqual([it.coach.discard, it.coach.jokerUnderSaldo]);
    const omaggi = { ...owing, options: { ...owing.options, saldo: false, omaggi: true } };
    expect(coachOf(en, omaggi)).toEqual([en.coach.discard, en.coach.discardUnseen]);
    expect(coachOf(en, { ...owing, watcher: 1 })).toEqual([
      en.coach.waitForDiscards,
      en.coach.inPlay({ inPlay: 22, size: largestSet.fit(22) }),
    ]);
  });
});

test("the chance is the share of the hands that could lie so", () => {
  const table = tableWith({ hands: HANDS }).orders(0, "Q").orders(1, "K").spices(2, "first", "A");
  const view = table.pilesOn(3, "first", "A").pilesOn(0, "second", "Q").view(1);
  const random = fastRandom(20261117);
  let good = 0;
  const worlds = 20_000;
  for (let i = 0; i < worlds; i++) {
    const world = ilContoPrego.imagine(view, random);
    if (compose(view.dishes, allCards(world)).verdict === "true") good += 1;
  }
  expect(Math.abs(good / worlds - reckon(view).chance)).toBeLessThan(0.015);
});

test("at a random table the coach has one to three sentences, is right when certain, and tells no secret", () => {
  const certain = { true: 0, false: 0 };
  fc.assert(
    fc.property(TABLES, fc.nat(), (table, seed) => {
      for (const { standing } of randomPlay(table, seed, 80)) {
        const { state } = standing;
        for (const watcher of watchersOf(table.seats)) {
          const view = ilContoPrego.view(state, watcher);
          for (const said of both(view)) expectSentences(said);
          if (view.dishes.length === 0 || view.phase !== "calls") continue;
          const { chance, hidden, needed, called } = reckon(view);
          if (hidden !== hiddenIn(view) || needed > called) expect({ hidden, needed }).toBe("counted");
          if (chance !== 0 && chance !== 1) continue;
          const { verdict } = compose(state.dishes, allCards(state));
          expect(verdict).toBe(chance === 1 ? "true" : "false");
          certain[verdict] += 1;
        }
        for (const watcher of ["spectator", "screen"] as const) {
          const view = ilContoPrego.view(state, watcher);
          const other = ilContoPrego.view(ilContoPrego.imagine(view, fastRandom(seed)), watcher);
          expect(both(other)).toEqual(both(view));
        }
      }
    }),
    { seed: 20261118, numRuns: 40 },
  );
  expect(Math.min(certain.true, certain.false)).toBeGreaterThan(0);
});

function expectSentences(said: readonly string[]): void {
  const wrong = said.some((line) => !/^[A-Z].*\.$/.test(line) || /undefined|NaN|null|\?|\bzero\b/.test(line));
  if (wrong || said.length < 1 || said.length > 3) expect(said).toBe("one to three sentences");
}

/** Cards in hands whose faces neither the view nor the calls of this hand tell. */
function hiddenIn(view: View): number {
  const covered = view.players.flatMap(({ cards }) => cards.filter((card) => card === HIDDEN)).length;
  const told = view.players.map(({ shown }, seat) => {
    const calls = view.calls.filter((call) => call.seat === seat && seat !== view.watcher);
    return new Set(calls.map(({ show }) => show).filter((card) => card !== shown)).size;
  });
  return covered - told.reduce((sum, n) => sum + n, 0);
}

test("cards that are still to be discarded are not in play", () => {
  const { players } = tableWith({ hands: HANDS }).view(0);
  expect(cardsInPlay({ players: players.map((player) => ({ ...player, owed: 1 })) })).toBe(20);
});

const TABLES: fc.Arbitrary<Setup<IlConto>> = fc.record({
  seats: fc.integer({ min: 3, max: 8 }),
  options: fc.record({
    handSize: fc.constant<6>(6),
    hands: fc.constant(99),
    oste: fc.boolean(),
    saldo: fc.boolean(),
    omaggi: fc.boolean(),
    omaggiTarget: fc.integer({ min: 1, max: 3 }),
    turnSeconds: fc.constantFrom(0, 30),
  }),
});
