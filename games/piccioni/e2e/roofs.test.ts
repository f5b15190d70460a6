import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { axeFindings } from "../../../e2e/browser/axe.ts";
import { addBot, beReady, choose, openTable, Party, sitDown } from "../../../e2e/browser/party.ts";
import type { Visitor } from "../../../e2e/browser/visitor.ts";
import { type Deck, kindOf, type View } from "../rules/index.ts";
import { PenthouseOwner } from "./penthouse-owner.ts";
import { pigeonSecretsIn } from "./pigeon-secrets.ts";
import { CHAIN, LIVELY, LURES, ONE_NO, WHISTLES, WORDY } from "./small-decks.ts";

let party: Party;
beforeAll(async () => {
  party = await Party.begin();
});
afterEach(() => party.goHome());
afterAll(() => party.end());

/** A page may be long if nobody plays on it, but never wider than its window. */
const OVERFLOW = `Math.max(
  document.documentElement.scrollWidth - innerWidth,
  document.querySelector(".piccioni") === null ? 0 : document.documentElement.scrollHeight - innerHeight,
)`;

/** What can be pressed and is smaller than a fingertip, except links inside sentences. */
const SMALL_TARGETS = `[...document.querySelectorAll("button, a[href], input, summary")]
  .filter((one) => one.checkVisibility() && one.closest("[inert], p") === null && !one.matches(".visually-hidden"))
  .map((one) => [one.className || one.textContent, one.getBoundingClientRect()])
  .filter(([, { width, height }]) => width > 0 && (width < 43.5 || height < 43.5))
  .map(([name, { width, height }]) => name + " " + Math.round(width) + "x" + Math.round(height))`;

/** Text that nobody can read without a magnifying glass. */
const TINY = `[...document.querySelectorAll(".piccioni *")]
  .filter((one) => one.checkVisibility() && [...one.childNodes].some((node) => node.nodeType === 3 && node.data.trim() !== ""))
  .filter((one) => parseFloat(getComputedStyle(one).fontSize) < 11)
  .map((one) => one.textContent)`;

/** Pigeons that cover the name of their Place. */
const ON_NAMES = `[...document.querySelectorAll(".pic-place")].flatMap((place) => {
  const name = place.querySelector(".pic-place-name").getBoundingClientRect();
  return [...place.querySelectorAll(".pic-perch > .pic-bird")]
    .map((bird) => bird.getBoundingClientRect())
    .filter((bird) => bird.top < name.bottom && bird.left < name.right)
    .map(() => place.getAttribute("data-place"));
})`;

async function lookAt({ page, name }: Visitor, what: string): Promise<void> {
  expect(await axeFindings(page), `${name}: ${what}`).toEqual([]);
  expect(await page.evaluate(OVERFLOW), `${name}: ${what} fits the window`).toEqual(0);
  expect(await page.evaluate(SMALL_TARGETS), `${name}: ${what} can be touched`).toEqual([]);
  expect(await page.evaluate(ON_NAMES), `${name}: ${what}`).toEqual([]);
  expect(await page.evaluate(TINY), `${name}: ${what} can be read`).toEqual([]);
}

/** Nobody's wire brought anything that they may not know. */
function expectNoSecrets(visitors: readonly Visitor[]): void {
  for (const { heard, name } of visitors) {
    expect(
      heard.some(({ type }) => type === "update"),
      name,
    ).toBe(true);
    expect(pigeonSecretsIn(heard), name).toEqual([]);
  }
}

function file(text: string) {
  return { name: "mazzo.json", mimeType: "application/json", buffer: Buffer.from(text) };
}

/** The host brings a deck from a file. */
async function bringDeck({ page }: Visitor, deck: Deck): Promise<void> {
  await page.getByRole("button", { name: "Cambia", exact: true }).click();
  // The sheet is drawn again when its words have come, and what was handed to it before is gone.
  await expect
    .poll(
      async () => {
        await page.locator("input[type=file]").setInputFiles(file(JSON.stringify(deck)));
        return page.locator('[aria-pressed="true"]', { hasText: /^da un file$/ }).isVisible();
      },
      { timeout: 15_000, interval: 500 },
    )
    .toBe(true);
  await page.keyboard.press("Escape");
}

describe("On the roofs", () => {
  it("[PIC-5] [PIC-13] [PIC-32] two people and a bot play a whole game, on a phone and on a desk", async () => {
    const [ada, bea] = [await party.come("Ada"), await party.come("Bea", { size: "desk", dark: true })];
    const link = await openTable(ada, "Piccioni");
    await choose(ada, { "Ritmo dei bot": "Svelti" });
    await bringDeck(ada, LIVELY);
    await sitDown(bea, link);
    await addBot(ada);
    for (const friend of [ada, bea]) await beReady(friend);
    const owners = [new PenthouseOwner(ada), new PenthouseOwner(bea)];
    owners[0]!.onFirst = async (chance) => {
      await ada.picture(`piccioni-${chance}-phone-it`);
      await lookAt(ada, chance);
    };
    await Promise.all(owners.map((owner) => owner.play()));

    const places = await Promise.all(
      [ada, bea].map(async ({ page }) => {
        const names = await page.locator(".places li strong").allInnerTexts();
        return names.map((name) => name.replace(/ \(tu\)$/, ""));
      }),
    );
    expect(places[0]).toHaveLength(3);
    expect(places[1]).toEqual(places[0]);
    for (const owner of owners) {
      expect(owner.view.result).not.toBeNull();
      expect(await owner.wordsSeen()).toMatch(/Arriva lo stormo/);
      expect(await owner.wordsSeen(), "points are counted").toMatch(/Vince |Hai vinto!/);
    }
    // Every point is explained by the card that it came from.
    await bea.page.locator(".pic-points-of").nth(2).waitFor();
    const reckoned = await bea.page.locator(".places li").evaluateAll((rows) =>
      rows.map((row) => {
        const points = [...row.querySelectorAll("dd b")].map((one) =>
          Number((one.textContent ?? "").replace("−", "-")),
        );
        return [
          Number.parseInt((row.querySelector("small")?.textContent ?? "").replace("−", "-"), 10),
          points.reduce((sum, one) => sum + one, 0),
        ];
      }),
    );
    for (const [score, sum] of reckoned) expect(sum).toBe(score);
    await bea.picture("piccioni-result-desk-it");
    await ada.picture("piccioni-result-phone-it");
    expectNoSecrets([ada, bea]);

    // Once it is over, everybody may see what the others held.
    await bea.page.getByRole("link", { name: "Rivedi la partita" }).click();
    await bea.page.getByLabel("Vista da").selectOption({ label: "Tutte le carte scoperte" });
    await bea.page.keyboard.press("Home");
    await bea.page.locator(".pic-open-hand .pic-mini").nth(8).waitFor();
    await bea.picture("piccioni-replay-desk-it");
    const slider = bea.page.getByRole("slider");
    await bea.page.getByRole("button", { name: "Salta avanti" }).click();
    await expect.poll(async () => Number(await slider.inputValue())).toBeGreaterThan(2);
    await bea.page.keyboard.press("PageUp");
    await expect.poll(() => slider.inputValue()).toBe("1");
    await lookAt(bea, "the replay");
  }, 120_000);

  it("[PIC-14] [PIC-30] with a deck from a file, a final phase stops when pigeons go back into the deck", async () => {
    const ada = await party.come("Ada");
    const link = await openTable(ada, "Piccioni");
    await ada.page.getByRole("button", { name: "Cambia", exact: true }).click();
    const input = ada.page.locator("input[type=file]");
    const problems = ada.page.locator(".file-problems li");
    const says = (words: string) =>
      ada.until(`document.querySelector(".file-problems")?.textContent.includes(${JSON.stringify(words)})`);
    await input.setInputFiles(file(JSON.stringify({ name: "x".repeat(250_000) })));
    await says("Il file è troppo lungo.");
    await input.setInputFiles(
      file(JSON.stringify({ ...WHISTLES, actions: [{ ...WHISTLES.actions[0], count: 54 }] }, null, 2)),
    );
    await says("devono essere 55");
    expect(await problems.allInnerTexts()).toEqual([
      expect.stringMatching(
        /^Riga \d+, colonna \d+: Le carte azione devono essere 55 in tutto, e qui sono 54\.$/,
      ),
    ]);
    expect(await axeFindings(ada.page), "reasons").toEqual([]);
    // Nothing is wrong with it, but no server takes that much in one message.
    await input.setInputFiles(file(JSON.stringify(WORDY)));
    await says("Il file è troppo lungo.");
    const ours = ada.page.getByRole("button", { name: "il nostro" });
    expect(await ours.getAttribute("aria-pressed")).toBe("true");
    await ada.page.keyboard.press("Escape");
    await bringDeck(ada, WHISTLES);

    const friends = [
      ada,
      await party.come("Bea", { language: "en" }),
      await party.come("Ciro", { size: "tv" }),
    ];
    for (const friend of friends.slice(1)) await sitDown(friend, link);
    for (const friend of friends) await beReady(friend);
    const owners = friends.map((friend) => new PenthouseOwner(friend));
    // They whistle until the deck is empty, and once more after that; then they let it be.
    for (const owner of owners) {
      owner.wants = ({ finalPhase }) =>
        finalPhase !== null && owner.told.some(({ type }) => type === "finalPhaseStops")
          ? "draw"
          : { play: "Fischio" };
    }
    await ada.page.locator(".hand-card").first().waitFor();
    await ada.picture("piccioni-table-phone-it");
    for (const friend of [ada, friends[2]!]) {
      await friend.page.locator(".hand-card").first().waitFor();
      await lookAt(friend, "the table");
    }
    await ada.page.locator(".pic-place").first().click();
    await ada.page.getByRole("dialog").waitFor();
    await lookAt(ada, "a Place");
    await ada.page.keyboard.press("Escape");
    await Promise.all(owners.map((owner) => owner.play()));
    for (const owner of owners) {
      const seen = await owner.wordsSeen();
      expect(seen).toMatch(/Fase Finale!|Final phase!/);
      expect(seen).toMatch(/Si va avanti!|On it goes!/);
      expect(seen).toMatch(/→ Strada/);
      expect(owner.view.finalPhases, "a second one came to its end").toBe(2);
    }
    // What happened is told with the names on the cards of this deck.
    await ada.page.keyboard.press("Escape");
    await ada.page.getByRole("button", { name: "Cronaca", exact: true }).click();
    const log = ada.page.locator(".log").first();
    await log.waitFor();
    expect(await log.innerText()).toMatch(/gioca «Fischio»/);
    expect(await log.innerText()).not.toMatch(/dita/i);
    expectNoSecrets(friends);
  }, 120_000);

  it("[PIC-7] [PIC-30] with a deck that was typed in: Guano, Ombrello, Ma anche no!", async () => {
    const ada = await party.come("Ada");
    const link = await openTable(ada, "Piccioni");
    await ada.page.getByRole("button", { name: "Cambia", exact: true }).click();
    await ada.page.getByRole("button", { name: "scrivi il tuo…" }).click();
    await ada.page.getByText("Come testo").click();
    const text = ada.page.getByRole("textbox", { name: "Il mazzo, in JSON" });
    const typed = JSON.stringify(CHAIN, null, 1);
    await text.fill(typed.replace('"redirect"', '"redirects"').replace('"count": 19', '"count": 0'));
    await ada.page.getByText("2 errori").waitFor();
    expect(await ada.page.getByRole("button", { name: "Gioca con questo" }).isDisabled()).toBe(true);
    const problems = ada.page.locator(".workshop-text li");
    const reasons = await problems.allInnerTexts();
    expect(reasons).toEqual([
      expect.stringMatching(/^Riga \d+, colonna \d+: Qui ci va un numero intero da 1 a 55\.$/),
      expect.stringMatching(
        /^Riga \d+, colonna \d+: Qui può stare solo una di queste parole: cancel, redirect/,
      ),
    ]);
    await lookAt(ada, "the editor");
    await ada.picture("piccioni-editor-phone-it");
    await text.fill(typed);
    await ada.page.getByText("Va bene: si può giocare").waitFor();
    await ada.page.getByRole("button", { name: "Gioca con questo" }).click();
    await ada.page.locator('[aria-pressed="true"]', { hasText: /^da un file$/ }).waitFor();
    await ada.page.keyboard.press("Escape");

    const friends = [ada, await party.come("Bea", { dark: true }), await party.come("Ciro")];
    for (const friend of friends.slice(1)) await sitDown(friend, link);
    for (const friend of friends) await beReady(friend);
    const owners = friends.map((friend) => new PenthouseOwner(friend));
    for (const owner of owners) await owner.visitor.page.locator(".hand-card").first().waitFor();

    const holds = (seat: number, kind: string) => owners[seat]!.hand.some((card) => kindOf(card) === kind);
    /** The player whom the current one can foul, and the third one, who can refuse to have it passed on. */
    const plan = ({ current }: View) => {
      if (!holds(current, "guano")) return undefined;
      return [1, 2]
        .map((away) => ({ victim: (current + away) % 3, third: (current + 3 - away) % 3 }))
        .find(({ victim, third }) => holds(victim, "ombrello") && holds(third, "ma-anche-no"));
    };
    let chain: ReturnType<typeof plan>;
    for (const [seat, owner] of owners.entries()) {
      const isDone = () => owner.told.some(({ type }) => type === "cancelled");
      owner.wants = (view) => {
        if (isDone()) return "draw";
        chain = plan(view);
        return chain === undefined ? "draw" : { play: "Guano", on: chain.victim };
      };
      owner.answers = ({ inPlay }) => {
        if (chain === undefined || isDone()) return undefined;
        const top = kindOf(inPlay.at(-1)!.card);
        if (top === "guano" && seat === chain.victim) return "Ombrello";
        return top === "ombrello" && seat === chain.third ? "Ma anche no!" : undefined;
      };
    }
    await Promise.all(owners.map((owner) => owner.play("Arriva lo stormo: in 2")));
    const seen = await owners[0]!.wordsSeen();
    expect(seen, "who answers, and with what").toMatch(/rispond\w+ a «Guano» con\s*Ombrello/i);
    expect(seen).toMatch(/rispond\w+ a «Ombrello» con\s*Ma anche no!/i);
    expect(seen).toContain("«Ombrello»: annullata!");
    const { told } = owners[0]!;
    const played = told.flatMap((event) =>
      event.type === "played" || event.type === "reacted" ? [kindOf(event.card)] : [],
    );
    expect(played.slice(-3)).toEqual(["guano", "ombrello", "ma-anche-no"]);
    expect(
      told.findLast(({ type }) => type === "assigned"),
      "it stays where it was meant to go",
    ).toMatchObject({ seat: chain!.victim });
    expectNoSecrets(friends);
  }, 120_000);

  it("[PIC-5] [PIC-7] the current player answers their own card, and plays another without a target", async () => {
    const friends = [await party.come("Ada"), await party.come("Bea", { size: "desk", language: "en" })];
    const [ada, bea] = friends as [Visitor, Visitor];
    const link = await openTable(ada, "Piccioni");
    await bringDeck(ada, LURES);
    await sitDown(bea, link);
    for (const friend of friends) await beReady(friend);
    const owners = friends.map((friend) => new PenthouseOwner(friend));
    const read: string[] = [];
    for (const owner of owners) {
      const { visitor } = owner;
      owner.wants = () => ({ play: "Esca" });
      owner.answers = () => "Esca";
      owner.onFirst = async (chance) => {
        if (chance !== "answer") return;
        await visitor.picture(`piccioni-own-card-${visitor.name}`);
        await lookAt(visitor, "a question about one's own card");
      };
      owner.onRead = async () => {
        read.push(await visitor.page.locator(".pic-actions [data-kind=main]").innerText());
        await visitor.picture(`piccioni-read-${read.length}-${visitor.name}`);
        await lookAt(visitor, "a card to play");
      };
    }
    await Promise.all(
      owners.map((owner, seat) =>
        owner.play(seat === 0 ? "Arriva lo stormo: uno solo" : "Here comes the flock: just one"),
      ),
    );
    const told = owners[0]!.told.filter(({ type }) => type === "played" || type === "reacted");
    const first = (owners[0]!.told.find(({ type }) => type === "begins") as { first?: number }).first;
    expect(told).toMatchObject([
      { type: "played", seat: first },
      { type: "reacted", seat: first },
      { type: "played", seat: first, idle: true },
    ]);
    expect(read[0]).toMatch(/^(Gioca|Play) Esca$/);
    expect(read[1]).toMatch(/^(Gioca Esca a vuoto|Play Esca without a target)$/);
    expectNoSecrets(friends);
  }, 120_000);

  it("[PIC-9] [PIC-15] [PIC-32] a Trophy is one tap away, points are on the terraces, and nobody without a Reaction holds the table", async () => {
    const friends = [await party.come("Ada"), await party.come("Bea", { size: "desk" })];
    const [ada, bea] = friends as [Visitor, Visitor];
    const link = await openTable(ada, "Piccioni");
    await bringDeck(ada, ONE_NO);
    await sitDown(bea, link);
    for (const friend of friends) await beReady(friend);
    const owners = friends.map((friend) => new PenthouseOwner(friend));
    await ada.page.locator(".hand-card").first().waitFor();
    const { current } = owners[0]!.view;
    const [now, other] = [owners[current]!, owners[1 - current]!];
    const { page } = now.visitor;
    const terraces = () => page.locator(".pic-points").allInnerTexts();
    expect(await terraces()).toEqual(["−1 punto", "−1 punto"]);

    // Two cards for the pigeon on one's own terrace.
    await page.getByRole("button", { name: "Fai un Trofeo" }).click();
    for (const card of (await page.locator(".hand-card").all()).slice(0, 2)) await card.click();
    await page.getByRole("button", { name: "Scarta 2 di 2" }).click();
    await page.getByRole("img", { name: "un Trofeo", exact: true }).waitFor();
    expect((await terraces()).toSorted()).toEqual(["1 punto", "−1 punto"]);

    // The other one holds nothing that fits, and lets the screen pass for them, also the next time.
    await page.locator(".pic-draw").waitFor();
    await page.locator('.hand-card[data-open="true"]').first().click();
    await page.getByRole("button", { name: "Gioca Corvo" }).click();
    await other.visitor.page.getByText("non hai Reazioni adatte").waitFor();
    await lookAt(other.visitor, "no Reaction");
    await other.visitor.page.getByRole("button", { name: "Passa da solo" }).click();
    await other.visitor.picture("piccioni-no-reaction");
    await expect
      .poll(() => other.told.findLast(({ type }) => type === "answers"), { timeout: 15_000 })
      .toMatchObject({ answers: expect.arrayContaining([{ type: "decline" }]) });
    expectNoSecrets(friends);
  }, 120_000);
});
