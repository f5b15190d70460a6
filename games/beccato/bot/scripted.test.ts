import { fastRandom, type Offer, type Seat } from "@tavolata/kernel";
import { describe, expect, it } from "vitest";
import { beccato, type Card, type Move } from "../rules/index.ts";
import { type TestTable, tableWith } from "../testing/table-with.ts";
import { scripted } from "./scripted.ts";

function reactionTo(table: TestTable, seat: Seat): Move | undefined {
  const mind = scripted.sit(undefined);
  for (const event of table.heardBy(seat)) mind.hear!(event);
  const { state, now } = table;
  return mind.react!({
    view: () => beccato.view(state, seat),
    offers: beccato.moves(state, seat, { now, actedAt: now }) as Offer<Move>[],
    random: fastRandom(1, 9),
  })?.move;
}

/** The guilds have agreed; seat 0 holds these cards, and their mate hums, which is the guild's signal for Orloff. */
function humsTo(hand: Card[]): TestTable {
  const table = tableWith({ options: { calledChickens: true }, signals: ["wink", "nod"] });
  table.state.teams[0]!.signalsByBreed = [{ breed: "orloff", row: ["hum"] }];
  table.everybodyIsReady().passesOn().waits(1000).looks(0, 2).waits(400).performs(2, "hum").waits(450);
  table.state.players[0]!.hand = hand;
  return table;
}

describe("A scripted player", () => {
  it("[BEC-23] names the breed that its mate signals, unless it holds a card of it", () => {
    expect(reactionTo(humsTo(["livorno", "serama", "serama"]), 0)).toEqual({
      type: "coccode",
      breed: "orloff",
    });
    expect(reactionTo(humsTo(["orloff", "serama", "serama"]), 0)?.type).not.toBe("coccode");
  });
});
