import type { Bot } from "@tavolata/bots";
import type { IlConto } from "../rules/index.ts";
import { maestro } from "./maestro.ts";
import { PANEL } from "./panel.ts";

/** The first plays for people who are gone. */
export const BOTS: readonly Bot<IlConto>[] = [maestro, ...PANEL];
export { RATINGS } from "./ratings.ts";
