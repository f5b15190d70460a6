import { begin, fastChance, heard, refuseSetup } from "@tavolata/kernel";
import { describe, expect, it } from "vitest";
import { DEFAULTS, tableWith } from "../testing/table-with.ts";
import {
  actionCards,
  kindOf,
  type Options,
  OUR_DECK,
  PIGEONS,
  PLACES,
  piccioni,
  pigeonsFor,
} from "./index.ts";

function opened(seats: number, seed = 1) {
  const transition = begin(piccioni, { seats, options: DEFAULTS }, 0, fastChance(seed));
  if (transition.refused !== undefined) throw new Error(transition.refused.code);
  return transition;
}

describe("Set-up", () => {
  it("[PIC-1] is for 2 to 6 players, with 38 pigeons, 4 Places and 55 action cards", () => {
    expect(piccioni.seats).toEqual({ min: 2, max: 6 });
    expect(new Set(PIGEONS).size).toBe(38);
    expect(PLACES).toEqual(["strada", "statua", "cavi", "folla"]);
    expect(new Set(actionCards(OUR_DECK)).size).toBe(55);
    expect(piccioni.count(opened(6).standing.state)).toEqual({ pigeons: 38, actions: 55 });
  });

  it("[PIC-2] takes as many pigeons of each kind as the number of players says", () => {
    const mixes = [2, 3, 4, 5, 6].map((seats) => {
      const counts = new Map<string, number>();
      for (const pigeon of pigeonsFor(seats)) {
        counts.set(kindOf(pigeon), (counts.get(kindOf(pigeon)) ?? 0) + 1);
      }
      return [...counts.values()].join("/");
    });
    expect(mixes).toEqual(["6/3/3/5/5", "6/3/3/5/5", "8/4/3/6/6", "10/5/3/7/7", "12/6/4/8/8"]);
    expect(piccioni.count(opened(4).standing.state).pigeons).toBe(27);
  });

  it("[PIC-3] gives every player and every Place a pigeon, whatever it says, and every player three secret cards", () => {
    const { standing, told } = opened(5, 3);
    const { players, places, pigeonDeck, actionDeck } = standing.state;
    expect(players.map(({ pigeons, hand }) => [pigeons.length, hand.length])).toEqual(Array(5).fill([1, 3]));
    expect(Object.values(places).map((pigeons) => pigeons.length)).toEqual([1, 1, 1, 1]);
    expect([pigeonDeck.length, actionDeck.length]).toEqual([32 - 9, 55 - 15]);
    const dealtTo = (watcher: 0 | 1 | "screen") =>
      heard(told, watcher).flatMap((event) => (event.type === "dealt" ? [event.cards] : []));
    expect(dealtTo(0)[0]).toEqual(players[0]!.hand);
    expect(dealtTo(0)[1]).toEqual(["?", "?", "?"]);
    expect(dealtTo("screen").flat()).toEqual(Array(15).fill("?"));
  });

  it("[PIC-3] the first player is random", () => {
    const first = new Set(Array.from({ length: 40 }, (_, seed) => opened(4, seed).standing.state.current));
    expect([...first].sort()).toEqual([0, 1, 2, 3]);
  });

  it("[PIC-4] shuffles the discards into a new deck when somebody draws and the deck is empty", () => {
    const table = tableWith({ hands: ["", ""], actionsLeft: 1, discards: "blam-1 blam-2 gatto-1" });
    table.draws(1);
    expect(table.all("reshuffled")).toEqual([]);
    table.draws(2);
    expect(table.all("reshuffled")).toEqual([{ type: "reshuffled", cards: 3 }]);
    expect(table.state.discards).toEqual([]);
    expect(table.state.players[0]!.hand).toHaveLength(3);
    expect(table.state.actionDeck).toHaveLength(1);
  });

  it("[PIC-4] cards that lie before the current player are not among the discards yet", () => {
    const table = tableWith({
      hands: ["idropulitrice-1", ""],
      areas: ["guano-1", ""],
      actionsLeft: 0,
      discards: "blam-1",
    });
    table.playsUnanswered("idropulitrice-1");
    expect(table.offers(0)).toEqual(["draw 1"]);
    table.draws(1);
    expect(table.hands[0]).toBe("blam-1");
  });

  it("[PIC-31] no single choice among the options keeps a table from starting", () => {
    const choices: Partial<Options>[] = [
      ...[0, 1, 600].map((actionSeconds) => ({ actionSeconds })),
      ...[0, 1, 120].map((reactionSeconds) => ({ reactionSeconds })),
      { tiedScares: "deck" },
      { tiedScares: "folla" },
      { deck: OUR_DECK },
    ];
    for (const choice of choices) {
      for (const seats of [2, 3, 4, 5, 6]) {
        expect(refuseSetup(piccioni, { seats, options: { ...DEFAULTS, ...choice } })).toBeUndefined();
      }
    }
    const broken = { ...OUR_DECK, actions: OUR_DECK.actions.slice(1) };
    expect(refuseSetup(piccioni, { seats: 2, options: { ...DEFAULTS, deck: broken } })?.code).toBe(
      "bad-deck",
    );
  });

  it("[PIC-29] says about how long a game takes, which is longer with more players", () => {
    const minutes = [2, 3, 4, 5, 6].map((seats) => piccioni.minutes!({ seats, options: DEFAULTS }));
    expect(minutes).toEqual([
      [15, 25],
      [15, 25],
      [20, 35],
      [25, 40],
      [30, 45],
    ]);
  });
});
