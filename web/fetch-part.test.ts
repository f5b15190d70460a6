import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { fetchPart } from "./fetch-part.ts";

interface FakeLink {
  href: string;
  rel: string;
  onload?: () => void;
  onerror?: () => void;
  remove(): void;
}

let links: FakeLink[];
let told: string[];

beforeEach(() => {
  links = [];
  told = [];
  vi.stubGlobal("document", {
    querySelector: (selector: string) =>
      links.find(({ href }) => selector === `link[href="${href}"]`) ?? null,
    createElement: () => {
      const link: FakeLink = { href: "", rel: "", remove: () => links.splice(links.indexOf(link), 1) };
      return link;
    },
    head: { append: (link: FakeLink) => links.push(link) },
  });
  vi.stubGlobal("dispatchEvent", ({ type }: Event) => told.push(type));
});

afterEach(() => vi.unstubAllGlobals());

const shown = () => links.map(({ rel, href }) => `${rel} ${href}`);

test("scripts are announced once and not waited for", async () => {
  const files = ["assets/scripts-a.js", "assets/scripts-b.js"];
  expect(await fetchPart(async () => "part", files)).toBe("part");
  expect(await fetchPart(async () => "again", files)).toBe("again");
  expect(shown()).toEqual(["modulepreload /assets/scripts-a.js", "modulepreload /assets/scripts-b.js"]);
});

test("a part waits for its styles, and so does another that needs the same", async () => {
  const order: string[] = [];
  const one = fetchPart(async () => order.push("one"), ["assets/waits.css"]);
  const other = fetchPart(async () => order.push("other"), ["assets/waits.css"]);
  await Promise.resolve();
  expect(shown()).toEqual(["stylesheet /assets/waits.css"]);
  expect(order).toEqual([]);
  links[0]!.onload!();
  await Promise.all([one, other]);
  expect(order).toEqual(["one", "other"]);
});

test("styles that the page has from the start are not asked for", async () => {
  links.push({ href: "/assets/page.css", rel: "stylesheet", remove: () => {} });
  expect(await fetchPart(async () => "part", ["assets/page.css"])).toBe("part");
  expect(links).toHaveLength(1);
});

test("what cannot be had is told to the page and to the caller, and can be asked for again", async () => {
  const failed = fetchPart(async () => "part", ["assets/lost.css"]);
  links[0]!.onerror!();
  await expect(failed).rejects.toThrow("assets/lost.css");
  expect(told).toEqual(["vite:preloadError"]);
  expect(links).toEqual([]);

  const again = fetchPart(async () => "part", ["assets/lost.css"]);
  links[0]!.onload!();
  expect(await again).toBe("part");

  await expect(fetchPart(() => Promise.reject(new Error("gone")))).rejects.toThrow("gone");
  expect(told).toEqual(["vite:preloadError", "vite:preloadError"]);
});
