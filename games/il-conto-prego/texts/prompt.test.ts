import { type Names, type Setup, watchersOf } from "@tavolata/kernel";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type IlConto, ilContoPrego, type View } from "../rules/index.ts";
import { randomPlay } from "../testing/random-play.ts";
import { tableWith } from "../testing/table-with.ts";
import { en, it, promptOf } from "./index.ts";

const NAMES = ["Ada", "Bea", "Ciro", "Dino", "Elio", "Fede", "Gina", "Ugo"];
const names: Names = (seat) => NAMES[seat]!;
const HANDS = ["2 6 7 T Q Q", "4 4 T T K W", "3 5 7 J J A"];

function lines(view: View): string[] {
  return [promptOf(it, view, names), promptOf(en, view, names)];
}

function over(places: number[], watcher: View["watcher"]): View {
  const view = tableWith({ hands: HANDS }).view(watcher);
  return { ...view, phase: "over", endedBy: "hands", result: { places, scores: places } };
}

function owing(owed: number[], watcher: View["watcher"]): View {
  const view = tableWith({ hands: HANDS, options: { saldo: true } }).view(watcher);
  return {
    ...view,
    phase: "discards",
    players: view.players.map((player, i) => ({ ...player, owed: owed[i]! })),
  };
}

describe("the line above the hand", () => {
  test("the player who opens is told to order, the others who opens", () => {
    const table = tableWith({ hands: HANDS });
    expect(lines(table.view(0))).toEqual(["Tocca a te: ordina il primo", "Your turn: order the first dish"]);
    expect(lines(table.view(1))).toEqual(["Tocca ad Ada: apre la mano", "Ada's turn to open the hand"]);
  });

  test("the player who is to call is told so, the others what the call is", () => {
    const table = tableWith({ hands: HANDS }).orders(0, "Q").orders(1, "K");
    expect(lines(table.view(2))).toEqual([
      "Tocca a te: chiama o chiedi il conto",
      "Your turn: call or ask for the bill",
    ]);
    expect(lines(table.view("spectator"))).toEqual([
      "Tocca a Ciro: deve rispondere a una Regina e un Re",
      "Ciro's turn to answer one queen and one king",
    ]);
  });

  test("the player who owes cards is told how many, the others whom the table waits for", () => {
    expect(lines(owing([1, 2, 0], 0))).toEqual([
      "Scarta una carta: scegli tu quale",
      "Discard one card: you choose which",
    ]);
    expect(lines(owing([1, 2, 0], 1))[0]).toBe("Scarta due carte: scegli tu quali");
    expect(lines(owing([1, 2, 0], 2))).toEqual([
      "Aspettiamo Ada e Bea: devono ancora scartare",
      "Waiting for Ada and Bea to discard",
    ]);
    expect(lines(owing([0, 2, 0], "screen"))).toEqual([
      "Aspettiamo Bea: deve scartare due carte",
      "Waiting for Bea to discard two cards",
    ]);
  });

  test.each([
    [[1, 2, 3], 0, "Partita finita: hai vinto!", "Game over: you win!"],
    [[1, 2, 3], 1, "Partita finita: vince Ada", "Game over: Ada wins"],
    [[1, 1, 3], 1, "Partita finita: vincete tu e Ada", "Game over: you and Ada win together"],
    [[1, 1, 3], 2, "Partita finita: vincono Ada e Bea", "Game over: Ada and Bea win together"],
    [[1, 1, 1], 2, "Partita finita: pari, vincete tutti", "Game over: a tie, you all win"],
    [[1, 1, 1], "spectator", "Partita finita: pari, vincono tutti", "Game over: a tie, everybody wins"],
  ] as const)("places %j are told to %s", (places, watcher, italian, english) => {
    expect(lines(over([...places], watcher))).toEqual([italian, english]);
  });
});

test("at a random table there is always a line, in the second person for those who are to act, and no card decides it", () => {
  fc.assert(
    fc.property(TABLES, fc.nat(), (table, seed) => {
      for (const { standing } of randomPlay(table, seed, 80)) {
        const { state } = standing;
        const open = lines(ilContoPrego.view(state, "spectator"));
        for (const watcher of watchersOf(table.seats)) {
          const view = ilContoPrego.view(state, watcher);
          const said = lines(view);
          for (const line of said) if (/undefined|NaN|null|\?|^$/.test(line)) expect(line).toBe("a line");
          const acts = ilContoPrego.awaits(state).some((seat) => seat === watcher);
          if (acts && !/a te\b|^Scarta\b/.test(said[0]!)) expect(said[0]).toBe("in the second person");
          if (acts && !/^Your\b|^Discard\b/.test(said[1]!)) expect(said[1]).toBe("in the second person");
          if (!acts && state.phase !== "over") expect(said).toEqual(open);
          // The cards that the watcher sees do not matter: taken away, the line stays as it is.
          const blind = view.players.map((player) => ({
            ...player,
            cards: player.cards.map(() => "?" as const),
          }));
          expect(lines({ ...view, players: blind })).toEqual(said);
        }
      }
    }),
    { seed: 20261116, numRuns: 20 },
  );
});

const TABLES: fc.Arbitrary<Setup<IlConto>> = fc.record({
  seats: fc.integer({ min: 3, max: 8 }),
  options: fc.record({
    handSize: fc.constant<6>(6),
    hands: fc.integer({ min: 1, max: 4 }),
    oste: fc.boolean(),
    saldo: fc.boolean(),
    omaggi: fc.boolean(),
    omaggiTarget: fc.integer({ min: 1, max: 3 }),
    turnSeconds: fc.constantFrom(0, 30),
  }),
});
