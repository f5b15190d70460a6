import { expect, test } from "vitest";
import { beccato, type Options } from "../rules/index.ts";
import { DEFAULTS } from "../testing/table-with.ts";
import { refuseBots } from "./people-only.ts";

test("[BEC-34] bots are offered exactly where the referee would not refuse them", () => {
  for (const table of ["online", "oneTable"] as const) {
    const options: Options = { ...DEFAULTS, table };
    expect(refuseBots(options)).toEqual(beccato.refuseBots!(options));
  }
});
