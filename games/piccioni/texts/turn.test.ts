import { disagreement } from "@tavolata/kernel/check";
import { describe, expect, test } from "vitest";
import { turn as en } from "./en/turn.ts";
import { turn as it, type TurnWords } from "./it/turn.ts";

const SAID = (said: TurnWords): readonly string[] => [
  ...[1, 2].map(said.price),
  ...[1, 2].map(said.contribute),
  ...[0, 1, 2].flatMap((least) => [1, 2, 3].map((most) => said.pick({ least: Math.min(least, most), most }))),
  ...[1, 3].map(said.thenDiscard),
  ...Object.values(said.reaction).map((does) => does("Guano")),
  ...[true, false].map((own) => said.follows({ to: "Folla", own })),
  ...[true, false].flatMap((many) => [null, "Bea"].map((to) => said.landing({ many, to, why: null }))),
];

describe.each([
  ["it", it],
  ["en", en],
] as const)("in %s", (language, said) => {
  test("what is said to a player agrees with how many there are", () => {
    expect(SAID(said).flatMap((sentence) => disagreement(sentence, language) ?? [])).toEqual([]);
  });

  test("no word is empty, and no label ends in a full stop", () => {
    const words = Object.values(said).flatMap((word) =>
      typeof word === "object" ? Object.values(word) : [word],
    );
    const fixed = words.filter((word) => typeof word === "string");
    for (const word of [...fixed, ...SAID(said)]) expect(word).toMatch(/\S.*[^.]$/);
  });
});

test("[PIC-28] how many can be chosen is said as people say it", () => {
  expect([
    it.pick({ least: 1, most: 1 }),
    it.pick({ least: 1, most: 2 }),
    it.pick({ least: 0, most: 2 }),
  ]).toEqual([
    "Toccane uno, qui o sul tavolo",
    "Toccane fino a 2, qui o sul tavolo",
    "Toccane fino a 2, qui o sul tavolo, o nessuno",
  ]);
  expect([en.pick({ least: 1, most: 1 }), en.pick({ least: 0, most: 2 })]).toEqual([
    "Tap one, here or on the table",
    "Tap up to 2, here or on the table, or nobody",
  ]);
});
