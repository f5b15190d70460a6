import type { Deed, Settling } from "../rules/index.ts";

/** SCH-7 to SCH-10: what was to be done. */
export function rightDeed({ situation, matches }: Settling): Deed | null {
  switch (situation) {
    case "twoWorms":
      return { kind: "hand", what: "knock" };
    case "identical":
      return { kind: "hand", what: "red" };
    case "several":
      return { kind: "hand", what: "blue" };
    case "one":
      return { kind: "call", what: matches[0]!.feature };
    case "none":
      return null;
  }
}
