import { GAMES } from "@tavolata/games/playable";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { axeFindings } from "./browser/axe.ts";
import { beReady, openTable, Party, sitDown } from "./browser/party.ts";
import type { Visitor } from "./browser/visitor.ts";

const template = GAMES.find(({ manifest }) => manifest.template === true);
if (template === undefined) throw new Error("there is no game for others to be copied from");
const { title, seats } = template.manifest;

let party: Party;
beforeAll(async () => {
  party = await Party.begin({ TEMPLATE_GAME: "1", TIMEOUT_AWAITED_SECONDS: "1", TIMEOUT_IDLE_SECONDS: "2" });
});
afterEach(() => party.goHome());
afterAll(() => party.end());

/** As many people as the game needs have begun to play. */
async function gameOfPeople() {
  const names = ["Ada", "Bea", "Ciro", "Dora", "Elio"].slice(0, seats.min);
  const people = await Promise.all(names.map((name) => party.come(name)));
  const [host, ...guests] = people as [Visitor, ...Visitor[]];
  const link = await openTable(host, title);
  for (const guest of guests) await sitDown(guest, link);
  for (const visitor of people) await beReady(visitor);
  return { people, host, guests };
}

async function awaitedOf(people: readonly Visitor[]): Promise<Visitor> {
  for (;;) {
    for (const visitor of people) {
      if (await visitor.page.getByText(/Il tavolo aspetta te|waiting for you/).isVisible()) return visitor;
    }
    await people[0]?.page.locator(".play-note").first().waitFor();
  }
}

describe("A table that waits for somebody", () => {
  it("says so, lets the others nudge and then vote for a bot; one tap brings the person back", async () => {
    const { people, host } = await gameOfPeople();

    const idle = await awaitedOf(people);
    const others = people.filter((visitor) => visitor !== idle);
    const [first] = others as [Visitor];
    await first.page.getByText(/Il tavolo aspetta (?!te)/).waitFor();
    await first.picture("awaited-phone");
    expect(await axeFindings(first.page)).toEqual([]);
    await first.page.getByRole("button", { name: "Fai un fischio" }).click();
    await idle.page.getByText(/ti ha fatto un fischio: tocca a te!/).waitFor();
    await first.page.getByRole("button", { name: "Fischio mandato" }).waitFor();

    // The host decides alone, everybody else has one vote.
    for (const visitor of others.includes(host) ? [host] : others) {
      await visitor.page.getByRole("button", { name: /Fai giocare un bot/ }).click();
    }
    await idle.page.getByText("Sta giocando un bot per te.").waitFor();
    await idle.picture("awaited-stood-in");
    await idle.page.getByRole("button", { name: "Sono tornato" }).click();
    await idle.page.getByText("Sta giocando un bot per te.").waitFor({ state: "detached" });
  });

  it("shows what somebody says at their seat, and in the chat", async () => {
    const { host, guests } = await gameOfPeople();
    const [guest] = guests as [Visitor];
    await guest.page.getByRole("button", { name: /^Chiacchiere/ }).click();
    await guest.page.getByLabel("Scrivi qualcosa").fill("Buonasera!");
    await guest.page.getByRole("button", { name: "Manda" }).click();
    await host.page.locator(".bubble", { hasText: "Buonasera!" }).waitFor();
    await host.picture("bubble-phone");
    expect(await guest.page.locator(".bubble").count()).toBe(0);
    await host.page.getByRole("button", { name: /^Chiacchiere: un messaggio nuovo/ }).click();
    await host.page.locator(".chat-lines", { hasText: "Buonasera!" }).waitFor();
  });
});
