import { existsSync } from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { gameFolders } from "@tavolata/games";
import { ROOT } from "./files.ts";

/** `npm run deck -- <game> …`: what a game brings for its decks (`games/<game>/deck/main.ts`), with the rest of the words. */
const [game = "", ...rest] = process.argv.slice(2);
const commandOf = (name: string) => path.join(ROOT, "games", name, "deck/main.ts");
const games = gameFolders().filter((name) => existsSync(commandOf(name)));

if (games.includes(game)) {
  process.argv.splice(2, process.argv.length, ...rest);
  await import(pathToFileURL(commandOf(game)).href);
} else {
  console.error(`npm run deck -- <${games.join(" | ")}> …`);
  process.exitCode = 2;
}
