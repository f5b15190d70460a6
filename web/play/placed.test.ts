import { describe, expect, it } from "vitest";
import { placed, winnersOf } from "./placed.ts";

describe("The places of a game", () => {
  it("are the players', from the first down, without the chairs that nobody sat on", () => {
    const all = placed({ places: [3, 0, 1, 1], scores: [2, 0, 9, 9] });
    expect(all).toEqual([
      { place: 1, seats: [2], team: undefined, score: 9 },
      { place: 1, seats: [3], team: undefined, score: 9 },
      { place: 3, seats: [0], team: undefined, score: 2 },
    ]);
    expect(winnersOf(all).flatMap(({ seats }) => seats)).toEqual([2, 3]);
  });

  it("are the teams' where teams play, and a team counts once, however many it is", () => {
    const teams = ["Moneta", "Cactus", "Anello"];
    const result = { places: [4, 1, 6, 4, 1, 6, 1], scores: [5, 8, 3, 5, 8, 3, 8] };
    expect(placed(result, (seat) => teams[seat === 6 ? 1 : seat % 3]!)).toEqual([
      { place: 1, seats: [1, 4, 6], team: "Cactus", score: 8 },
      { place: 2, seats: [0, 3], team: "Moneta", score: 5 },
      { place: 3, seats: [2, 5], team: "Anello", score: 3 },
    ]);
  });

  it("are shared by teams that are level, and the next one is further down", () => {
    const result = { places: [1, 1, 5, 1, 1, 5], scores: [7, 7, 4, 7, 7, 4] };
    expect(placed(result, (seat) => "ABC"[seat % 3]!).map(({ place, team }) => [place, team])).toEqual([
      [1, "A"],
      [1, "B"],
      [3, "C"],
    ]);
  });
});
