import { GAMES } from "@tavolata/games/playable";
import { timeLimitsOf } from "@tavolata/kernel";
import type { Browser, Locator } from "playwright-core";
import { expect } from "vitest";
import { Client } from "../../server/testing/client.ts";
import { ServerProcess } from "../../server/testing/server-process.ts";
import { sharedChromium } from "./chromium.ts";
import { type Looks, Visitor } from "./visitor.ts";

export interface OpenedTable {
  readonly host: Client;
  readonly table: string;
  readonly link: string;
}

/** A real server, and people with browsers who come and go. */
export class Party {
  private readonly visitors: Visitor[] = [];
  private readonly hosts: Client[] = [];

  private constructor(
    readonly browser: Browser,
    readonly server: ServerProcess,
  ) {}

  /** With the same STEADY_CHANCE the same cards are dealt. */
  static async begin(env: Readonly<Record<string, string>> = {}, letters?: number): Promise<Party> {
    const [browser, server] = await Promise.all([
      sharedChromium(letters),
      ServerProcess.start({ STEADY_CHANCE: "1", ...env }),
    ]);
    return new Party(browser, server);
  }

  async come(name: string, looks: Looks = {}): Promise<Visitor> {
    const visitor = await Visitor.come(this.browser, this.server.url, name, looks);
    this.visitors.push(visitor);
    return visitor;
  }

  /** A table with these options, opened by somebody without a browser, who can leave it to the others. */
  async tableOf(game: string, options: object): Promise<OpenedTable> {
    const host = await Client.connect(this.server.port);
    this.hosts.push(host);
    const { table } = await host.must({ type: "open", game, options });
    if (table === undefined) throw new Error("no table was opened");
    await host.must({ type: "watch", table });
    return { host, table, link: `${this.server.url}t/${table}` };
  }

  /** Everybody goes home. No browser must have complained, and no page asked another host for anything. */
  async goHome(): Promise<void> {
    for (const host of this.hosts.splice(0)) await host.close();
    for (const visitor of this.visitors.splice(0)) {
      await visitor.leave();
      expect(visitor.complaints, visitor.name).toEqual([]);
      expect([...visitor.hosts], visitor.name).toEqual([new URL(this.server.url).host]);
    }
  }

  async end(): Promise<void> {
    await this.server.stop();
    expect(this.server.faults).toEqual([]);
  }
}

/** The first game on the front page. */
export const FIRST_GAME = GAMES[0]?.manifest.title ?? "";

/** The same game on the wire: what it is called, and its options that say how long a decision may take. */
export const FIRST_ON_WIRE = {
  name: GAMES[0]?.manifest.name ?? "",
  timeLimits: GAMES[0] === undefined ? [] : timeLimitsOf(GAMES[0].rules.options),
};

/** A game on the front page; the first one unless another is meant. */
export function signOf({ page }: Visitor, title = FIRST_GAME): Locator {
  return page.locator(".home-game").filter({ has: page.getByRole("heading", { name: title, exact: true }) });
}

/** The sheet of a game, with everything that can be done with it. */
export async function openGame(visitor: Visitor, title = FIRST_GAME): Promise<Locator> {
  await signOf(visitor, title).getByRole("button", { name: title, exact: true }).click();
  return visitor.page.getByRole("dialog", { name: title });
}

/** Opens a table as people do and stays in its lobby. */
export async function openTable(visitor: Visitor, title?: string): Promise<string> {
  const { page } = visitor;
  await visitor.goto("/");
  const sheet = await openGame(visitor, title);
  await sheet.getByRole("button", { name: /Apri un tavolo|Open a table/ }).click();
  await page.waitForURL(/\/t\//);
  await page.getByRole("heading", { name: /I posti|Seats/ }).waitFor();
  return page.url();
}

/** The host chooses a value of an option or a setting. */
export async function choose(host: Visitor, choices: Readonly<Record<string, string>>): Promise<void> {
  const { page } = host;
  await page.getByRole("button", { name: /^(Cambia|Change)$/ }).click();
  for (const [group, value] of Object.entries(choices)) {
    const button = page.getByRole("group", { name: group }).getByRole("button", { name: value, exact: true });
    await button.click();
    await host.until(
      `[...document.querySelectorAll("fieldset")].find((one) => one.querySelector("legend").textContent === ${JSON.stringify(group)})
        .querySelector("[aria-pressed=true]").textContent === ${JSON.stringify(value)}`,
    );
  }
  await page.keyboard.press("Escape");
  await page.getByRole("dialog").waitFor({ state: "hidden" });
}

export async function sitDown({ page }: Visitor, link: string): Promise<void> {
  await page.goto(link);
  await page.getByRole("button", { name: /^(Siediti|Sit down)$/ }).click();
  await page.getByText(/\((tu|you)\)/).waitFor();
}

export async function addBot({ page }: Visitor): Promise<void> {
  const freeChairs = page.getByRole("button", { name: /Aggiungi un bot|Add a bot/ });
  const before = await freeChairs.count();
  await freeChairs.first().click();
  await page
    .getByRole("dialog")
    .getByRole("button", { name: /Maestro, (normale|normal)/ })
    .click();
  // Otherwise the next one would be sent to the same chair.
  await freeChairs.nth(before - 1).waitFor({ state: "detached" });
}

export async function beReady({ page }: Visitor): Promise<void> {
  await page.getByRole("button", { name: /Ci sono!|I'm in!/ }).click();
}
