import { describe, expect, it } from "vitest";
import type { Tombolino } from "./testing/tombolino.ts";
import {
  agreeing,
  capitalized,
  type GameTexts,
  joined,
  placesOf,
  type WordingParts,
  wordingFrom,
} from "./texts.ts";

const names = (seat: number) => ["ada", "bea", "ciro"][seat] ?? "nobody";

const texts: GameTexts = {
  title: "Tombolino",
  movers: { house: "the house", screen: "the screen" },
  refusals: {
    "not-your-turn": "It is not your turn.",
    "too-many-chips": ({ credit }: { credit: number }) => `You have only ${credit} chips.`,
    "wrong-card": ({ card }: { card: string }) => `You do not hold ${card}.`,
  },
  otherRefusal: "That is not possible now.",
};

const parts: WordingParts<Tombolino> = {
  told: () => ({
    events: {
      dealt: ({ seat }, called) => `${called(seat)} gets a card.`,
      bet: ({ seat, chips }, called) => `${called(seat)} bets ${chips}.`,
      bell: () => "the bell rings.",
      grabbed: ({ seat }, called) => `${called(seat)} grabs.`,
      taken: ({ winners }, called) => `${winners.map(called).join()} won.`,
      brought: ({ seat, chips }, called) => `${called(seat)} brings ${chips}.`,
      stood: ({ seat }, called) => `${called(seat)} stands up.`,
    },
    moves: {
      bet: ({ who, chips }: { who: string; chips: number }) => `${who} bets ${chips}`,
      grab: ({ who }: { who: string }) => `${who} grabs`,
      bring: ({ who, whom }: { who: string; whom: string }) => `${who} brings chips to ${whom}`,
      stand: ({ who, whom }: { who: string; whom: string }) => `${who} lets ${whom} go`,
      deal: ({ who, whom }: { who: string; whom: string }) => `${who} deals${whom}`,
    },
  }),
  view: ({ round }) => [`round ${round}`],
  whom: (move) => ("seat" in move ? move.seat : undefined),
  params: { "too-many-chips": ["credit"], "wrong-card": ["card"] },
  words: { card: /^T\d+$/ },
};

const wording = wordingFrom(texts, parts);

describe("A wording made of texts", () => {
  it("tells an event with the sentence of its type, and finishes it as the game wants", () => {
    const bet = { type: "bet", seat: 0, chips: 3 } as const;
    expect(wording.event(bet, names)).toBe("ada bets 3.");
    expect(wordingFrom(texts, { ...parts, finish: capitalized }).event(bet, names)).toBe("Ada bets 3.");
  });

  it("names the one who moves, with a seat or without, and the one the move is about", () => {
    expect(wording.move(1, { type: "bet", chips: 2 }, names)).toBe("bea bets 2");
    expect(wording.move("screen", { type: "deal" }, names)).toBe("the screen deals");
    expect(wording.move("house", { type: "stand", seat: 0 }, names)).toBe("the house lets ada go");
  });

  it("gives the sentences of the view's own game to what is told", () => {
    const seen: unknown[] = [];
    const spying = wordingFrom<Tombolino>(texts, {
      ...parts,
      told: (view) => {
        seen.push(view?.round);
        return parts.told();
      },
    });
    const view = { round: 2 } as Tombolino["view"];
    spying.event({ type: "bell" }, names, view);
    spying.move(0, { type: "grab" }, names, view);
    spying.event({ type: "bell" }, names);
    expect(seen).toEqual([2, 2, undefined]);
  });

  it("says why something is refused, with the params where the sentence has some", () => {
    expect(wording.refusal({ code: "not-your-turn" })).toBe("It is not your turn.");
    expect(wording.refusal({ code: "too-many-chips", params: { credit: 4 } })).toBe("You have only 4 chips.");
    expect(wording.refusal({ code: "wrong-card", params: { card: "T12" } })).toBe("You do not hold T12.");
  });

  for (const [why, refusal] of [
    ["a code that is not known", { code: "from-the-future" }],
    ["a code that every object has", { code: "constructor" }],
    ["a param that is missing", { code: "too-many-chips" }],
    ["a number that is none", { code: "too-many-chips", params: { credit: "four" } }],
    ["a number that is not whole", { code: "too-many-chips", params: { credit: 4.5 } }],
    ["a word that is missing", { code: "wrong-card", params: {} }],
    ["a word that is another", { code: "wrong-card", params: { card: "ace" } }],
  ] as const) {
    it(`has the general sentence for ${why}`, () => {
      expect(wording.refusal(refusal)).toBe("That is not possible now.");
    });
  }
});

describe("Words that every language needs", () => {
  it("agree with how many there are", () => {
    const italian = (n: number) => agreeing(n, "resta", "restano", "non resta");
    expect([0, 1, 2].map(italian)).toEqual(["non resta", "resta", "restano"]);
    const english = (names: string[]) => agreeing(names, "is", "are");
    expect([[], ["a"], ["a", "b"]].map(english)).toEqual(["are", "is", "are"]);
  });

  it("are joined by the language's own last joint", () => {
    const and = (items: string[]) => joined(items, (last) => (last.startsWith("e") ? " ed " : " e "));
    expect([[], ["a"], ["a", "b"], ["a", "b", "ettore"]].map(and)).toEqual([
      "",
      "a",
      "a e b",
      "a, b ed ettore",
    ]);
  });

  it("say the places from the first down, ties together and empty chairs nowhere", () => {
    expect(placesOf({ places: [3, 1, 0, 1] })).toEqual([
      { place: 1, seats: [1, 3] },
      { place: 3, seats: [0] },
    ]);
  });
});
