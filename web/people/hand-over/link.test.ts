import { describe, expect, it } from "vitest";
import { linkFor, readLink } from "./link.ts";

const HOUSE = "https://tavolata.example";
const TICKET = "abcdefghijklmnop";
const SECRET = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmn_-0";
const TABLE = "7jvXh42kQDpHTIweVl9uFA";
const handOver = { ticket: TICKET, secret: SECRET, until: 0 };

describe("A link for another device", () => {
  it.each([null, TABLE])("is read as it was written, with the table %s", (table) => {
    const { hash, pathname } = new URL(linkFor(HOUSE, handOver, table));
    expect(pathname).toBe("/hand-over");
    expect(readLink(hash)).toEqual({ ticket: TICKET, secret: SECRET, table });
  });

  it("has its secret nowhere but in the fragment", () => {
    const { origin, pathname, search } = new URL(linkFor(HOUSE, handOver, TABLE));
    expect(`${origin}${pathname}${search}`).not.toContain(SECRET);
  });

  it.each([
    "",
    "#",
    `#${TICKET}`,
    `#${TICKET}.short`,
    `#${TICKET}.${SECRET}.x`,
    `#${TICKET}.${SECRET}.${TABLE}.`,
  ])("is none if a piece is missing: %s", (fragment) => {
    expect(readLink(fragment)).toBeUndefined();
  });
});
