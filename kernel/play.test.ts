import { describe, expect, it } from "vitest";
import { RUNNING } from "./clock.ts";
import type { Game } from "./game.ts";
import type { Setup, Turn } from "./game-types.ts";
import { same } from "./json.ts";
import { begin, type Chance, enter, refuseSetup, type Standing } from "./play.ts";
import { fastRandom } from "./random/fast.ts";
import { heard } from "./tell.ts";
import {
  type AnyInput,
  accepted,
  atTheBell,
  bet,
  CHANCE,
  DEAL,
  dealt,
  GRAB,
  HOUR,
  over,
  PAUSE,
  RESUME,
  RING,
  SECOND,
  START,
  shift,
  TableStory,
  TIMED,
  UNTIMED,
} from "./testing/table-story.ts";
import { type Tombolino, tombolino } from "./testing/tombolino.ts";

describe("a game begins", () => {
  it("with input 0, at its moment, with its clock running", () => {
    const { standing } = accepted(begin(tombolino, { seats: 3, options: TIMED }, START, CHANCE));
    expect({ ...standing, state: null }).toEqual({
      version: 2,
      seats: 3,
      seq: 0,
      turns: 0,
      at: START,
      clock: { behind: 0, pausedAt: null },
      state: null,
    });
  });

  it("with the chance of input 0", () => {
    const asked: number[] = [];
    const chance: Chance = (seq) => {
      asked.push(seq);
      return fastRandom(1, seq);
    };
    begin(tombolino, { seats: 3, options: TIMED }, START, chance);
    expect(asked).toEqual([0]);
  });

  it("with its own copy of the options, so that it never changes the given ones", () => {
    const options = { ...TIMED };
    const { standing } = accepted(begin(tombolino, { seats: 3, options }, START, CHANCE));
    standing.state.options.rounds = 3;
    expect(options).toEqual(TIMED);
  });

  it("not with too few or too many players, nor with a fraction of one", () => {
    for (const seats of [1, 5, 2.5, Number.NaN, -2]) {
      expect(refuseSetup(tombolino, { seats, options: TIMED })).toEqual({
        code: "wrong-player-count",
        params: { seats, min: 2, max: 4 },
      });
    }
  });

  it("not with options that do not fit", () => {
    for (const options of [{}, null, { ...TIMED, rounds: 9 }, { ...TIMED, secret: 1 }]) {
      const setup = { seats: 3, options } as unknown as Setup<Tombolino>;
      expect(begin(tombolino, setup, START, CHANCE)).toEqual({ refused: { code: "malformed" } });
    }
  });

  it("not if the game itself refuses, and then for the game's own reason", () => {
    const setup = { seats: 4, options: { ...TIMED, rounds: 3 } };
    expect(begin(tombolino, setup, START, CHANCE)).toEqual({
      refused: { code: "too-long-for-four", clause: "TOM-1" },
    });
  });
});

describe("an input that is accepted", () => {
  it("moves the standing on by one and to its moment", () => {
    const table = new TableStory().does(700, "screen", DEAL);
    expect([table.standing.seq, table.standing.at]).toEqual([1, START + 700]);
  });

  it("comes with what it told, and each watcher hears their own part", () => {
    const { standing } = new TableStory();
    const input: AnyInput = { seq: 1, at: START, by: "screen", move: DEAL };
    const { told } = accepted(enter(tombolino, standing, input, CHANCE));
    const mine = heard(told, 1).map((event) => (event.type === "dealt" ? event.card : ""));
    expect(mine).toEqual(["hidden", standing.state.cards[1], "hidden"]);
  });

  it("comes with its effects", () => {
    const table = new TableStory().does(100, "house", { type: "stand", seat: 2 });
    expect(table.effects).toEqual([{ type: "payOut", seat: 2, chips: 10 }]);
  });

  it("draws from its own chance, and clock moves other than a ring draw nothing", () => {
    const asked: number[] = [];
    const chance: Chance = (seq) => {
      asked.push(seq);
      return CHANCE(seq);
    };
    let { standing } = accepted(begin(tombolino, { seats: 3, options: TIMED }, START, CHANCE));
    const inputs: AnyInput[] = [
      { seq: 1, at: START + 1, by: "clock", move: PAUSE },
      { seq: 2, at: START + 2, by: "clock", move: RESUME },
      { seq: 3, at: START + 3, by: "clock", move: shift(1) },
      { seq: 4, at: START + 4000, by: "clock", move: RING },
      { seq: 5, at: START + 5000, by: 0, move: bet(1) },
    ];
    for (const input of inputs) standing = accepted(enter(tombolino, standing, input, chance)).standing;
    // Only inputs that reach the game are counted, so that pauses cannot be used to choose other cards.
    expect(asked).toEqual([1, 2]);
  });

  it("gives the game its moment in the game's own time", () => {
    const turns: Turn<Tombolino>[] = [];
    const game: Game<Tombolino> = {
      ...tombolino,
      play(state, by, move, turn) {
        turns.push(turn);
        tombolino.play(state, by, move, turn);
      },
    };
    new TableStory(TIMED, game).clock(1000, PAUSE).clock(HOUR, RESUME).does(500, "screen", DEAL);
    expect(turns.map(({ now, actedAt }) => [now, actedAt])).toEqual([[START + 1500, START + 1500]]);
  });

  it("is judged the same however often it is judged, and judging changes nothing", () => {
    const table = dealt();
    const before = JSON.stringify(table.standing);
    const input = table.input(100, 0, bet(2));
    expect([table.refusal(input), table.refusal(input)]).toEqual([undefined, undefined]);
    expect(JSON.stringify(table.standing)).toBe(before);
  });
});

describe("a refusal by the game itself", () => {
  it("is passed on with its clause, and changes nothing", () => {
    const table = dealt();
    const before = JSON.stringify(table.standing);
    const input = table.input(10, 0, bet(11));
    expect(enter(tombolino, table.standing, input, CHANCE)).toEqual({
      refused: { code: "too-many-chips", clause: "TOM-3", params: { credit: 10 } },
    });
    expect(JSON.stringify(table.standing)).toBe(before);
  });
});

describe("the alarm", () => {
  it("is when the game wants it, while the clock runs", () => {
    expect(new TableStory().alarm).toBe(START + 3 * SECOND);
    expect(dealt().alarm).toBe(START + 21 * SECOND);
    expect(dealt(UNTIMED).alarm).toBeUndefined();
  });

  it("is not set in a pause, nor after the end", () => {
    expect(dealt().clock(10, PAUSE).alarm).toBeUndefined();
    expect(over().alarm).toBeUndefined();
  });

  it("can ring from its exact millisecond on, and may ring late", () => {
    expect(dealt().clock(20 * SECOND, RING).state.bets).toEqual([0, null, null]);
    expect(dealt().clock(HOUR, RING).state.bets).toEqual([0, null, null]);
  });

  it("comes later in wall time by the length of a pause", () => {
    const table = dealt()
      .clock(5 * SECOND, PAUSE)
      .clock(HOUR, RESUME);
    expect(table.alarm).toBe(START + 21 * SECOND + HOUR);
  });

  it("does not come any later because of a ring", () => {
    const table = dealt().clock(20 * SECOND, RING);
    expect(table.standing.clock).toEqual(RUNNING);
    expect(table.alarm).toBe(START + 41 * SECOND);
  });
});

describe("the result", () => {
  it("is undefined while the game is played, and there once it is over", () => {
    expect(tombolino.result(atTheBell().standing.state)).toBeUndefined();
    expect(tombolino.result(over().standing.state)).toEqual({ places: [3, 1, 2], scores: [7, 13, 10] });
  });
});

describe("a snapshot", () => {
  it("is the standing as JSON, and the game continues from it as if nothing had happened", () => {
    const table = atTheBell().clock(50, PAUSE).clock(900, RESUME);
    const stored = JSON.parse(JSON.stringify(table.standing)) as Standing<Tombolino>;
    expect(same(stored, table.standing)).toBe(true);
    const input = table.input(100, 1, GRAB);
    const here = enter(tombolino, table.standing, input, CHANCE);
    const there = enter(tombolino, stored, input, CHANCE);
    expect(JSON.stringify(there)).toBe(JSON.stringify(here));
  });
});
