import { machineOf, randomRecipe } from "@tavolata/kit/art";
import { expect, test } from "vitest";
import { botLook, lookOf } from "./look.ts";

const GUESTS = ["Ada", "Bea", "Ciro", "Dino", "Elio", "Fosca", "Gino", "Ida", "Lia", "Mara", "Nino", "Olga"];

test("twelve guests look like twelve people", () => {
  const looks = GUESTS.map((name) => JSON.stringify(lookOf(name)));
  expect(new Set(looks).size).toBe(GUESTS.length);
});

test("people keep their faces from one table to the next, and each look is made once", () => {
  const recipe = "a1-f2-h5-k3-e4-n1-m3-x7-c2-g0";
  expect(lookOf(recipe)).toBe(lookOf(recipe));
  expect(lookOf(recipe).face.front).toBe(lookOf("a1-f2-h5-k3-e0-n1-m3-x7-c9-g5").face.front);
  expect(lookOf(recipe)).not.toEqual(lookOf(recipe.replace("f2", "f6")));
});

test("every portrait of the house makes a complete look", () => {
  let state = 7;
  const random = () => {
    state = (state * 16807) % 2147483647;
    return state / 2147483647;
  };
  for (let i = 0; i < 200; i++) {
    const look = lookOf(randomRecipe(random));
    expect(look.face.head).not.toBe("");
    expect(look.colours.c).toMatch(/^#/);
    expect(look.breast).toContain("M");
  }
});

test("machines have the faces of their portraits, and no two of nine are alike", () => {
  const numbers = [...Array(9).keys()];
  expect(new Set(numbers.map((number) => JSON.stringify(botLook(number)))).size).toBe(9);
  for (const number of numbers) {
    const { back, head, mouth } = machineOf(number);
    expect(botLook(number).face).toMatchObject({ back, head: expect.stringContaining(head), mouth });
  }
  // Not the kerchief alone: what they are made of has another colour, in the portrait too.
  for (const number of [5, 6, 7, 8]) {
    expect(botLook(number).colours).toMatchObject(machineOf(number).colours);
    expect(botLook(number).colours.s).not.toBe(botLook(number - 5).colours.s);
  }
  expect(botLook(0).brow).toBe("i1M-8 -5L5 -8");
});
