import type { Bot } from "@tavolata/bots";
import type { Beccato } from "../rules/index.ts";
import { fox } from "./fox.ts";
import { scripted } from "./scripted.ts";

/** The first plays for people who are gone. */
export const BOTS: readonly Bot<Beccato>[] = [fox, scripted];
export { RATINGS } from "./ratings.ts";
