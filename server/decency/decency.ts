/** At which tables words are looked at: at those that are open to all, at all, or at none. */
export const STRICTNESS = ["open", "always", "never"] as const;
export type Strictness = (typeof STRICTNESS)[number];

/** Digits and signs that stand for letters. */
const STAND_INS: Readonly<Record<string, string>> = {
  "0": "o",
  "1": "i",
  "!": "i",
  "|": "i",
  "3": "e",
  "€": "e",
  "4": "a",
  "@": "a",
  "5": "s",
  $: "s",
  "7": "t",
  "8": "b",
};
/** Everything that a word can be made of. Other signs part words. */
const WORD = /[\p{L}\p{M}\d!|€@$]+/gu;
/** Signs that more often end a sentence than stand for a letter. */
const ENDS = /^[!|€@$]+|[!|€@$]+$/g;
/** Single letters with signs or blanks between them, as in "c a t" or "c.a.t". */
const SPELT = /(?<![\p{L}\d])[\p{L}\d](?:[\s.\-_*,]{1,2}[\p{L}\d](?![\p{L}\d])){2,}/gu;

/** A word as the letters that it has, and how often each is repeated: "aaab" is "ab" and [3, 1]. */
interface Runs {
  readonly letters: string;
  readonly lengths: readonly number[];
}

/**
 * Finds words of a list in what somebody writes: whole words only, so that nobody is refused for a town or a surname that
 * has one inside it; however they are accented, with letters repeated, with digits in place of letters, spelt out.
 */
export class WordFilter {
  private readonly byLetters = new Map<string, (readonly number[])[]>();

  constructor(words: Iterable<string>) {
    for (const word of words) {
      const { letters, lengths } = runsOf(plain(word));
      if (letters === "") continue;
      const known = this.byLetters.get(letters);
      if (known === undefined) this.byLetters.set(letters, [lengths]);
      else known.push(lengths);
    }
  }

  finds(text: string): boolean {
    const spelt = (text.match(SPELT) ?? []).map((found) => found.replace(/[^\p{L}\d]/gu, ""));
    return [...(text.match(WORD) ?? []), ...spelt].some((word) => this.isListed(word));
  }

  private isListed(word: string): boolean {
    if (!/\p{L}/u.test(word)) return false;
    return [word, word.replace(ENDS, "")].some((written) => this.has(plain(written)));
  }

  private has(word: string): boolean {
    const { letters, lengths } = runsOf(word);
    const listed = this.byLetters.get(letters) ?? [];
    // Three and more of a letter are drawn out, however many the word has; "nono" and "nonno" are two words.
    return listed.some((known) =>
      known.every((length, at) => lengths[at] === length || (lengths[at] ?? 0) >= 3),
    );
  }
}

function plain(word: string): string {
  const bare = word.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase();
  return [...bare].map((sign) => STAND_INS[sign] ?? sign).join("");
}

function runsOf(word: string): Runs {
  const lengths: number[] = [];
  let letters = "";
  for (const letter of word) {
    if (letters.endsWith(letter)) lengths.push((lengths.pop() ?? 0) + 1);
    else {
      letters += letter;
      lengths.push(1);
    }
  }
  return { letters, lengths };
}

/** What the house does not want to read, and where. */
export function decencyOf(words: Iterable<string>, strictness: Strictness) {
  const filter = new WordFilter(words);
  return (text: string, isOpen: boolean): boolean =>
    strictness !== "never" && (isOpen || strictness === "always") && filter.finds(text);
}
