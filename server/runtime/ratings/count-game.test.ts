import { NEW_RATING, rate } from "@tavolata/figures";
import { describe, expect, it } from "vitest";
import type { RatedSeat } from "../../store/contract.ts";
import { countGame } from "./count-game.ts";

const BOT = { mu: 30, sigma: 1 };
const bots = () => BOT;

function seat(at: number, more: Partial<RatedSeat>): RatedSeat {
  return {
    seat: at,
    turn: 0,
    person: null,
    bot: null,
    team: null,
    place: at + 1,
    isGone: false,
    came: null,
    countsForOther: false,
    ...more,
  };
}

const count = (seats: readonly RatedSeat[]) =>
  countGame({ id: "g", game: "ramino", order: 1, seats }, {}, bots);
const after = (seats: readonly RatedSeat[]) =>
  Object.fromEntries(count(seats).changes.map(({ player, after: { mu, sigma } }) => [player, { mu, sigma }]));

describe("A rated game", () => {
  it("moves people by their places, and bots not at all", () => {
    const seats = [seat(0, { person: "ada" }), seat(1, { bot: "fox" }), seat(2, { person: "bea" })];
    const [[ada], , [bea]] = rate([
      { place: 1, players: [NEW_RATING] },
      { place: 2, players: [BOT] },
      { place: 3, players: [NEW_RATING] },
    ]) as [[object], unknown, [object]];
    expect(after(seats)).toEqual({ ada, bea });
    expect(count(seats).came).toContainEqual({ seat: 1, turn: 0, ...BOT });
  });

  it("moves those who are in a team as a team", () => {
    const [a, b, c, d] = ["ada", "bea", "cleo", "dora"].map((person, i) =>
      seat(i, { person, team: i % 2, place: 1 + (i % 2) }),
    ) as [RatedSeat, RatedSeat, RatedSeat, RatedSeat];
    const found = after([a, b, c, d]);
    expect(found.ada).toEqual(found.cleo);
    expect(found.bea).toEqual(found.dora);
    expect(found.ada?.mu).toBeGreaterThan(25);
  });

  it("puts somebody who left last, however well a bot did for them, and nobody else gains or loses by it", () => {
    const left = [
      seat(0, { person: "ada", isGone: true, place: null }),
      seat(0, { bot: "fox", turn: 1, place: 1 }),
    ];
    const others = [seat(1, { person: "bea" }), seat(2, { person: "cleo" })];
    const found = after([...left, ...others]);
    const [, , [last]] = rate([
      { place: 2, players: [NEW_RATING] },
      { place: 3, players: [NEW_RATING] },
      { place: 4, players: [NEW_RATING] },
    ]) as [unknown, unknown, [object]];
    expect(found.ada?.mu).toBeCloseTo((last as { mu: number }).mu, 10);
    const withBot = after([seat(0, { bot: "fox" }), ...others]);
    expect({ bea: found.bea, cleo: found.cleo }).toEqual(withBot);
  });

  it("puts somebody last for whom a bot played in the end", () => {
    const [ada, bea] = [seat(0, { person: "ada", isGone: true }), seat(1, { person: "bea" })];
    const found = after([ada, bea]);
    expect(found.ada?.mu).toBeLessThan(25);
    expect(found.bea?.mu, "the places are as they are").toBeLessThan(25);
  });

  it("does not punish the mate of somebody who left", () => {
    const team = (place: number, number: number) => ({ place, team: number });
    const seats = [
      seat(0, { person: "ada", isGone: true, ...team(1, 0), place: null }),
      seat(0, { bot: "fox", turn: 1, ...team(1, 0) }),
      seat(1, { person: "bea", ...team(2, 1) }),
      seat(2, { person: "cleo", ...team(1, 0) }),
      seat(3, { person: "dora", ...team(2, 1) }),
    ];
    const found = after(seats);
    expect(found.ada?.mu).toBeLessThan(25);
    expect(found.cleo?.mu).toBeGreaterThan(25);
  });

  it("judges somebody on two seats once, by the one that they played to the end", () => {
    const seats = [
      seat(0, { person: "ada", isGone: true, place: null }),
      seat(0, { bot: "fox", turn: 1, place: 2 }),
      seat(1, { person: "ada", place: 1 }),
    ];
    const { changes } = count(seats);
    expect(changes).toHaveLength(1);
    expect(changes[0]?.after.mu).toBeGreaterThan(25);
  });

  it("counts those who cannot be told any more as they came, and moves them no further", () => {
    const came = { mu: 40, sigma: 2 };
    const seats = [
      seat(0, { person: "ada" }),
      seat(1, { person: "bea", came, countsForOther: true }),
      seat(2, { came }),
    ];
    const { changes, came: noted } = count(seats);
    expect(changes.map(({ player }) => player)).toEqual(["ada"]);
    expect(noted.slice(1).map(({ mu }) => mu)).toEqual([40, 40]);
  });
});
