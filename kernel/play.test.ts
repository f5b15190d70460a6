import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { gameTime, RUNNING } from "./clock.ts";
import type { Game, Setup, Turn } from "./game.ts";
import { copy, same } from "./json.ts";
import { drawMove } from "./offers.ts";
import {
  alarmOf,
  begin,
  type Chance,
  enter,
  type Input,
  judge,
  type Refused,
  refuseSetup,
  resultOf,
  type Standing,
  type Step,
  upgradeEntry,
} from "./play.ts";
import { fastRandom } from "./random/fast.ts";
import { pick } from "./random/random.ts";
import type { MeasuredReaction } from "./reactions.ts";
import { fastChance } from "./record.ts";
import type { KernelRefusalCode } from "./refusal.ts";
import { type Actor, actorsOf } from "./seat.ts";
import { heard } from "./tell.ts";
import { type Effect, type Event, type Options, type Tombolino, tombolino } from "./testing/tombolino.ts";
import { VERSION_ONE } from "./testing/version-one.ts";

const START = 1_000_000;
const SECOND = 1000;
const HOUR = 3600 * SECOND;
const CHANCE = fastChance(11);
const TIMED: Options = { rounds: 2, stack: 10, ties: "split", betSeconds: 20 };
const UNTIMED: Options = { ...TIMED, betSeconds: 0 };

type MoveOf<By> = Extract<Input<Tombolino>, { by: By }>["move"];
type AnyInput = Input<Tombolino>;

/** One table, where things are entered one after another: how long after the last one, who, and what. */
class TableStory {
  standing: Standing<Tombolino>;
  told: readonly { event?: Event }[] = [];
  owed: readonly Effect[] = [];

  constructor(
    readonly options: Options = TIMED,
    readonly game: Game<Tombolino> = tombolino,
    readonly seats = 3,
  ) {
    this.standing = accepted(begin(game, { seats, options }, START, CHANCE)).standing;
  }

  input(after: number, by: Actor, move: AnyInput["move"], reaction?: MeasuredReaction): AnyInput {
    const input = { seq: this.standing.seq + 1, at: this.standing.at + after, by, move };
    return (reaction === undefined ? input : { ...input, reaction }) as AnyInput;
  }

  clockInput(after: number, move: MoveOf<"clock">): AnyInput {
    return { seq: this.standing.seq + 1, at: this.standing.at + after, by: "clock", move };
  }

  enter(input: AnyInput): this {
    const step = accepted(enter(this.game, this.standing, input, CHANCE));
    this.standing = step.standing;
    this.told = step.told;
    this.owed = step.owed;
    return this;
  }

  does(after: number, by: Actor, move: AnyInput["move"], reaction?: MeasuredReaction): this {
    return this.enter(this.input(after, by, move, reaction));
  }

  clock(after: number, move: MoveOf<"clock">): this {
    return this.enter(this.clockInput(after, move));
  }

  refusal(input: AnyInput) {
    return judge(this.game, this.standing, input);
  }

  get alarm() {
    return alarmOf(this.game, this.standing);
  }

  get state() {
    return this.standing.state;
  }
}

function accepted(step: Step<Tombolino> | Refused): Step<Tombolino> {
  if (step.refused !== undefined) throw new Error(`refused: ${JSON.stringify(step.refused)}`);
  return step;
}

const DEAL = { type: "deal" } as const;
const GRAB = { type: "grab" } as const;
const RING = { type: "ring" } as const;
const PAUSE = { type: "pause" } as const;
const RESUME = { type: "resume" } as const;
const bet = (chips: number) => ({ type: "bet", chips }) as const;
const bring = (seat: number, chips: number) => ({ type: "bring", seat, chips }) as const;
const shift = (ms: number) => ({ type: "shift", ms }) as const;

const dealt = (options: Options = TIMED, game = tombolino) =>
  new TableStory(options, game).does(SECOND, "screen", DEAL);
const atTheBell = (options: Options = TIMED, game = tombolino) =>
  dealt(options, game).does(SECOND, 0, bet(3)).does(SECOND, 1, bet(4)).does(SECOND, 2, bet(0));
const over = () =>
  atTheBell({ ...TIMED, rounds: 1 })
    .does(500, 1, GRAB)
    .clock(1000, RING);

function versionOneStanding(): Standing<Tombolino> {
  const { version, seats, state } = copy(VERSION_ONE[0]!);
  return { version, seats, seq: 7, at: START, clock: RUNNING, state: state as unknown as Tombolino["state"] };
}

describe("a game begins", () => {
  it("with input 0, at its moment, with its clock running", () => {
    const { standing } = accepted(begin(tombolino, { seats: 3, options: TIMED }, START, CHANCE));
    expect({ ...standing, state: null }).toEqual({
      version: 2,
      seats: 3,
      seq: 0,
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

  it("with options of its own: nothing it does changes those that were given", () => {
    const options = { ...TIMED };
    const { standing } = accepted(begin(tombolino, { seats: 3, options }, START, CHANCE));
    standing.state.options.rounds = 3;
    expect(options).toEqual(TIMED);
  });

  it("not with too few or too many players, nor with half of one", () => {
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

  it("not where the game itself says no, for its own reason", () => {
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

  it("comes with what it told, each watcher hearing his own", () => {
    const { standing } = new TableStory();
    const input: AnyInput = { seq: 1, at: START, by: "screen", move: DEAL };
    const { told } = accepted(enter(tombolino, standing, input, CHANCE));
    const mine = heard(told, 1).map((event) => (event.type === "dealt" ? event.card : ""));
    expect(mine).toEqual(["hidden", standing.state.cards[1], "hidden"]);
  });

  it("comes with what it owes", () => {
    const table = new TableStory().does(100, "house", { type: "stand", seat: 2 });
    expect(table.owed).toEqual([{ type: "payOut", seat: 2, chips: 10 }]);
  });

  it("draws from its own chance, and clock moves other than a ring draw none", () => {
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
    expect(asked).toEqual([4, 5]);
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

  it("is judged the same as often as one asks, and asking changes nothing", () => {
    const table = dealt();
    const before = JSON.stringify(table.standing);
    const input = table.input(100, 0, bet(2));
    expect([table.refusal(input), table.refusal(input)]).toEqual([undefined, undefined]);
    expect(JSON.stringify(table.standing)).toBe(before);
  });
});

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

/** All that the kernel refuses once a game has begun; the list is complete, or it does not compile. */
const refusals: Record<Exclude<KernelRefusalCode, "wrong-player-count">, Record<string, () => Attempt>> = {
  malformed: {
    "a move that is none": () => {
      const table = dealt();
      return attempt(table, table.input(10, 0, { type: "raise" } as unknown as AnyInput["move"]));
    },
    "a bet below nothing": () => {
      const table = dealt();
      return attempt(table, table.input(10, 0, bet(-1)));
    },
    "a move with a field too many": () => {
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
    "a clock move that is none": () => {
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
    "a screen where the game knows none": () => {
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
    "a ring where no alarm is set": () => {
      const table = dealt(UNTIMED);
      return attempt(table, table.clockInput(HOUR, RING));
    },
  },
  "alarm-first": {
    "a bet at the very moment of the alarm": () => {
      const table = dealt();
      return attempt(table, table.input(20 * SECOND, 0, bet(1)));
    },
    "a house move over a due alarm": () => {
      const table = new TableStory();
      return attempt(table, table.input(3 * SECOND, "house", bring(0, 1)));
    },
    "a pause over a due alarm": () => {
      const table = dealt();
      return attempt(table, table.clockInput(20 * SECOND, PAUSE));
    },
    "a bet after an outage of which only half was taken away": () => {
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
    "an input at no time": () => {
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
    "a take-over by another version than this one": () => {
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

describe("a refusal by the game itself", () => {
  it("comes through with its clause, and changes nothing", () => {
    const table = dealt();
    const before = JSON.stringify(table.standing);
    const input = table.input(10, 0, bet(11));
    expect(enter(tombolino, table.standing, input, CHANCE)).toEqual({
      refused: { code: "too-many-chips", clause: "TOM-3", params: { credit: 10 } },
    });
    expect(JSON.stringify(table.standing)).toBe(before);
  });
});

describe("nonsense", () => {
  it("is refused without a trace, whoever sends it and whenever", () => {
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

describe("the alarm", () => {
  it("is when the game wants it, while the clock runs", () => {
    expect(new TableStory().alarm).toBe(START + 3 * SECOND);
    expect(dealt().alarm).toBe(START + 21 * SECOND);
    expect(dealt(UNTIMED).alarm).toBeUndefined();
  });

  it("is none in a pause, and none after the end", () => {
    expect(dealt().clock(10, PAUSE).alarm).toBeUndefined();
    expect(over().alarm).toBeUndefined();
  });

  it("rings from its very millisecond on, and may ring late", () => {
    expect(dealt().clock(20 * SECOND, RING).state.bets).toEqual([0, null, null]);
    expect(dealt().clock(HOUR, RING).state.bets).toEqual([0, null, null]);
  });

  it("comes as much later on the wall as a pause was long", () => {
    const table = dealt()
      .clock(5 * SECOND, PAUSE)
      .clock(HOUR, RESUME);
    expect(table.alarm).toBe(START + 21 * SECOND + HOUR);
  });

  it("does not come any later for a ring", () => {
    const table = dealt().clock(20 * SECOND, RING);
    expect(table.standing.clock).toEqual(RUNNING);
    expect(table.alarm).toBe(START + 41 * SECOND);
  });
});

describe("the result", () => {
  it("is none while the game is played, and there once it is over", () => {
    expect(resultOf(tombolino, atTheBell().standing)).toBeUndefined();
    expect(resultOf(tombolino, over().standing)).toEqual({ places: [3, 1, 2], scores: [7, 13, 10] });
  });
});

describe("a pause", () => {
  it("keeps the game's time where it is until it ends", () => {
    const table = dealt().clock(2 * SECOND, PAUSE);
    const stopped = gameTime(table.standing.clock, table.standing.at);
    expect(gameTime(table.standing.clock, table.standing.at + HOUR)).toBe(stopped);
    table.clock(HOUR, RESUME);
    expect(gameTime(table.standing.clock, table.standing.at)).toBe(stopped);
  });

  it("lets the house move, in the moment at which the game stands", () => {
    const table = new TableStory().clock(SECOND, PAUSE).does(HOUR, "house", bring(1, 5));
    expect(table.state.credits).toEqual([10, 15, 10]);
    expect(table.told).toEqual([{ event: { type: "brought", seat: 1, chips: 5 } }]);
    table.does(HOUR, "house", { type: "stand", seat: 2 });
    expect(table.state.deadline).toBe(START + SECOND + 3 * SECOND);
    table.clock(HOUR, RESUME);
    expect(table.alarm).toBe(START + SECOND + 3 * SECOND + 3 * HOUR);
  });

  it("can be as short as nothing", () => {
    const table = dealt().clock(0, PAUSE).clock(0, RESUME);
    expect(table.standing.clock).toEqual(RUNNING);
  });
});

describe("an outage", () => {
  it("costs nobody his turn: Ada had three seconds left, and has them still", () => {
    const table = dealt().clock(17 * SECOND + HOUR, shift(HOUR));
    expect(table.alarm).toBe(table.standing.at + 3 * SECOND);
    expect(table.refusal(table.clockInput(0, RING))).toEqual({ code: "nothing-due" });
    table.does(2 * SECOND, 0, bet(3));
    expect(table.state.bets).toEqual([3, null, null]);
  });

  it("that is not taken away costs the turn", () => {
    const table = dealt();
    expect(table.refusal(table.input(HOUR, 0, bet(3)))).toEqual({ code: "alarm-first" });
  });

  it("never turns the game's time back, however often and however much is taken away", () => {
    const gaps = fc.array(fc.tuple(fc.nat({ max: 5000 }), fc.nat({ max: 6000 })), { maxLength: 12 });
    fc.assert(
      fc.property(gaps, (outages) => {
        let { standing } = dealt();
        for (const [after, ms] of outages) {
          const input: AnyInput = {
            seq: standing.seq + 1,
            at: standing.at + after,
            by: "clock",
            move: shift(ms),
          };
          const step = enter(tombolino, standing, input, CHANCE);
          expect(step.refused === undefined).toBe(ms <= after);
          if (step.refused !== undefined) continue;
          const before = gameTime(standing.clock, standing.at);
          standing = step.standing;
          expect(gameTime(standing.clock, standing.at)).toBeGreaterThanOrEqual(before);
        }
      }),
      { seed: 702 },
    );
  });
});

describe("pauses and outages", () => {
  /** A random game without any: seats, the screen and the house as they like, and the clock when it is due. */
  function undisturbed(seed: number): { log: AnyInput[]; standing: Standing<Tombolino> } {
    const choices = fastRandom(seed, 1);
    const log: AnyInput[] = [];
    let { standing } = accepted(begin(tombolino, { seats: 3, options: TIMED }, START, fastChance(seed)));
    while (tombolino.result(standing.state) === undefined) {
      const at = standing.at + choices.below(4000);
      const alarm = alarmOf(tombolino, standing);
      const due = alarm !== undefined && alarm <= at;
      const input = due ? ring(standing, Math.max(alarm, standing.at)) : move(standing, at);
      log.push(input);
      standing = accepted(enter(tombolino, standing, input, fastChance(seed))).standing;
    }
    return { log, standing };

    function ring({ seq }: Standing<Tombolino>, at: number): AnyInput {
      return { seq: seq + 1, at, by: "clock", move: RING };
    }

    function move({ seq, state }: Standing<Tombolino>, at: number): AnyInput {
      const when = { now: at, actedAt: at };
      const able = actorsOf(3).filter((by) => tombolino.moves(state, by, when).length > 0);
      if (able.length === 0) return ring(standing, alarmOf(tombolino, standing)!);
      const by = pick(able, choices);
      const reaction = { claimed: choices.below(600), elapsed: 400, roundTrip: choices.below(200) };
      const input: AnyInput = {
        seq: seq + 1,
        at,
        by,
        move: drawMove(pick(tombolino.moves(state, by, when), choices), choices),
      };
      const claimed: AnyInput = { ...input, reaction };
      return state.phase === "bell" && judge(tombolino, standing, claimed) === undefined ? claimed : input;
    }
  }

  interface Interruption {
    readonly kind: "none" | "pause" | "outage";
    /** Where between the last input and the next one, from 0 to below 1. */
    readonly where: number;
    readonly ms: number;
  }

  it("taken away leave the very game that there would have been without them", () => {
    const interruptions: fc.Arbitrary<Interruption> = fc.record({
      kind: fc.constantFrom("none", "pause", "outage"),
      where: fc.double({ min: 0, max: 0.999, noNaN: true }),
      ms: fc.integer({ min: 0, max: HOUR }),
    });
    const disturbances = fc.array(interruptions, { minLength: 1, maxLength: 40 });
    fc.assert(
      fc.property(fc.nat(), disturbances, (seed, given) => {
        const calm = undisturbed(seed);
        const original = new Map<number, number>();
        const chance: Chance = (seq) => fastChance(seed)(original.get(seq)!);
        original.set(0, 0);
        let { standing } = accepted(begin(tombolino, { seats: 3, options: TIMED }, START, chance));
        let taken = 0;
        const put = (input: AnyInput) => {
          standing = accepted(enter(tombolino, standing, input, chance)).standing;
        };
        for (const [i, input] of calm.log.entries()) {
          const { kind, where, ms } = given[i % given.length]!;
          const gap = input.at + taken - standing.at;
          const at = standing.at + Math.floor(where * gap);
          const seq = standing.seq + 1;
          if (kind === "pause") {
            put({ seq, at, by: "clock", move: PAUSE });
            put({ seq: seq + 1, at: at + ms, by: "clock", move: RESUME });
          } else if (kind === "outage") {
            put({ seq, at: at + ms, by: "clock", move: shift(ms) });
          }
          if (kind !== "none") taken += ms;
          original.set(standing.seq + 1, input.seq);
          put({ ...input, seq: standing.seq + 1, at: input.at + taken });
        }
        expect(JSON.stringify(standing.state)).toBe(JSON.stringify(calm.standing.state));
        expect(standing.clock).toEqual({ behind: taken, pausedAt: null });
      }),
      { seed: 703, numRuns: 150 },
    );
  });
});

describe("when a player acted", () => {
  const LINE = { elapsed: 400, roundTrip: 100 };
  const grabTime = (table: TableStory) => table.state.grabs.at(-1)!.time - table.standing.at;

  it("is when the input came in, where nothing is claimed", () => {
    expect(grabTime(atTheBell().does(400, 1, GRAB))).toBe(0);
  });

  it("is as much earlier as the line can explain", () => {
    expect(grabTime(atTheBell().does(400, 1, GRAB, { claimed: 300, ...LINE }))).toBe(-100);
  });

  it("is not earlier than the round trip and the device allow, whatever is claimed", () => {
    expect(grabTime(atTheBell().does(400, 1, GRAB, { claimed: 0, ...LINE }))).toBe(-140);
  });

  it("is not earlier than the game's credit allows, whatever the line", () => {
    expect(grabTime(atTheBell().does(400, 1, GRAB, { claimed: 0, elapsed: 400, roundTrip: 900 }))).toBe(-150);
  });

  it("is never later than the input came in", () => {
    expect(grabTime(atTheBell().does(400, 1, GRAB, { claimed: 9000, ...LINE }))).toBe(0);
  });

  it("is a whole millisecond, whatever fractions were measured", () => {
    const measured = { claimed: 300.25, elapsed: 400.9, roundTrip: 99.5 };
    expect(grabTime(atTheBell().does(400, 1, GRAB, measured))).toBe(-101);
  });

  it("decides who was first, not the order in which the inputs came in", () => {
    const table = atTheBell()
      .does(400, 0, GRAB)
      .does(60, 2, GRAB, { claimed: 330, elapsed: 460, roundTrip: 120 })
      .clock(HOUR, RING);
    expect(table.state.lastRound).toEqual(expect.objectContaining({ winners: [2], pot: 7 }));
  });

  it("is judged before the rules are asked: a claim from before the bell is refused", () => {
    const table = atTheBell();
    const claim = table.input(50, 1, GRAB, { claimed: 250, elapsed: 400, roundTrip: 200 });
    expect(table.refusal(claim)).toEqual({ code: "before-the-bell", clause: "TOM-4" });
    expect(table.refusal(table.input(50, 1, GRAB))).toBeUndefined();
  });

  it("is shown to the rules with the judged reaction behind it, and only where the game gives credit", () => {
    const turns: Turn<Tombolino>[] = [];
    const game: Game<Tombolino> = {
      ...tombolino,
      play(state, by, move, turn) {
        turns.push(turn);
        tombolino.play(state, by, move, turn);
      },
    };
    const claim = { claimed: 0, ...LINE };
    dealt(TIMED, game)
      .does(SECOND, 0, bet(1), claim)
      .does(SECOND, 1, bet(1))
      .does(SECOND, 2, bet(1))
      .does(400, 1, GRAB, claim)
      .does(0, 0, GRAB);
    expect(turns.map(({ now, actedAt, reaction }) => [now - actedAt, reaction])).toEqual([
      [0, undefined],
      [0, undefined],
      [0, undefined],
      [0, undefined],
      [140, { time: 260, bound: "early" }],
      [0, undefined],
    ]);
  });

  it("is the same after a pause, for it is counted in the game's own time", () => {
    const table = atTheBell()
      .clock(100, PAUSE)
      .clock(HOUR, RESUME)
      .does(300, 1, GRAB, { claimed: 300, ...LINE });
    const bell = table.state.deadline! - 1500;
    expect(table.state.grabs).toEqual([{ seat: 1, time: bell + 300 }]);
  });
});

describe("an upgrade", () => {
  function takenOver() {
    const standing = versionOneStanding();
    const entry = upgradeEntry(tombolino, standing, START + 50);
    if ("refused" in entry) throw new Error(JSON.stringify(entry));
    return { standing, entry };
  }

  it("is one entry in the log, which holds the state as the new version takes it over", () => {
    const { standing, entry } = takenOver();
    expect({ ...entry, move: { ...entry.move, state: null } }).toEqual({
      seq: 8,
      at: START + 50,
      by: "upgrade",
      move: { type: "upgrade", version: 2, state: null },
    });
    const { standing: after, told, owed } = accepted(enter(tombolino, standing, entry, CHANCE));
    expect([after.version, after.seq, after.at, told, owed]).toEqual([2, 8, START + 50, [], []]);
    expect(after.state).toEqual(expect.objectContaining({ phase: "bets", lastRound: null, turn: 1, pot: 2 }));
  });

  it("lets the game go on to its end", () => {
    const { standing, entry } = takenOver();
    let now = accepted(enter(tombolino, standing, entry, CHANCE)).standing;
    const put = (input: object) => {
      const next = { seq: now.seq + 1, at: now.at + 100, ...input } as AnyInput;
      now = accepted(enter(tombolino, now, next, CHANCE)).standing;
    };
    put({ by: 1, move: bet(1) });
    put({ by: 2, move: bet(0) });
    put({ by: "clock", move: RING, at: alarmOf(tombolino, now)! });
    expect(now.state.lastRound).toEqual({ winners: [0], cards: ["T9", "T7", "T8"], pot: 3 });
    put({ by: "screen", move: DEAL });
    for (const by of [0, 1, 2]) put({ by, move: bet(0) });
    put({ by: "clock", move: RING, at: alarmOf(tombolino, now)! });
    expect(resultOf(tombolino, now)?.scores).toEqual([11, 9, 10]);
  });

  it("leaves the old standing and, later, the entry in the log as they are", () => {
    const standing = versionOneStanding();
    const before = JSON.stringify(standing);
    const entry = upgradeEntry(tombolino, standing, START) as AnyInput;
    expect(JSON.stringify(standing)).toBe(before);
    const written = JSON.stringify(entry);
    const { standing: after } = accepted(enter(tombolino, standing, entry, CHANCE));
    expect(JSON.stringify(standing)).toBe(before);
    const move: AnyInput = { seq: 9, at: START + 1, by: 1, move: bet(4) };
    accepted(enter(tombolino, after, move, CHANCE));
    expect(JSON.stringify(entry)).toBe(written);
  });

  it("leaves the old standing as it is even where the game upgrades its state in place", () => {
    const inPlace: Game<Tombolino> = {
      ...tombolino,
      upgrade: (state) => Object.assign(state as Tombolino["state"], { phase: "bets", lastRound: null }),
    };
    const standing = versionOneStanding();
    const before = JSON.stringify(standing);
    upgradeEntry(inPlace, standing, START);
    expect(JSON.stringify(standing)).toBe(before);
  });

  it("keeps the clock as it stood, also in a pause", () => {
    const clock = { behind: 5000, pausedAt: START - 100 };
    const standing = { ...versionOneStanding(), clock };
    const entry = upgradeEntry(tombolino, standing, START + HOUR) as AnyInput;
    expect(accepted(enter(tombolino, standing, entry, CHANCE)).standing.clock).toEqual(clock);
  });

  it("has its place in the log like any other input", () => {
    const { standing, entry } = takenOver();
    expect(judge(tombolino, standing, { ...entry, seq: 9 })).toEqual({
      code: "out-of-order",
      params: { expected: 8 },
    });
    expect(judge(tombolino, standing, { ...entry, at: START - 1 })).toEqual({
      code: "time-goes-back",
      params: { at: START },
    });
  });

  it("makes the old version leave the table", () => {
    const { standing, entry } = takenOver();
    const { standing: after } = accepted(enter(tombolino, standing, entry, CHANCE));
    const old: Game<Tombolino> = { ...tombolino, version: 1 };
    const move: AnyInput = { seq: 9, at: START + 100, by: 1, move: bet(1) };
    expect(judge(old, after, move)).toEqual({ code: "unknown-version", params: { version: 2 } });
  });

  it("is not offered for the same version, for a later one, or by a game that has none", () => {
    const refused = { refused: { code: "not-an-upgrade", params: { version: 2 } } };
    expect(upgradeEntry(tombolino, dealt().standing, START)).toEqual(refused);
    expect(upgradeEntry(tombolino, { ...versionOneStanding(), version: 3 }, START)).toEqual(refused);
    const { upgrade: _, ...without } = tombolino;
    expect(upgradeEntry(without, versionOneStanding(), START)).toEqual(refused);
  });
});

describe("a snapshot", () => {
  it("is the standing as JSON, and the game goes on from it as if nothing had happened", () => {
    const table = atTheBell().clock(50, PAUSE).clock(900, RESUME);
    const stored = JSON.parse(JSON.stringify(table.standing)) as Standing<Tombolino>;
    expect(same(stored, table.standing)).toBe(true);
    const input = table.input(100, 1, GRAB);
    const here = enter(tombolino, table.standing, input, CHANCE);
    const there = enter(tombolino, stored, input, CHANCE);
    expect(JSON.stringify(there)).toBe(JSON.stringify(here));
  });
});

describe("what no honest server sends", () => {
  it("a reaction that is no measure is malformed", () => {
    const story = new TableStory();
    for (const claimed of [-5, 2e9, Number.NaN, Number.POSITIVE_INFINITY]) {
      const input = story.input(10, 0, { type: "grab" }, { claimed, elapsed: 100, roundTrip: 50 });
      expect(judge(tombolino, story.standing, input)).toEqual({ code: "malformed" });
    }
  });

  it("a mover that is neither seat, house nor screen is none", () => {
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

  it("an opening at no whole millisecond is malformed", () => {
    for (const at of [0.5, Number.NaN]) {
      expect(begin(tombolino, { seats: 3, options: TIMED }, at, CHANCE).refused?.code).toBe("malformed");
    }
  });
});
