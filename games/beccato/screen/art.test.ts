import { PALETTE } from "@tavolata/kit/art";
import { describe, expect, test } from "vitest";
import { CARDS, GUILDS } from "../rules/index.ts";
import { BREED_ART } from "./art/breeds.ts";
import { FARM, GROUNDS } from "./art/colours.ts";
import * as things from "./art/things.ts";
import { FENCE, YARD } from "./art/things.ts";

const { GUILD_ART, EGG_COLOURS, ...others } = things;
const ALL = { ...BREED_ART, ...GUILD_ART, ...others, FENCE, YARD };

describe("The drawings", () => {
  test("[BEC-1] every breed, the Serama and every guild has its own drawing", () => {
    expect(Object.keys(BREED_ART)).toEqual([...CARDS]);
    expect(Object.keys(GUILD_ART)).toEqual([...GUILDS]);
    expect(new Set(Object.values(ALL)).size).toBe(Object.keys(ALL).length);
    for (const colours of [GROUNDS, EGG_COLOURS]) {
      expect(new Set(Object.values(colours)).size).toBe(Object.keys(colours).length);
    }
  });

  test.each(Object.entries(ALL))("%s uses only colours that exist", (_, art) => {
    for (const shape of art.split("|")) {
      expect({ ...PALETTE, ...FARM }).toHaveProperty([shape[0]!]);
      expect(shape).toMatch(/^.[013%~]*[M@&]/);
    }
  });
});
