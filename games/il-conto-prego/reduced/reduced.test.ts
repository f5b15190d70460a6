import { type Bot, randomBot } from "@tavolata/bots";
import { CfrPlus, everyNode, exploitability, isEnding, uniformProfile } from "@tavolata/bots/solving";
import { fastRandom, pick } from "@tavolata/kernel";
import { beforeAll, describe, expect, it } from "vitest";
import { legalCalls, MOST_CALLS, packDishes, packHand, packMove } from "../bot/packed.ts";
import { type Call, type Card, type IlConto, ilContoPrego, type Move, RANKS } from "../rules/index.ts";
import { tableWith } from "../testing/table-with.ts";
import { playedProfile } from "./played-profile.ts";
import { SMALL_BOTS, SMALL_STOCK, thoughtOf } from "./small-bots.ts";
import { DEALS, HANDS, isInTheReducedGame, MOST_CARDS, SEATS, SMALL_RANKS } from "./small-deck.ts";
import { type SmallGame, type SmallNode, smallGame } from "./small-game.ts";
import { playAt, smallMoves, smallTable } from "./small-table.ts";

let game: SmallGame;
beforeAll(() => {
  game = smallGame();
});

function cardsOf(deal: number): (readonly Card[])[] {
  return DEALS[deal]!.hands.map((hand) => HANDS[hand]!);
}

/** Everything that anybody could say, open or not. */
function allCalls(hand: readonly Card[]): Call[] {
  return [...new Set(hand)].flatMap((show) =>
    RANKS.flatMap((rank): Call[] => [
      { type: "order", rank, show },
      ...(["first", "second"] as const).flatMap((dish): Call[] => [
        { type: "spice", dish, rank, show },
        { type: "abound", dish, rank, show },
      ]),
    ]),
  );
}

describe("The reduced game", () => {
  it("has as many deals, hands and nodes as can be counted by hand or by another program", () => {
    expect(HANDS).toHaveLength(9);
    expect(DEALS).toHaveLength(120);
    expect(DEALS.reduce((sum, { chance }) => sum + chance, 0)).toBeCloseTo(1, 12);
    expect(game.nodes).toBe(26_569);
  });

  it("lets everybody choose what the referee of the whole game does not refuse, and has the same loser", () => {
    const random = fastRandom(7);
    const shownAgain = new Set<boolean>();
    const losers = new Set<number>();
    for (let run = 0; run < 400; run++) {
      const deal = random.below(DEALS.length);
      const hands = cardsOf(deal);
      const table = tableWith({ hands: hands.map((hand) => hand.join(" ")), dealer: SEATS - 1 });
      for (let node: SmallNode = game.root; ; ) {
        const hand = DEALS[deal]!.hands[node.seat]!;
        const open = node.choices.filter((choice) => choice.open[hand] === 1);
        const could: Move[] = [...allCalls(hands[node.seat]!), { type: "bill" }];
        const allowed = could.filter(
          (move) =>
            table.refusal(node.seat, move) === undefined && isInTheReducedGame(move, table.state.dishes),
        );
        const words = (moves: readonly Move[]) => moves.map((move) => JSON.stringify(move)).sort();
        expect(words(open.map(({ move }) => move))).toEqual(words(allowed));
        expect(table.state.dishes.every(({ count }) => count <= MOST_CARDS)).toBe(true);
        // Bills are rare, so that hands last.
        const calls = open.filter(({ move }) => move.type !== "bill");
        const chosen = pick(calls.length > 0 && random.below(8) > 0 ? calls : open, random);
        const before = table.state.calls.filter(({ seat }) => seat === node.seat).map(({ show }) => show);
        if ("show" in chosen.move) shownAgain.add(before.includes(chosen.move.show));
        table.moves(node.seat, chosen.move);
        if (isEnding(chosen.leadsTo)) {
          const paid = chosen.leadsTo.payoffs.subarray(deal * SEATS, (deal + 1) * SEATS);
          const expected = hands.map((_, seat) => (seat === table.state.lastBill!.loser ? -1 : 0.5));
          expect([...paid]).toEqual(expected);
          losers.add(table.state.lastBill!.loser);
          break;
        }
        node = chosen.leadsTo;
      }
    }
    expect(shownAgain.size).toBe(2);
    expect(losers.size).toBe(SEATS);
  });

  it("is what the bots think they play, when they are told of its cards", () => {
    const calls = new Int32Array(MOST_CALLS);
    const random = fastRandom(8);
    for (let run = 0; run < 200; run++) {
      const deal = random.below(DEALS.length);
      const hands = cardsOf(deal);
      const table = tableWith({ hands: hands.map((hand) => hand.join(" ")), dealer: SEATS - 1 });
      for (let node: SmallNode = game.root; ; ) {
        const { seat, choices } = node;
        const hand = DEALS[deal]!.hands[seat]!;
        const open = choices.filter((choice) => choice.open[hand] === 1 && choice.move.type !== "bill");
        const [first, second] = packDishes(table.state.dishes);
        const count = legalCalls(calls, first, second, packHand(hands[seat]!), 0, false, SMALL_STOCK);
        const packed = open.map(({ move }) => packMove(move as Call, table.state.dishes));
        expect(new Set(calls.subarray(0, count))).toEqual(new Set(packed));
        if (open.length === 0) break;
        const chosen = pick(open, random);
        table.moves(seat, chosen.move);
        node = chosen.leadsTo as SmallNode;
      }
    }
    expect(SMALL_STOCK.cards).toBe(7);
    expect(RANKS.slice(SMALL_STOCK.lowest)).toEqual(SMALL_RANKS);
  });

  it("costs who plays it uniformly 0.418", () => {
    expect(exploitability(game, uniformProfile(game)).mean).toBeCloseTo(0.41796, 5);
  });

  it("is soon solved well", () => {
    const solver = new CfrPlus(game);
    solver.run(4);
    expect(exploitability(game, solver.average()).mean).toBeLessThan(0.15);
  });

  it("shows how a bot plays: one that plays at random comes out nearly uniform", () => {
    const { root } = game;
    const { profile, places } = playedProfile(game, thoughtOf(randomBot as unknown as Bot<IlConto>), 8);
    let asked = 0;
    everyNode(game, ({ deals, seat }) => {
      asked += new Set([...deals].map((deal) => DEALS[deal]!.hands[seat])).size;
    });
    expect(places).toBeGreaterThan(asked / 4);
    for (let hand = 0; hand < HANDS.length; hand++) {
      const shares = root.choices.map((_, c) => profile[root.id]![c * HANDS.length + hand]!);
      expect(shares.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1, 12);
    }
  });

  it("is played by the maestro without telling what it holds: it mixes", () => {
    let mixed = 0;
    for (let deal = 0; deal < 12; deal++) {
      const state = smallTable(cardsOf(deal * 10));
      for (let call = 0; call < 2; call++) playAt(state, smallMoves(state)[0]!);
      const meant = SMALL_BOTS.maestro({
        view: () => ilContoPrego.view(state, state.turn),
        offers: smallMoves(state).map((move) => ({ move })),
        random: fastRandom(deal),
      });
      expect(meant.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1, 9);
      if (meant.length > 1) mixed += 1;
    }
    expect(mixed).toBeGreaterThan(0);
  });
});
