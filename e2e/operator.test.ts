import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type RunningServer, startServer } from "../server/server.ts";
import { BUILT_GAMES } from "../server/testing/built.ts";
import { Client } from "../server/testing/client.ts";
import { beginGame, configForTests, tableOf } from "../server/testing/test-server.ts";
import { axeFindings } from "./browser/axe.ts";
import { sharedChromium } from "./browser/chromium.ts";
import { Visitor } from "./browser/visitor.ts";

const WEB = fileURLToPath(new URL("../dist/web", import.meta.url));

describe("Somebody who runs a house", () => {
  let folder: string;
  let server: RunningServer;
  let secret: string;
  const lines: string[] = [];
  const clients: Client[] = [];
  const visitors: Visitor[] = [];

  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), "tavolata-operator-"));
    const logger = (...line: unknown[]) => void lines.push(JSON.stringify(line));
    const options = { gamesModule: BUILT_GAMES, webFolder: WEB };
    server = await startServer(configForTests({ DATA_DIR: folder }), logger, options);
    secret = (await server.node.operator.sessions.firstSecret()) ?? "";
  });
  afterAll(async () => {
    for (const visitor of visitors) await visitor.leave();
    for (const client of clients) await client.close();
    await server.close();
    await rm(folder, { recursive: true, force: true });
  });

  async function come(name: string, looks: object = {}): Promise<Visitor> {
    const visitor = await Visitor.come(
      await sharedChromium(),
      `http://127.0.0.1:${server.port}/`,
      name,
      looks,
    );
    visitors.push(visitor);
    return visitor;
  }

  async function client(): Promise<Client> {
    const one = await Client.connect(server.port);
    clients.push(one);
    return one;
  }

  it("signs in, sees a table, announces, handles a report, bans and backs up, on a phone", async () => {
    const { table, clients: players } = await tableOf({ client }, 3);
    await beginGame(table, players);
    const rude = players[2]!.guest.person;
    await server.node.store.fileReport({
      id: "report",
      at: server.node.store.now(),
      kind: "insult",
      words: "Mi insulta da mezz'ora",
      reporter: { id: players[0]!.id, nickname: players[0]!.guest.person.nickname },
      about: { id: rude.id, nickname: rude.nickname },
      table,
      game: players[0]!.room!.game,
      circle: null,
      seen: JSON.stringify({
        lines: [{ at: Date.now(), person: rude.id, nickname: rude.nickname, text: "Che bidone" }],
        events: [],
      }),
    });
    const guest = await come("Ada", { size: "desk", language: "en" });
    await guest.goto("/");
    const operator = await come("Olga");
    const { page } = operator;
    const button = (name: string | RegExp) => page.getByRole("button", { name });
    const tab = (name: string | RegExp) => page.getByRole("navigation").getByRole("button", { name });
    const dialog = page.getByRole("dialog");
    const perform = async (name: string) => {
      await dialog.getByRole("button", { name }).click();
      await dialog.waitFor({ state: "hidden" });
    };

    await operator.goto("/operator");
    await page.getByLabel("Segreto").fill("AAAA-BBBB");
    await button("Entra").click();
    await page.getByText("Il segreto non è questo").waitFor();
    await operator.picture("operator-sign-in-phone");
    expect(await axeFindings(page)).toEqual([]);
    await page.getByLabel("Segreto").fill(secret);
    await page.getByLabel("Il tuo nome").fill("Olga");
    await button("Entra").click();
    await page.getByRole("heading", { name: "Nodi" }).waitFor();
    expect(await axeFindings(page)).toEqual([]);
    await operator.picture("operator-house-phone");

    await button("Annuncia qualcosa…").click();
    await dialog.getByLabel("In inglese").fill("The house closes at eleven tonight");
    expect(await axeFindings(page)).toEqual([]);
    await operator.picture("operator-announce-phone");
    await perform("Annuncia");
    await guest.page.getByText("The house closes at eleven tonight").waitFor();
    expect(await axeFindings(guest.page)).toEqual([]);
    await guest.picture("announcement-desk-en");
    await guest.page.getByRole("button", { name: "Close" }).click();
    await guest.page.getByText("The house closes at eleven tonight").waitFor({ state: "detached" });

    await tab(/^Tavoli/).click();
    await page.locator(".people-list li").filter({ hasText: rude.nickname }).getByText("si gioca").waitFor();
    expect(await axeFindings(page)).toEqual([]);
    await operator.picture("operator-tables-phone");

    await tab(/^Segnalazioni/).click();
    await button(`Leggi la segnalazione su ${rude.nickname}`).click();
    await dialog.getByText("Che bidone").waitFor();
    expect(await axeFindings(page)).toEqual([]);
    await operator.picture("operator-report-phone");
    await dialog.getByRole("button", { name: "Chiudila con una nota…" }).click();
    await dialog.getByLabel("Nota").fill("Parlato con tutti e due");
    await perform("Chiudi la segnalazione");
    await page.getByText(/chiusa da Olga .*: Parlato con tutti e due/).waitFor();

    await tab(/^Persone/).click();
    await button(`Allontana ${rude.nickname}`).click();
    await dialog.getByRole("button", { name: "una settimana" }).click();
    await dialog.getByLabel(/^Perché/).fill("Insulti");
    await operator.picture("operator-ban-phone");
    await perform("Allontana");
    await page.getByText(/non può entrare/).waitFor();
    expect(await axeFindings(page)).toEqual([]);
    await operator.picture("operator-people-phone");

    await tab("Casa").click();
    await button("Fanne una adesso…").click();
    await perform("Fanne una adesso");
    await page.getByText("1 copia tenuta").waitFor();
    expect(await readdir(path.join(folder, "backups"))).toHaveLength(1);

    await tab("Registro").click();
    for (const done of [
      "copia di sicurezza",
      `allontanare: ${rude.nickname}`,
      "segnalazione chiusa",
      "annuncio:",
    ]) {
      await page.getByText(done).first().waitFor();
    }
    expect(await axeFindings(page)).toEqual([]);
    await operator.picture("operator-log-phone");
    if (process.env.PICTURES !== undefined) await lookAround(operator);

    await button("Fai un segreto nuovo").click();
    await button(/^Davvero/).click();
    const shown = await page.locator(".operator-secret").textContent();
    await operator.picture("operator-new-secret-phone");
    await page.getByLabel("Segreto").fill(shown ?? "");
    await button("Entra").click();
    await page.getByRole("heading", { name: "Nodi" }).waitFor();
    for (const kept of [secret, shown ?? ""]) expect(lines.join()).not.toContain(kept);
    // What the house refuses, browsers write down.
    const complaints = operator.complaints.filter((text) => !/40[13]/.test(text));
    expect(complaints).toEqual([]);
  });

  /** For people who want to look at it: the same on a desk, at night, and in the other language. */
  async function lookAround(operator: Visitor): Promise<void> {
    const state = await operator.context.storageState();
    for (const [name, looks] of [
      ["desk", { size: "desk" }],
      ["dark-en", { size: "phone", dark: true, language: "en" }],
    ] as const) {
      const other = await come(`Ugo ${name}`, looks);
      await other.context.addCookies(state.cookies);
      await other.goto("/operator");
      for (const i of [0, 1, 2, 3, 4]) {
        await other.page.locator(".operator-tabs .chip").nth(i).click();
        await other.picture(`operator-${i}-${name}`);
      }
    }
  }
});
