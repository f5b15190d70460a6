import { fastRandom } from "@tavolata/kernel";
import { pressInWords } from "../../../e2e/browser/in-words.ts";
import { readQr } from "../../../e2e/browser/qr.ts";
import type { Visitor } from "../../../e2e/browser/visitor.ts";
import { CHANCE, playOn } from "./card-player.ts";

const DAY_MS = 24 * 3_600_000;

export const button = ({ page }: Visitor, name: string | RegExp) => page.getByRole("button", { name });

/** Founds a circle and opens a season; returns what a camera reads from the code on the page. */
export async function foundCircle(visitor: Visitor, name: string): Promise<URL> {
  const { page } = visitor;
  await visitor.goto("/");
  await page.getByRole("link", { name: "Fonda un circolo" }).click();
  await page.getByLabel("Come si chiama?").fill(name);
  await button(visitor, "Fonda il circolo").click();
  await button(visitor, "QR").click();
  const link = await readQr(page);
  await button(visitor, "Apri una stagione").click();
  // Before six in the morning it is still the evening before.
  await page.getByLabel("Da che giorno?").fill(new Date(Date.now() - DAY_MS).toISOString().slice(0, 10));
  await button(visitor, "Apri la stagione").click();
  await page.locator(".seasons a").waitFor();
  return new URL(link);
}

/** Moves the evening to another time, as clocks in this zone show it. */
export async function moveEvening(visitor: Visitor, at: number, timeZone: string): Promise<void> {
  const format = new Intl.DateTimeFormat("sv-SE", { timeZone, dateStyle: "short", timeStyle: "short" });
  const [day = "", time = ""] = format.format(at).split(" ");
  await button(visitor, "Gestisci la serata").click();
  const sheet = visitor.page.getByRole("dialog");
  await sheet.getByText("Sposta solo questa").click();
  await sheet.getByLabel("Che giorno?").fill(day);
  await sheet.getByLabel("A che ora?").fill(time);
  await sheet.getByRole("button", { name: "Sposta", exact: true }).click();
  await visitor.page.getByText(/^Spostata: era/).waitFor();
}

/** Begins the tournament once so many are in. */
export async function begin(organiser: Visitor, entered: string): Promise<void> {
  await organiser.page.getByText(entered).waitFor();
  await button(organiser, "Comincia adesso").click();
  await button(organiser, /^Davvero/).click();
}

/** From the table to the page of the tournament. */
export async function leaveTable({ page }: Visitor): Promise<void> {
  await page.locator(".tournament-title").click();
  await page.getByRole("link", { name: "Pagina del torneo" }).click();
  await page.waitForURL(/\/e\//);
}

export async function report({ page }: Visitor, name: string, words: string): Promise<void> {
  await page.locator(".seat-who", { hasText: name }).click();
  const about = page.locator(".seat-about:popover-open");
  await about.getByRole("button", { name: "Segnala…" }).click();
  await about.getByRole("button", { name: "Gioco scorretto" }).click();
  await about.getByLabel("Due parole, se vuoi").fill(words);
  await about.getByRole("button", { name: "Manda la segnalazione" }).click();
  await about.getByText(/^Grazie: la segnalazione/).waitFor();
  await page.keyboard.press("Escape");
}

/** An operator reads the report about somebody and closes it. */
export async function handleReport(operator: Visitor, secret: string, name: string, words: string) {
  const { page } = operator;
  await operator.goto("/operator");
  await page.getByLabel("Segreto").fill(secret);
  await page.getByLabel("Il tuo nome").fill(operator.name);
  await button(operator, "Entra").click();
  await page
    .getByRole("navigation")
    .getByRole("button", { name: /^Segnalazioni/ })
    .click();
  await button(operator, `Leggi la segnalazione su ${name}`).click();
  const sheet = page.getByRole("dialog");
  await sheet.getByText(words).waitFor();
  await sheet.getByRole("button", { name: "Chiudila con una nota…" }).click();
  await sheet.getByLabel("Nota").fill("Parlato con tutti e due");
  await sheet.getByRole("button", { name: "Chiudi la segnalazione" }).click();
  await page.getByText(/chiusa da .*: Parlato con tutti e due/).waitFor();
}

/** Gives somebody chips, or takes some, for a reason. */
export async function correctChips(organiser: Visitor, name: string, chips: string, reason: string) {
  const form = organiser.page.locator(".desk-form");
  await organiser.page.locator(".desk summary").getByText("Decidi").click();
  await form.getByRole("button", { name: "correggi i gettoni" }).click();
  await form.getByLabel(/^Chi/).selectOption({ label: name });
  await form.getByLabel(/^Gettoni da dare/).fill(chips);
  await form.getByLabel("Il motivo, che leggono tutti").fill(reason);
  await form.getByRole("button", { name: "Decidi" }).click();
  await form.getByRole("button", { name: /^Davvero/ }).click();
}

/** From now on they have every table in words. */
export async function readTablesInWords({ context }: Visitor): Promise<void> {
  await context.addInitScript(`localStorage.setItem("tavolata.table-as", "text")`);
}

/** Plays in words, whatever there is to be played, until it is over. */
export async function playInWords(visitor: Visitor, isOver: () => boolean): Promise<void> {
  const random = fastRandom(visitor.name.length, 0);
  while (!isOver()) {
    const share = random.below(1000) / 1000;
    const pressed = await pressInWords(visitor, share, /^(Servito|Sono tornat)/).catch(() => undefined);
    if (pressed === undefined)
      await orSomewhatLater(visitor, `document.querySelector(".text-moves .button")`);
  }
}

/** Plays every hand of this game with the cards dealt, until it is over. */
export async function playDrawn(visitor: Visitor, isOver: () => boolean): Promise<void> {
  while (!isOver()) {
    // Time may be up in between.
    await playOn(visitor, "bold").catch(() => {});
    await orSomewhatLater(visitor, `${CHANCE} !== "wait"`);
  }
}

/** Whether the tournament is over is not known in the page. */
async function orSomewhatLater(visitor: Visitor, condition: string): Promise<void> {
  await visitor.until(condition, 1000).catch(() => {});
}
