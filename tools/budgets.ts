import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { gzipSync } from "node:zlib";

/** One chunk in Vite's manifest, as far as it is read here. */
export interface Chunk {
  readonly file: string;
  readonly isEntry?: boolean;
  readonly isDynamicEntry?: boolean;
  /** By their keys in the manifest. */
  readonly imports?: readonly string[];
  readonly dynamicImports?: readonly string[];
  readonly css?: readonly string[];
}
/** By the source a chunk was made of, seen from web/. */
export type Manifest = Readonly<Record<string, Chunk>>;

export interface Weights {
  /** What the first page loads before it can be used. */
  readonly entry: { readonly scripts: number; readonly styles: number };
  /**
   * For each game what its screen and the longest of its languages add to the shell, and all that is loaded when somebody
   * plays it: scripts and styles. A game without a drawing has the plain table as its screen, and all its words.
   */
  readonly games: readonly {
    readonly screen: string;
    readonly adds: number;
    readonly altogether: number;
    /** Pictures that come beside it, in chunks of their own. */
    readonly drawings: number;
  }[];
  /** The hands that draw the Italian deck, in all its looks together. */
  readonly italianDeck: number;
}

const GAME = /^\.\.\/games\//;
/** What else a screen loads when it is needed, such as a reader of files, is not what everybody loads. */
const GAME_SCREEN = /^\.\.\/games\/[^/]+\/screen\/index\.tsx?$/;
/** What a game without a drawing brings instead of a screen, and the table that is made of it. */
const PLAIN_GAME = /^\.\.\/games\/[^/]+\/texts\/index\.ts$/;
const PLAIN_TABLE = /^plain\/plain-screen\.tsx$/;
/** A screen loads the words of one language; people who read the longest must not wait longer than the budget. */
const WORDS = /^\.\.\/games\/[^/]+\/texts\/(?:it|en)\.ts$/;
/** What all tables are made of belongs to the shell, although only tables load it; so does the bundler's own helper. */
const SHARED_PARTS = /^_(?:table-parts|rolldown-runtime)-/;
const DRAWINGS = /^\.\.\/games\/[^/]+\/screen\/art\//;
const ITALIAN_DECK = /^kit\/italian-deck\//;
/** Pages around the tables, which show no game, although the catalogue of games is at hand everywhere. */
const AROUND_TABLES = /^(?:circle|door|open-tables|operator|people|tournament)\//;
const TABLE_PAGE = /(?:^|\/)table(?:-page)?(?:\/index)?\.tsx?$/;

/** Counts every file once, however many chunks need it. */
export function weigh(manifest: Manifest, sizeOf: (file: string) => number): Weights {
  const keys = Object.keys(manifest);
  const total = (files: Iterable<string>) => [...files].reduce((sum, file) => sum + sizeOf(file), 0);
  const entry = filesOf(
    manifest,
    keys.filter((key) => manifest[key]!.isEntry),
  );
  const parts = new Set(
    keys.filter((key) => SHARED_PARTS.test(key)).flatMap((key) => ownFiles(manifest[key]!)),
  );
  const late = keys.filter((key) => manifest[key]!.isDynamicEntry);
  const plainTable = late.filter((key) => PLAIN_TABLE.test(key));
  const games = late
    .filter((key) => GAME_SCREEN.test(key) || PLAIN_GAME.test(key))
    .map((screen) => {
      const table = PLAIN_GAME.test(screen) ? [screen, ...plainTable] : [screen];
      const spoken = (manifest[screen]!.dynamicImports ?? [])
        .filter((key) => WORDS.test(key))
        .map((key) => filesOf(manifest, [...table, key]));
      const drawn = filesOf(
        manifest,
        (manifest[screen]!.dynamicImports ?? []).filter((key) => DRAWINGS.test(key)),
      );
      const shown = heaviest([filesOf(manifest, table), ...spoken], total);
      const ways = late.filter(
        (key) => !GAME.test(key) && !AROUND_TABLES.test(key) && leadsTo(manifest, key, screen),
      );
      const sums = ways.map((way) => total(new Set([...entry, ...filesOf(manifest, [way]), ...shown])));
      return {
        screen,
        adds: total([...shown].filter((file) => !entry.has(file) && !parts.has(file))),
        altogether: Math.max(total(new Set([...entry, ...shown])), ...sums),
        drawings: total(
          [...drawn].filter((file) => !entry.has(file) && !parts.has(file) && !shown.has(file)),
        ),
      };
    });
  const drawing = filesOf(
    manifest,
    late.filter((key) => ITALIAN_DECK.test(key)),
  );
  const isStyle = (file: string) => file.endsWith(".css");
  return {
    entry: {
      scripts: total([...entry].filter((file) => !isStyle(file))),
      styles: total([...entry].filter(isStyle)),
    },
    games,
    italianDeck: total([...drawing].filter((file) => !entry.has(file) && !parts.has(file))),
  };
}

function heaviest(sets: readonly Set<string>[], total: (files: Iterable<string>) => number): Set<string> {
  return sets.reduce((most, one) => (total(one) > total(most) ? one : most));
}

/** The page of a table shows every game; others show one if they load it. Nobody comes to a game by way of another. */
function leadsTo(manifest: Manifest, key: string, screen: string): boolean {
  return (
    TABLE_PAGE.test(key) ||
    [...withImports(manifest, [key])].some((needed) => manifest[needed]!.dynamicImports?.includes(screen))
  );
}

function filesOf(manifest: Manifest, keys: readonly string[]): Set<string> {
  return new Set([...withImports(manifest, keys)].flatMap((key) => ownFiles(manifest[key]!)));
}

function ownFiles({ file, css = [] }: Chunk): string[] {
  return [file, ...css];
}

function withImports(manifest: Manifest, keys: readonly string[], found = new Set<string>()): Set<string> {
  for (const key of keys) {
    if (found.has(key)) continue;
    found.add(key);
    withImports(manifest, manifest[key]!.imports ?? [], found);
  }
  return found;
}

export function gzippedSize(file: string): number {
  return gzipSync(readFileSync(file), { level: 9 }).length;
}

const TEXT = /\.(?:css|html|js|json|svg|txt|webmanifest)$/;
/** Addresses with a host; XML's namespaces are names that look like addresses. */
const ADDRESS =
  /\b(?:https?|wss?):\/\/(?!www\.w3\.org\/)[\w[][^\s"'`<>)]*|(?:url\(|src=|href=)["']?\/\/[^\s"'`<>)]+/gi;

export function foreignAddresses(text: string): string[] {
  return text.match(ADDRESS) ?? [];
}

/** Every text below a folder with the addresses of others in it. */
export function textsWithForeignAddresses(folder: string): [string, string[]][] {
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((file) => TEXT.test(file))
    .map((file): [string, string[]] => [
      file,
      foreignAddresses(readFileSync(path.join(folder, file), "utf8")),
    ])
    .filter(([, addresses]) => addresses.length > 0);
}
