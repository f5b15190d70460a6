import { readFileSync } from "node:fs";
import { GAMES } from "@tavolata/games/playable";
import type { HandOver, OwnProfile } from "@tavolata/server/protocol";
import type { CDPSession, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { axeFindings } from "./browser/axe.ts";
import { faultsIn, nameOf, WINDOWS } from "./browser/fits.ts";
import { HouseOfNodes } from "./browser/house-of-nodes.ts";
import { beReady, openTable, Party } from "./browser/party.ts";
import { Visitor } from "./browser/visitor.ts";

const template = GAMES.find(({ manifest }) => manifest.template === true)!.manifest;

/** Passkeys are for sites with a name, so this house is called by one. */
const named = (party: Party) => `http://localhost:${party.server.port}/`;
const come = (party: Party, name: string) => Visitor.come(party.browser, named(party), name);

/** A device that keeps passkeys and opens them by itself. */
async function keepsPasskeys({ context, page }: Visitor): Promise<{ cdp: CDPSession; id: string }> {
  const cdp = await context.newCDPSession(page);
  await cdp.send("WebAuthn.enable");
  const { authenticatorId: id } = await cdp.send("WebAuthn.addVirtualAuthenticator", {
    options: {
      protocol: "ctap2",
      transport: "internal",
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
    },
  });
  return { cdp, id };
}

const profileOf = (page: Page) =>
  page.evaluate<OwnProfile>(`fetch("/api/me").then((response) => response.json())`);

async function keepTurn({ page }: Visitor): Promise<void> {
  await page.getByRole("button", { name: /^Tieni la carta/ }).click({ timeout: 40_000 });
}

async function saveWithPasskey(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Salva con una passkey" }).click();
  await page.getByText("La passkey è salvata.").waitFor();
}

describe.each([{ nodes: 1 }, { nodes: 3 }])("Somebody who stays, in a house of $nodes", ({ nodes }) => {
  let house: HouseOfNodes;
  beforeAll(async () => {
    house = await HouseOfNodes.open(nodes, { TEMPLATE_GAME: "1" });
  });
  afterAll(() => house.close());

  it("goes on in mid-game from another device, signs the first one out, comes back there by a code, takes everything along and is forgotten", async () => {
    const [here, there, elsewhere] = [0, 1, 2].map((node) => `http://localhost:${house.port(node)}/`) as [
      string,
      string,
      string,
    ];
    const phone = await Visitor.come(house.party.browser, here, "the phone");
    const tablet = await Visitor.come(house.party.browser, there, "the tablet");
    await openTable(phone, template.title);
    await phone.page.getByRole("button", { name: "Riempi con i bot" }).click();
    await phone.page.locator("button:enabled", { hasText: "Ci sono!" }).waitFor();
    await beReady(phone);
    await keepTurn(phone);
    const table = new URL(phone.page.url()).pathname;

    const settings = await phone.context.newPage();
    await settings.goto(`${here}me`);
    await settings.getByRole("button", { name: "Crea i codici" }).click();
    const code = await settings
      .getByRole("list", { name: "I tuoi codici" })
      .locator("code")
      .first()
      .innerText();
    await settings.getByRole("button", { name: "Li ho messi da parte" }).click();
    const before = await profileOf(settings);
    expect(before.recoveryCodes).toBe(10);

    const begun = settings.waitForResponse(/\/api\/me\/hand-over$/);
    await settings.getByRole("button", { name: "Entra da un altro dispositivo" }).click();
    const { ticket, secret } = (await (await begun).json()) as HandOver;
    await tablet.goto(`/hand-over#${ticket}.${secret}.${table.slice(3)}`);
    await tablet.page.getByText(`Questo dispositivo diventa di ${before.person.nickname}`).waitFor();
    await tablet.page.getByText(/^Quello che sei qui, .+, diventa parte di/).waitFor();
    expect(await axeFindings(tablet.page)).toEqual([]);
    await tablet.page.getByRole("button", { name: "Sì, sono io" }).click();
    await tablet.page.getByText(`Qui diventerai ${before.person.nickname}`).waitFor();
    expect(tablet.page.url()).toBe(`${there}hand-over`);
    const number = await tablet.page.locator(".hand-over-number").innerText();
    await settings.getByText("vuole entrare con il tuo nome").waitFor();
    expect(await settings.locator(".hand-over-number").innerText()).toBe(number);
    expect(await axeFindings(settings)).toEqual([]);
    await settings.getByRole("button", { name: "Sì, sono io" }).click();
    await tablet.page.waitForURL(new RegExp(table));
    await keepTurn(tablet);
    expect((await profileOf(tablet.page)).person.id).toBe(before.person.id);

    const away = await tablet.context.newPage();
    await away.goto(`${there}me`);
    const signOut = away.locator(".people-list").getByRole("button");
    await signOut.click();
    await signOut.click();
    // Both tabs of the phone notice, and neither knows anything of whom they were.
    await phone.page.getByText("Su questo dispositivo ora sei").waitFor();
    await settings.getByText("Su questo dispositivo ora sei").waitFor();
    const guest = await profileOf(phone.page);
    expect(guest.person.id).not.toBe(before.person.id);
    expect((await profileOf(settings)).person.id).toBe(guest.person.id);

    await settings.getByText("Eri già dei nostri?").click();
    await settings.getByRole("textbox", { name: "Codice di recupero" }).fill(code.toLowerCase());
    await settings.getByRole("button", { name: "Entra con il codice" }).click();
    await settings.waitForURL(new RegExp(table));
    await settings.getByText(`Su questo dispositivo ora sei ${before.person.nickname}.`).waitFor();
    const back = await profileOf(settings);
    expect([back.person.id, back.recoveryCodes]).toEqual([before.person.id, 9]);

    await settings.goto(`${elsewhere}me`);
    const downloading = settings.waitForEvent("download");
    await settings.getByRole("link", { name: "Scarica tutto" }).click();
    const file = await (await downloading).path();
    expect(JSON.parse(readFileSync(file, "utf8"))).toMatchObject({ person: { id: before.person.id } });
    await settings.getByRole("button", { name: "Cancella tutto di me…" }).click();
    await settings.getByLabel("Per conferma scrivi il tuo nome").fill(before.person.nickname);
    await settings.getByRole("button", { name: "Cancella per sempre" }).click();
    await settings.waitForURL(elsewhere);
    const named = tablet.page.getByText(`Su questo dispositivo ora sei ${before.person.nickname}.`);
    await named.waitFor({ state: "detached" });
    await tablet.page.getByText("Su questo dispositivo ora sei").waitFor();
    expect((await profileOf(tablet.page)).person.id).not.toBe(before.person.id);
    for (const visitor of [phone, tablet]) {
      await visitor.leave();
      expect(visitor.complaints, visitor.name).toEqual([]);
    }
  }, 120_000);
});

describe("A passkey", () => {
  let party: Party;
  beforeAll(async () => {
    party = await Party.begin();
  });
  afterAll(() => party.end());

  it("leads back on another device", async () => {
    const phone = await come(party, "the phone");
    const desk = await come(party, "the desk");
    const kept = await keepsPasskeys(phone);
    await phone.goto("/me");
    await saveWithPasskey(phone.page);
    const { person } = await profileOf(phone.page);
    // The two devices have the same keychain.
    const { credentials } = await kept.cdp.send("WebAuthn.getCredentials", { authenticatorId: kept.id });
    const synced = await keepsPasskeys(desk);
    for (const credential of credentials) {
      await synced.cdp.send("WebAuthn.addCredential", { authenticatorId: synced.id, credential });
    }
    await desk.goto("/me");
    await desk.page.getByText("Eri già dei nostri?").click();
    await desk.page.getByRole("button", { name: "Entra con la passkey" }).click();
    await desk.page.getByText(`Su questo dispositivo ora sei ${person.nickname}.`).waitFor();
    expect((await profileOf(desk.page)).person.id).toBe(person.id);
    await phone.leave();
    await desk.leave();
  });

  it("cannot be made where the house is called by a number, and the page says why", async () => {
    const ada = await party.come("Ada");
    await ada.goto("/me");
    await ada.page.getByText("Qui le passkey non funzionano").waitFor();
    expect(await ada.page.getByRole("button", { name: /passkey/ }).count()).toBe(0);
    await party.goHome();
  });
});

describe.each([{ letters: 16 }, { letters: 32 }])("With letters of $letters px", ({ letters }) => {
  it("nothing is cut, covered or too small to press on the pages about people, and axe finds nothing", async () => {
    const party = await Party.begin({}, letters);
    const ada = await party.come("Ada");
    const faults: string[] = [];
    for (const [path, there] of [
      ["/me", "#keep"],
      ["/me/games", ".choice"],
      ["/me/figures", "main"],
      ["/privacy", "table"],
      ["/hand-over", "[role=alert]"],
    ] as const) {
      await ada.goto(path);
      await ada.page.locator(there).first().waitFor();
      faults.push(...(await axeFindings(ada.page)).map((fault) => `${path}: ${fault}`));
      for (const window of WINDOWS) {
        const found = await faultsIn(ada.page, window);
        faults.push(...found.map((fault) => `${path}, ${nameOf(window)}: ${fault}`));
      }
    }
    expect(faults).toEqual([]);
    await ada.leave();
    await party.end();
  });
});
