import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { checkDeck } from "./check.ts";

/** `npm run deck -w @tavolata/piccioni -- check <file>`: whether a deck can be played with, and if not, why (PIC-30). */
const [command, name = ""] = process.argv.slice(2);
// npm runs this in the game's folder; the file is meant from where the person is.
const file = path.resolve(process.env.INIT_CWD ?? ".", name);

if (command !== "check" || name === "") {
  console.error("npm run deck -w @tavolata/piccioni -- check <file>");
  process.exitCode = 2;
} else if (!existsSync(file)) {
  console.error(`There is no file ${file}.`);
  process.exitCode = 2;
} else {
  const { lines, isADeck } = checkDeck(name, readFileSync(file, "utf8"));
  for (const line of lines) (isADeck ? console.log : console.error)(line);
  process.exitCode = isADeck ? 0 : 1;
}
