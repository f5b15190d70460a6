import { describe, expect, it } from "vitest";
import { disagreement } from "../../../kernel/check/agreement.ts";
import { en } from "./en.ts";
import { it as italian } from "./it.ts";

describe.each([
  ["it", italian],
  ["en", en],
] as const)("The words of a replay in %s", (language, { facts }) => {
  it.each([1, 2].flatMap((n) => [facts.replayed(n), facts.brokenOff(n)]))("agree: %s", (sentence) => {
    expect(disagreement(sentence, language)).toBeUndefined();
  });
});
