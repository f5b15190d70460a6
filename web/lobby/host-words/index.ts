import { language } from "@tavolata/kit";
import { en } from "./en.ts";
import { type HostWords, it } from "./it.ts";

const WORDS = { it, en };

/** Only a host reads them. */
export function hostWords(): HostWords {
  return WORDS[language.value];
}
