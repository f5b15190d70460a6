import { readFile } from "node:fs/promises";
import { GAMES } from "@tavolata/games/playable";
import { afterAll, afterEach, beforeAll, expect, it } from "vitest";
import { lastOffer } from "../server/testing/client.ts";
import { keepPlaying } from "../server/testing/test-server.ts";
import { Party } from "./browser/party.ts";
import { sitWithBots } from "./browser/table-with-bots.ts";

const { manifest } = GAMES.find(({ manifest: { template } }) => template)!;

let party: Party;
beforeAll(async () => {
  party = await Party.begin({ TEMPLATE_GAME: "1" });
});
afterEach(() => party.goHome());
afterAll(() => party.end());

it("A result is sent as a picture, and a moment of the game by a link that opens at that moment", async () => {
  const seats = { players: manifest.seats.min, bot: "random", options: {} };
  const { ada, player, table } = await sitWithBots(party, { game: manifest.name, ...seats });
  await ada.context.grantPermissions(["clipboard-read", "clipboard-write"]);
  const { page } = ada;
  const copied = () => page.evaluate<string>("navigator.clipboard.readText()");
  await ada.goto(`/t/${table}`);
  await keepPlaying(player, table, { choose: lastOffer });

  await page.getByRole("button", { name: "Fanne un'immagine" }).click();
  const save = page.getByRole("button", { name: "Salva l'immagine" });
  await save.waitFor();
  await ada.picture("result-picture-phone-it");
  const [download] = await Promise.all([page.waitForEvent("download"), save.click()]);
  expect(download.suggestedFilename()).toMatch(
    new RegExp(`^${manifest.name}-risultato-\\d{4}-\\d\\d-\\d\\d\\.png$`),
  );
  const png = await readFile(await download.path());
  expect(png.toString("latin1", 1, 4)).toBe("PNG");
  expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1080, 1350]);
  // Every part of it has something on it: the cover, the headline, the places, the foot.
  const colours = await page.evaluate<
    number[]
  >(`[[0, 560], [640, 140], [790, 400], [1230, 120]].map(([top, height]) => {
    const { data } = document.querySelector("canvas").getContext("2d").getImageData(0, top, 1080, height);
    return new Set(new Uint32Array(data.buffer)).size;
  })`);
  for (const many of colours) expect(many).toBeGreaterThan(20);

  await page.getByRole("link", { name: "Rivedi la partita" }).click();
  const at = page.locator(".replay-count");
  await at.waitFor();
  await page.keyboard.press("End");
  await page.keyboard.press("ArrowLeft");
  const moment = await at.textContent();
  await page.getByRole("button", { name: "Condividi questo momento" }).click();
  await page.getByText("Link copiato").waitFor();
  await ada.picture("replay-shared-phone-it");
  const link = await copied();

  const bea = await party.come("Bea", { language: "en", size: "desk" });
  await bea.page.goto(link);
  await bea.page.locator(".replay-count").waitFor();
  expect(await bea.page.locator(".replay-count").textContent()).toBe(moment);

  // A device that has a sheet for it is asked to show that.
  await bea.page.evaluate("navigator.share = async (what) => void (window.shared = what)");
  await bea.page.getByRole("button", { name: "Share this moment" }).click();
  expect(await bea.page.evaluate("window.shared")).toEqual({
    title: manifest.title,
    text: `Look at this moment of ${manifest.title}`,
    url: link,
  });
}, 60_000);
