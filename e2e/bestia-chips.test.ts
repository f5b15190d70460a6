import type { PublicRoom } from "@tavolata/server/protocol";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { axeFindings } from "./browser/axe.ts";
import { beReady, openTable, Party } from "./browser/party.ts";
import type { Visitor } from "./browser/visitor.ts";

let party: Party;
beforeAll(async () => {
  party = await Party.begin();
});
afterEach(() => party.goHome());
afterAll(() => party.end());

const button = ({ page }: Visitor, name: string | RegExp) => page.getByRole("button", { name });

function lastRoom({ heard }: Visitor): PublicRoom {
  return heard.flatMap((message) => (message.type === "room" ? [message.room] : [])).at(-1)!;
}

describe("A cash table of Bestia", () => {
  it("[BES-33] shows what belongs to it in the lobby, and is sat down at with chips while it is played", async () => {
    const [ada, bea] = [await party.come("Ada"), await party.come("Bea")];
    const link = await openTable(ada, "Bestia");
    await ada.page.getByText("Il tuo borsellino").waitFor();
    await ada.page.getByText(/ne metti sul tavolo 20,00/).waitFor();
    const rules = await ada.page.locator(".rules dt").allTextContents();
    expect(rules).toContain("Ingresso minimo");
    for (const other of ["Iscrizione", "Premi", "Più tavoli"]) expect(rules).not.toContain(other);
    await button(ada, "Riempi con i bot").click();
    await beReady(ada);
    await ada.page.locator(".bestia").waitFor();
    // The seed for the next game is left without being asked for.
    const { commitment } = lastRoom(ada);
    await ada.until(`document.querySelector(".bestia") !== null &&
      JSON.parse(localStorage.getItem("tavolata.seeds")).some((given) => given.commitment === "${commitment}")`);

    await bea.page.goto(link);
    await button(bea, "Siediti").first().click();
    await bea.page.getByRole("heading", { name: "Con quanto ti siedi?" }).waitFor();
    await bea.page.getByText("Da 10,00 a 40,00").waitFor();
    expect(await axeFindings(bea.page)).toEqual([]);
    await bea.page.getByLabel("Gettoni").first().fill("12,50");
    await bea.page.keyboard.press("Tab");
    await button(bea, "Siediti con 12,50").click();
    await bea.page.getByText("12,50").first().waitFor();

    await button(bea, "Menù").click();
    await bea.page.getByText("27,50").waitFor();
    expect(await button(bea, "Fai giocare un bot per me").count()).toBe(0);
    expect(await axeFindings(bea.page)).toEqual([]);
    await bea.page.getByRole("dialog").getByRole("button", { name: "Alzati" }).click();
    await bea.page.getByRole("dialog").getByRole("button", { name: "Alzati" }).click();
    await bea.page.getByText(/Stai guardando/).waitFor();

    await button(ada, "Menù").click();
    await ada.page.getByText("Gestisci il tavolo").click();
    await button(ada, "Chiudi il tavolo").click();
    await button(ada, /^Davvero/).click();
    await ada.page.getByText(/si chiude a piatto libero/).waitFor();
  });
});
