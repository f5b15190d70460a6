import type { Bot } from "@tavolata/bots";
import type { Piccioni } from "../rules/index.ts";
import { greedy } from "./greedy.ts";
import { maestro } from "./maestro.ts";
import { neighbour } from "./neighbour.ts";

/** The first plays for people who are gone. */
export const BOTS: readonly Bot<Piccioni>[] = [maestro, greedy, neighbour];
export { RATINGS } from "./ratings.ts";
