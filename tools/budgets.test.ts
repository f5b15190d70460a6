import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import path from "node:path";
import { gameFolders } from "@tavolata/games/folders";
import { describe, expect, it } from "vitest";
import { foreignAddresses, gzippedSize, type Manifest, textsWithForeignAddresses, weigh } from "./budgets.ts";
import { ROOT } from "./files.ts";

/** Built before the tests run. */
const BUILT = path.join(ROOT, "dist/web");
const KB = 1000;
const BUDGET = {
  entryScripts: 45 * KB,
  entryStyles: 12 * KB,
  fonts: 40 * KB,
  gameAdds: 25 * KB,
  playing: 90 * KB,
  italianDeck: 20 * KB,
  drawings: 8 * KB,
};

describe("What a phone loads, compressed,", () => {
  const manifest = JSON.parse(readFileSync(path.join(BUILT, ".vite/manifest.json"), "utf8")) as Manifest;
  const weights = weigh(manifest, (file) => gzippedSize(path.join(BUILT, file)));

  it("is small for the first page", () => {
    expect(weights.entry.scripts).toBeGreaterThan(0);
    expect(weights.entry.scripts).toBeLessThanOrEqual(BUDGET.entryScripts);
    expect(weights.entry.styles).toBeLessThanOrEqual(BUDGET.entryStyles);
  });

  it("is for the first page what the page itself names", () => {
    const page = readFileSync(path.join(BUILT, "index.html"), "utf8");
    const named = [...page.matchAll(/(?:src|href)="\/(assets\/[^"]+\.js)"/g)].map(([, file]) => file!);
    const sum = named.reduce((total, file) => total + gzippedSize(path.join(BUILT, file)), 0);
    expect(sum).toBe(weights.entry.scripts);
  });

  it("is small for every game, alone and with all that it needs", () => {
    const heavy = weights.games.filter(
      ({ adds, altogether }) => adds > BUDGET.gameAdds || altogether > BUDGET.playing,
    );
    expect(heavy).toEqual([]);
  });

  it("is small for the pictures that come beside a game", () => {
    expect(weights.games.some(({ drawings }) => drawings > 0)).toBe(true);
    expect(weights.games.filter(({ drawings }) => drawings > BUDGET.drawings)).toEqual([]);
  });

  it("is small for the Italian deck in all its looks", () => {
    expect(weights.italianDeck).toBeGreaterThan(0);
    expect(weights.italianDeck).toBeLessThanOrEqual(BUDGET.italianDeck);
  });

  it("is a screen of its own for each game that has one, and the plain table for every other", () => {
    const expected = gameFolders().map((game) => {
      const part = existsSync(path.join(ROOT, "games", game, "screen")) ? "screen" : "texts";
      return `../games/${game}/${part}/index.ts`;
    });
    expect(weights.games.map(({ screen }) => screen).sort()).toEqual(expected.sort());
  });

  it("is a small font", () => {
    const fonts = readdirSync(BUILT, { recursive: true, encoding: "utf8" }).filter((file) =>
      /\.(?:woff2?|ttf|otf)$/.test(file),
    );
    const sum = fonts.reduce((total, file) => total + statSync(path.join(BUILT, file)).size, 0);
    expect(sum).toBeGreaterThan(0);
    expect(sum).toBeLessThanOrEqual(BUDGET.fonts);
  });

  it("never comes from another host", () => {
    // The library that checks records tries addresses out on this name, which is nobody's; the one for passkeys names
    // its manual in a warning to developers.
    const named = textsWithForeignAddresses(BUILT).flatMap(([, addresses]) => addresses);
    const OURS = /^http:\/\/example\.com$|^https:\/\/simplewebauthn\.dev\/docs\//;
    expect(named.filter((address) => !OURS.test(address))).toEqual([]);
  });
});

describe("Weighing", () => {
  const manifest: Manifest = {
    "index.html": {
      file: "main.js",
      isEntry: true,
      imports: ["_preact.js"],
      dynamicImports: ["pages/table.tsx", "pages/replay.tsx"],
      css: ["main.css"],
    },
    "_preact.js": { file: "preact.js" },
    "_cards.js": { file: "cards.js", imports: ["_preact.js"], css: ["cards.css"] },
    "_screens.js": {
      file: "screens.js",
      dynamicImports: ["../games/a/screen/index.tsx", "../games/b/screen/index.tsx"],
    },
    "pages/table.tsx": { file: "table.js", isDynamicEntry: true, imports: ["_preact.js", "_screens.js"] },
    "pages/replay.tsx": { file: "replay.js", isDynamicEntry: true, imports: ["_screens.js"] },
    "pages/settings.tsx": { file: "settings.js", isDynamicEntry: true },
    "../games/a/screen/index.tsx": {
      file: "a.js",
      isDynamicEntry: true,
      imports: ["_preact.js", "_cards.js", "index.html"],
      css: ["a.css"],
    },
    "../games/b/screen/index.tsx": {
      file: "b.js",
      isDynamicEntry: true,
      imports: ["_cards.js", "_table-parts-x.js"],
      dynamicImports: ["../games/b/texts/it.ts", "../games/b/texts/en.ts", "../games/b/texts/it/clauses.ts"],
    },
    "../games/b/texts/it.ts": {
      file: "b-it.js",
      isDynamicEntry: true,
      imports: ["../games/b/screen/index.tsx"],
    },
    "../games/b/texts/en.ts": { file: "b-en.js", isDynamicEntry: true },
    "../games/b/texts/it/clauses.ts": { file: "b-clauses.js", isDynamicEntry: true },
    "kit/italian-deck/a.ts": { file: "hand-a.js", isDynamicEntry: true, imports: ["_pen.js", "_preact.js"] },
    "kit/italian-deck/b.ts": { file: "hand-b.js", isDynamicEntry: true, imports: ["_pen.js"] },
    "_pen.js": { file: "pen.js" },
    "_table-parts-x.js": { file: "parts.js", imports: ["_cards.js"] },
  };
  const SIZES: Readonly<Record<string, number>> = {
    "main.js": 1,
    "main.css": 2,
    "preact.js": 4,
    "cards.js": 8,
    "cards.css": 16,
    "table.js": 32,
    "replay.js": 64,
    "settings.js": 128,
    "a.js": 256,
    "a.css": 512,
    "b.js": 1024,
    "screens.js": 2048,
    "b-en.js": 4096,
    "b-it.js": 8192,
    "b-clauses.js": 16384,
    "parts.js": 32768,
    "hand-a.js": 65536,
    "hand-b.js": 131072,
    "pen.js": 262144,
  };
  const weights = weigh(manifest, (file) => SIZES[file]!);

  it("counts for the first page its scripts with their imports, and its styles", () => {
    expect(weights.entry).toEqual({ scripts: 1 + 4, styles: 2 });
  });

  it("counts for a game what it adds with its longest language, and the heaviest way to it once", () => {
    expect(weights.games).toEqual([
      {
        screen: "../games/a/screen/index.tsx",
        adds: 8 + 16 + 256 + 512,
        altogether: 1 + 2 + 4 + 8 + 16 + 64 + 256 + 512 + 2048,
        drawings: 0,
      },
      {
        screen: "../games/b/screen/index.tsx",
        adds: 8 + 16 + 1024 + 8192,
        altogether: 1 + 2 + 4 + 8 + 16 + 64 + 1024 + 2048 + 8192 + 32768,
        drawings: 0,
      },
    ]);
  });

  it("counts the plain table and all its words for a game that is not drawn", () => {
    const { games } = weigh(
      {
        "index.html": { file: "main.js", isEntry: true },
        "pages/table.tsx": { file: "table.js", isDynamicEntry: true },
        "plain/plain-screen.tsx": {
          file: "a.js",
          isDynamicEntry: true,
          imports: ["index.html"],
          css: ["a.css"],
        },
        "../games/b/texts/index.ts": { file: "b-it.js", isDynamicEntry: true },
      },
      (file) => SIZES[file]!,
    );
    const plain = 256 + 512 + 8192;
    expect(games).toMatchObject([
      { screen: "../games/b/texts/index.ts", adds: plain, altogether: 1 + 32 + plain },
    ]);
  });

  it("counts for the Italian deck every look, and once what they share", () => {
    expect(weights.italianDeck).toBe(65536 + 131072 + 262144);
  });

  it("counts the page of a table but no other game even where the list of the games is in the first page", () => {
    const screens = ["../games/a/screen/index.tsx", "../games/b/screen/index.tsx"];
    const { games } = weigh(
      {
        "index.html": { file: "main.js", isEntry: true, dynamicImports: screens },
        "pages/table.tsx": { file: "table.js", isDynamicEntry: true },
        "../games/a/screen/index.tsx": { file: "a.js", isDynamicEntry: true },
        "../games/b/screen/index.tsx": { file: "b.js", isDynamicEntry: true, imports: ["index.html"] },
        "../games/b/texts/it.ts": {
          file: "b-it.js",
          isDynamicEntry: true,
          imports: ["../games/b/screen/index.tsx"],
        },
      },
      (file) => SIZES[file]!,
    );
    expect(games[0]).toMatchObject({ adds: 256, altogether: 1 + 32 + 256 });
  });
});

describe("An address of others", () => {
  for (const text of [
    "fetch('https://example.com/x')",
    "http://localhost:8080",
    "url(//cdn.example/x.woff2)",
    '<img src="//cdn.example/x">',
    "new WebSocket('wss://example.com')",
  ]) {
    it(`is found in ${text}`, () => expect(foreignAddresses(text)).toHaveLength(1));
  }

  it("is neither a namespace nor our own address put together", () => {
    const text = `xmlns="http://www.w3.org/2000/svg" \`wss://\${location.host}\` "/assets/a.js" a // b`;
    expect(foreignAddresses(text)).toEqual([]);
  });
});
