import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { Party } from "./browser/party.ts";

let party: Party;
beforeAll(async () => {
  party = await Party.begin();
});
afterEach(() => party.goHome());
afterAll(() => party.end());

describe("A first visit", () => {
  it("fetches the list of games once", async () => {
    const ada = await party.come("Ada", { isNew: true });
    const fetched: string[] = [];
    ada.page.on("request", (request) => fetched.push(new URL(request.url()).pathname));
    await ada.goto("/");
    await ada.until(`document.querySelector(".home-game-play:not(:disabled)") !== null`);
    // A face of one's own comes after the connection: nothing is fetched again for it.
    await expect.poll(() => ada.heard.some(({ type }) => type === "answer")).toBe(true);
    expect(fetched.filter((path) => path === "/api/games")).toHaveLength(1);
  });

  it("in a browser that is too old ends with words that say so, in both languages", async () => {
    const ada = await party.come("Ada", { isNew: true });
    // As a browser reads the styles that has never heard of popovers.
    await ada.page.route("**/*.css", async (route) => {
      const response = await route.fetch();
      const body = (await response.text()).replaceAll("selector(:popover-open)", "selector(:never-heard-of)");
      await route.fulfill({ response, body });
    });
    await ada.goto("/");
    await ada.page.getByText("Questo browser è troppo vecchio").waitFor();
    await ada.page.getByText("This browser is too old").waitFor();
    expect(await ada.page.locator("#app").isVisible()).toBe(false);
  });

  it("in any other browser shows nothing of that", async () => {
    const ada = await party.come("Ada", { isNew: true });
    await ada.goto("/");
    await ada.page.getByRole("heading", { name: "A cosa giochiamo?" }).waitFor();
    expect(await ada.page.getByText("This browser is too old").isVisible()).toBe(false);
  });
});
