import type { GameTypes, Names, OptionWords, Wording } from "@tavolata/kernel";
import type { ScreenWords } from "./contract.ts";

/** A game whose views say what its options are. */
type WithOptions = GameTypes & { view: { readonly options: object } };

/** What the texts of a game hold for its screen, in whichever language. */
export interface ScreenTexts<T extends WithOptions, Phase extends string> {
  readonly options: Readonly<Record<string, OptionWords>>;
  readonly kinds: Readonly<Record<string, string>>;
  readonly phrases: readonly string[];
  /** Help for each decision the game asks of somebody; it may depend on the options. */
  readonly phases: Readonly<Record<Phase, string | ((options: T["view"]["options"]) => string)>>;
}

/** How a game makes its words of its texts. */
export interface ScreenWordsParts<T extends WithOptions, Texts, Phase extends string> {
  wordingOf(texts: Texts): Wording<T>;
  promptOf(texts: Texts, view: T["view"], names: Names): string;
  coachOf(texts: Texts, view: T["view"], past?: unknown): readonly string[];
  lastHandOf?(texts: Texts, view: T["view"], names: Names): string | undefined;
  endingOf(texts: Texts, view: T["view"]): string;
  scoreOf(texts: Texts, view: T["view"], score: number): string;
  thingOf(texts: Texts, thing: unknown, view?: T["view"]): string;
  /** What is to be decided now; nothing once the game is over. */
  phaseOf(view: T["view"]): Phase | undefined;
  readonly phaseClauses: Readonly<Record<Phase, readonly string[]>>;
}

/** The words of a screen, as a function of the texts of one language. */
export function screenWordsFrom<
  T extends WithOptions,
  Texts extends ScreenTexts<T, Phase>,
  Phase extends string,
>(parts: ScreenWordsParts<T, Texts, Phase>): (texts: Texts) => ScreenWords<T> {
  return (texts) => ({
    ...parts.wordingOf(texts),
    options: texts.options,
    kinds: texts.kinds,
    phrases: texts.phrases,
    prompt: (view, names) => parts.promptOf(texts, view, names),
    coach: (view, _, past) => parts.coachOf(texts, view, past),
    lastHand: (view, names) => parts.lastHandOf?.(texts, view, names),
    ending: (view) => parts.endingOf(texts, view),
    score: (view, score) => parts.scoreOf(texts, view, score),
    thing: (thing, view) => parts.thingOf(texts, thing, view),
    help: (view) => {
      const phase = parts.phaseOf(view);
      if (phase === undefined) return undefined;
      const text = texts.phases[phase];
      const clauses = parts.phaseClauses[phase];
      return { text: typeof text === "function" ? text(view.options) : text, clauses };
    },
  });
}
