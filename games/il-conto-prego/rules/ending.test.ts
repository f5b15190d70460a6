import { defaultsOf, fits } from "@tavolata/kernel";
import { describe, expect, it } from "vitest";
import { type TestTable, tableWith } from "../testing/table-with.ts";
import { VERSION_ONE } from "../testing/version-one.ts";
import { ilContoPrego, type Move, Options } from "./index.ts";

/** The opener orders what they hold and their neighbour asks for the bill: the neighbour loses. */
function trueBill(table: TestTable): void {
  const { opener } = table.state;
  const order = table.readyMoves(opener).find((move) => move.type === "order")!;
  table.moves(opener, order).asksForTheBill(table.state.turn);
}

/** The opener's neighbour calls what cannot be there and is doubted: the neighbour loses. */
function falseBill(table: TestTable): void {
  const { opener } = table.state;
  table.moves(opener, table.readyMoves(opener)[0]!);
  const liar = table.state.turn;
  table.moves(liar, table.readyMoves(liar).find((move) => move.type === "abound")!);
  table.state.dishes = [{ count: 12, rank: "A" }];
  table.asksForTheBill(table.state.turn);
}

/** Discards the first cards of everybody who owes some. */
function discardAll(table: TestTable): void {
  for (const seat of ilContoPrego.awaits(table.state)) {
    const { owed, cards } = table.state.players[seat]!;
    if (table.state.phase === "discards") table.moves(seat, { type: "discard", cards: cards.slice(0, owed) });
  }
}

const played = (options: Partial<Options>, seats = 3, seed = 1) =>
  tableWith({ seats, seed, options, dealer: seats - 1 });

describe("Winning the game", () => {
  it("[CON-20] two hands for each player where nothing is said; fewest hands lost wins", () => {
    const table = played({});
    for (let hand = 0; hand < 5; hand++) trueBill(table);
    expect(table.state.result).toBeNull();
    trueBill(table);
    const result = table.state.result!;
    expect(result.scores).toEqual(table.state.players.map(({ losses }) => losses));
    expect(result.scores.reduce((sum, losses) => sum + losses, 0)).toBe(6);
    expect(table.refusal(table.state.turn, { type: "bill" })).toMatchObject({
      code: "game-is-over",
      clause: "CON-20",
    });
  });

  it("[CON-20] a game has a result only when it is over, and then nobody has a move nor is waited for", () => {
    const table = played({ hands: 1 });
    expect(ilContoPrego.result(table.state)).toBeUndefined();
    trueBill(table);
    expect(ilContoPrego.result(table.state)).toEqual(table.state.result);
    expect(ilContoPrego.awaits(table.state)).toEqual([]);
    expect([0, 1, 2].map((seat) => table.openTo(seat))).toEqual([[], [], []]);
  });

  it("[CON-20] … for five players ten", () => {
    const table = played({}, 5);
    for (let hand = 0; hand < 9; hand++) trueBill(table);
    expect(table.state.result).toBeNull();
    trueBill(table);
    expect(table.state).toMatchObject({ endedBy: "hands", hand: 10 });
  });

  it("[CON-20] the number of hands is an option, and a tie is shared", () => {
    const table = played({ hands: 1 });
    trueBill(table);
    const loser = table.state.lastBill!.loser;
    expect(table.state.result).toEqual({
      places: [0, 1, 2].map((seat) => (seat === loser ? 3 : 1)),
      scores: [0, 1, 2].map((seat) => (seat === loser ? 1 : 0)),
    });
  });

  it("[CON-20] with Saldo or Omaggi there is no limit of hands unless one is set", () => {
    for (const options of [{ saldo: true }, { omaggi: true }, { saldo: true, omaggi: true }]) {
      const table = played(options);
      for (let hand = 0; hand < 7; hand++) {
        trueBill(table);
        discardAll(table);
      }
      expect(table.state).toMatchObject({ hand: 8, result: null });
    }
  });

  it("[CON-20] a limit stands beside Saldo and Omaggi: at it, the player who has lost fewest hands wins", () => {
    for (const options of [{ saldo: true }, { omaggi: true }, { saldo: true, omaggi: true }]) {
      const table = played({ ...options, hands: 2 });
      Object.assign(table.state.players[0]!, { losses: 3, omaggi: 2 });
      trueBill(table);
      expect(table.state).toMatchObject({ hand: 2, result: null });
      discardAll(table);
      trueBill(table);
      // In the first hand seat 1 asked and lost, in the second seat 2.
      expect(table.state).toMatchObject({
        endedBy: "hands",
        result: { places: [3, 1, 1], scores: [3, 1, 1] },
      });
    }
  });

  it("[CON-20] … equal in that, who stayed in longer, and then who has more Omaggi", () => {
    const table = played({ saldo: true, omaggi: true, omaggiTarget: 12, hands: 1 }, 6);
    const [a, b, , d, e, f] = table.state.players;
    Object.assign(a!, { losses: 2, omaggi: 3 });
    Object.assign(b!, { losses: 1, omaggi: 1 });
    Object.assign(d!, { losses: 6, saldi: 6, eliminatedAfter: 4, omaggi: 9 });
    Object.assign(e!, { losses: 6, saldi: 6, eliminatedAfter: 7 });
    Object.assign(f!, { losses: 2, omaggi: 5 });
    trueBill(table);
    expect(table.state.lastBill?.loser).toBe(1);
    expect(table.state.result).toEqual({ places: [3, 4, 1, 6, 5, 2], scores: [2, 2, 0, 6, 6, 2] });
  });

  it("[CON-20] the last Omaggio or the last player in ends the game, also with the last hand of the limit", () => {
    const byOmaggi = played({ omaggi: true, omaggiTarget: 1, hands: 1 });
    falseBill(byOmaggi);
    expect(byOmaggi.state).toMatchObject({ endedBy: "omaggi", result: { places: [2, 3, 1] } });

    const bySaldo = played({ saldo: true, hands: 1 });
    for (const player of bySaldo.state.players) player.saldi = 5;
    bySaldo.isOut(2);
    trueBill(bySaldo);
    expect(bySaldo.state.endedBy).toBe("saldo");
  });

  it("[CON-20] a game that began when hands did not count under Saldo goes on so; in the base game they do", () => {
    const { state, version } = VERSION_ONE;
    expect(ilContoPrego.upgrade?.(state, version)).toMatchObject({ hand: 5, endedBy: null });
    expect(ilContoPrego.upgrade?.(state, version).options).not.toHaveProperty("hands");
    const omaggi = { ...state, options: { ...state.options, saldo: false, omaggi: true } };
    expect(ilContoPrego.upgrade?.(omaggi, version).options).not.toHaveProperty("hands");
    const base = { ...state, options: { ...state.options, saldo: false, hands: 9 } };
    expect(ilContoPrego.upgrade?.(base, version)).toEqual(base);
    const { hands, ...unlimited } = base.options;
    expect(ilContoPrego.upgrade?.({ ...base, options: unlimited }, version).options).toStrictEqual(unlimited);
  });

  it("[CON-20] any single choice of an option can be played, the others being as they are by default", () => {
    const choices: Partial<Options>[] = [
      ...[5, 6].map((handSize) => ({ handSize }) as Partial<Options>),
      ...[1, 99].map((hands) => ({ hands })),
      ...[true, false].flatMap((on) => [{ oste: on }, { saldo: on }, { omaggi: on }]),
      ...[1, 12].map((omaggiTarget) => ({ omaggiTarget })),
      ...[0, 600].map((turnSeconds) => ({ turnSeconds })),
    ];
    const named = new Set(choices.flatMap((choice) => Object.keys(choice)));
    expect([...named].sort()).toEqual(Object.keys(Options.properties).sort());
    const defaults = defaultsOf<Options>(ilContoPrego.options);
    for (const choice of choices) {
      const refusals = [3, 4, 5, 6, 7, 8].map((seats) =>
        ilContoPrego.refuseStart?.({ seats, options: { ...defaults, ...choice } }),
      );
      expect(refusals).toContain(undefined);
    }
  });

  it("[CON-20] says how long it takes: more players, more minutes; Saldo makes it long, a limit shorter", () => {
    const defaults = defaultsOf<Options>(ilContoPrego.options);
    const minutes = (seats: number, options: Partial<Options> = {}) =>
      ilContoPrego.minutes?.({ seats, options: { ...defaults, ...options } });
    expect(minutes(3)).toEqual([7, 13]);
    expect(minutes(4)).toEqual([11, 21]);
    expect(minutes(8)).toEqual([35, 70]);
    expect(minutes(4, { saldo: true })).toEqual([22, 51]);
    expect(minutes(8, { saldo: true })).toEqual([71, 151]);
    expect(minutes(8, { saldo: true, hands: 10 })).toEqual([17, 33]);
    expect(minutes(4, { omaggi: true })).toEqual([4, 34]);
    expect(minutes(4, { hands: 1 })).toEqual([1, 3]);
    expect(minutes(6, { handSize: 5 })).toEqual([19, 37]);
    expect(minutes(6, { saldo: true, omaggi: true, omaggiTarget: 12 })).toEqual([23, 127]);
    expect(minutes(3, { saldo: true, omaggi: true, omaggiTarget: 9, hands: 20 })).toEqual([11, 39]);
  });

  it("[CON-20] with both of them, whichever ends the game first", () => {
    const byOmaggi = played({ saldo: true, omaggi: true, omaggiTarget: 1 });
    falseBill(byOmaggi);
    expect(byOmaggi.state.result?.places[byOmaggi.state.lastBill!.capotavola]).toBe(1);

    const bySaldo = played({ saldo: true, omaggi: true, omaggiTarget: 9 });
    bySaldo.state.players[1]!.saldi = 5;
    bySaldo.state.players[2]!.eliminatedAfter = 0;
    bySaldo.state.players[1]!.omaggi = 4;
    trueBill(bySaldo);
    expect(bySaldo.state.endedBy).toBe("saldo");
    expect(bySaldo.state.result).toEqual({ places: [1, 2, 3], scores: [6, 0, 6] });
  });

  it("[CON-21] the Oste is the winner of the duel and deals: the cameriere of a true call", () => {
    const table = played({ oste: true });
    trueBill(table);
    const { cameriere } = table.state.lastBill!;
    expect(table.state.oste?.seat).toBe(cameriere);
    expect(table.state).toMatchObject({ dealer: cameriere, opener: (cameriere + 1) % 3 });
  });

  it("[CON-21] … the capotavola of a false one; without the rule the deal just goes on", () => {
    const table = played({ oste: true });
    falseBill(table);
    expect(table.state.dealer).toBe(table.state.lastBill!.capotavola);
    const without = played({});
    falseBill(without);
    expect(without.state).toMatchObject({ dealer: 0, oste: null });
  });

  it("[CON-21] the bill that ends the game names no Oste: there is no next hand", () => {
    const table = played({ oste: true, hands: 1 });
    trueBill(table);
    expect(table.state).toMatchObject({ phase: "over", oste: null });
    expect(table.story.map(({ type }) => type)).not.toContain("oste");
  });

  it("[CON-22] a true call that needs no Joker gives the Oste a card more", () => {
    const table = tableWith({ hands: ["2H 9H", "3H 9C", "4H 9D"], options: { oste: true } });
    table.orders(0, "2").asksForTheBill(1);
    expect(table.state.oste).toEqual({ seat: 0, extraCard: true });
    expect(table.state.players.map(({ cards }) => cards.length)).toEqual([7, 6, 6]);
  });

  it("[CON-22] … also when a Joker lies about that nobody needed", () => {
    const table = tableWith({ hands: ["2H W", "3H 9C", "4H 9D"], options: { oste: true } });
    table.orders(0, "2").asksForTheBill(1);
    expect(table.state.lastBill).toMatchObject({ missing: 0, jokers: 1 });
    expect(table.state.oste).toEqual({ seat: 0, extraCard: true });
  });

  it("[CON-22] a true call that rests on a Joker does not", () => {
    const table = tableWith({ hands: ["2H 9H", "3H W", "4H 9D"], options: { oste: true } });
    table.orders(0, "2").pilesOn(1, "first", "3").asksForTheBill(2);
    expect(table.state.lastBill).toMatchObject({ verdict: "true", missing: 1 });
    expect(table.state.oste).toEqual({ seat: 1, extraCard: false });
    expect(table.state.players.map(({ cards }) => cards.length)).toEqual([6, 6, 6]);
  });

  it("[CON-22] a false call always does, also with Jokers on the table", () => {
    const table = tableWith({ hands: ["2H 9H", "3H W", "4H 9D"], options: { oste: true } });
    table.orders(0, "2").pilesOn(1, "first", "3").pilesOn(2, "first", "4").asksForTheBill(0);
    expect(table.state.lastBill).toMatchObject({ verdict: "false", jokers: 1 });
    expect(table.state.oste).toEqual({ seat: 0, extraCard: true });
  });

  it("[CON-23] each lost hand is a Saldo, and costs a card at the start of each hand, of your choice", () => {
    const table = played({ saldo: true });
    trueBill(table);
    const loser = table.state.lastBill!.loser;
    const player = table.state.players[loser]!;
    expect(player).toMatchObject({ saldi: 1, owed: 1 });
    expect(player.cards).toHaveLength(6);
    expect(table.state.phase).toBe("discards");
    const choices = player.cards.map((card): Move => ({ type: "discard", cards: [card] }));
    expect(choices.map((move) => table.refusal(loser, move))).toEqual(Array(6).fill(undefined));
    table.moves(loser, choices[2]!);
    expect(player.cards).toHaveLength(5);
    expect(table.state.phase).toBe("calls");
  });

  it("[CON-23] all discard at the same time, and the calls begin when the last one has", () => {
    const table = played({ saldo: true });
    trueBill(table);
    discardAll(table);
    trueBill(table);
    const owing = ilContoPrego.awaits(table.state);
    expect(owing).toHaveLength(2);
    const last = owing[1]!;
    const { cards } = table.state.players[last]!;
    table.moves(last, { type: "discard", cards: [cards[0]!] });
    expect(table.state.phase).toBe("discards");
    discardAll(table);
    expect(table.state.phase).toBe("calls");
  });

  it("[CON-23] who has as many Saldi as cards is out at once, and the last one left wins", () => {
    const table = played({ saldo: true });
    for (const player of table.state.players) player.saldi = 5;
    table.isOut(2);
    table.orders(0, table.state.players[0]!.cards[0]![0]!).asksForTheBill(1);
    expect(table.state.players[1]).toMatchObject({ saldi: 6, eliminatedAfter: 1 });
    expect(table.state.result).toEqual({ places: [1, 2, 3], scores: [1, 0, 1] });
  });

  it("[CON-23] with five cards five Saldi are the end", () => {
    const table = played({ saldo: true, handSize: 5 }, 6);
    table.state.players[1]!.saldi = 4;
    trueBill(table);
    expect(table.state.players[1]).toMatchObject({ saldi: 5, eliminatedAfter: 1 });
  });

  it("[CON-24] under Saldo a Joker goes with two dishes too, whatever is done to them", () => {
    const hands = ["2H 3H", "5H 6H", "W 9D"];
    const table = () =>
      tableWith({ hands, options: { saldo: true } })
        .orders(0, "2")
        .orders(1, "5");
    expect(table().refusal(2, { type: "spice", dish: "second", rank: "K", show: "W" })).toBeUndefined();
    expect(table().refusal(2, { type: "abound", dish: "first", rank: "A", show: "W" })).toBeUndefined();
  });

  it("[CON-24] under Saldo a Joker may be shown and counts as holding any called rank", () => {
    const hands = ["W 3H", "2H W", "4H 9D"];
    const table = tableWith({ hands, options: { saldo: true } }).orders(0, "K", "W");
    expect(table.state.players[0]?.shown).toBe("W");
    table.pilesOn(1, "first", "A", "W");
    expect(table.call).toBe("2A");
    expect(tableWith({ hands }).refusal(0, { type: "order", rank: "K", show: "W" })?.code).toBe(
      "joker-shown",
    );
  });

  it("[CON-25] a bill asked and won is an Omaggio; one asked and lost, or a call believed, is none", () => {
    const table = played({ omaggi: true });
    falseBill(table);
    const { capotavola } = table.state.lastBill!;
    expect(table.state.players.map(({ omaggi }) => omaggi)).toEqual(
      [0, 1, 2].map((seat) => (seat === capotavola ? 1 : 0)),
    );
    discardAll(table);
    trueBill(table);
    expect(table.state.players.reduce((sum, { omaggi }) => sum + omaggi, 0)).toBe(1);
  });

  it("[CON-25] without the rule there are none", () => {
    const table = played({ oste: true });
    falseBill(table);
    expect(table.state.players.map(({ omaggi }) => omaggi)).toEqual([0, 0, 0]);
  });

  it("[CON-25] an Omaggio is a card more to choose from: draw one, discard one", () => {
    const table = played({ omaggi: true });
    falseBill(table);
    const { capotavola } = table.state.lastBill!;
    const player = table.state.players[capotavola]!;
    expect(player.cards).toHaveLength(7);
    expect(player.owed).toBe(1);
    discardAll(table);
    expect(player.cards).toHaveLength(6);
  });

  it("[CON-25] the first to reach the target wins at once; the others rank by Omaggi, then by hands lost", () => {
    const table = played({ omaggi: true, omaggiTarget: 2 }, 4);
    table.state.players[2]!.omaggi = 1;
    table.state.players[3]!.omaggi = 1;
    table.state.players[0]!.losses = 2;
    table.state.players[3]!.losses = 5;
    falseBill(table);
    expect(table.state.endedBy).toBe("omaggi");
    expect(table.state.result).toEqual({ places: [4, 3, 1, 2], scores: [0, 0, 2, 1] });
  });

  it("[CON-26] the wrong number of cards, cards you do not hold, and calls before the discards are refused", () => {
    const table = played({ saldo: true });
    trueBill(table);
    const { loser } = table.state.lastBill!;
    const other = (loser + 1) % 3;
    const { cards } = table.state.players[loser]!;
    const absent = table.state.deck.find((card) => !cards.includes(card))!;
    expect(table.refusal(loser, { type: "discard", cards: [] })).toEqual({
      code: "wrong-number-of-discards",
      clause: "CON-26",
      params: { owed: 1 },
    });
    expect(table.refusal(loser, { type: "discard", cards: [absent] })).toEqual({
      code: "card-to-discard-not-held",
      clause: "CON-26",
      params: { card: absent },
    });
    expect(table.refusal(other, { type: "discard", cards: [] })?.code).toBe("nothing-to-discard");
    expect(table.openTo(other)).toEqual([]);
    expect(table.refusal(table.state.turn, { type: "bill" })?.code).toBe("discards-first");
  });

  it("[CON-26] one card held once cannot be discarded twice", () => {
    const table = tableWith({ hands: ["2H 3H 4H", "5H 6H", "7H 8H"], options: { saldo: true } });
    Object.assign(table.state, { phase: "discards" });
    table.state.players[0]!.owed = 2;
    expect(table.refusal(0, { type: "discard", cards: ["2H", "2H"] })?.code).toBe("card-to-discard-not-held");
    expect(table.refusal(0, { type: "discard", cards: ["2H", "4H"] })).toBeUndefined();
  });

  it("[CON-26] exactly as many as are owed are offered, however many that are", () => {
    const table = played({ saldo: true, omaggi: true, omaggiTarget: 12 }, 3);
    Object.assign(table.state.players[2]!, { omaggi: 11, saldi: 5 });
    trueBill(table);
    const { owed, cards } = table.state.players[2]!;
    expect([owed, cards.length]).toEqual([16, 17]);
    const when = { now: 0, actedAt: 0 };
    expect(ilContoPrego.moves(table.state, 2, when)).toEqual([
      { move: { type: "discard" }, open: { cards: { kind: "some", from: cards, least: 16, most: 16 } } },
    ]);
    const move = { type: "discard", cards: cards.slice(0, 16) } as const;
    expect(fits(ilContoPrego.move, move)).toBe(true);
    table.moves(2, { ...move, cards: [...move.cards] });
    expect(table.state.players[2]?.cards).toHaveLength(1);
  });

  it("[CON-26] with Oste, Saldo and Omaggi all is drawn at once, and Omaggi and Saldi discarded at once", () => {
    const table = played({ oste: true, saldo: true, omaggi: true }, 3);
    const asker = 2;
    Object.assign(table.state.players[asker]!, { omaggi: 1, saldi: 2 });
    falseBill(table);
    expect(table.state.lastBill?.capotavola).toBe(asker);
    expect(table.state.oste).toEqual({ seat: asker, extraCard: true });
    // Six, the Oste's card and two Omaggi; two Omaggi and two Saldi to discard.
    expect(table.state.players[asker]).toMatchObject({ omaggi: 2, owed: 4 });
    expect(table.state.players[asker]?.cards).toHaveLength(9);
    discardAll(table);
    expect(table.state.players[asker]?.cards).toHaveLength(5);
  });

  it("[CON-27] an eliminated player has no moves and sees what spectators see", () => {
    const table = played({ saldo: true }, 4);
    table.state.players[1]!.saldi = 5;
    trueBill(table);
    expect(table.state.players[1]?.eliminatedAfter).toBe(1);
    expect(table.refusal(1, { type: "bill" })).toMatchObject({ code: "eliminated", clause: "CON-27" });
    expect(table.readyMoves(1)).toEqual([]);
    expect({ ...table.view(1), watcher: null }).toEqual({ ...table.view("spectator"), watcher: null });
  });

  it("[CON-28] when the deck runs out the extra cards go round from the opener, and only what was drawn is discarded", () => {
    const table = played({ oste: true, omaggi: true, omaggiTarget: 12 }, 8);
    for (const player of table.state.players) player.omaggi = 8;
    falseBill(table);
    const { players, deck, opener, oste } = table.state;
    expect(deck).toHaveLength(0);
    const extra = players.map(({ cards }) => cards.length - 6);
    expect(extra.reduce((sum, cards) => sum + cards, 0)).toBe(108 - 48);
    // Sixty cards for eight: seven rounds, and four more from the opener on.
    expect(extra).toEqual([0, 1, 2, 3, 4, 5, 6, 7].map((seat) => ((seat - opener + 8) % 8 < 4 ? 8 : 7)));
    expect(players.map(({ owed }) => owed)).toEqual(
      extra.map((cards, seat) => cards - (seat === oste?.seat ? 1 : 0)),
    );
  });
});
