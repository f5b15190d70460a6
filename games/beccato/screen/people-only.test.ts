import { expect, test } from "vitest";
import { beccato, type Options } from "../rules/index.ts";
import { DEFAULTS } from "../testing/table-with.ts";
import { refuseBots } from "./people-only.ts";

test("[BEC-34] bots are not offered where the referee would refuse them, and are where he would not", () => {
  for (const table of ["online", "oneTable"] as const) {
    const options: Options = { ...DEFAULTS, table };
    expect(refuseBots(options)).toEqual(beccato.refuseBots!(options));
  }
});
