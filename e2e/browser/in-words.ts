import { fastRandom } from "@tavolata/kernel";
import { expect } from "vitest";
import { axeFindings } from "./axe.ts";
import type { Party } from "./party.ts";
import { sitWithBots, type TableWithBots } from "./table-with-bots.ts";
import type { Visitor } from "./visitor.ts";

const OVER = `document.querySelector("dialog[open] .places") !== null`;
/** What can be pressed, or filled in and sent; people who sit out, or take back what they did, do not play. */
const BUTTONS = `[...document.querySelectorAll(".text-moves .button:not([aria-disabled=true])")]
    .filter((one) => !/Sit-out|trattien/i.test(one.textContent) && (one.type === "submit" || !one.disabled))`;

/** How somebody who cannot see the table plays: what is offered, by its button, until the game is over. */
export async function playInWords(
  party: Party,
  table: TableWithBots,
  most: number,
  /** What is pressed before anything else, because the others wait for it. */
  awaited: RegExp = /(?!)/,
): Promise<{ ada: Visitor; moves: readonly string[] }> {
  const { ada, player, table: id } = await sitWithBots(party, table);
  await ada.context.addInitScript(`localStorage.setItem("tavolata.table-as", "text")`);
  await ada.goto(`/t/${id}`);
  await ada.page.locator(".text-table").waitFor();
  await player.close();
  const random = fastRandom(3);
  const moves: string[] = [];
  while (moves.length < most) {
    await ada.until(`${OVER} || ${BUTTONS}.length > 0`, 60_000);
    if (await ada.page.evaluate<boolean>(OVER)) break;
    if (moves.length === 0) await check(ada);
    const share = random.below(1000) / 1000;
    const move = await pressInWords(ada, share, awaited);
    if (move !== undefined) moves.push(move);
  }
  await ada.until(OVER, 60_000);
  return { ada, moves };
}

/**
 * Presses what this share of everything that can be pressed falls on, of what is awaited if there is any such; returns
 * what it says, and nothing if nothing can be pressed.
 */
export function pressInWords(
  { page }: Visitor,
  share: number,
  awaited = /(?!)/,
): Promise<string | undefined> {
  return page.evaluate<string | undefined>(`(${PRESS})(${awaited}, ${share})`);
}

/** The situation comes before the moves, speaks to the listener, and axe has nothing to say. */
async function check({ page }: Visitor): Promise<void> {
  const headings = await page.locator(".text-table h2").allInnerTexts();
  expect(headings.slice(0, 2)).toEqual(["Adesso", "La situazione"]);
  expect(headings).toContain("Le tue mosse");
  expect(await page.locator(".text-table").innerText()).toMatch(/\b[Tt]u\b|\b[Tt]ue?i?a?\b/);
  expect(await axeFindings(page)).toEqual([]);
}

/**
 * Presses a button, or fills in a form and sends it, as a screen reader does: the one of them all that this share of
 * the list falls on. Where quickness counts the kind is chosen first: there are many signals, and only few shouts.
 * Returns what it says; nothing where there is none any more.
 */
const PRESS = `async (awaited, share) => {
  const frame = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  const open = ${BUTTONS};
  const first = open.filter(({ textContent }) => awaited.test(textContent));
  const all = first.length > 0 ? first : open;
  const kindOf = (button) => button.closest(".text-table[data-race=true] .text-moves");
  const kinds = [...new Set(all.map(kindOf))];
  const place = share * kinds.length;
  const some = all.filter((one) => kindOf(one) === kinds[Math.floor(place)]);
  const button = some[Math.floor((place % 1) * some.length)];
  if (button === undefined) return undefined;
  const form = button.closest("form");
  for (const box of form?.querySelectorAll("input[type=checkbox]:not(:checked)") ?? []) {
    if (!button.disabled) break;
    box.click();
    await frame();
  }
  const row = form?.querySelector("select");
  if (row && button.disabled) {
    row.value = "0";
    row.dispatchEvent(new Event("change", { bubbles: true }));
    await frame();
  }
  if (button.disabled || !button.isConnected) return undefined;
  button.click();
  await frame();
  return button.textContent;
}`;
