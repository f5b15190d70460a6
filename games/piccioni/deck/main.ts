import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { checkDeck } from "./check.ts";

/** `npx tsx games/piccioni/deck/main.ts check <file>`: says whether a deck can be played with, and if not, why (PIC-30). */
const [command, name = ""] = process.argv.slice(2);
// npm may run this in another folder than the one the person is in, from which the file is meant.
const file = path.resolve(process.env.INIT_CWD ?? ".", name);

if (command !== "check" || name === "") {
  console.error("npx tsx games/piccioni/deck/main.ts check <file>");
  process.exitCode = 2;
} else if (!existsSync(file)) {
  console.error(`There is no file ${file}.`);
  process.exitCode = 2;
} else {
  const { lines, isADeck } = checkDeck(name, readFileSync(file, "utf8"));
  for (const line of lines) (isADeck ? console.log : console.error)(line);
  process.exitCode = isADeck ? 0 : 1;
}
