import { GAMES } from "@tavolata/games/playable";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { axeFindings } from "./browser/axe.ts";
import { beReady, openTable, Party, sitDown } from "./browser/party.ts";
import type { Visitor } from "./browser/visitor.ts";

const template = GAMES.find(({ manifest }) => manifest.template === true);
if (template === undefined) throw new Error("there is no game for others to be copied from");
const { title } = template.manifest;

let party: Party;
beforeAll(async () => {
  party = await Party.begin({ TEMPLATE_GAME: "1" });
});
afterEach(() => party.goHome());
afterAll(() => party.end());

/** Three friends in the lobby of a table. */
async function friendsAtTable(): Promise<{ friends: [Visitor, Visitor, Visitor]; link: string }> {
  const friends = [await party.come("Ada"), await party.come("Bea"), await party.come("Ciro")] as [
    Visitor,
    Visitor,
    Visitor,
  ];
  const link = await openTable(friends[0], title);
  for (const friend of friends.slice(1)) await sitDown(friend, link);
  return { friends, link };
}

async function nameOf({ page }: Visitor): Promise<string> {
  return (
    (await page.locator('.chair[data-mine="true"]').innerText()).split("\n")[0]?.replace(/ \(tu\)$/, "") ?? ""
  );
}

describe("Friends at a table", () => {
  it("talk before the first card", async () => {
    const {
      friends: [ada, bea],
    } = await friendsAtTable();
    await ada.page.getByRole("textbox", { name: "Scrivi qualcosa" }).fill("Arrivo con le birre");
    await ada.page.keyboard.press("Enter");
    await bea.page.getByText("Arrivo con le birre").waitFor();
    expect(await axeFindings(bea.page)).toEqual([]);
    await bea.picture("lobby-chat-phone-it");
  });

  it("see at once who lost the connection, who is back and who left, by name; what they did stays theirs", async () => {
    const { friends, link } = await friendsAtTable();
    const names = new Map<Visitor, string>();
    for (const friend of friends) names.set(friend, await nameOf(friend));
    for (const friend of friends) await beReady(friend);
    for (const friend of friends) await friend.page.locator(".play").waitFor();
    // The one whose turn it is plays, and leaves later; of the others one watches, and one loses the connection.
    const leaver = friends.find(({ heard }) => heard.findLast((one) => one.type === "update")?.awaited);
    const [ada, bea] = friends.filter((friend) => friend !== leaver) as [Visitor, Visitor];
    if (leaver === undefined) throw new Error("nobody is to play");
    await leaver.page.getByRole("button", { name: /^Tieni la carta/ }).click();
    await bea.page.goto("about:blank");
    await ada.page.locator(".bubble", { hasText: `${names.get(bea)} ha perso la linea` }).waitFor();
    await ada.picture("news-lost-phone-it");
    await bea.page.goto(link);
    await ada.page.locator(".bubble", { hasText: `${names.get(bea)} ha di nuovo linea` }).waitFor();
    await leaver.page.getByRole("button", { name: "Menù" }).click();
    await leaver.page.getByRole("button", { name: "Lascia il tavolo" }).click();
    await leaver.page
      .getByRole("dialog")
      .getByRole("button", { name: /Davvero/ })
      .click();
    const left = `${names.get(leaver)} lascia il tavolo`;
    await ada.page.locator(".bubble", { hasText: left }).waitFor();
    await ada.page.getByRole("button", { name: /Chiacchiere/ }).click();
    await ada.page.locator(".chat-news", { hasText: left }).waitFor();
    expect(await axeFindings(ada.page)).toEqual([]);
    await ada.page.keyboard.press("Escape");
    await ada.page.getByRole("button", { name: "Cronaca", exact: true }).click();
    await ada.page
      .locator(".log")
      .getByText(`${names.get(leaver)} tiene la sua carta.`)
      .waitFor();
  });
});
