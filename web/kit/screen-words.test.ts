import type { GameTypes, Wording } from "@tavolata/kernel";
import { expect, test } from "vitest";
import { language } from "./language.ts";
import { languageLoader } from "./language-loader.ts";
import { screenWordsFrom } from "./screen-words.ts";

interface Small extends GameTypes {
  view: { watcher: "spectator"; options: { fast: boolean }; phase: Phase | "over" };
}

type Phase = "calls" | "discards";

const texts = (greeting: string) => ({
  greeting,
  options: {},
  kinds: { call: "Call" },
  phrases: [greeting],
  phases: {
    calls: ({ fast }: { fast: boolean }) => `${greeting}${fast ? ", hurry" : ""}`,
    discards: "lay off",
  },
});
type Texts = ReturnType<typeof texts>;

const wordsOf = screenWordsFrom<Small, Texts, Phase>({
  wordingOf: ({ greeting }) => ({ title: greeting }) as Wording<Small>,
  promptOf: ({ greeting }, { phase }) => `${greeting}: ${phase}`,
  coachOf: ({ greeting }) => [greeting],
  endingOf: ({ greeting }) => greeting,
  scoreOf: ({ greeting }, _, score) => `${greeting} ${score}`,
  thingOf: ({ greeting }, thing) => `${greeting} ${thing}`,
  phaseOf: ({ phase }) => (phase === "over" ? undefined : phase),
  phaseClauses: { calls: ["SMA-1"], discards: ["SMA-2", "SMA-3"] },
});

const view = (phase: Phase | "over", fast = false): Small["view"] => ({
  watcher: "spectator",
  options: { fast },
  phase,
});

test("the words of a screen are the texts of one language, and what the game makes of them", () => {
  const words = wordsOf(texts("hello"));
  const names = () => "ada";
  expect(words).toMatchObject({ title: "hello", kinds: { call: "Call" }, phrases: ["hello"] });
  expect(words.prompt(view("calls"), names)).toBe("hello: calls");
  expect(words.score(view("over"), 2)).toBe("hello 2");
  expect(words.thing("card")).toBe("hello card");
});

test("there is help for what is to be decided, as the options have it, with its clauses", () => {
  const { help } = wordsOf(texts("hello"));
  expect(help(view("calls", true))).toEqual({ text: "hello, hurry", clauses: ["SMA-1"] });
  expect(help(view("discards"))).toEqual({ text: "lay off", clauses: ["SMA-2", "SMA-3"] });
  expect(help(view("over"))).toBeUndefined();
});

test("a language is there once it is loaded, and what is drawn speaks the present one", async () => {
  const { loadLanguage, useTexts, useWords, words } = languageLoader(
    { it: async () => texts("ciao"), en: async () => texts("hello") },
    wordsOf,
  );
  language.value = "it";
  expect(() => words("it")).toThrow("it has not been loaded yet");
  await loadLanguage("it");
  expect(useTexts().greeting).toBe("ciao");
  expect(() => words("en")).toThrow("en has not been loaded yet");
  await loadLanguage("en");
  language.value = "en";
  expect([useTexts().greeting, useWords().title, words("it").title]).toEqual(["hello", "hello", "ciao"]);
  language.value = "it";
});
