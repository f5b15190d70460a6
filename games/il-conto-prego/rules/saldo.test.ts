import { describe, expect, it } from "vitest";
import { discardAll, played, trueBill } from "../testing/bills.ts";
import { tableWith } from "../testing/table-with.ts";
import { ilContoPrego, type Move } from "./index.ts";

describe("Winning the game under Saldo", () => {
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

  it("[CON-27] an eliminated player has no moves and sees what spectators see", () => {
    const table = played({ saldo: true }, 4);
    table.state.players[1]!.saldi = 5;
    trueBill(table);
    expect(table.state.players[1]?.eliminatedAfter).toBe(1);
    expect(table.refusal(1, { type: "bill" })).toMatchObject({ code: "eliminated", clause: "CON-27" });
    expect(table.readyMoves(1)).toEqual([]);
    expect({ ...table.view(1), watcher: null }).toEqual({ ...table.view("spectator"), watcher: null });
  });
});
