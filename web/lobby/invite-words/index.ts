import { language } from "@tavolata/kit";
import { en } from "./en.ts";
import { type InviteWords, it } from "./it.ts";

const WORDS = { it, en };

export function inviteWords(): InviteWords {
  return WORDS[language.value];
}
