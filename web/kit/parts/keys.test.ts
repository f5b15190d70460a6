import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { isForSomethingElse, type KeysOfTable } from "./keys.ts";

/** An element, as far as keys ask it anything: itself and what is around it, by their names. */
class Thing {
  constructor(private readonly names: readonly string[]) {}

  closest(selector: string): Thing | null {
    const wanted = selector.split(", ");
    return this.names.some((name) => wanted.includes(name)) ? this : null;
  }

  matches(selector: string): boolean {
    return this.names[0] === selector;
  }
}

let open: string | null;
beforeEach(() => {
  open = null;
  vi.stubGlobal("Element", Thing);
  vi.stubGlobal("document", {
    querySelector: (selector: string) =>
      open !== null && selector.split(", ").includes(open) ? new Thing([open]) : null,
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
});

const KEYS: KeysOfTable = { table: "farm", presses: "Enter" };
const TABLE = new Thing(["div", ".farm"]);
const OWN_BUTTON = new Thing(["button", ".farm"]);
const HOUSE_BUTTON = new Thing(["button", ".bar"]);

function isElse(pressed: Partial<KeyboardEvent>, at: Thing = TABLE, keys = KEYS): boolean {
  return isForSomethingElse({ key: "b", target: at, ...pressed } as unknown as KeyboardEvent, keys);
}

describe("A key", () => {
  it("is the table's wherever one is at the table, also at its buttons", () => {
    expect([isElse({}), isElse({}, OWN_BUTTON), isElse({ key: "Enter" })]).toEqual([false, false, false]);
  });

  it("is not the table's where somebody writes or is at a button of the house", () => {
    expect([isElse({}, HOUSE_BUTTON), isElse({}, new Thing(["textarea"]))]).toEqual([true, true]);
  });

  it.each(["ctrlKey", "metaKey", "altKey", "defaultPrevented", "repeat"])("is not with %s", (flag) => {
    expect(isElse({ [flag]: true })).toBe(true);
  });

  it.each(["dialog[open]", ":popover-open"])("is not while there is a %s", (sheet) => {
    open = sheet;
    expect(isElse({})).toBe(true);
  });

  it("that presses a button is that button's, except where the table says otherwise", () => {
    expect(isElse({ key: "Enter" }, OWN_BUTTON)).toBe(true);
    expect(isElse({ key: " " }, OWN_BUTTON)).toBe(false);
    expect(isElse({ key: "Enter" }, OWN_BUTTON, { ...KEYS, except: "button" })).toBe(false);
    expect(isElse({ key: "Enter" }, OWN_BUTTON, { table: "farm" })).toBe(false);
  });
});
