import { ilContoPrego, type Options } from "../rules/index.ts";
import { type TestTable, tableWith } from "./table-with.ts";

/** The opener orders what they hold and their neighbour asks for the bill: the neighbour loses. */
export function trueBill(table: TestTable): void {
  const { opener } = table.state;
  const order = table.readyMoves(opener).find((move) => move.type === "order")!;
  table.moves(opener, order).asksForTheBill(table.state.turn);
}

/** The opener's neighbour calls what cannot be there and is doubted: the neighbour loses. */
export function falseBill(table: TestTable): void {
  const { opener } = table.state;
  table.moves(opener, table.readyMoves(opener)[0]!);
  const liar = table.state.turn;
  table.moves(liar, table.readyMoves(liar).find((move) => move.type === "abound")!);
  table.state.dishes = [{ count: 12, rank: "A" }];
  table.asksForTheBill(table.state.turn);
}

/** Discards the first cards of everybody who owes some. */
export function discardAll(table: TestTable): void {
  for (const seat of ilContoPrego.awaits(table.state)) {
    const { owed, cards } = table.state.players[seat]!;
    if (table.state.phase === "discards") table.moves(seat, { type: "discard", cards: cards.slice(0, owed) });
  }
}

/** A table at which seat 0 opens. */
export function played(options: Partial<Options>, seats = 3, seed = 1): TestTable {
  return tableWith({ seats, seed, options, dealer: seats - 1 });
}
