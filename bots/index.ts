export * from "./bot.ts";
export * from "./heads.ts";
export * from "./random.ts";
