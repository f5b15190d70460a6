import { drawMove, fastRandom, type Offer, pick, type Random, type Typed } from "@tavolata/kernel";
import type { Update } from "@tavolata/server/protocol";
import { expect } from "vitest";
import type { Client } from "../../server/testing/client.ts";
import { faultsIn, nameOf, WINDOWS } from "./fits.ts";
import type { Party } from "./party.ts";
import { sitWithBots, type TableWithBots } from "./table-with-bots.ts";
import type { Visitor } from "./visitor.ts";

/** A table that is looked at in every window. */
export interface SeenTable extends TableWithBots {
  /** The kinds of move to wait for; not all of them may come up in time. */
  readonly moves: readonly string[];
  /** The server's STEADY_CHANCE: one with which they soon come up. */
  readonly chance?: string;
  /** The kinds of move that are never made, because little would be seen after them. */
  readonly not?: readonly string[];
}

/**
 * What comes up late in a game takes longer: with EVERY_SIZE_MOVES=1000 so many moves are made, whatever has been seen by
 * then, and nearly everything is looked at.
 */
const { EVERY_SIZE_MOVES } = process.env;
const MOST_MOVES = Number(EVERY_SIZE_MOVES ?? 30);
export const MOST_MS = EVERY_SIZE_MOVES === undefined ? 180_000 : 1_200_000;
type Offers = readonly Offer<Typed>[];

const OVER = `document.querySelector("dialog[open] .places") !== null`;

/**
 * Plays a game at random, and looks at each kind of decision in every window. The moves are made over a connection of
 * the same person, so the page is only looked at. Returns what did not fit.
 */
export async function faultsAtAllSizes(party: Party, seen: SeenTable): Promise<string[]> {
  const { ada, player, table } = await sitWithBots(party, seen);
  await ada.goto(`/t/${table}`);
  const faults = new Set<string>();
  try {
    await look(ada, player, seen, table, faults);
  } finally {
    await player.close();
  }
  return [...faults];
}

/** One kind of decision from the next: the moves that are asked for. */
function kindOf({ offers, awaited }: Update): string {
  return `${awaited ? "" : "may "}${[...new Set(offers.map(({ move }) => move.type))].sort().join(" ")}`;
}

async function look(
  ada: Visitor,
  player: Client,
  { moves, not = [] }: SeenTable,
  table: string,
  faults: Set<string>,
): Promise<void> {
  const random = fastRandom(1);
  const seen = new Set<string>();
  const missing = () => moves.filter((move) => ![...seen].some((kind) => kind.split(" ").includes(move)));
  const isEnough = () => EVERY_SIZE_MOVES === undefined && missing().length === 0;
  let moved = 0;
  const isOver = () => player.room?.playing?.over === true;
  while (!isOver()) {
    const update = player.update!;
    const kind = kindOf(update);
    if (!seen.has(kind) && (await isShown(ada, update))) {
      seen.add(kind);
      await lookAround(ada, kind, faults);
    } else if (isEnough() || moved >= MOST_MOVES) break;
    if (player.update !== update) continue;
    const offers = (update.offers as Offers).filter(({ move }) => !not.includes(move.type));
    if (offers.length > 0) {
      moved += 1;
      await player.play(table, () => drawMove(anyOf(offers, random), random));
    }
    await player.until(() => player.update !== update || isOver(), 30_000);
  }
  if (isOver()) {
    await ada.until(OVER);
    await lookAround(ada, "over", faults);
  }
  if (seen.size === 0) throw new Error("nothing was seen in time");
}

/** A kind of move first: a long list of one kind must not hide the others. */
function anyOf(offers: Offers, random: Random): Offers[number] {
  const kind = pick([...new Set(offers.map(({ move }) => move.type))], random);
  return pick(
    offers.filter(({ move }) => move.type === kind),
    random,
  );
}

/** Whether the page shows this update, and not something on the way to it or after it. */
async function isShown(ada: Visitor, { update }: Update): Promise<boolean> {
  const lastHeard = () => ada.heard.findLast((one) => one.type === "update")?.update ?? -1;
  await expect.poll(lastHeard, { timeout: 30_000, interval: 20 }).toBeGreaterThanOrEqual(update);
  await ada.page.evaluate("new Promise(requestAnimationFrame).then(() => {})");
  await ada.until(`document.querySelector(".play[data-settled=true]") !== null`, 30_000);
  return lastHeard() === update;
}

async function lookAround(ada: Visitor, kind: string, faults: Set<string>): Promise<void> {
  for (const window of WINDOWS) {
    const found = await faultsIn(ada.page, window);
    for (const fault of found) faults.add(`${kind}, ${nameOf(window)}: ${fault}`);
    if (found.length > 0 && process.env.PICTURES_OF_FAULTS !== undefined)
      await ada.picture(`fault-${kind.replaceAll(" ", "-").slice(0, 40)}-${nameOf(window)}`);
  }
}
