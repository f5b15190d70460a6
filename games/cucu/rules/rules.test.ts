import { describe, expect, it } from "vitest";
import { tableWith } from "../testing/table-with.ts";
import { cucu, DECK } from "./index.ts";

describe("Cards and lives", () => {
  it("[CUC-1] three to ten players, forty cards, and only ranks count", () => {
    expect(cucu.seats).toEqual({ min: 3, max: 10 });
    expect(new Set(DECK).size).toBe(40);
    const table = tableWith({ cards: "RB CD FC 7S 6S 5S 4S 3S 2S AS" });
    expect(cucu.count(table.state).cards).toBe(40);
    table.keeps(0, 1, 2, 3, 4, 5, 6, 7, 8, 9);
    expect(table.state.lastRound?.losers).toEqual([9]);
  });

  it("[CUC-2] everybody begins with three lives, or with what the table chose", () => {
    expect(tableWith().lives).toEqual([3, 3, 3, 3]);
    expect(tableWith({ options: { lives: 1 } }).lives).toEqual([1, 1, 1, 1]);
  });
});

describe("The deal", () => {
  it("[CUC-3] everybody is told one card, their own", () => {
    const table = tableWith({ seats: 5 });
    for (const seat of [0, 1, 2, 3, 4]) {
      const card = table.player(seat).held?.card;
      const dealt = table.heardBy(seat).filter(({ type }) => type === "gets");
      expect(dealt).toEqual([{ type: "gets", seat, card }]);
    }
    expect(table.state.deck).toHaveLength(35);
  });

  it("[CUC-4] the turn goes from the dealer's left round to the dealer, past players who are out", () => {
    const table = tableWith({ cards: "7D 6D AD 5D", options: { lives: 1 } }).keeps(0, 1, 2, 3);
    expect(table.state).toMatchObject({ round: 2, dealer: 0, turn: 1 });
    table.keeps(1);
    expect(table.state.turn).toBe(3);
    expect(table.refusal(0, "keep")).toEqual({ code: "not-your-turn", clause: "CUC-4" });
  });

  it("[CUC-4] chance draws the first dealer", () => {
    const dealers = Array.from({ length: 40 }, (_, seed) => tableWith({ seed }).state.dealer);
    expect(new Set(dealers)).toEqual(new Set([0, 1, 2, 3]));
  });
});

describe("A turn", () => {
  it("[CUC-5] one keeps or swaps, and has then had their turn", () => {
    const table = tableWith({ cards: "2D 5D 7D" });
    expect(table.moves(0)).toEqual(["keep", "swap"]);
    table.keeps(0);
    expect(table.moves(0)).toEqual([]);
    expect(table.seenBy(0)).toBe("2D ? ?");
  });

  it("[CUC-6] a swap exchanges two cards, and only those two see them", () => {
    const table = tableWith({ cards: "2D 5D 7D" }).swaps(0);
    expect(table.seenBy(0)).toBe("5D 2D ?");
    expect(table.seenBy(1)).toBe("5D 2D ?");
    expect(table.seenBy(2)).toBe("? ? 7D");
    expect(table.heardBy(2).at(-1)).toEqual({ type: "swapped", seat: 0, with: 1 });
  });

  it("[CUC-7] a King stops the swap: everybody sees it, and nothing moves", () => {
    const table = tableWith({ cards: "2D RB 7D" }).swaps(0);
    expect(table.seenBy("spectator")).toBe("? RB ?");
    expect(table.heardBy(2).at(-1)).toEqual({ type: "stopped", seat: 0, by: 1, card: "RB" });
    expect(table.state.turn).toBe(1);
  });

  it("[CUC-7] where the table chose so, Kings are swapped like any other card", () => {
    const table = tableWith({ cards: "2D RB 7D", options: { kings: "swap" } }).swaps(0);
    expect(table.seenBy(0)).toBe("RB 2D ?");
  });

  it("[CUC-8] a King that was shown can no longer be swapped, one that was not can", () => {
    const shown = tableWith({ cards: "2D RB 7D" }).swaps(0);
    expect(shown.moves(1)).toEqual(["keep"]);
    expect(shown.refusal(1, "swap")).toEqual({ code: "king-is-shown", clause: "CUC-8" });
    expect(tableWith({ cards: "RB 2D 7D" }).swaps(0).seenBy(1)).toBe("2D RB ?");
  });

  it("[CUC-9] the dealer swaps with the deck, where no King stops anything", () => {
    const table = tableWith({ cards: "5D 6D 2D" }).keeps(0, 1);
    table.state.deck = ["RB"];
    table.swaps(2);
    expect(table.heardBy("spectator")).toContainEqual({ type: "drew", seat: 2 });
    expect(table.state.lastRound?.cards).toEqual(["5D", "6D", "RB"]);
    expect(cucu.count(tableWith({ cards: "5D 6D 2D" }).keeps(0, 1).swaps(2).state).cards).toBe(40);
  });

  it("[CUC-10] a card is known to all who have held it, wherever it goes", () => {
    const table = tableWith({ cards: "2D 5D 7D 6D" }).swaps(0, 1);
    expect(table.seenBy(0)).toBe("5D ? 2D ?");
    expect(table.seenBy(1)).toBe("5D 7D 2D ?");
    expect(table.heardBy(0).at(-1)).toEqual({ type: "gets", seat: 2, card: "2D" });
  });
});

describe("The end of a round", () => {
  it("[CUC-11] all cards are turned up, and the lowest cost a life each", () => {
    const table = tableWith({ cards: "3D 5D 3S 6D" }).keeps(0, 1, 2, 3);
    const showdown = { round: 1, cards: ["3D", "5D", "3S", "6D"], losers: [0, 2] };
    expect(table.state.lastRound).toEqual(showdown);
    expect(table.heardBy("spectator")).toContainEqual({ type: "turnedUp", ...showdown });
    expect(table.lives).toEqual([2, 3, 2, 3]);
    expect(table.heardBy("spectator")).not.toContainEqual({ type: "out", seat: 0 });
    expect(table.heardBy("spectator")).toContainEqual({ type: "roundBegins", round: 2, dealer: 0 });
    expect(table.state).toMatchObject({ pot: 2, round: 2, dealer: 0 });
  });

  it("[CUC-12] a player without lives gets no cards and no turn", () => {
    const table = tableWith({ cards: "AD 5D 6D 7D", options: { lives: 1 } }).keeps(0, 1, 2, 3);
    expect(table.heardBy(1)).toContainEqual({ type: "out", seat: 0 });
    expect(table.player(0)).toEqual({ lives: 0, held: null, outAfter: 1 });
    expect(table.refusal(0, "keep")).toEqual({ code: "you-are-out", clause: "CUC-12" });
    expect(table.state.dealer).toBe(1);
  });
});

describe("The end of the game", () => {
  it("[CUC-13] the last player who is in wins, and the others follow by the rounds they came through", () => {
    const table = tableWith({ cards: "AD 2D 7D", options: { lives: 1 } }).keeps(0, 1, 2);
    table.state.dealer = 2;
    table.state.turn = 1;
    table.holding(["AD", "2D", "7D"]).keeps(1, 2);
    expect(table.state.result).toEqual({ places: [3, 2, 1], scores: [0, 1, 2] });
    expect(table.heardBy("spectator").at(-1)).toEqual({ type: "gameOver", ...table.state.result });
    expect(cucu.count(table.state).lives).toBe(3);
    expect(table.refusal(2, "keep")).toEqual({ code: "game-is-over", clause: "CUC-13" });
    expect(cucu.awaits(table.state)).toEqual([]);
  });

  it("[CUC-13] players who go out together share a place, also the first", () => {
    const table = tableWith({ cards: "4D 4S 4B", options: { lives: 1 } }).keeps(0, 1, 2);
    expect(table.state.result).toEqual({ places: [1, 1, 1], scores: [0, 0, 0] });
  });
});

describe("On line", () => {
  it("[CUC-14] when time is up the clock keeps the card, and without a limit it never rings", () => {
    expect(cucu.alarm(tableWith().state)).toBeUndefined();
    const table = tableWith({ cards: "2D 5D 7D", options: { decisionSeconds: 20 } });
    expect(cucu.alarm(table.state)).toBe(21_000);
    table.rings();
    expect(
      table
        .heardBy(1)
        .slice(-2)
        .map(({ type }) => type),
    ).toEqual(["timeOut", "kept"]);
    expect(table.state).toMatchObject({ turn: 1, deadline: 41_000 });
  });

  it("[CUC-15] the deck and cards that one has not held are hidden, and all else is there", () => {
    const { state } = tableWith({ cards: "2D 5D 7D" }).swaps(0);
    const view = cucu.view(state, "screen");
    expect(JSON.stringify(view)).not.toMatch(/"[A2-7FCR][DCBS]"/);
    expect(view.deck).toEqual(Array(37).fill("?"));
    const { deck, players, ...open } = state;
    expect(view).toMatchObject({ ...open, watcher: "screen" });
  });
});
