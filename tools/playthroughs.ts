import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { GAMES } from "@tavolata/games";
import { type Language, writePlaythrough } from "@tavolata/kernel";
import { ROOT } from "./files.ts";

/** All playthroughs of all games, by the path of their file. */
export function writeAll(): Map<string, string> {
  const texts = new Map<string, string>();
  for (const { rules, wordings, playthroughs } of GAMES) {
    for (const [name, playthrough] of Object.entries(playthroughs)) {
      const wording = wordings[name.slice(name.lastIndexOf(".") + 1) as Language];
      texts.set(
        `games/${rules.name}/playthroughs/${name}.txt`,
        writePlaythrough(rules, wording, playthrough),
      );
    }
  }
  return texts;
}

function main(): void {
  for (const [file, text] of writeAll()) {
    mkdirSync(path.dirname(path.join(ROOT, file)), { recursive: true });
    writeFileSync(path.join(ROOT, file), text);
    console.log(`${file}: ${text.split("\n").length} lines`);
  }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) main();
