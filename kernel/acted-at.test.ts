import { describe, expect, it } from "vitest";
import type { Game } from "./game.ts";
import type { Turn } from "./game-types.ts";
import {
  atTheBell,
  bet,
  dealt,
  GRAB,
  HOUR,
  PAUSE,
  RESUME,
  RING,
  SECOND,
  type TableStory,
  TIMED,
} from "./testing/table-story.ts";
import { type Tombolino, tombolino } from "./testing/tombolino.ts";

describe("when a player acted", () => {
  const CONNECTION = { elapsed: 400, roundTrip: 100 };
  const grabTime = (table: TableStory) => table.state.grabs.at(-1)!.time - table.standing.at;

  it("is when the input came in, if nothing is claimed", () => {
    expect(grabTime(atTheBell().does(400, 1, GRAB))).toBe(0);
  });

  it("is earlier by as much as the connection can explain", () => {
    expect(grabTime(atTheBell().does(400, 1, GRAB, { claimed: 300, ...CONNECTION }))).toBe(-100);
  });

  it("is not earlier than the round trip and the device allow, whatever is claimed", () => {
    expect(grabTime(atTheBell().does(400, 1, GRAB, { claimed: 0, ...CONNECTION }))).toBe(-140);
  });

  it("is not earlier than the game's credit allows, however slow the connection is", () => {
    expect(grabTime(atTheBell().does(400, 1, GRAB, { claimed: 0, elapsed: 400, roundTrip: 900 }))).toBe(-150);
  });

  it("is never later than the input came in", () => {
    expect(grabTime(atTheBell().does(400, 1, GRAB, { claimed: 9000, ...CONNECTION }))).toBe(0);
  });

  it("is a whole millisecond, whatever fractions were measured", () => {
    const measured = { claimed: 300.25, elapsed: 400.9, roundTrip: 99.5 };
    expect(grabTime(atTheBell().does(400, 1, GRAB, measured))).toBe(-101);
  });

  it("does not count the time that the server itself took", () => {
    expect(grabTime(atTheBell().does(430, 1, GRAB, { claimed: 300, ...CONNECTION, held: 30 }))).toBe(-130);
    expect(grabTime(atTheBell().does(430, 1, GRAB, { claimed: 0, ...CONNECTION, held: 30 }))).toBe(-170);
    expect(grabTime(atTheBell().does(430, 1, GRAB, { claimed: 9000, ...CONNECTION, held: 30 }))).toBe(-30);
  });

  it("decides who was first, not the order in which the inputs came in", () => {
    const table = atTheBell()
      .does(400, 0, GRAB)
      .does(60, 2, GRAB, { claimed: 330, elapsed: 460, roundTrip: 120 })
      .clock(HOUR, RING);
    expect(table.state.lastRound).toEqual(expect.objectContaining({ winners: [2], pot: 7 }));
  });

  it("is judged before the rules are asked, so a claim from before the bell is refused", () => {
    const table = atTheBell();
    const claim = table.input(50, 1, GRAB, { claimed: 250, elapsed: 400, roundTrip: 200 });
    expect(table.refusal(claim)).toEqual({ code: "before-the-bell", clause: "TOM-4" });
    expect(table.refusal(table.input(50, 1, GRAB))).toBeUndefined();
  });

  it("is passed to the rules with the judged reaction, if a reaction was claimed", () => {
    const turns: Turn<Tombolino>[] = [];
    const game: Game<Tombolino> = {
      ...tombolino,
      play(state, by, move, turn) {
        turns.push(turn);
        tombolino.play(state, by, move, turn);
      },
    };
    const claim = { claimed: 0, ...CONNECTION };
    dealt(TIMED, game)
      .does(SECOND, 0, bet(1), claim)
      .does(SECOND, 1, bet(1))
      .does(SECOND, 2, bet(1))
      .does(400, 1, GRAB, claim)
      .does(0, 0, GRAB);
    expect(turns.map(({ now, actedAt, reaction }) => [now - actedAt, reaction])).toEqual([
      [0, undefined],
      // No credit while bets are made: the reaction counts from push to arrival.
      [0, { time: 400, bound: "early" }],
      [0, undefined],
      [0, undefined],
      [140, { time: 260, bound: "early" }],
      [0, undefined],
    ]);
  });

  it("is the same after a pause, because it is counted in the game's own time", () => {
    const table = atTheBell()
      .clock(100, PAUSE)
      .clock(HOUR, RESUME)
      .does(300, 1, GRAB, { claimed: 300, ...CONNECTION });
    const bell = table.state.deadline! - 1500;
    expect(table.state.grabs).toEqual([{ seat: 1, time: bell + 300 }]);
  });
});
