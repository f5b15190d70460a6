import { expect, it } from "vitest";
import { tableWith } from "../testing/table-with.ts";
import { cardTexts } from "./card-texts.ts";

const table = tableWith({ hands: ["fionda-1 gatto-1", "blam-1", ""], areas: ["zoppo-1"] });

it("tells the listener what is written on their cards and on what lies open, each once", () => {
  const texts = cardTexts(table.view(0), 0, "it");
  const names = texts.map(({ name }) => name);
  expect(names).toEqual(expect.arrayContaining(["Fionda", "Gatto", "Zoppo"]));
  expect(new Set(names).size).toBe(names.length);
  for (const { text } of texts) expect(text).toMatch(/\p{L}{3}/u);
  expect(cardTexts(table.view(0), 0, "en").map(({ name }) => name)).toContain("Slingshot");
});

it("[PIC-32] tells nobody about another's hand", () => {
  const others = cardTexts(table.view(0), 0, "it").map(({ name }) => name);
  expect(others).not.toContain("Blam!");
  expect(cardTexts(table.view("spectator"), "spectator", "it").map(({ name }) => name)).not.toContain(
    "Fionda",
  );
});
