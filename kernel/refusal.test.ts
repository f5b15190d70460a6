import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Game } from "./game.ts";
import { copy } from "./json.ts";
import { begin, type Chance, enter, judge, type Standing } from "./play.ts";
import type { KernelRefusalCode } from "./refusal.ts";
import type { Actor } from "./seat.ts";
import {
  type AnyInput,
  atTheBell,
  bet,
  bring,
  CHANCE,
  DEAL,
  dealt,
  HOUR,
  type MoveOf,
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
  versionOneStanding,
} from "./testing/table-story.ts";
import { type Tombolino, tombolino } from "./testing/tombolino.ts";

interface Attempt {
  readonly game?: Game<Tombolino>;
  readonly standing: Standing<Tombolino>;
  readonly input: AnyInput;
  readonly params?: object;
}

function attempt(table: TableStory, input: AnyInput, params?: object): Attempt {
  return { game: table.game, standing: table.standing, input, ...(params && { params }) };
}

function withoutScreen(): Game<Tombolino> {
  const { screenMove: _, ...rest } = tombolino;
  return rest;
}

/** Everything that the kernel refuses once a game has begun. It does not compile unless the list is complete. */
const refusals: Record<Exclude<KernelRefusalCode, "wrong-player-count">, Record<string, () => Attempt>> = {
  malformed: {
    "something that is not a move": () => {
      const table = dealt();
      return attempt(table, table.input(10, 0, { type: "raise" } as unknown as AnyInput["move"]));
    },
    "a negative bet": () => {
      const table = dealt();
      return attempt(table, table.input(10, 0, bet(-1)));
    },
    "a move with an extra field": () => {
      const table = dealt();
      return attempt(table, table.input(10, 0, { ...bet(1), seat: 0 } as unknown as AnyInput["move"]));
    },
    "a house move by a seat": () => {
      const table = new TableStory();
      return attempt(table, table.input(10, 0, bring(0, 50)));
    },
    "a seat's move by the house": () => {
      const table = dealt();
      return attempt(table, table.input(10, "house", bet(1)));
    },
    "no move at all": () => {
      const table = dealt();
      return attempt(table, table.input(10, 0, null as unknown as AnyInput["move"]));
    },
    "something that is not a clock move": () => {
      const table = dealt();
      return attempt(table, table.clockInput(10, { type: "stop" } as unknown as MoveOf<"clock">));
    },
    "a shift into the past": () => {
      const table = dealt();
      return attempt(table, table.clockInput(10, shift(-5)));
    },
    "a shift by half a millisecond": () => {
      const table = dealt();
      return attempt(table, table.clockInput(10, shift(0.5)));
    },
  },
  "no-such-seat": {
    "a seat beyond the last": () => {
      const table = dealt();
      return attempt(table, table.input(10, 3, bet(1)), { seat: 3 });
    },
    "a seat below the first": () => {
      const table = dealt();
      return attempt(table, table.input(10, -1, bet(1)), { seat: -1 });
    },
    "half a seat": () => {
      const table = dealt();
      return attempt(table, table.input(10, 0.5, bet(1)), { seat: 0.5 });
    },
  },
  "no-such-mover": {
    "a screen in a game without screen moves": () => {
      const table = new TableStory(TIMED, withoutScreen());
      return attempt(table, table.input(10, "screen", DEAL), { by: "screen" });
    },
  },
  "game-over": {
    "a bet after the end": () => {
      const table = over();
      return attempt(table, table.input(10, 0, bet(1)));
    },
    "a house move after the end": () => {
      const table = over();
      return attempt(table, table.input(10, "house", bring(0, 1)));
    },
    "a ring after the end": () => {
      const table = over();
      return attempt(table, table.clockInput(HOUR, RING));
    },
    "a pause after the end": () => {
      const table = over();
      return attempt(table, table.clockInput(10, PAUSE));
    },
  },
  paused: {
    "a bet in a pause": () => {
      const table = dealt().clock(10, PAUSE);
      return attempt(table, table.input(10, 0, bet(1)));
    },
    "the screen's deal in a pause": () => {
      const table = new TableStory().clock(10, PAUSE);
      return attempt(table, table.input(10, "screen", DEAL));
    },
    "a second pause": () => {
      const table = dealt().clock(10, PAUSE);
      return attempt(table, table.clockInput(10, PAUSE));
    },
    "an outage in a pause": () => {
      const table = dealt().clock(10, PAUSE);
      return attempt(table, table.clockInput(10, shift(5)));
    },
  },
  "not-paused": {
    "a resume without a pause": () => {
      const table = dealt();
      return attempt(table, table.clockInput(10, RESUME));
    },
  },
  "nothing-due": {
    "a ring one millisecond early": () => {
      const table = dealt();
      return attempt(table, table.clockInput(20 * SECOND - 1, RING));
    },
    "a ring in a pause": () => {
      const table = dealt().clock(10, PAUSE);
      return attempt(table, table.clockInput(HOUR, RING));
    },
    "a ring when no alarm is set": () => {
      const table = dealt(UNTIMED);
      return attempt(table, table.clockInput(HOUR, RING));
    },
  },
  "alarm-first": {
    "a bet at the exact moment of the alarm": () => {
      const table = dealt();
      return attempt(table, table.input(20 * SECOND, 0, bet(1)));
    },
    "a house move when the alarm is due": () => {
      const table = new TableStory();
      return attempt(table, table.input(3 * SECOND, "house", bring(0, 1)));
    },
    "a pause when the alarm is due": () => {
      const table = dealt();
      return attempt(table, table.clockInput(20 * SECOND, PAUSE));
    },
    "a bet after an outage of which only half was taken out": () => {
      const table = dealt().clock(60 * SECOND, shift(30 * SECOND));
      return attempt(table, table.input(0, 0, bet(1)));
    },
  },
  "out-of-order": {
    "the same input again": () => {
      const table = dealt();
      return attempt(table, { ...table.input(10, 0, bet(1)), seq: 1 }, { expected: 2 });
    },
    "an input too far ahead": () => {
      const table = dealt();
      return attempt(table, { ...table.input(10, 0, bet(1)), seq: 3 }, { expected: 2 });
    },
  },
  "time-goes-back": {
    "an input before the last one": () => {
      const table = dealt();
      return attempt(table, table.input(-1, 0, bet(1)), { at: START + SECOND });
    },
    "an input between two milliseconds": () => {
      const table = dealt();
      return attempt(table, table.input(0.5, 0, bet(1)), { at: START + SECOND });
    },
    "an input without a time": () => {
      const table = dealt();
      return attempt(table, table.input(Number.NaN, 0, bet(1)), { at: START + SECOND });
    },
    "an outage longer than the time since the last input": () => {
      const table = dealt();
      return attempt(table, table.clockInput(10, shift(11)), { at: START + SECOND });
    },
  },
  "not-an-upgrade": {
    "a game of this version taken over again": () => {
      const table = dealt();
      const move = { type: "upgrade", version: 2, state: copy(table.state) } as const;
      const input: AnyInput = { seq: 2, at: table.standing.at, by: "upgrade", move };
      return attempt(table, input, { version: 2 });
    },
  },
  "unknown-version": {
    "a move in a game of another version": () => {
      const standing = versionOneStanding();
      const input: AnyInput = { seq: 8, at: START, by: 1, move: bet(1) };
      return { standing, input, params: { version: 1 } };
    },
    "a ring in a game of another version": () => {
      const standing = versionOneStanding();
      const input: AnyInput = { seq: 8, at: START, by: "clock", move: RING };
      return { standing, input, params: { version: 1 } };
    },
    "a take-over by a version other than this one": () => {
      const standing = versionOneStanding();
      const move = { type: "upgrade", version: 3, state: copy(standing.state) } as const;
      const input: AnyInput = { seq: 8, at: START, by: "upgrade", move };
      return { standing, input, params: { version: 1 } };
    },
  },
};

describe.each(Object.entries(refusals))("the kernel refuses with %s", (code, attempts) => {
  it.each(Object.entries(attempts))("%s, and nothing is changed", (_, make) => {
    const { game = tombolino, standing, input, params } = make();
    const before = JSON.stringify([standing, input]);
    expect(judge(game, standing, input)).toEqual(params === undefined ? { code } : { code, params });
    const never: Chance = () => {
      throw new Error("a refused input draws nothing");
    };
    const { refused } = enter(game, standing, input, never);
    expect(refused).toEqual(judge(game, standing, input));
    expect(JSON.stringify([standing, input])).toBe(before);
  });
});

describe("nonsense", () => {
  it("is refused without a trace, no matter where it comes from and when", () => {
    const tables = fc.constantFrom(
      () => new TableStory(),
      dealt,
      atTheBell,
      over,
      () => dealt().clock(5, PAUSE),
    );
    const moves = fc.oneof(
      fc.jsonValue(),
      fc.record({
        type: fc.constantFrom("bet", "grab", "deal", "bring", "stand", "ring"),
        chips: fc.jsonValue(),
      }),
    );
    const who = fc.oneof(fc.integer({ min: -2, max: 5 }), fc.constantFrom("house", "screen", "clock"));
    fc.assert(
      fc.property(tables, who, moves, fc.integer({ min: -5, max: 5000 }), (make, by, move, after) => {
        const { standing } = make();
        const before = JSON.stringify(standing);
        const input = { seq: standing.seq + 1, at: standing.at + after, by, move } as unknown as AnyInput;
        const refusal = judge(tombolino, standing, input);
        expect(JSON.stringify(standing)).toBe(before);
        if (refusal === undefined) return;
        expect(enter(tombolino, standing, input, CHANCE)).toEqual({ refused: refusal });
        expect(JSON.stringify(standing)).toBe(before);
      }),
      { seed: 701, numRuns: 500 },
    );
  });
});

describe("what no honest server sends", () => {
  it("a reaction that is not a measurement is malformed", () => {
    const story = new TableStory();
    for (const claimed of [-5, 2e9, Number.NaN, Number.POSITIVE_INFINITY]) {
      const input = story.input(10, 0, { type: "grab" }, { claimed, elapsed: 100, roundTrip: 50 });
      expect(judge(tombolino, story.standing, input)).toEqual({ code: "malformed" });
    }
  });

  it("only a seat, the house or the screen can be a mover", () => {
    const story = new TableStory();
    const input = story.input(10, "spectator" as Actor, { type: "grab" });
    expect(judge(tombolino, story.standing, input)?.code).toBe("no-such-mover");
  });

  it("an upgrade back to an earlier version is refused", () => {
    const { standing } = new TableStory();
    const entry: AnyInput = {
      seq: 1,
      at: START,
      by: "upgrade",
      move: { type: "upgrade", version: 2, state: standing.state },
    };
    expect(judge(tombolino, { ...standing, version: 3 }, entry)?.code).toBe("unknown-version");
  });

  it("an opening that is not at a whole millisecond is malformed", () => {
    for (const at of [0.5, Number.NaN]) {
      expect(begin(tombolino, { seats: 3, options: TIMED }, at, CHANCE).refused?.code).toBe("malformed");
    }
  });
});
