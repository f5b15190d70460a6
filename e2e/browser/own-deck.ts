import { readFile } from "node:fs/promises";
import type { Locator, Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { axeFindings } from "./axe.ts";
import { faultsIn } from "./fits.ts";
import { openGame, openTable, Party } from "./party.ts";
import { type Looks, SIZES, type Visitor } from "./visitor.ts";

/** What is wider than the paper it is on, although that could be scrolled. */
const TOO_WIDE = `[...document.querySelectorAll(".workshop *")]
  .filter((one) => one.checkVisibility() && one.closest("svg, textarea, .visually-hidden") === null)
  .filter((one) => one.getBoundingClientRect().right > innerWidth - 12)
  .map((one) => one.outerHTML.slice(0, 80))`;

/** A game for which people write decks, and how its form is reached. */
export interface OwnDecks {
  readonly game: string;
  readonly title: string;
  /** The choice in the lobby that opens the form. */
  readonly write: string;
}

/** Somebody writes a deck, on a phone. */
export class DeckAuthor {
  constructor(
    private readonly party: Party,
    private readonly decks: OwnDecks,
    private readonly letters: number,
  ) {}

  come(name: string, looks?: Looks): Promise<Visitor> {
    return this.party.come(name, looks);
  }

  /** Opens the form in the lobby. */
  async write({ page }: Visitor): Promise<void> {
    await page.getByRole("button", { name: "Cambia", exact: true }).click();
    await page.getByRole("button", { name: this.decks.write }).click();
  }

  /** Everybody can read and press what is there, and a picture is kept. */
  async look(visitor: Visitor, what: string): Promise<void> {
    const { page, name } = visitor;
    expect(await axeFindings(page), `${name}: ${what}`).toEqual([]);
    expect(await faultsIn(page, SIZES.phone), `${name}: ${what}`).toEqual([]);
    expect(await page.evaluate(TOO_WIDE), `${name}: ${what}`).toEqual([]);
    await visitor.picture(`${this.decks.game}-deck-${what.replaceAll(" ", "-")}-${this.letters}`);
  }

  /** The deck as a file, and where that file is. */
  async save<Deck>({ page }: Visitor): Promise<{ deck: Deck; file: string }> {
    await page.getByText("File, link, ricomincia").click();
    const [download] = await Promise.all([
      page.waitForEvent("download"),
      page.getByRole("button", { name: "Salva in un file" }).click(),
    ]);
    const file = await download.path();
    return { deck: JSON.parse(await readFile(file, "utf8")) as Deck, file };
  }

  /** The link that holds the deck. */
  async copyLink({ page }: Visitor): Promise<string> {
    await page.getByRole("button", { name: "Copia il link del mazzo" }).click();
    return page.getByLabel("Il link del mazzo").inputValue();
  }

  async follow({ page }: Visitor, link: string): Promise<void> {
    await page.goto(new URL(new URL(link).hash, `${this.party.server.url}d/${this.decks.game}`).href);
  }

  /** The table beside the form says that it plays with a deck of the host's own. */
  async playWithIt({ page }: Visitor): Promise<void> {
    await page.getByRole("button", { name: "Gioca con questo" }).click();
    await page.locator('[aria-pressed="true"]', { hasText: /^da un file$/ }).waitFor();
  }

  /** From a page that shows a deck, in English. */
  async openTable({ page }: Visitor): Promise<void> {
    await page.getByRole("button", { name: "Open a table with this one" }).click();
    await page.waitForURL(/\/t\//);
    await page.getByText("from a file").waitFor();
  }
}

export function fine(page: Page): Locator {
  return page.getByText("Va bene: si può giocare");
}

interface Stories {
  /** From the first card to a table that plays with the deck. */
  readonly whole: (author: DeckAuthor) => Promise<void>;
  /** Makes a mistake in the form and shows it where it is. */
  readonly mistake: (page: Page) => Promise<void>;
  readonly clause: string;
}

/** What everybody can do with a deck of their own; with large letters what there is to see is looked at again. */
export function tellOfOwnDecks(decks: OwnDecks, { whole, mistake, clause }: Stories): void {
  describe.each([16, 32])("A deck of one's own, with letters of %i px,", (letters) => {
    let party: Party;
    beforeAll(async () => {
      party = await Party.begin({}, letters);
    });
    afterEach(() => party.goHome());
    afterAll(() => party.end());

    it(`[${clause}] is found from the sheet of the game, and looks right on a phone, mistakes and all`, async () => {
      const author = new DeckAuthor(party, decks, letters);
      const ada = await author.come("Ada");
      await ada.goto("/");
      await (await openGame(ada, decks.title)).getByRole("link", { name: "Fai un mazzo tutto tuo" }).click();
      await fine(ada.page).waitFor();
      // The same form in the lobby.
      await openTable(ada, decks.title);
      await author.write(ada);
      await fine(ada.page).waitFor();
      await author.look(ada, "all cards");
      await ada.page.getByText("File, link, ricomincia").click();
      const link = await author.copyLink(ada);
      await author.look(ada, "more to do");
      await mistake(ada.page);
      await author.look(ada, "a mistake");
      const bea = await author.come("Bea", { language: "en", dark: true });
      await author.follow(bea, link);
      await bea.page.getByRole("button", { name: "Change it" }).waitFor();
      await author.look(bea, "a deck by link");
    });

    if (letters > 16) return;
    it(`[${clause}] is changed, mended, saved, passed on by a link and played with`, () =>
      whole(new DeckAuthor(party, decks, letters)));
  });
}
