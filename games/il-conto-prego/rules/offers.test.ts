import { describe, expect, it } from "vitest";
import { type TestTable, tableWith } from "../testing/table-with.ts";
import { addCard, type Card, DISHES, type Dish, type Move, RANKS, wholeDeck } from "./index.ts";

/** Everything that this seat could say with a card it holds, and that is not refused. */
function allowed(table: TestTable, seat: number): Move[] {
  const cards = [...new Set(table.state.players[seat]!.cards)];
  const calls = cards.flatMap((show) =>
    RANKS.flatMap((rank): Move[] => [
      { type: "order", rank, show },
      ...DISHES.flatMap((dish): Move[] => [
        { type: "spice", dish, rank, show },
        { type: "abound", dish, rank, show },
      ]),
    ]),
  );
  const moves: Move[] = [...calls, { type: "bill" }];
  return moves.filter((move) => table.refusal(seat, move) === undefined);
}

const inOrder = (moves: Move[]) =>
  moves
    .map((move) => ({ move, said: Object.values(move).join(" ") }))
    .sort((a, b) => (a.said < b.said ? -1 : 1));

const CALLED: [string, Dish[]][] = [
  ["one dish", [{ count: 1, rank: "7" }]],
  [
    "two dishes",
    [
      { count: 2, rank: "Q" },
      { count: 3, rank: "7" },
    ],
  ],
  [
    "a full dish",
    [
      { count: 12, rank: "7" },
      { count: 1, rank: "J" },
    ],
  ],
];

describe("What is offered", () => {
  for (const saldo of [false, true]) {
    const table = () => tableWith({ hands: ["2H 9H W", "5H 7C 7C QD W W", "4H 9D"], options: { saldo } });
    const beside = saldo ? "under Saldo" : "without Saldo";

    it(`[CON-6] before the first call, ${beside}: every move that is not refused, and each once`, () => {
      const game = table();
      expect(inOrder(game.readyMoves(0))).toStrictEqual(inOrder(allowed(game, 0)));
    });

    it.each(CALLED)(
      `[CON-6] after %s, ${beside}: every move that is not refused, and each once`,
      (_, dishes) => {
        const game = table().orders(0, "2");
        game.state.dishes = dishes;
        expect(game.readyMoves(1).length).toBeGreaterThan(1);
        expect(inOrder(game.readyMoves(1))).toStrictEqual(inOrder(allowed(game, 1)));
      },
    );
  }

  it("[CON-31] a hand is sorted from the lowest rank up, Jokers last, so its order tells nothing", () => {
    const words = "KH 2S W 2C TD TD AC W 9S JD 2D QH 2H".split(" ") as Card[];
    const hand: Card[] = [];
    for (const card of words) addCard(hand, card);
    expect(hand.join(" ")).toBe("2C 2D 2H 2S 9S TD TD JD QH KH AC W W");
    const places = new Map(wholeDeck().map((card, place) => [card, place]));
    for (const { cards } of tableWith({ seats: 8 }).state.players) {
      expect(cards).toEqual([...cards].sort((a, b) => places.get(a)! - places.get(b)!));
    }
  });
});
