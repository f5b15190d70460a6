import { spawnSync } from "node:child_process";
import { cpSync, existsSync, readFileSync, realpathSync, writeFileSync } from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { parseArgs } from "node:util";
import { FOLDERS, gameFolders } from "@tavolata/games/folders";
import { writePlaythrough } from "@tavolata/kernel";
import { filesBelow, ROOT } from "./files.ts";
import { formsOf, mentionsOf } from "./game-names.ts";

const USAGE = 'usage: npm run new-game -- <name> [--prefix ABC] [--title "…"]';

/** What a new game is going to be called. */
export interface NewGame {
  /** Of its folder; logs and links will know the game by it for ever. */
  readonly name: string;
  readonly title: string;
  /** Of its clauses: ABC-1, ABC-2 and so on. */
  readonly prefix: string;
}

/** What somebody asked for, with what follows from the name where they said nothing else. */
export function planGame(name: string, given: { prefix?: string; title?: string } = {}): NewGame {
  const words = name.replaceAll("-", " ");
  return {
    name,
    title: given.title ?? words.charAt(0).toUpperCase() + words.slice(1),
    prefix: given.prefix ?? words.replaceAll(" ", "").slice(0, 3).toUpperCase(),
  };
}

/** Why there can be no such game, in one sentence; undefined where there can. */
export function refuseGame(root: string, { name, title, prefix }: NewGame): string | undefined {
  if (!/^[a-z]+(?:-[a-z]+)*$/.test(name)) {
    return `"${name}" cannot be the name of a game: use small letters, and hyphens between words, as in "my-game".`;
  }
  if (existsSync(path.join(root, "games", name))) {
    return `games/${name} is there already: choose another name, or take that folder away first.`;
  }
  const [used] = mentionsOf(root, name);
  if (used !== undefined) {
    return `"${name}" is a word that the code uses already (${used}): a game needs a name of its own.`;
  }
  if (!/^[\p{L}\p{N}][\p{L}\p{N} ',.!?&-]*$/u.test(title)) {
    return `"${title}" cannot be the title of a game: use letters, digits, spaces and plain punctuation.`;
  }
  if (!/^[A-Z]{3}$/.test(prefix)) {
    return `"${prefix}" cannot be the prefix of clauses: give three capital letters, as in "--prefix ABC".`;
  }
  const other = gameFolders(path.join(root, "games")).find((folder) => prefixOf(root, folder) === prefix);
  return other === undefined
    ? undefined
    : `games/${other}/RULES.md has the prefix ${prefix} already: give another one with "--prefix ABC".`;
}

/** The template's folder under another name: everything but its playthroughs, which are written anew. */
export async function copyTemplate(root: string, game: NewGame): Promise<void> {
  const template = await findTemplate(root);
  const folder = path.join(root, "games", game.name);
  const isCopied = (file: string) => !/\/playthroughs\/.*\.txt$/.test(file);
  // Links are followed: what is renamed below must be the copy and never the template.
  const copied = { recursive: true, dereference: true, filter: isCopied };
  cpSync(realpathSync(path.join(root, "games", template.name)), folder, copied);
  for (const file of filesBelow(folder, () => true)) {
    const text = readFileSync(path.join(folder, file), "utf8");
    writeFileSync(path.join(folder, file), renamed(text, template, game));
  }
  listInReadmes(root, game);
}

async function findTemplate(root: string): Promise<NewGame> {
  const manifests = await Promise.all(FOLDERS.map(async (folder) => (await folder.manifest()).manifest));
  const template = manifests.find((manifest) => manifest.template);
  if (template === undefined)
    throw new Error("no game is the template: its manifest would say `template: true`");
  const { name, title } = template;
  const prefix = prefixOf(root, name);
  if (prefix === undefined) throw new Error(`games/${name}/RULES.md has no clauses`);
  return { name, title, prefix };
}

/** The letters before the numbers of a game's clauses. */
function prefixOf(root: string, folder: string): string | undefined {
  const rules = path.join(root, "games", folder, "RULES.md");
  return existsSync(rules) ? /^- \*\*([A-Z]{3})-/m.exec(readFileSync(rules, "utf8"))?.[1] : undefined;
}

function renamed(text: string, from: NewGame, to: NewGame): string {
  const [before, after] = [formsOf(from.name), formsOf(to.name)];
  return text
    .replace(/^ *template: true,\n/m, "")
    .replaceAll(`"${before.kebab}"`, () => `"${after.kebab}"`)
    .replace(new RegExp(`\\b${before.camel}\\b`, "g"), after.camel)
    .replace(new RegExp(`\\b${before.pascal}\\b`, "g"), after.pascal)
    .replace(new RegExp(`\\b${from.prefix}-(?=\\d)`, "g"), `${to.prefix}-`)
    .replaceAll(from.title, () => to.title);
}

const LISTED = /^[\s\S]*\]\(games\/[a-z-]+\/RULES\.md\)/;

/** After the last game that is listed there, in each language there is one in. */
function listInReadmes(root: string, { name, title }: NewGame): void {
  for (const readme of ["README.md", "README.it.md"].map((file) => path.join(root, file))) {
    if (!existsSync(readme)) continue;
    const text = readFileSync(readme, "utf8");
    const link = `,\n  [${title}](games/${name}/RULES.md)`;
    writeFileSync(
      readme,
      text.replace(LISTED, (listed) => listed + link),
    );
  }
}

/** Imports stand in the order of their names, and these are new. */
function format(root: string, { name }: NewGame): void {
  const biome = path.join(root, "node_modules/@biomejs/biome/bin/biome");
  const done = spawnSync(process.execPath, [biome, "check", "--write", `games/${name}`], { cwd: root });
  if (done.status !== 0) throw new Error(`games/${name} could not be formatted: ${done.stderr}`);
}

async function writePlaythroughs(root: string, { name }: NewGame): Promise<void> {
  const load = (part: string) => import(pathToFileURL(path.join(root, "games", name, part, "index.ts")).href);
  const [{ RULES }, { WORDINGS }, { PLAYTHROUGHS }] = await Promise.all(
    ["rules", "texts", "playthroughs"].map(load),
  );
  for (const file of Object.keys(PLAYTHROUGHS)) {
    const text = writePlaythrough(RULES, WORDINGS[file.slice(file.lastIndexOf(".") + 1)], PLAYTHROUGHS[file]);
    writeFileSync(path.join(root, "games", name, "playthroughs", `${file}.txt`), text);
  }
}

async function main(): Promise<void> {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { prefix: { type: "string" }, title: { type: "string" } },
  });
  const [name, ...rest] = positionals;
  if (name === undefined || rest.length > 0) throw new Error(USAGE);
  const game = planGame(name, values);
  const refusal = refuseGame(ROOT, game);
  if (refusal !== undefined) throw new Error(refusal);
  await copyTemplate(ROOT, game);
  format(ROOT, game);
  await writePlaythroughs(ROOT, game);
  console.log(welcome(game));
}

function welcome({ name, title, prefix }: NewGame): string {
  const folder = `games/${name}`;
  const columns = (rows: readonly [string, string][]) => {
    const width = Math.max(...rows.map(([first]) => first.length));
    return rows.map(([first, second]) => `  ${first.padEnd(width)}   ${second}`).join("\n");
  };
  return `${folder} is there: ${title}, a whole little game. It still plays by the rules of the template: make them yours.

${columns([
  [`${folder}/RULES.md`, `your rules as clauses, ${prefix}-1 and so on`],
  [`${folder}/rules/`, "the code that keeps them, and tests whose titles cite them"],
  [`${folder}/texts/`, "the words, in Italian and in English"],
])}

${columns([
  [`npx vitest run --project pure ${folder}`, "are the rules and the laws kept?"],
  ["npm run clauses", "has every clause a test?"],
  ["npm run playthroughs", "writes a few games to read"],
  ["npm start", "and play: it is on the home page"],
])}

docs/ADDING-A-GAME.md walks you through it in about an hour.`;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) {
  try {
    await main();
  } catch (fault) {
    if (!(fault instanceof Error)) throw fault;
    console.error(fault.message);
    process.exitCode = 1;
  }
}
