import { drawOne, fastRandom, heard, teller, type Watcher } from "@tavolata/kernel";
import { describe, expect, it } from "vitest";
import { DEFAULTS, tableWith } from "../testing/table-with.ts";
import { largestSet } from "../texts/largest-set.ts";
import {
  type Card,
  type Event,
  HIDDEN,
  ilContoPrego,
  JOKER,
  knownInHand,
  RANKS,
  wholeDeck,
} from "./index.ts";

/** The largest set among n cards, Jokers included: what one dish could truthfully be called. */
function largestSetOf(cards: readonly Card[]): number {
  const jokers = cards.filter((card) => card === JOKER).length;
  return jokers + Math.max(...RANKS.map((rank) => cards.filter((card) => card[0] === rank).length));
}

describe("On line", () => {
  it("[CON-29] the true curve beside the advice is the one that cards follow", () => {
    const random = fastRandom(29);
    const deals = 4000;
    for (const [n, mean] of largestSet.means) {
      let sum = 0;
      for (let deal = 0; deal < deals; deal++) {
        const deck = wholeDeck();
        sum += largestSetOf(Array.from({ length: n }, () => drawOne(deck, random)));
      }
      expect(sum / deals).toBeCloseTo(mean, 1);
    }
  });

  it("[CON-30] without a limit there is no alarm; with one there is, from the start of the turn", () => {
    expect(ilContoPrego.alarm(tableWith().state)).toBeUndefined();
    const table = tableWith({ hands: ["2 9", "3 9", "4 9"], options: { turnSeconds: 20 } });
    expect(ilContoPrego.alarm(table.state)).toBe(21_000);
    table.orders(0, "2");
    expect(ilContoPrego.alarm(table.state)).toBe(table.now + 20_000);
  });

  it("[CON-30] the first decision after a bill has ten seconds more", () => {
    const table = tableWith({ hands: ["2 9", "3 9", "4 9"], options: { turnSeconds: 20 } });
    table.orders(0, "2").asksForTheBill(1);
    expect(ilContoPrego.alarm(table.state)).toBe(table.now + 30_000);
  });

  it("[CON-30] … and only the first: who opens after discards has the plain limit", () => {
    const table = tableWith({ hands: ["2 9", "3 9", "4 9"], options: { turnSeconds: 20, saldo: true } });
    table.orders(0, "2").asksForTheBill(1);
    expect(table.state.phase).toBe("discards");
    expect(ilContoPrego.alarm(table.state)).toBe(table.now + 30_000);
    table.moves(1, { type: "discard", cards: [table.state.players[1]!.cards[0]!] });
    expect(table.state.phase).toBe("calls");
    expect(ilContoPrego.alarm(table.state)).toBe(table.now + 20_000);
  });

  it("[CON-30] on time-out the clock asks for the bill", () => {
    const table = tableWith({ hands: ["2 9", "3 9", "4 9"], options: { turnSeconds: 20 } })
      .orders(0, "2")
      .rings();
    expect(table.state.lastBill).toMatchObject({ capotavola: 1, cameriere: 0 });
    expect(table.story.map(({ type }) => type)).toContain("timeOut");
  });

  it("[CON-30] for the opener it orders one card of the lowest rank held, and shows it", () => {
    const table = tableWith({ hands: ["9H W 5H KH", "3 9", "4 9"], options: { turnSeconds: 20 } }).rings();
    expect(table.state.calls).toMatchObject([{ seat: 0, how: "order", count: 1, rank: "5", show: "5H" }]);
  });

  it("[CON-30] with nothing but Jokers under Saldo it orders one 2", () => {
    const options = { turnSeconds: 20, saldo: true };
    const table = tableWith({ hands: ["W W", "3 9", "4 9"], options }).rings();
    expect(table.state.calls).toMatchObject([{ seat: 0, count: 1, rank: "2", show: "W" }]);
  });

  it("[CON-30] owed discards are the lowest cards that are not Jokers, for all who still owe", () => {
    const table = tableWith({
      hands: ["9H W 5H KH", "W W 3H", "4H 9C"],
      options: { turnSeconds: 20, saldo: true },
    });
    table.state.phase = "discards";
    table.state.players[0]!.owed = 2;
    table.state.players[1]!.owed = 2;
    table.state.deadline = 5000;
    table.rings();
    expect(table.state.players.map(({ discards }) => discards)).toEqual([["5H", "9H"], ["3H", "W"], []]);
    expect(table.state.phase).toBe("calls");
  });

  it("[CON-30] that the clock discarded for somebody is told to them alone", () => {
    const options = { turnSeconds: 20, saldo: true };
    const table = tableWith({ hands: ["9H W 5H", "W 3H", "4H 9C"], options }).discarded(2, "AS");
    Object.assign(table.state, { phase: "discards", deadline: 5000 });
    table.state.players[0]!.owed = 1;
    table.state.players[1]!.owed = 1;
    table.rings();
    const told = (watcher: Watcher) => table.heardBy(watcher).filter(({ type }) => type === "timeOut");
    expect(told(0)).toEqual([{ type: "timeOut", seat: 0 }]);
    expect(told(1)).toEqual([{ type: "timeOut", seat: 1 }]);
    for (const watcher of [2, "spectator", "screen"] as const) expect(told(watcher)).toEqual([]);
    expect(table.state.players[2]?.discards).toEqual(["AS"]);
  });

  it("[CON-30] when the clock alone has played as many hands as there are players, the game is over", () => {
    const options = { turnSeconds: 20, omaggi: true };
    const table = tableWith({ seats: 3, options });
    for (let hand = 0; hand < 3; hand++) {
      expect(table.state.result).toBeNull();
      table.rings().rings();
    }
    expect(table.state).toMatchObject({ desertedHands: 3, phase: "over" });
    expect(table.state.result?.scores).toEqual([0, 0, 0]);
  });

  it("[CON-30] … after a player was there, too; and games that the clock ends anyway are played to their end", () => {
    const table = tableWith({ seats: 3, options: { turnSeconds: 20, omaggi: true } });
    table.moves(table.state.turn, table.readyMoves(table.state.turn)[0]!).rings();
    for (let hand = 0; hand < 3; hand++) table.rings().rings();
    expect(table.state.endedBy).toBe("deserted");

    const base = tableWith({ seats: 3, options: { turnSeconds: 20, hands: 5 } });
    while (base.state.result === null) base.rings();
    expect(base.state).toMatchObject({ endedBy: "hands", hand: 5 });

    const limited = tableWith({ seats: 3, options: { turnSeconds: 20, omaggi: true, hands: 5 } });
    while (limited.state.result === null) limited.rings();
    expect(limited.state).toMatchObject({ endedBy: "hands", hand: 5 });

    const saldo = tableWith({ seats: 3, options: { turnSeconds: 20, saldo: true, omaggi: true } });
    while (saldo.state.result === null) saldo.rings();
    expect(saldo.state.endedBy).toBe("saldo");
  });

  it("[CON-30] the second decision after a bill has the plain limit", () => {
    const table = tableWith({ hands: ["2 9", "3 9", "4 9"], options: { turnSeconds: 20 } });
    table.orders(0, "2").asksForTheBill(1);
    table.moves(table.state.turn, table.readyMoves(table.state.turn)[0]!);
    expect(ilContoPrego.alarm(table.state)).toBe(table.now + 20_000);
  });

  it("[CON-30] a single move by a player starts the counting of such hands again", () => {
    const table = tableWith({ seats: 3, options: { turnSeconds: 20, omaggi: true } });
    table.rings().rings().rings().rings();
    expect(table.state.desertedHands).toBe(2);
    table.moves(table.state.turn, table.readyMoves(table.state.turn)[0]!).rings();
    expect(table.state).toMatchObject({ desertedHands: 0, result: null });
  });

  it("[CON-31] hands, discards and the deck are hidden, each card as a hidden card", () => {
    const table = tableWith({ hands: ["2H 9H", "3H 9C", "4H 9D"], options: { saldo: true } });
    table.discarded(1, "AS");
    const view = table.view(0);
    expect(view.players.map(({ cards }) => cards)).toEqual([
      ["2H", "9H"],
      [HIDDEN, HIDDEN],
      [HIDDEN, HIDDEN],
    ]);
    expect(view.players[1]?.discards).toEqual([HIDDEN]);
    expect(new Set(view.deck)).toEqual(new Set([HIDDEN]));
    expect(view.deck).toHaveLength(table.state.deck.length);
    expect(table.view(1).players[1]?.discards).toEqual(["AS"]);
    for (const watcher of ["spectator", "screen"] as const) {
      expect(JSON.stringify(table.view(watcher).players)).not.toMatch(/"\w[CDHS]"/);
    }
  });

  it("[CON-31] what is dealt and discarded is told to its owner; the others hear how many", () => {
    const { tell, told } = teller<Event>();
    const turn = { now: 0, actedAt: 0, random: fastRandom(4), tell, effect: () => {} };
    const options = { ...DEFAULTS, saldo: true };
    const state = ilContoPrego.start({ seats: 3, options }, turn);
    Object.assign(state, { phase: "discards" });
    state.players[1]!.owed = 1;
    const card = state.players[1]!.cards[2]!;
    ilContoPrego.play(state, 1, { type: "discard", cards: [card] }, turn);
    const cardsHeardBy = (watcher: Watcher) =>
      heard(told, watcher).flatMap((event) => ("cards" in event && event.seat === 1 ? [event.cards] : []));
    expect(cardsHeardBy(0)).toEqual([Array(6).fill(HIDDEN), [HIDDEN]]);
    expect(cardsHeardBy("screen")).toEqual(cardsHeardBy(0));
    expect(cardsHeardBy(1)[1]).toEqual([card]);
    expect(cardsHeardBy(1)[0]).toHaveLength(6);
    expect(cardsHeardBy(1)[0]).not.toContain(HIDDEN);
    const typesHeardBy = (watcher: Watcher) =>
      heard(told, watcher).flatMap((event) => ("cards" in event && event.seat === 1 ? [event.type] : []));
    expect(typesHeardBy(0)).toEqual(["dealt", "discarded"]);
    expect(typesHeardBy(1)).toEqual(["dealt", "discarded"]);
  });

  it("[CON-31] imagined cards are the cards there are, no more and no fewer", () => {
    const table = tableWith({ hands: ["2H 9H", "2C 9C", "2S 9D"], options: { saldo: true } }).orders(0, "2");
    table.discarded(1, "AS");
    for (const watcher of [0, 1, "spectator"] as const) {
      const { deck, players } = ilContoPrego.imagine(table.view(watcher), fastRandom(8));
      const cards = players
        .flatMap((player) => [...player.cards, ...player.discards, player.shown ?? []])
        .flat();
      expect([...deck, ...cards].sort()).toEqual(wholeDeck().sort());
    }
  });

  it("[CON-31] nobody imagines their own hand otherwise than it is, nor a card twice that they took back", () => {
    const table = tableWith({ hands: ["2H 9H", "2C 9C", "2S 9D"] })
      .orders(0, "2")
      .orders(1, "9")
      .pilesOn(2, "first", "2");
    const { players, deck } = ilContoPrego.imagine(table.view(0), fastRandom(3));
    expect(players[0]?.cards).toEqual(["2H", "9H"]);
    const cards = players.flatMap((player) => [...player.cards, player.shown ?? []]).flat();
    expect([...deck, ...cards].sort()).toEqual(wholeDeck().sort());
  });

  it("[CON-31] shown cards, counts, the calls, losses, Saldi and Omaggi are public", () => {
    const table = tableWith({ hands: ["2H 9H", "3H 9C", "4H 9D"], options: { saldo: true, omaggi: true } });
    Object.assign(table.state.players[2]!, { losses: 2, saldi: 1, omaggi: 1 });
    const view = table.orders(0, "2").view("spectator");
    expect(view.calls).toEqual([{ seat: 0, how: "order", dish: "first", count: 1, rank: "2", show: "2H" }]);
    expect(view.players[0]).toMatchObject({ shown: "2H", cards: [HIDDEN] });
    expect(view.players[2]).toMatchObject({ losses: 2, saldi: 1, omaggi: 1 });
  });

  it("[CON-31] after the bill all hands of that hand are public, and those of the next are not", () => {
    const table = tableWith({ hands: ["2H 9H", "3H 9C", "4H 9D"] })
      .orders(0, "2")
      .asksForTheBill(1);
    const view = table.view("spectator");
    expect(view.lastBill?.hands.flat().sort()).toEqual(["2H", "3H", "4H", "9C", "9D", "9H"]);
    expect(new Set(view.players.flatMap(({ cards }) => cards))).toEqual(new Set([HIDDEN]));
  });

  it("[CON-31] what was shown and taken back is known to be in the hand, and is imagined there", () => {
    const table = tableWith({ hands: ["2H 9H", "2C 9C", "2S 9D"] })
      .orders(0, "2")
      .orders(1, "9")
      .pilesOn(2, "first", "2");
    const view = table.view(2);
    expect(knownInHand(view, 0)).toEqual(["2H"]);
    expect(knownInHand(view, 1)).toEqual([]);
    for (let seed = 0; seed < 50; seed++) {
      const imagined = ilContoPrego.imagine(view, fastRandom(seed));
      expect(imagined.players[0]?.cards).toContain("2H");
      expect(imagined.players[0]?.cards).toHaveLength(2);
      expect(imagined.players[1]?.shown).toBe("9C");
    }
  });
});
