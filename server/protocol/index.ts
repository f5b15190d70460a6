export * from "./acts.ts";
export * from "./answers.ts";
export * from "./changes.ts";
export * from "./refusals.ts";
export * from "./requests.ts";
export * from "./tournaments.ts";
export * from "./version.ts";
export * from "./words.ts";
