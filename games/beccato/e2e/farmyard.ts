import { expect } from "vitest";
import { axeFindings } from "../../../e2e/browser/axe.ts";
import type { Visitor } from "../../../e2e/browser/visitor.ts";
import type { Client } from "../../../server/testing/client.ts";
import type { Card, Move, View } from "../rules/index.ts";
import { it as texts } from "../texts/index.ts";
import type { Farmhand } from "./farmhand.ts";

/* What people do together at a table of Beccato!, and what such a table must look like. */

export const viewOf = (client: Client) => client.update!.view as View;
export const seatOf = (client: Client) => client.update!.watcher as number;

export async function plays(client: Client, table: string, move: Move): Promise<void> {
  const { game, update, decision } = client.update!;
  const isReaction = move.type === "chicchirichi";
  await client.must({
    type: "move",
    table,
    game,
    move,
    ...(isReaction ? { reaction: { claimed: 0, update } } : { decision }),
  });
}

const NO_SCROLL = `[document.documentElement.scrollWidth - innerWidth, document.documentElement.scrollHeight - innerHeight]`;
const SMALL_TARGETS = `[...document.querySelectorAll(".beccato button")].filter((one) => one.checkVisibility())
  .filter((one) => { const { width, height } = one.getBoundingClientRect(); return width < 44 || height < 44; })
  .map((one) => one.textContent || one.ariaLabel)`;

export async function expectTidy({ page }: Visitor): Promise<void> {
  expect(await page.evaluate(NO_SCROLL)).toEqual([0, 0]);
  expect(await page.evaluate(SMALL_TARGETS)).toEqual([]);
  expect(await axeFindings(page)).toEqual([]);
}

/** Where the first face is, from the top: it is looked for all the time, and must not move. */
export const FACES_AT = `document.querySelector(".bec-face").getBoundingClientRect().top`;

/** Everybody passes this card on until one of them has so many; nobody could do it faster. */
export async function collect(
  hands: readonly Farmhand[],
  card: Card,
  collector: Farmhand,
  wanted: number,
): Promise<void> {
  const has = () => collector.hand.filter((one) => one === card).length;
  while (has() < wanted) {
    const holder = hands[hands[0]!.view!.holder!]!;
    const spare = holder.hand.find((one) => one !== card)!;
    const gives = holder !== collector && holder.hand.includes(card) ? card : spare;
    const { passes } = holder.view!;
    await holder.passes(gives);
    await Promise.all(hands.map((hand) => hand.until(() => hand.view!.passes > passes)));
  }
}

/** The one who has most of a card, so that it does not take long. */
export function richestIn(hands: readonly Farmhand[], card: Card): Farmhand {
  const count = ({ hand }: Farmhand) => hand.filter((one) => one === card).length;
  return [...hands].sort((a, b) => count(b) - count(a))[0]!;
}

/** Everybody is ready, and the next round is there for everybody. */
export async function nextRound(hands: readonly Farmhand[]): Promise<void> {
  const { round } = hands[0]!.view!;
  for (const hand of hands) await hand.says(texts.screen.next);
  for (const hand of hands) await hand.until(() => hand.view!.round > round && hand.view!.phase === "round");
}
