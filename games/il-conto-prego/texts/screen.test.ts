import { describe, expect, test } from "vitest";
import type { Ending } from "../rules/index.ts";
import { tableWith } from "../testing/table-with.ts";
import { en, endingOf, it, scoreOf, type Texts } from "./index.ts";

const KINDS = ["order", "spice", "abound", "bill", "discard"] as const;
const ENDINGS: readonly Ending[] = ["hands", "saldo", "omaggi", "deserted"];
const DISHES = [
  { count: 2, rank: "K" },
  { count: 1, rank: "5" },
] as const;

/** Every word that needs no parameter. */
function wordsIn(texts: unknown): string[] {
  if (typeof texts === "string") return [texts];
  return typeof texts === "object" && texts !== null ? Object.values(texts).flatMap(wordsIn) : [];
}

describe.each([
  ["it", it],
  ["en", en],
] as const)("in %s", (_, texts: Texts) => {
  test("no word of the screen is empty, and no label ends in a full stop", () => {
    for (const word of wordsIn([texts.screen, texts.kinds, texts.phrases])) expect(word).toMatch(/\S.*[^.]$/);
  });

  test("every kind of move has a name", () => {
    for (const kind of KINDS) expect(texts.kinds[kind]).toMatch(/^[A-Z]/);
  });

  test("there are eight phrases for the chat, short and all different", () => {
    expect(new Set(texts.phrases).size).toBe(8);
    for (const phrase of texts.phrases) expect(phrase.length).toBeLessThan(24);
  });

  test("every way to end has a sentence and says what its scores count", () => {
    for (const endedBy of ENDINGS) {
      const view = { ...tableWith({ seats: 4 }).view("spectator"), endedBy };
      expect(endingOf(texts, view)).toMatch(/^[A-Z].*\.$/);
      for (const score of [0, 1, 5]) expect(scoreOf(texts, view, score)).toMatch(/^[a-z]+/);
    }
    const going = tableWith({ seats: 4 }).view("spectator");
    expect([endingOf(texts, going), scoreOf(texts, going, 1)]).toEqual(["", ""]);
  });
});

test("a call is said back whole before a card is shown with it", () => {
  expect(it.screen.pickCard(DISHES)).toBe("Chiama due Re e un 5: tocca la carta da mostrare");
  expect(en.screen.pickCard(DISHES)).toBe("Call two kings and one five: tap the card to show");
});

test("the ways to change a dish say how many cards it then has", () => {
  expect([1, 2].map(it.screen.change.spice)).toEqual(["Spezia: resta una", "Spezia: restano due"]);
  expect(it.screen.change.abound(2)).toBe("Abbonda: diventano tre");
  expect(en.screen.change.spice(2)).toBe("Spice: still two");
  expect(en.screen.change.abound(2)).toBe("Pile on: three now");
});

test("the bill tells the watcher apart", () => {
  expect([null, "Bea"].map(it.screen.bill.pays)).toEqual(["Paghi tu", "Paga Bea"]);
  expect([null, "Bea"].map(en.screen.bill.pays)).toEqual(["You pay", "Bea pays"]);
});

test("counts agree with their nouns", () => {
  expect([1, 2].map(it.screen.pickMore)).toEqual(["Scegli ancora una carta", "Scegli ancora due carte"]);
  expect([1, 2].map(en.screen.pickMore)).toEqual(["Pick one more card", "Pick two more cards"]);
  expect(it.screen.hand({ hand: 3, of: 8 })).toBe("Mano 3 di 8");
  expect(en.screen.hand({ hand: 3, of: null })).toBe("Hand 3");
});

test("[CON-23] under Saldo a score is the cards one has left, and who has none is out", () => {
  const over = { ...tableWith({ seats: 4 }).view("spectator"), endedBy: "saldo" } as const;
  expect([0, 1, 3].map((n) => scoreOf(it, over, n))).toEqual(["fuori", "una carta", "tre carte"]);
  expect([0, 1, 3].map((n) => scoreOf(en, over, n))).toEqual(["out", "one card", "three cards"]);
});

test("one hand and one Omaggio are said as one", () => {
  const view = tableWith({ seats: 4, options: { hands: 1, omaggiTarget: 1 } }).view("spectator");
  expect(endingOf(it, { ...view, endedBy: "hands" })).toBe("La mano è giocata: vince chi non l'ha persa.");
  expect(endingOf(it, { ...view, endedBy: "omaggi" })).toBe("Bastava un Omaggio: la partita finisce qui.");
});

test("places are counted as each language counts them", () => {
  expect([1, 2, 3, 8].map(it.place)).toEqual(["1°", "2°", "3°", "8°"]);
  expect([1, 2, 3, 8].map(en.place)).toEqual(["1st", "2nd", "3rd", "8th"]);
});
