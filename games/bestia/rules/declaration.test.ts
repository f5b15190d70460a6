import { describe, expect, it } from "vitest";
import { tableWith } from "../testing/table-with.ts";
import { speakingOrder } from "./index.ts";

const THREE = ["AD 3D RD", "AC 3C RC", "AB 3B RB"];

describe("The deal and the declaration", () => {
  it("[BES-15] three cards each, and one turned up whose suit is trump", () => {
    const table = tableWith({ seats: 10 });
    expect(table.state.players.map(({ cards }) => cards.length)).toEqual(Array(10).fill(3));
    expect(table.state.stock).toHaveLength(9);
    expect(table.last("trump")?.card).toBe(table.state.trump);
  });

  it("[BES-15] they are dealt from the dealer's right on", () => {
    const table = tableWith({ seats: 4, dealer: 2 });
    const dealt = table.heardBy("spectator").flatMap((event) => (event.type === "dealt" ? [event.seat] : []));
    expect(dealt).toEqual([1, 0, 3, 2]);
  });

  it("[BES-15] only the eligible get cards, and only their owners are told which", () => {
    const table = tableWith({ credits: [500, 500, 500, 0] });
    expect(table.last("handBegins")?.eligible).toEqual([0, 1, 2]);
    expect(table.state.players.map(({ cards }) => cards.length)).toEqual([3, 3, 3, 0]);
    const dealtTo = (seat: number, watcher: number) =>
      table.heardBy(watcher).find((event) => event.type === "dealt" && event.seat === seat);
    expect(dealtTo(1, 1)).toEqual({ type: "dealt", seat: 1, cards: table.state.players[1]?.cards });
    expect(dealtTo(1, 0)).toEqual({ type: "dealt", seat: 1, cards: ["?", "?", "?"] });
    expect(dealtTo(3, 3)).toBeUndefined();
  });

  it("[BES-15] every deal is a different one", () => {
    const trumps = new Set(Array.from({ length: 60 }, (_, seed) => tableWith({ seed }).state.trump));
    expect(trumps.size).toBeGreaterThan(20);
  });

  it("[BES-15] the turned-up card is never drawn", () => {
    const table = tableWith({ hands: THREE, trump: "AS", stockSize: 3 }).exchanges(1, "AC 3C RC");
    expect(table.state).toMatchObject({ stock: [], trump: "AS" });
    expect(table.state.players[1]?.cards).not.toContain("AS");
    expect(table.offers(0)).toEqual(["pass", "served", "sitOut"]);
  });

  it("[BES-16] the player to the right of the giocatore di mano speaks first, the giocatore di mano last", () => {
    const table = tableWith({ seats: 4, dealer: 0 });
    expect(speakingOrder(table.state)).toEqual([2, 1, 0, 3]);
    const spoke: number[] = [];
    while (table.state.phase === "declaration") {
      spoke.push(table.state.turn!);
      table.isServed(table.state.turn!);
    }
    expect(spoke).toEqual([2, 1, 0, 3]);
    expect(table.state).toMatchObject({ phase: "play", turn: 3 });
  });

  it("[BES-16] option: the giocatore di mano speaks first", () => {
    const table = tableWith({ seats: 4, dealer: 0, options: { firstToSpeak: "hand" } });
    expect(speakingOrder(table.state)).toEqual([3, 2, 1, 0]);
    expect(table.state.turn).toBe(3);
  });

  it("[BES-16] the giocatore di mano is the first eligible player, who may then play or not", () => {
    const table = tableWith({ credits: [500, 500, 500, 0], dealer: 0 });
    expect(speakingOrder(table.state)).toEqual([1, 0, 2]);
  });

  it("[BES-16] each passes, stands pat or exchanges, in turn and once", () => {
    const table = tableWith({ hands: THREE });
    expect(table.offers(1)).toEqual(["pass", "served", "exchange", "sitOut"]);
    expect(table.offers(0)).toEqual(["sitOut"]);
    expect(table.refusal(0, { type: "served" })).toMatchObject({
      code: "not-your-turn-to-speak",
      clause: "BES-16",
    });
    table.passes(1).isServed(0).exchanges(2, "AB 3B RB");
    expect(table.state.players.map(({ declaration, exchanged }) => [declaration, exchanged])).toEqual([
      ["served", 0],
      ["pass", 0],
      ["exchange", 3],
    ]);
    table.passes(1);
    expect(table.refusal(0, { type: "pass" })).toMatchObject({ code: "declared-already", clause: "BES-16" });
  });

  it("[BES-16] [BES-39] what each declares is told to all, how many cards they exchange but not which", () => {
    const table = tableWith({ hands: THREE }).passes(1).isServed(0).exchanges(2, "AB 3B");
    expect(sinceTheTrump(table)).toEqual([
      { type: "passed", seat: 1 },
      { type: "served", seat: 0 },
      { type: "exchanged", seat: 2, discards: ["?", "?"], drawn: ["?", "?"] },
      { type: "blindRound" },
    ]);
    table.passes(1);
    expect(table.heardBy(0)[0]).toEqual({ type: "stayedOut", seat: 1 });
  });

  it("[BES-17] exchanged cards are replaced from the top of the stock, and are out of the hand", () => {
    const table = tableWith({ hands: THREE, trump: "7S", stock: "2S 4S 5S" }).exchanges(1, "AC RC");
    expect(table.state.players[1]).toMatchObject({
      cards: ["3C", "4S", "2S"].sort(handOrder),
      discards: ["AC", "RC"],
    });
    expect(table.state.stock.at(-1)).toBe("5S");
    expect(table.refusal(0, { type: "exchange", cards: ["AC"] })).toMatchObject({
      code: "card-to-exchange-not-held",
      clause: "BES-17",
      params: { card: "AC" },
    });
    expect(table.refusal(0, { type: "exchange", cards: ["AD", "AD"] })).toMatchObject({
      code: "card-to-exchange-not-held",
    });
  });

  it("[BES-17] nobody exchanges more cards than the stock has", () => {
    const table = tableWith({ hands: THREE, stockSize: 2 });
    expect(table.refusal(1, { type: "exchange", cards: ["AC", "3C", "RC"] })).toMatchObject({
      code: "stock-too-small",
      clause: "BES-17",
      params: { left: 2 },
    });
    expect(table.exchanges(1, "AC 3C").state.stock).toEqual([]);
  });

  it("[BES-18] those who passed are asked again, in the same order, and may come in blind", () => {
    const table = tableWith({ hands: THREE, trump: "7S", stock: "2S 4S 5S" }).passes(1, 0).isServed(2);
    expect(table.state).toMatchObject({ phase: "blind", turn: 1 });
    expect(table.offers(1)).toEqual(["pass", "blind", "sitOut"]);
    expect(table.refusal(1, { type: "served" })).toMatchObject({ code: "only-blind-now", clause: "BES-18" });
    table.comesInBlind(1);
    expect(table.state.players[1]).toMatchObject({
      declaration: "blind",
      discards: ["3C", "AC", "RC"].sort(handOrder),
    });
    expect([...table.state.players[1]!.cards].sort()).toEqual(["2S", "4S", "5S"]);
    expect(table.state.turn).toBe(0);
    table.passes(0);
    expect(table.state).toMatchObject({ phase: "play", turn: 2 });
  });

  it("[BES-18] [BES-39] all are told who comes in blind, and the cards to nobody else", () => {
    const table = tableWith({ hands: THREE, trump: "7S", stock: "2S 4S 5S" }).passes(1).isServed(0, 2);
    table.comesInBlind(1);
    const [own, others] = [table.last("blind", 1), table.last("blind", 0)];
    expect(own).toEqual({
      type: "blind",
      seat: 1,
      discards: ["RC", "3C", "AC"],
      drawn: ["2S", "4S", "5S"],
    });
    expect(others).toEqual({ type: "blind", seat: 1, discards: ["?", "?", "?"], drawn: ["?", "?", "?"] });
  });

  it("[BES-18] there is no blind round when nobody has passed", () => {
    const table = tableWith({ hands: THREE }).isServed(1, 0, 2);
    expect(sinceTheTrump(table).map(({ type }) => type)).toEqual(["served", "served", "served"]);
  });

  it("[BES-18] not before everybody has spoken", () => {
    const table = tableWith({ hands: THREE });
    expect(table.refusal(1, { type: "blind" })).toMatchObject({
      code: "blind-comes-later",
      clause: "BES-18",
    });
  });

  it("[BES-18] only while the stock has a full hand of cards", () => {
    const short = tableWith({ hands: THREE, stockSize: 2 }).passes(1).isServed(0, 2);
    expect(short.state.phase).toBe("play");
    const enoughForOne = tableWith({ hands: THREE, stockSize: 5 }).passes(1, 0).isServed(2).comesInBlind(1);
    expect(enoughForOne.state).toMatchObject({ phase: "play", turn: 2 });
    expect(enoughForOne.state.players[0]?.declaration).toBe("pass");
  });

  it("[BES-18] exactly a full hand is enough, and leaves the stock empty", () => {
    const table = tableWith({ hands: THREE, stockSize: 3 }).passes(1).isServed(0, 2);
    expect(table.state).toMatchObject({ phase: "blind", turn: 1 });
    table.comesInBlind(1);
    expect(table.state.stock).toEqual([]);
    expect(table.state.players[1]?.cards).toHaveLength(3);
  });

  it("[BES-18] each is asked once", () => {
    const table = tableWith({ hands: THREE }).passes(1, 0).isServed(2).passes(1, 0);
    expect(table.last("handOver")).toMatchObject({ how: "alone", won: [0, 0, 30] });
  });

  it("[BES-19] a player who is sitting out passes, and is not offered the blind", () => {
    const table = tableWith({ hands: THREE }).house({ type: "away", seat: 0 });
    table.passes(1);
    expect(table.heardBy(1)).toContainEqual({ type: "passed", seat: 0 });
    table.isServed(2).passes(1);
    expect(table.state.phase).toBe("between");
  });

  it("[BES-19] even in a compulsory hand", () => {
    const table = tableWith({ hands: THREE, options: { compulsoryHand: true } });
    table.state.compulsory = true;
    table.house({ type: "away", seat: 0 }).isServed(1, 2);
    expect(table.state.players[0]?.declaration).toBe("pass");
    expect(table.state.phase).toBe("play");
  });
});

/** What everybody heard after the deal. */
function sinceTheTrump({ story }: ReturnType<typeof tableWith>) {
  return story.slice(story.findIndex(({ type }) => type === "trump") + 1);
}

function handOrder(a: string, b: string): number {
  const order = "2 4 5 6 7 F C R 3 A".split(" ");
  return "DCBS".indexOf(a[1]!) - "DCBS".indexOf(b[1]!) || order.indexOf(a[0]!) - order.indexOf(b[0]!);
}
