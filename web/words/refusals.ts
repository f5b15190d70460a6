import { refusals as en } from "./en/refusals.ts";
import { refusals as it } from "./it/refusals.ts";

/** What the house refuses, in all languages: only fetched after the page can be used. */
export const REFUSALS = { it, en };
