import type { Page } from "playwright-core";
import { expect } from "vitest";
import { fine, tellOfOwnDecks } from "../../../e2e/browser/own-deck.ts";
import { openTable } from "../../../e2e/browser/party.ts";
import { OUR_DECK } from "../rules/index.ts";

const card = (page: Page, n: number) => page.getByRole("region", { name: `Carta ${n}` });

/** The first card is GYRPOB: its umbrella becomes as yellow as its hat. */
async function mistake(page: Page): Promise<void> {
  await page.getByRole("button", { name: /^Carta 1:/ }).click();
  const first = card(page, 1);
  await first.getByRole("group", { name: "ombrello" }).getByRole("button", { name: "giallo" }).click();
  await page.getByText("Un errore", { exact: true }).waitFor();
  await first.getByText("Nella carta 1 un colore si ripete").waitFor();
  await first.getByRole("group", { name: "cappello" }).getByText("Lo stesso colore di: ombrello.").waitFor();
}

tellOfOwnDecks(
  { game: "schicki-micki", title: "Schicki Micki", write: "fai il tuo…" },
  {
    clause: "SCH-3",
    mistake,
    whole: async (author) => {
      const ada = await author.come("Ada");
      const { page } = ada;
      await openTable(ada, "Schicki Micki");
      await author.write(ada);
      await fine(page).waitFor();

      await mistake(page);
      const first = card(page, 1);
      await first.getByRole("button", { name: "Tutte le carte" }).click();
      expect(await page.getByRole("button", { name: "Gioca con questo" }).isDisabled()).toBe(true);
      await page.locator(".workshop-problems button").click();
      await first.getByRole("group", { name: "cappello" }).getByRole("button", { name: "verde" }).click();
      await fine(page).waitFor();

      // It is copied onto the next one; a detail too many is told where the mix is, and taken back.
      await first.getByRole("button", { name: "Copia la carta" }).click();
      await first.getByRole("button", { name: "Carta dopo" }).click();
      const next = card(page, 2);
      await next.getByRole("button", { name: "Incolla qui" }).click();
      await next.getByText("2 carte sono così").waitFor();
      await next.getByRole("button", { name: "un particolare" }).click();
      await page.locator(".workshop-problems").getByText("qui sono 45, 6 e 13").waitFor();
      await page.getByRole("button", { name: "Annulla l'ultima modifica" }).click();
      await fine(page).waitFor();

      const { deck, file } = await author.save<{ cards: string[] }>(ada);
      expect(OUR_DECK[0]).toBe("GYRPOB");
      expect(deck.cards).toEqual(["YGRPOB", "YGRPOB", ...OUR_DECK.slice(2)]);
      const link = await author.copyLink(ada);
      await page.getByRole("button", { name: "Ricomincia dal nostro" }).click();
      const taken = page.locator("input[aria-label='Prendi da un file…']");
      await taken.setInputFiles({
        name: "deck.json",
        mimeType: "application/json",
        buffer: Buffer.from(JSON.stringify({ cards: deck.cards.slice(1) })),
      });
      await page.getByText("Le carte devono essere 64, e qui sono 63.").waitFor();
      await taken.setInputFiles(file);
      await author.playWithIt(ada);

      const bea = await author.come("Bea", { language: "en", dark: true });
      await author.follow(bea, link);
      await bea.page.getByRole("heading", { name: "Schicki Micki" }).waitFor();
      await author.openTable(bea);
      expect(JSON.stringify(bea.heard)).toContain(JSON.stringify(deck.cards));
    },
  },
);
