import type { Bot } from "@tavolata/bots";
import type { Bestia } from "../rules/index.ts";
import { maestro } from "./maestro.ts";
import { PANEL } from "./panel.ts";

/** The first one plays for people who are gone. */
export const BOTS: readonly Bot<Bestia>[] = [maestro, ...PANEL];
export { RATINGS } from "./ratings.ts";
