import { heard, type Told } from "@tavolata/kernel";
import { expect, it } from "vitest";
import { storedText, ToldTexts, textsOf } from "./told-texts.ts";

type Event = { readonly type: string; readonly card?: string };
const EVENT = { type: "bell" };
const SECRET = { type: "dealt", card: '"♥" \\' };
const TWIN = { type: "dealt" };
const STEPS: Told<Event>[][] = [
  [],
  [{ event: EVENT }],
  [{ event: EVENT }, { event: TWIN }],
  [{ to: [1, "screen"], secret: SECRET, event: TWIN }, { event: EVENT }],
  [{ to: [0], secret: SECRET }],
];

it("What is written once is what each watcher hears, and nobody's secrets are in anybody else's text", () => {
  for (const told of STEPS) {
    const texts = new ToldTexts(told);
    expect(JSON.parse(texts.all)).toEqual(told);
    for (const watcher of [0, 1, "spectator", "screen"] as const) {
      expect(JSON.parse(texts.heardBy(watcher))).toEqual(heard(told, watcher));
    }
  }
});

it("The store gets what was told at each step of an entry", () => {
  const told = [null, ...STEPS.map((one, i) => ({ told: one, plain: i % 2 === 0 })), null];
  expect(JSON.parse(storedText({ told }, textsOf({ told })))).toEqual(told);
});
