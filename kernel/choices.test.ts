import { describe, expect, it } from "vitest";
import { withChoice } from "./choices.ts";

const SCHEMAS = {
  table: { default: "cash", brings: { tournament: { minutes: 10, prizes: "one" } } },
  minutes: { default: 0 },
  prizes: { default: "none" },
};

describe("Choosing an option", () => {
  it("also sets what belongs to it", () => {
    expect(withChoice(SCHEMAS, {}, "table", "tournament")).toEqual({
      table: "tournament",
      minutes: 10,
      prizes: "one",
    });
  });

  it("leaves alone what somebody has chosen already", () => {
    expect(withChoice(SCHEMAS, { minutes: 20, prizes: "none" }, "table", "tournament")).toEqual({
      table: "tournament",
      minutes: 20,
      prizes: "one",
    });
  });

  it("sets nothing else where nothing belongs to it", () => {
    expect(withChoice<unknown>(SCHEMAS, { minutes: 20 }, "table", "cash")).toEqual({
      table: "cash",
      minutes: 20,
    });
    expect(withChoice(SCHEMAS, {}, "prizes", "one")).toEqual({ prizes: "one" });
  });
});
