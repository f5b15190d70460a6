import { readFile } from "node:fs/promises";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { axeFindings } from "../../../e2e/browser/axe.ts";
import { faultsIn } from "../../../e2e/browser/fits.ts";
import { openTable, Party } from "../../../e2e/browser/party.ts";
import { SIZES, type Visitor } from "../../../e2e/browser/visitor.ts";
import { OUR_DECK } from "../rules/index.ts";

/** What is wider than the paper it is on, although that could be scrolled. */
const TOO_WIDE = `[...document.querySelectorAll(".workshop *")]
  .filter((one) => one.checkVisibility() && one.closest("svg, textarea, .visually-hidden") === null)
  .filter((one) => one.getBoundingClientRect().right > innerWidth - 12)
  .map((one) => one.outerHTML.slice(0, 80))`;

describe.each([16, 32])("A deck of one's own, with letters of %i px,", (letters) => {
  let party: Party;
  beforeAll(async () => {
    party = await Party.begin({}, letters);
  });
  afterEach(() => party.goHome());
  afterAll(() => party.end());

  async function lookAt({ page, name }: Visitor, what: string): Promise<void> {
    expect(await axeFindings(page), `${name}: ${what}`).toEqual([]);
    expect(await faultsIn(page, SIZES.phone), `${name}: ${what}`).toEqual([]);
    expect(await page.evaluate(TOO_WIDE), `${name}: ${what}`).toEqual([]);
  }

  it("[SCH-3] is changed on a phone, mended, saved, passed on by a link and played with", async () => {
    const ada = await party.come("Ada");
    const { page } = ada;
    await openTable(ada, "Schicki Micki");
    await page.getByRole("button", { name: "Cambia", exact: true }).click();
    await page.getByRole("button", { name: "fai il tuo…" }).click();
    const fine = page.getByText("Va bene: si può giocare");
    await fine.waitFor();
    await lookAt(ada, "all cards");
    await ada.picture(`schicki-deck-cards-${letters}`);

    // The first card is GYRPOB: its umbrella becomes as yellow as its hat, and then the hat green.
    await page.getByRole("button", { name: /^Carta 1:/ }).click();
    const card = page.getByRole("region", { name: "Carta 1" });
    await card.getByRole("group", { name: "ombrello" }).getByRole("button", { name: "giallo" }).click();
    await page.getByText("Un errore", { exact: true }).waitFor();
    await card.getByText("Nella carta 1 un colore si ripete").waitFor();
    await card.getByRole("group", { name: "cappello" }).getByText("Lo stesso colore di: ombrello.").waitFor();
    await lookAt(ada, "a card with a mistake");
    await ada.picture(`schicki-deck-card-${letters}`);
    await card.getByRole("button", { name: "Tutte le carte" }).click();
    expect(await page.getByRole("button", { name: "Gioca con questo" }).isDisabled()).toBe(true);
    await page.locator(".workshop-problems button").click();
    await card.getByRole("group", { name: "cappello" }).getByRole("button", { name: "verde" }).click();
    await fine.waitFor();

    // It is copied onto the next one; a detail too many is told where the mix is, and taken back.
    await card.getByRole("button", { name: "Copia la carta" }).click();
    await card.getByRole("button", { name: "Carta dopo" }).click();
    const next = page.getByRole("region", { name: "Carta 2" });
    await next.getByRole("button", { name: "Incolla qui" }).click();
    await next.getByText("2 carte sono così").waitFor();
    await next.getByRole("button", { name: "un particolare" }).click();
    await page.locator(".workshop-problems").getByText("qui sono 45, 6 e 13").waitFor();
    await page.getByRole("button", { name: "Annulla l'ultima modifica" }).click();
    await fine.waitFor();

    await page.getByText("File, link, ricomincia").click();
    const [file] = await Promise.all([
      page.waitForEvent("download"),
      page.getByRole("button", { name: "Salva in un file" }).click(),
    ]);
    const saved = JSON.parse(await readFile(await file.path(), "utf8")) as { cards: string[] };
    expect(OUR_DECK[0]).toBe("GYRPOB");
    expect(saved.cards).toEqual(["YGRPOB", "YGRPOB", ...OUR_DECK.slice(2)]);
    await page.getByRole("button", { name: "Copia il link del mazzo" }).click();
    const link = await page.getByLabel("Il link del mazzo").inputValue();
    await page.getByRole("button", { name: "Ricomincia dal nostro" }).click();
    await page.locator("input[aria-label='Prendi da un file…']").setInputFiles({
      name: "deck.json",
      mimeType: "application/json",
      buffer: Buffer.from(JSON.stringify({ cards: saved.cards.slice(1) })),
    });
    await page.getByText("Le carte devono essere 64, e qui sono 63.").waitFor();
    await page.locator("input[aria-label='Prendi da un file…']").setInputFiles(await file.path());
    await page.getByRole("button", { name: "Gioca con questo" }).click();
    await page.locator('[aria-pressed="true"]', { hasText: /^da un file$/ }).waitFor();

    const bea = await party.come("Bea", { language: "en", dark: true });
    await bea.page.goto(new URL(new URL(link).hash, `${party.server.url}d/schicki-micki`).href);
    await bea.page.getByRole("heading", { name: "Schicki Micki" }).waitFor();
    await lookAt(bea, "a deck that came with a link");
    await bea.picture(`schicki-deck-link-${letters}`);
    await bea.page.getByRole("button", { name: "Open a table with this one" }).click();
    await bea.page.waitForURL(/\/t\//);
    await bea.page.getByText("from a file").waitFor();
    const rooms = JSON.stringify(bea.heard);
    expect(rooms).toContain(JSON.stringify(saved.cards));
  });
});
