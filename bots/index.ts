export * from "./bot.ts";
export * from "./random.ts";
