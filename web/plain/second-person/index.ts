import type { Language, Names, Seat } from "@tavolata/kernel";
import * as en from "./en.ts";
import * as it from "./it.ts";
import { LISTENER } from "./listener.ts";

interface SecondPerson {
  /** A statement about the listener, said to them; undefined where it is not known how. */
  told(sentence: string): string | undefined;
  /** What the listener could do, as an invitation: "Ada plays the ace" becomes "Play the ace". */
  invited(sentence: string): string | undefined;
}

const LANGUAGES: Readonly<Record<Language, SecondPerson>> = { it, en };

export function namesFor(listener: Seat | null, names: Names): Names {
  return (seat) => (seat === listener ? LISTENER : names(seat));
}

/**
 * Says "you" to the person who listens. Sentences are written once, with names; where a sentence is built in a way
 * that these rules do not know, it keeps the name rather than come out wrong.
 */
export function toListener(language: Language, name: string, text: string, as: keyof SecondPerson): string {
  if (!text.includes(LISTENER)) return text;
  const { [as]: say } = LANGUAGES[language];
  return text
    .split(/(?<=[.!?»”])\s+(?=\p{Lu}|\u{E000})/u)
    .map((sentence) => {
      // What somebody shouted is told as they shouted it.
      const quoted = sentence.replace(/[«“][^»”]*[»”]/g, (quote) => quote.replaceAll(LISTENER, name));
      if (!quoted.includes(LISTENER)) return quoted;
      const said = say(quoted);
      return said === undefined || said.includes(LISTENER) ? sentence.replaceAll(LISTENER, name) : said;
    })
    .join(" ");
}
