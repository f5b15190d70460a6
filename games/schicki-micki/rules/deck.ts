import { type BadFace, badFace, type Card, hasTwoWorms, isDetail } from "./cards.ts";
import ours from "./our-deck.json" with { type: "json" };

/** SCH-1 */
export const DECK_SIZE = 64;
const MIX = { oneWorm: 46, twoWorms: 6, details: 12 } as const;

/** SCH-3: found by the search in deck/, and stored with the figures that the search aimed at. */
export const OUR_DECK = ours.cards as readonly string[] as readonly Card[];
export const OUR_FIGURES = ours.figures;

/** The most that a deck file may hold, with all that its author writes beside the cards. */
const MOST_CHARACTERS = 20_000;

/** Why a deck file cannot be played with. Cards are counted from 1. */
export type DeckProblem =
  | { readonly code: "too-long" }
  | { readonly code: "not-json" }
  | { readonly code: "no-cards" }
  | { readonly code: "wrong-count"; readonly cards: number }
  | {
      readonly code: "wrong-mix";
      readonly oneWorm: number;
      readonly twoWorms: number;
      readonly details: number;
    }
  | { [Code in BadFace]: { readonly code: Code; readonly card: number } }[BadFace];

export type ParsedDeck =
  | { readonly cards: readonly Card[]; readonly problems?: undefined }
  | { readonly problems: readonly DeckProblem[] };

/** SCH-3: a deck file is JSON with a list of 64 faces called `cards`; everything else in it is ignored. */
export function parseDeck(json: string): ParsedDeck {
  if (json.length > MOST_CHARACTERS) return { problems: [{ code: "too-long" }] };
  let file: unknown;
  try {
    file = JSON.parse(json);
  } catch {
    return { problems: [{ code: "not-json" }] };
  }
  const cards = typeof file === "object" && file !== null ? (file as { cards?: unknown }).cards : undefined;
  if (!Array.isArray(cards)) return { problems: [{ code: "no-cards" }] };
  const problems = deckProblems(cards);
  return problems.length === 0 ? { cards } : { problems };
}

/** Everything that is wrong with a deck. Its mix is only checked if every single card is right. */
export function deckProblems(cards: readonly unknown[]): DeckProblem[] {
  if (cards.length !== DECK_SIZE) return [{ code: "wrong-count", cards: cards.length }];
  const faults = cards.flatMap((face, i): DeckProblem[] => {
    const code = typeof face === "string" ? badFace(face) : "not-a-card";
    return code === undefined ? [] : [{ code, card: i + 1 }];
  });
  if (faults.length > 0) return faults;
  const mix = mixOf(cards as readonly Card[]);
  const right = mix.oneWorm === MIX.oneWorm && mix.twoWorms === MIX.twoWorms && mix.details === MIX.details;
  return right ? [] : [{ code: "wrong-mix", ...mix }];
}

function mixOf(cards: readonly Card[]): { oneWorm: number; twoWorms: number; details: number } {
  const details = cards.filter(isDetail).length;
  const twoWorms = cards.filter(hasTwoWorms).length;
  return { oneWorm: cards.length - details - twoWorms, twoWorms, details };
}

/** What is played with: the table's own deck, or ours. */
export function deckOf({ deck }: { readonly deck?: readonly string[] }): Card[] {
  return [...((deck as readonly Card[] | undefined) ?? OUR_DECK)];
}
