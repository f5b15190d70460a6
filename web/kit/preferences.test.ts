import { beforeEach, describe, expect, it } from "vitest";
import { setTips, tipsOf } from "./preferences.ts";

describe("Tips", () => {
  beforeEach(() => setTips(undefined, "on"));

  it("are switched off for one game, and stay on for the others", () => {
    setTips("this", "off");
    expect([tipsOf("this"), tipsOf("another"), tipsOf(undefined)]).toEqual(["off", "on", "on"]);
  });

  it("are back when that game's switch is, also where they are off elsewhere", () => {
    setTips(undefined, "off");
    setTips("this", "on");
    expect([tipsOf("this"), tipsOf("another")]).toEqual(["on", "off"]);
  });

  it("are the same everywhere after they were switched for all games", () => {
    setTips("this", "off");
    setTips(undefined, "on");
    expect(tipsOf("this")).toBe("on");
  });
});
