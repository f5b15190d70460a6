import { readFileSync } from "node:fs";
import path from "node:path";
import { filesBelow } from "./files.ts";

/** A game's name in the forms that code has for it. */
interface NameForms {
  /** Of its folder, and for ever in logs and links: "two-words". */
  readonly kebab: string;
  /** Of values: "twoWords". */
  readonly camel: string;
  /** Of types: "TwoWords". */
  readonly pascal: string;
}

export function formsOf(folder: string): NameForms {
  const pascal = folder.replace(/(?:^|-)(.)/g, (_, first: string) => first.toUpperCase());
  return { kebab: folder, camel: pascal.charAt(0).toLowerCase() + pascal.slice(1), pascal };
}

/** Where games may be named outside their own folders: what people read about all of them, and what npm writes. */
const SPEAKS_OF_GAMES = /^(?:README(?:\.it)?\.md|CHANGELOG\.md|docs\/.*|package-lock\.json)$/;
const PICTURES = /\.(?:png|woff2)$/;

/** Where a game is named outside its own folder: `file:line`, or `file` alone where the path itself names it. */
export function mentionsOf(root: string, folder: string, title?: string): string[] {
  const named = patternOf(folder, title);
  const files = filesBelow(
    root,
    (file) => !file.startsWith(`games/${folder}/`) && !SPEAKS_OF_GAMES.test(file) && !PICTURES.test(file),
  );
  return files.flatMap((file) => {
    const lines = readFileSync(path.join(root, file), "utf8").split("\n");
    const found = lines.flatMap((line, i) => (named.test(line) ? [`${file}:${i + 1}`] : []));
    return named.test(file) ? [file, ...found] : found;
  });
}

/** A form counts where it is a whole word, or a whole part of an identifier: `twoWordsTable`, `aTwoWords`, `two-words-table`. */
function patternOf(folder: string, title?: string): RegExp {
  const { kebab, camel, pascal } = formsOf(folder);
  const forms = [
    `(?<![\\p{L}\\p{N}])${kebab}(?![\\p{L}\\p{N}])`,
    `(?<![\\p{L}\\p{N}])${camel}(?![\\p{Ll}\\p{N}])`,
    `(?<!\\p{Lu})${pascal}(?!\\p{Ll})`,
  ];
  if (title !== undefined) forms.push(`(?<!\\p{L})${title.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")}(?!\\p{L})`);
  return new RegExp(forms.join("|"), "u");
}
