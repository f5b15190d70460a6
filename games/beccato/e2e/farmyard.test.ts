import { describe, expect, it } from "vitest";
import { beReady, sitDown } from "../../../e2e/browser/party.ts";
import type { Client } from "../../../server/testing/client.ts";
import type { Card, Event, Proposal, Signal } from "../rules/index.ts";
import { it as texts } from "../texts/index.ts";
import { later } from "../texts/it/later.ts";
import { seatOf, viewOf } from "./beccato-table.ts";
import { farmParty } from "./farm-party.ts";
import { Farmhand } from "./farmhand.ts";
import {
  collect,
  expectTidy,
  FACES_AT,
  holderAmong,
  nextRound,
  passOn,
  plays,
  richestIn,
  spareOf,
} from "./farmyard.ts";

const { come, tableWith, othersAt, begin } = farmParty();
const { screen } = texts;

describe("In the farmyard", () => {
  it("[BEC-10] [BEC-14] [BEC-15] [BEC-22] [BEC-33] four browsers agree, signal, bluff and crow, and see only what they look at", async () => {
    const { link } = await tableWith({ freeSignal: true });
    const visitors = [
      await come("Ada"),
      await come("Bea", { size: "desk" }),
      await come("Ciro", { dark: true }),
      await come("Dino", { size: "desk", dark: true }),
    ];
    for (const visitor of visitors) await sitDown(visitor, link);
    expect(await visitors[0]!.page.getByText(/borsellino/i).count(), "nobody plays for chips").toBe(0);
    expect(await visitors[0]!.page.locator(".chair-who small").allInnerTexts()).toEqual(
      ["Moneta", "Cactus", "Moneta", "Cactus"].map((guild) =>
        expect.stringMatching(`^Gilda del.* ?${guild}`),
      ),
    );
    for (const visitor of visitors) await beReady(visitor);
    for (const { page } of visitors) await page.locator(".beccato").waitFor();
    const hands = visitors.map((visitor, seat) => new Farmhand(visitor, seat));
    const [ada, bea, ciro, dino] = hands as [Farmhand, Farmhand, Farmhand, Farmhand];

    for (const [proposer, mate, signal] of [
      [ada, ciro, "wink"],
      [bea, dino, "nod"],
    ] as const) {
      await proposer.says(later.choose);
      await proposer.page
        .getByRole("dialog")
        .getByRole("button", { name: new RegExp(texts.signals[signal], "i") })
        .click();
      await proposer.says(later.propose);
      await mate.says(later.accept);
    }
    await ada.visitor.picture("beccato-room-phone-it");
    for (const hand of hands) await hand.says(screen.begin);
    for (const hand of hands) await hand.until(() => hand.view.phase === "round");

    // A true signal: the player who can have three first makes it, and the mate who is looking shouts.
    const { coops } = ada.view;
    const breed = coops[0]!.breed;
    const signaller = richestIn(hands, breed);
    const caller = hands[(signaller.seat + 2) % 4]!;
    const rivals = hands.filter(({ seat }) => seat % 2 !== signaller.seat % 2);
    await collect(hands, breed, signaller, 3);
    while ([signaller, caller].includes(holderAmong(hands))) {
      await passOn(hands, spareOf(holderAmong(hands), breed));
    }
    await caller.looksAt(signaller.seat);
    const [rival] = rivals.filter(({ seat }) => seat !== ada.view.holder) as [Farmhand];
    await rival.looksAt(caller.seat);
    const facesAt = await ada.page.evaluate(FACES_AT);
    await signaller.opens("head");
    await expectTidy(signaller.visitor);
    const signal = signaller.seat % 2 === 0 ? "wink" : "nod";
    const before = hands.map(({ told }) => told.length);
    const isSeen = caller.visitor.until(
      `document.querySelector(".bec-does")?.textContent.toLowerCase().includes(${JSON.stringify(texts.does[signal])})`,
    );
    const covered = await signaller.page.locator('.bec-groups [data-secret="true"]').innerHTML();
    expect(covered, "the key shows nothing of the signal").not.toMatch(new RegExp(`${signal}|bec-figure`));
    await signaller.signals(() => isSeen);
    await caller.visitor.picture("beccato-seen-it");
    await rival.visitor.picture("beccato-not-seen-it");
    const toldOfIt = ({ told, seat }: Farmhand) =>
      told.slice(before[seat]).filter((event) => "what" in event && event.what === signal);
    expect(toldOfIt(caller)).toEqual([{ type: "seen", seat: signaller.seat, what: signal }]);
    for (const other of rivals) expect(toldOfIt(other)).toEqual([]);
    // A rival reaches for a face, and the round is over before they have tapped it.
    await rival.page.locator('[data-shout="beccato"]').click();
    await rival.page.locator('.beccato[data-armed="beccato"]').waitFor();
    await signaller.brushes("chicchirichi");
    expect(signaller.view.phase, "a button that is only brushed says nothing").toBe("round");
    await caller.shouts("coccode");
    await Promise.all(hands.map(({ page }) => page.locator('.bec-stamp[data-right="true"]').waitFor()));
    await Promise.all(
      [caller, rival].map(({ visitor }) => visitor.picture(`beccato-right-${visitor.name}-it`)),
    );
    expect(await ada.page.evaluate(FACES_AT), "faces stay where they are").toBe(facesAt);
    await ada.until(() => ada.view.phase === "between");
    const eggs = () => ada.view.teams.map((team) => team.eggs.length);
    expect(eggs()[caller.seat % 2]).toBe(1);
    for (const { visitor, page } of [ada, bea]) {
      await page.locator('.beccato[data-phase="between"]').waitFor();
      await expectTidy(visitor);
    }
    // Everybody is told what they saw themselves; who else saw it comes out at the end of the game.
    expect(await caller.recalls()).toContain(texts.signals[signal]);
    expect(await signaller.recalls()).toContain(texts.signals[signal]);
    for (const other of rivals) expect(await other.recalls()).not.toContain(texts.signals[signal]);

    // A bluff that is called: there is nothing in the hand, and the egg goes to the bluffer's guild.
    await nextRound(hands);
    await rival.page.locator('.beccato[data-phase="round"]').waitFor();
    expect(await rival.page.locator(".beccato[data-armed]").count(), "what was not aimed is over").toBe(0);
    const bluffer = hands.find(({ seat, view, hand }) => seat !== view.holder && new Set(hand).size > 1)!;
    const victim = hands[(bluffer.seat + 1) % 4]!;
    const had = eggs()[bluffer.seat % 2]!;
    await bluffer.opens("head");
    await bluffer.performs("wink", async () => {});
    await victim.accuses(bluffer.seat);
    await Promise.all(hands.map(({ page }) => page.locator('.bec-stamp[data-right="false"]').waitFor()));
    await ada.until(() => ada.view.phase === "between");
    expect(eggs()[bluffer.seat % 2]).toBe(had + 1);

    await nextRound(hands);
    const cock = richestIn(hands, "serama");
    await collect(hands, "serama", cock, 4);
    await cock.visitor.picture("beccato-four-serama-it");
    await cock.shouts("chicchirichi");
    await Promise.all(hands.map(({ page }) => page.locator('.bec-stamp[data-right="true"]').waitFor()));
    const settled = ada.told.findLast(
      (event): event is Extract<Event, { type: "settled" }> => event.type === "settled",
    );
    expect(settled).toMatchObject({ seat: cock.seat, right: true, clause: "BEC-15" });

    for (const { secrets, visitor } of hands) expect(secrets, visitor.name).toEqual([]);
  }, 240_000);

  it("[BEC-25] five sit around a scarecrow, whose cards nobody sees", async () => {
    const { host, table, link } = await tableWith({});
    const visitor = await come("Ada");
    const others = await othersAt(table, host, [0, 1, 2, 3]);
    await sitDown(visitor, link);
    await begin(table, visitor, others);
    const ada = new Farmhand(visitor, 4);
    await ada.page.locator('.bec-chair[data-imaginary="true"]').waitFor();
    while (ada.view.holder !== ada.seat) {
      const holder = others[ada.view.holder!]!;
      const { passes } = ada.view;
      await holder.until(() => viewOf(holder).holder === seatOf(holder));
      await plays(holder, table, {
        type: "pass",
        card: viewOf(holder).players[seatOf(holder)]!.hand[0] as Card,
      });
      await ada.until(() => ada.view.passes > passes);
    }
    await ada.visitor.picture("beccato-five-phone-it");
    await expectTidy(visitor);
    const cut = `(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)(document.querySelector("[data-imaginary] .bec-name"))`;
    expect(await visitor.page.evaluate(cut), "the scarecrow's name is not cut off").toBe(false);
    await visitor.page.getByRole("button", { name: "Menù" }).click();
    const preferences = visitor.page.locator(".preferences legend");
    await preferences.first().waitFor();
    expect(await preferences.allInnerTexts(), "there is no deck here to choose the look of").not.toContain(
      "Mazzo da quaranta",
    );
    await visitor.page.keyboard.press("Escape");
    await visitor.page.getByRole("dialog").waitFor({ state: "hidden" });
    const [card] = ada.hand as [Card];
    await ada.passes(card);
    await others[0]!.until(() => viewOf(others[0]!).holder === 0);
    expect(ada.told.filter(({ type }) => type === "passed").at(-1)).toMatchObject({ to: "imaginary", card });
    expect(ada.told.filter(({ type }) => type === "drew")).toEqual([{ type: "drew", seat: 0, card: "?" }]);
    expect(viewOf(others[1]!).lastPass).toMatchObject({ to: "imaginary", card: "?" });
    expect(ada.secrets).toEqual([]);
  }, 60_000);

  it("[BEC-26] [BEC-27] [BEC-28] a pyramid is laid egg by egg to the end, and then counted", async () => {
    const { host, table, link } = await tableWith({ pyramid: true, restSeconds: 1 });
    const visitor = await come("Ada");
    await sitDown(visitor, link);
    const others = await othersAt(table, host, [1, 2, 3]);
    await begin(table, visitor, others);
    const ada = new Farmhand(visitor, 0);
    const [bea, ciro] = others as [Client, Client];
    // Ada's rival crows for nothing, again and again: each time Ada's guild gets an egg, and she or her mate places it.
    for (let eggs = 1; eggs <= 6; eggs++) {
      for (const client of [bea, ciro]) await client.until(() => viewOf(client).phase === "round");
      await plays(bea, table, { type: "chicchirichi" });
      await ciro.until(() => viewOf(ciro).teams[0]!.eggs.length === eggs);
      const { choice } = viewOf(ciro);
      if (choice === null) continue;
      if (eggs > 2) await plays(ciro, table, { type: "place", place: choice.places[0]! });
      else {
        const spot = visitor.page.locator(".bec-pyramid button").first();
        await spot.waitFor();
        if (eggs === 2) {
          await ada.visitor.picture("beccato-pyramid-phone-it");
          await expectTidy(visitor);
        }
        await spot.click();
      }
    }
    await ada.until(() => ada.view.phase === "over");
    expect(ada.view.endedBy).toBe("sixEggs");
    const [own, other] = ada.view.scores!;
    expect(own).toMatchObject({ place: 1, outOfCount: false });
    expect(own!.levels).toHaveLength(3);
    expect(other).toMatchObject({ outOfCount: true });
    await visitor.page.getByRole("dialog").getByText(texts.ended.sixEggs).waitFor();
    await visitor.picture("beccato-over-phone-it");
    expect(await visitor.page.locator(".places-place").allInnerTexts(), "guilds have places").toEqual([
      "1°",
      "2°",
    ]);
    expect(await visitor.page.locator(".places strong").allInnerTexts()).toEqual([
      texts.guilds.coin,
      texts.guilds.cactus,
    ]);
    await visitor.page.keyboard.press("Escape");
    await visitor.page.locator(".bec-final .bec-level-points").first().waitFor();
    await visitor.picture("beccato-final-phone-it");
    await expectTidy(visitor);
    expect(ada.secrets).toEqual([]);
  }, 60_000);
});

describe("In the room of a guild", () => {
  it("[BEC-22] [BEC-23] all signals are proposed with one tap, and accepted with one", async () => {
    const { host, table, link } = await tableWith({ freeSignal: true, calledChickens: true });
    const visitor = await come("Ada");
    await sitDown(visitor, link);
    const others = await othersAt(table, host, [1, 2, 3]);
    await begin(table, visitor, others);
    const [ada, ciro] = [new Farmhand(visitor, 0), others[1]!];
    const proposals = () => viewOf(ciro).teams[0]!.proposals as readonly Proposal[];
    await ada.says(later.proposeAll);
    await ciro.until(() => proposals().length === 3);
    expect(new Set(proposals().flatMap(({ row }) => row)).size).toBe(3);
    // Two signals in a row: one tap proposes single ones, and to propose the same again is to accept it.
    const row: Signal[] = ["nod", "nod"];
    for (const { entry } of [...proposals()]) {
      const { update } = ciro.update!;
      await plays(ciro, table, { type: "propose", entry, row });
      await ciro.until(() => ciro.update!.update > update);
    }
    await visitor.page.getByRole("button", { name: later.acceptAll(3) }).waitFor();
    await visitor.picture("beccato-accept-all-phone-it");
    await expectTidy(visitor);
    await ada.says(later.acceptAll(3));
    await ciro.until(() => proposals().length === 0);
    expect(viewOf(ciro).teams[0]).toMatchObject({
      signal: null,
      signalsByBreed: viewOf(ciro).coops.map(() => ({ row })),
    });
    expect(ada.secrets).toEqual([]);
  }, 60_000);
});
