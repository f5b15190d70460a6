import type { Bot } from "@tavolata/bots";
import type { SchickiMicki } from "../rules/index.ts";
import { doorkeeper } from "./doorkeeper.ts";

/** The first one plays for people who are gone. */
export const BOTS: readonly Bot<SchickiMicki>[] = [doorkeeper];
export { RATINGS } from "./ratings.ts";
