import { readFile } from "node:fs/promises";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { axeFindings } from "../../../e2e/browser/axe.ts";
import { faultsIn } from "../../../e2e/browser/fits.ts";
import { openTable, Party } from "../../../e2e/browser/party.ts";
import { SIZES, type Visitor } from "../../../e2e/browser/visitor.ts";
import { type Deck, OUR_DECK } from "../rules/index.ts";

/** What the field that has the focus says is wrong with it. */
const WRONG_HERE = `document.getElementById(document.activeElement.getAttribute("aria-describedby"))?.textContent`;

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

  it("[PIC-30] is changed on a phone, mended, saved, passed on by a link and played with", async () => {
    const ada = await party.come("Ada");
    const { page } = ada;
    await openTable(ada, "Piccioni");
    await page.getByRole("button", { name: "Cambia", exact: true }).click();
    await page.getByRole("button", { name: "scrivi il tuo…" }).click();
    const state = page.locator(".workshop-state > [role=status]");
    await page.getByText("Va bene: si può giocare").waitFor();
    await lookAt(ada, "all cards");
    await ada.picture(`piccioni-deck-cards-${letters}`);

    // A mistake is told at its field, at the top, and on its card; and from the top one gets to the field.
    await page.getByRole("button", { name: "Cambia Blam!" }).click();
    const card = page.getByRole("region", { name: /Blam!|Bum!|Senza nome/ });
    const name = card.getByRole("group", { name: "Nome" }).getByLabel("in italiano");
    await name.fill("");
    await page.getByText("Un errore", { exact: true }).waitFor();
    expect(await name.getAttribute("aria-invalid")).toBe("true");
    expect(await page.evaluate(WRONG_HERE)).toContain("di 40 caratteri al massimo");
    await lookAt(ada, "a card with a mistake");
    await ada.picture(`piccioni-deck-card-${letters}`);
    await card.getByRole("button", { name: "Tutte le carte" }).first().click();
    await page.getByRole("button", { name: /^Cambia Senza nome\. Qui ci va un testo/ }).waitFor();
    expect(await page.getByRole("button", { name: "Gioca con questo" }).isDisabled()).toBe(true);
    await page.locator(".workshop-problems button").click();
    expect(await page.evaluate(WRONG_HERE)).toContain("di 40 caratteri al massimo");
    await page.keyboard.type("Bum!");
    await page.getByText("Va bene: si può giocare").waitFor();
    expect(await card.locator(".pic-look strong").innerText()).toContain("Bum!");

    // A picture, one effect more, and one step back.
    await card.getByRole("button", { name: "Gatto", exact: true }).click();
    await card.locator('.pic-sample [href="#pic-gatto"]').waitFor({ state: "attached" });
    await card.getByRole("group", { name: "Che cosa fa" }).getByRole("button", { name: "Aggiungi" }).click();
    await page.getByText("Un errore", { exact: true }).waitFor();
    expect(await card.locator(".deck-list > li").nth(2).innerText()).toContain(
      "Un Trofeo si fa o di piccioni",
    );
    await card.locator(".deck-list > li").nth(2).getByLabel("3.").selectOption("draw");
    await page.getByText("Va bene: si può giocare").waitFor();
    await card.getByRole("button", { name: "Copia questa carta" }).click();
    await page.locator(".workshop-problems").getByText("e qui sono 60").waitFor();
    await page.getByRole("button", { name: "Annulla l'ultima modifica" }).click();
    await page.getByText("Va bene: si può giocare").waitFor();

    await page.getByText("File, link, ricomincia").click();
    const [file] = await Promise.all([
      page.waitForEvent("download"),
      page.getByRole("button", { name: "Salva in un file" }).click(),
    ]);
    const saved = JSON.parse(await readFile(await file.path(), "utf8")) as Deck;
    const [blam, ...others] = OUR_DECK.actions;
    expect(saved.actions).toEqual([
      {
        ...blam,
        name: { ...blam!.name, it: "Bum!" },
        picture: "gatto",
        effects: [...blam!.effects, { effect: "draw", cards: 1 }],
      },
      ...others,
    ]);
    await page.getByRole("button", { name: "Copia il link del mazzo" }).click();
    const link = await page.getByLabel("Il link del mazzo").inputValue();
    await lookAt(ada, "what can be done with a deck");

    // The draft waits on this device until it is used.
    await page.reload();
    await page.getByRole("button", { name: "Cambia", exact: true }).click();
    await page.getByRole("button", { name: "scrivi il tuo…" }).click();
    await page.getByRole("button", { name: "Cambia Bum!" }).waitFor();
    expect(await state.innerText()).toBe("Va bene: si può giocare");
    await page.getByRole("button", { name: "Gioca con questo" }).click();
    await page.locator('[aria-pressed="true"]', { hasText: /^da un file$/ }).waitFor();
    expect(await page.evaluate(`localStorage.getItem("tavolata.deck.piccioni")`)).toBe("");

    const bea = await party.come("Bea", { language: "en" });
    await bea.page.goto(new URL(new URL(link).hash, `${party.server.url}d/piccioni`).href);
    await bea.page.getByRole("heading", { name: saved.name.en }).waitFor();
    await lookAt(bea, "a deck that came with a link");
    await bea.picture(`piccioni-deck-link-${letters}`);
    await bea.page.getByRole("button", { name: "Change it" }).click();
    await bea.page.getByRole("button", { name: "Change Bang!" }).click();
    await bea.page.getByRole("spinbutton", { name: "How many cards" }).fill("4");
    await bea.page.locator(".workshop-problems").getByText("but there are 54").waitFor();
    await bea.page.getByRole("button", { name: "Undo the last change" }).click();
    await bea.page.getByRole("button", { name: "Open a table with this one" }).click();
    await bea.page.waitForURL(/\/t\//);
    await bea.page.getByText("from a file").waitFor();

    await bea.goto("/d/piccioni#eJyrVkrLz1eyUkpKLFKqBQA");
    await bea.page.getByText("This link is broken").waitFor();
  });
});
