import { expect, test } from "vitest";
import { readHints, writeHints } from "./hints.ts";

test("hints come out as they went in, in as few texts as PostgreSQL allows", () => {
  const hints = Array.from({ length: 1000 }, (_, seq) => ({ log: `è "una" partita ${seq}`, seq }));
  const texts = writeHints("sender", hints);
  expect(texts.every((text) => Buffer.byteLength(text) < 8000)).toBe(true);
  expect(texts.slice(0, -1).every((text) => Buffer.byteLength(text) > 7800)).toBe(true);
  expect(texts.flatMap((text) => readHints("reader", text))).toEqual(hints);
  expect(texts.flatMap((text) => readHints("sender", text))).toEqual([]);
});

test("without hints there is no text", () => {
  expect(writeHints("sender", [])).toEqual([]);
});
