import { readdirSync, readFileSync, statSync } from "node:fs";
import path from "node:path";
import { GAMES } from "@tavolata/games/playable";
import { describe, expect, it } from "vitest";
import { ROOT } from "../../tools/files.ts";
import { LINK_SIZE, linkPages, sourceOf } from "./link-page.ts";

const KB = 1000;
const PICTURES = path.join(ROOT, "docs", "pictures");
const BUDGET = { one: 200 * KB, film: 400 * KB, all: 1500 * KB };

describe("The picture of a link", () => {
  for (const link of linkPages(GAMES.map(({ manifest }) => manifest))) {
    it(`in ${link.file} is drawn from what there is now (otherwise: npm run pictures -- links)`, () => {
      const png = readFileSync(path.join(ROOT, link.file));
      expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([LINK_SIZE.width, LINK_SIZE.height]);
      expect(/tEXtSource\0([\w-]{16})/.exec(png.toString("latin1"))?.[1]).toBe(sourceOf(link));
      expect(png.length).toBeLessThan(100 * KB);
    });
  }
});

describe("The pictures of the README", () => {
  const sizes = readdirSync(PICTURES).map((name) => ({
    name,
    bytes: statSync(path.join(PICTURES, name)).size,
  }));

  it("show every game that is drawn, on a phone and on a desk", () => {
    const names = sizes.map(({ name }) => name);
    for (const { file } of linkPages(GAMES.map(({ manifest }) => manifest))) {
      const game = /^games\/([^/]+)/.exec(file)?.[1];
      if (game === undefined) continue;
      expect(names).toContain(`${game}-phone.webp`);
      expect(names).toContain(`${game}-desk.webp`);
    }
  });

  it("are small, and as small together as a README may be", () => {
    expect(
      sizes.filter(({ name, bytes }) => bytes > (name === "film.webp" ? BUDGET.film : BUDGET.one)),
    ).toEqual([]);
    expect(sizes.reduce((sum, { bytes }) => sum + bytes, 0)).toBeLessThan(BUDGET.all);
  });

  it("are all shown somewhere", () => {
    const pages = ["README.md", "README.it.md"].map((page) => readFileSync(path.join(ROOT, page), "utf8"));
    for (const page of pages)
      expect(sizes.filter(({ name }) => !page.includes(`docs/pictures/${name}`))).toEqual([]);
  });
});
