import type { Comparison, FamilyReport, Figure, Report } from "@tavolata/figures";
import type { LoadedGame } from "@tavolata/games";
import { GENERAL } from "./italian.ts";

type Dictionary = Readonly<Record<string, string>>;
type Say = (text: string) => string;

/** Numbers, and what stands in quotes: they are the same in every language, but for the comma. */
const CONSTANT = /"[^"]*"|\d+(?:\.\d+)?/g;

/** The same text by this dictionary, where it has it. `{}` stands for each number and for each thing in quotes. */
export function translated(text: string, dictionary: Dictionary): string | undefined {
  const known = dictionary[text];
  if (known !== undefined) return known;
  const constants = text.match(CONSTANT) ?? [];
  let next = 0;
  return dictionary[text.replace(CONSTANT, "{}")]?.replaceAll("{}", () => {
    const constant = constants[next++] ?? "";
    return constant.startsWith('"') ? constant : constant.replace(".", ",");
  });
}

/** A report in Italian. Names, of bots and of cards without a word here, stay what they are. */
export function inItalian(report: Report, game: LoadedGame): Report {
  const words = italianOf(game, report.options);
  const say: Say = (text) => translated(text, words) ?? text;
  return {
    ...report,
    title: game.wordings.it.title,
    remarks: report.remarks.map(say),
    families: report.families.map((family) => inWords(family, say, game)),
  };
}

/** Everything that can be said about this game in Italian. */
export function italianOf({ figures }: LoadedGame, options: object): Dictionary {
  return { ...GENERAL, ...figures.italian?.(options) };
}

function inWords(family: FamilyReport, say: Say, game: LoadedGame): FamilyReport {
  return {
    ...family,
    remarks: family.remarks.map(say),
    figures: family.figures.map((figure) => figureInWords(figure, say)),
    comparisons: family.comparisons.map((comparison): Comparison => {
      const words = italianOf(game, comparison.options);
      const sayOf: Say = (text) => translated(text, words) ?? text;
      const { felt } = comparison;
      return {
        ...comparison,
        verdict: say(comparison.verdict),
        remarks: comparison.remarks.map(say),
        felt: {
          ...felt,
          sentence: say(felt.sentence),
          ...(felt.advice === undefined ? {} : { advice: say(felt.advice) }),
        },
        figures: comparison.figures.map((figure) => figureInWords(figure, sayOf)),
        differences: comparison.differences.map((one) => ({
          ...one,
          label: say(one.label),
          unit: say(one.unit),
        })),
      };
    }),
  };
}

function figureInWords(figure: Figure, say: Say): Figure {
  const naming = {
    title: say(figure.title),
    ...(figure.note === undefined ? {} : { note: say(figure.note) }),
  };
  switch (figure.kind) {
    case "shares":
      return { ...figure, ...naming, verdict: say(figure.verdict), rows: labelled(figure.rows, say) };
    case "rates":
      return { ...figure, ...naming, rows: labelled(figure.rows, say) };
    case "means":
      return { ...figure, ...naming, unit: say(figure.unit), rows: labelled(figure.rows, say) };
    case "spread":
      return { ...figure, ...naming, unit: say(figure.unit) };
    case "curve":
      return {
        ...figure,
        ...naming,
        xLabel: say(figure.xLabel),
        yLabel: say(figure.yLabel),
        claims: labelled(figure.claims, say),
        ...(figure.verdict === undefined ? {} : { verdict: say(figure.verdict) }),
      };
  }
}

function labelled<One extends { readonly label: string }>(all: readonly One[], say: Say): One[] {
  return all.map((one) => ({ ...one, label: say(one.label) }));
}
