import { describe, expect, it } from "vitest";
import { chooseEncoding, ENCODINGS, hasIt, wantsPage } from "./negotiate.ts";

describe("The encoding of a body", () => {
  const cases: [string | undefined, string][] = [
    [undefined, "identity"],
    ["", "identity"],
    ["gzip, deflate, br, zstd", "br"],
    ["gzip, deflate", "gzip"],
    ["BR", "br"],
    ["br;q=0, gzip", "gzip"],
    ["br;q=0.5, gzip;q=0.8", "gzip"],
    ["br;q=0.5, identity", "identity"],
    ["br; q=0.001", "br"],
    ["*", "br"],
    ["*;q=0.5, br;q=0", "gzip"],
    ["gzip;q=0, br;q=0", "identity"],
    ["identity;q=0, *;q=0", "identity"],
    ["*;q=0", "identity"],
    ["zstd", "identity"],
    ["br;q=nonsense", "identity"],
    [",;q=1,,", "identity"],
  ];
  for (const [accepted, encoding] of cases) {
    it(`is ${encoding} for ${accepted === undefined ? "a client that says nothing" : `"${accepted}"`}`, () => {
      expect(chooseEncoding(accepted, ENCODINGS)).toBe(encoding);
    });
  }

  it("is plain if nothing was compressed", () => {
    expect(chooseEncoding("br, gzip", ["identity"])).toBe("identity");
    expect(chooseEncoding("br, gzip", ["gzip", "identity"])).toBe("gzip");
  });
});

it("a client has the body that it names, also weakly or among others, or any body if it names all", () => {
  expect(hasIt('"a"', '"a"')).toBe(true);
  expect(hasIt('W/"a"', '"a"')).toBe(true);
  expect(hasIt('"b", "a"', '"a"')).toBe(true);
  expect(hasIt("*", '"a"')).toBe(true);
  expect(hasIt('"b"', '"a"')).toBe(false);
  expect(hasIt(undefined, '"a"')).toBe(false);
});

it("a page is for clients that ask for HTML by name", () => {
  expect(wantsPage("text/html,application/xhtml+xml,*/*;q=0.8")).toBe(true);
  expect(wantsPage("*/*")).toBe(false);
  expect(wantsPage("application/json, text/html;q=0")).toBe(false);
  expect(wantsPage(undefined)).toBe(false);
});
