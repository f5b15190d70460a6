import type { Page } from "playwright-core";
import { expect } from "vitest";
import { fine, tellOfOwnDecks } from "../../../e2e/browser/own-deck.ts";
import { openTable } from "../../../e2e/browser/party.ts";
import { type Deck, OUR_DECK } from "../rules/index.ts";

/** What the field that has the focus says is wrong with it. */
const WRONG_HERE = `document.getElementById(document.activeElement.getAttribute("aria-describedby"))?.textContent`;

const cardOf = (page: Page) => page.getByRole("region", { name: /Blam!|Bum!|Senza nome/ });

/** A card without a name; it is told at its field. */
async function mistake(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Cambia Blam!" }).click();
  const name = cardOf(page).getByRole("group", { name: "Nome" }).getByLabel("in italiano");
  await name.fill("");
  await page.getByText("Un errore", { exact: true }).waitFor();
  expect(await name.getAttribute("aria-invalid")).toBe("true");
  expect(await page.evaluate(WRONG_HERE)).toContain("di 40 caratteri al massimo");
}

tellOfOwnDecks(
  { game: "piccioni", title: "Piccioni", write: "scrivi il tuo…" },
  {
    clause: "PIC-30",
    mistake,
    whole: async (author) => {
      const ada = await author.come("Ada");
      const { page } = ada;
      await openTable(ada, "Piccioni");
      await author.write(ada);
      await fine(page).waitFor();

      // A mistake is told at its field, at the top, and on its card; and from the top one gets to the field.
      await mistake(page);
      const card = cardOf(page);
      await card.getByRole("button", { name: "Tutte le carte" }).first().click();
      await page.getByRole("button", { name: /^Cambia Senza nome\. Qui ci va un testo/ }).waitFor();
      expect(await page.getByRole("button", { name: "Gioca con questo" }).isDisabled()).toBe(true);
      await page.locator(".workshop-problems button").click();
      expect(await page.evaluate(WRONG_HERE)).toContain("di 40 caratteri al massimo");
      await page.keyboard.type("Bum!");
      await fine(page).waitFor();
      expect(await card.locator(".pic-look strong").innerText()).toContain("Bum!");

      // A picture, one effect more, and one step back.
      await card.getByRole("button", { name: "Gatto", exact: true }).click();
      await card.locator('.pic-sample [href="#pic-gatto"]').waitFor({ state: "attached" });
      await card
        .getByRole("group", { name: "Che cosa fa" })
        .getByRole("button", { name: "Aggiungi" })
        .click();
      await page.getByText("Un errore", { exact: true }).waitFor();
      const added = card.locator(".deck-list > li").nth(2);
      expect(await added.innerText()).toContain("Un Trofeo si fa o di piccioni");
      await added.getByLabel("3.").selectOption("draw");
      await fine(page).waitFor();
      await card.getByRole("button", { name: "Copia questa carta" }).click();
      await page.locator(".workshop-problems").getByText("e qui sono 60").waitFor();
      await page.getByRole("button", { name: "Annulla l'ultima modifica" }).click();
      await fine(page).waitFor();

      const { deck } = await author.save<Deck>(ada);
      const [blam, ...others] = OUR_DECK.actions;
      expect(deck.actions).toEqual([
        {
          ...blam,
          name: { ...blam!.name, it: "Bum!" },
          picture: "gatto",
          effects: [...blam!.effects, { effect: "draw", cards: 1 }],
        },
        ...others,
      ]);
      const link = await author.copyLink(ada);

      // The draft waits on this device until it is used.
      await page.reload();
      await author.write(ada);
      await page.getByRole("button", { name: "Cambia Bum!" }).waitFor();
      expect(await page.locator(".workshop-state > [role=status]").innerText()).toBe(
        "Va bene: si può giocare",
      );
      await author.playWithIt(ada);
      expect(await page.evaluate(`localStorage.getItem("tavolata.deck.piccioni")`)).toBe("");

      const bea = await author.come("Bea", { language: "en" });
      await author.follow(bea, link);
      await bea.page.getByRole("heading", { name: deck.name.en }).waitFor();
      await bea.page.getByRole("button", { name: "Change it" }).click();
      await bea.page.getByRole("button", { name: "Change Bang!" }).click();
      await bea.page.getByRole("spinbutton", { name: "How many cards" }).fill("4");
      await bea.page.locator(".workshop-problems").getByText("but there are 54").waitFor();
      await bea.page.getByRole("button", { name: "Undo the last change" }).click();
      await author.openTable(bea);

      await bea.goto("/d/piccioni#eJyrVkrLz1eyUkpKLFKqBQA");
      await bea.page.getByText("This link is broken").waitFor();
    },
  },
);
