import { expect } from "vitest";
import { axeFindings } from "../../../e2e/browser/axe.ts";
import type { Visitor } from "../../../e2e/browser/visitor.ts";
import type { Client } from "../../../server/testing/client.ts";
import { type Card, known, type Move } from "../rules/index.ts";
import { it as texts } from "../texts/index.ts";
import { updateOf } from "./beccato-table.ts";
import type { Farmhand } from "./farmhand.ts";

/* What people do together at a table of Beccato!, and what such a table must look like. */

export async function plays(client: Client, table: string, move: Move): Promise<void> {
  const { game, update, decision } = updateOf(client);
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

/** How far down the first face is: people look for it all the time, so it must not move. */
export const FACES_AT = `document.querySelector(".bec-face").getBoundingClientRect().top`;

/** Everybody passes this card on until the collector has as many as wanted; there is no faster way. */
export async function collect(
  hands: readonly Farmhand[],
  card: Card,
  collector: Farmhand,
  wanted: number,
): Promise<void> {
  const has = () => collector.hand.filter((one) => one === card).length;
  while (has() < wanted) {
    const holder = holderAmong(hands);
    const isWanted = holder !== collector && holder.hand.includes(card);
    await passOn(hands, isWanted ? card : spareOf(holder, card));
  }
}

export function holderAmong(hands: readonly Farmhand[]): Farmhand {
  return known(
    hands.find(({ seat, view }) => view.holder === seat),
    "player with four cards",
  );
}

/** A card that the player can do without, unlike this one. */
export function spareOf({ hand }: Farmhand, card: Card): Card {
  return known(
    hand.find((one) => one !== card),
    "other card",
  );
}

/** The player with four cards passes this one, and everybody knows. */
export async function passOn(hands: readonly Farmhand[], card: Card): Promise<void> {
  const holder = holderAmong(hands);
  const { passes } = holder.view;
  await holder.passes(card);
  await Promise.all(hands.map((hand) => hand.until(() => hand.view.passes > passes)));
}

/** The player with the most of a card, so that collecting does not take long. */
export function richestIn(hands: readonly Farmhand[], card: Card): Farmhand {
  const count = ({ hand }: Farmhand) => hand.filter((one) => one === card).length;
  return hands.reduce((richest, hand) => (count(hand) > count(richest) ? hand : richest));
}

/** Everybody is ready, and waits until the next round has begun for all. */
export async function nextRound(hands: readonly Farmhand[]): Promise<void> {
  const round = Math.max(...hands.map(({ view }) => view.round));
  for (const hand of hands) await hand.says(texts.screen.next);
  for (const hand of hands) await hand.until(() => hand.view.round > round && hand.view.phase === "round");
}
