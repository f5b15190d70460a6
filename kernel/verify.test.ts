import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { begin } from "./play.ts";
import { commitment } from "./random/fair.ts";
import { fairChance } from "./record.ts";
import {
  ADA_BETS,
  type AnyInput,
  BEA_GRABS,
  bet,
  CIRO_TIMES_OUT,
  DEAL,
  GRAB,
  type Mutable,
  OPTIONS,
  PAUSE,
  playedFairly,
  Scribe,
  SEEDS,
  START,
  seedOf,
  type TombolinoRecord,
  takenOver,
  throughJson,
} from "./testing/scribe.ts";
import { tombolino } from "./testing/tombolino.ts";
import { type Fault, verify } from "./verify.ts";

function faultOf(tamper: (record: Mutable<TombolinoRecord>) => unknown): Fault | "none" {
  const record = throughJson(playedFairly().record) as Mutable<TombolinoRecord>;
  const other = tamper(record);
  const verdict = verify(tombolino, other ?? record);
  return verdict.fair ? "none" : verdict.fault;
}

function impossible(seq: number, code: string) {
  return { code: "impossible-input", seq, refusal: expect.objectContaining({ code }) };
}

describe("verifying a finished game", () => {
  it("finds that a fair game is fair", () => {
    const { record } = playedFairly();
    expect(verify(tombolino, throughJson(record))).toEqual({
      fair: true,
      result: record.result,
      checkedFrom: 0,
    });
  });

  it("finds it fair whatever the order of the fields, which has no meaning", () => {
    expect(faultOf((record) => Object.fromEntries(Object.entries(record).reverse()))).toBe("none");
  });

  it("finds games with any seeds fair, and does not change their records", () => {
    fc.assert(
      fc.property(
        fc.string(),
        fc.array(fc.string({ minLength: 1 }), { minLength: 3, maxLength: 3 }),
        (word, players) => {
          const { record } = playedFairly({ server: seedOf(word), players });
          const before = JSON.stringify(record);
          expect(verify(tombolino, record).fair).toBe(true);
          expect(JSON.stringify(record)).toBe(before);
        },
      ),
      { seed: 801, numRuns: 30 },
    );
  });

  it("says from which input on it could check a game that was taken over", () => {
    const { record, takenOverAt } = takenOver();
    expect(verify(tombolino, throughJson(record))).toEqual({
      fair: true,
      result: record.result,
      checkedFrom: takenOverAt,
    });
  });
});

describe("verifying notices when", () => {
  it("the value is not a record", () => {
    expect(faultOf(() => ({}))).toMatchObject({ code: "not-a-record" });
    expect(faultOf(() => "a game")).toMatchObject({ code: "not-a-record", path: "" });
    expect(faultOf((record) => ({ ...record, log: {} }))).toMatchObject({
      code: "not-a-record",
      path: "/log",
    });
  });

  it("the game is a different one, or of another version", () => {
    expect(faultOf((record) => ({ ...record, game: "another" }))).toEqual({
      code: "another-game",
      game: "another",
      version: 2,
    });
    expect(faultOf((record) => ({ ...record, version: 1 }))).toEqual({
      code: "another-game",
      game: "tombolino",
      version: 1,
    });
  });

  it("the last upgrade was made by another version", () => {
    const { record } = takenOver();
    const verdict = verify({ ...tombolino, version: 3 }, record);
    expect(verdict).toEqual({
      fair: false,
      fault: { code: "another-game", game: "tombolino", version: 2 },
    });
  });

  it("the server does not reveal its seed", () => {
    expect(
      faultOf((record) => {
        delete record.serverSeed;
      }),
    ).toEqual({ code: "seed-not-revealed" });
  });

  it("the server reveals another seed than it committed to", () => {
    expect(
      faultOf((record) => {
        record.serverSeed = seedOf("a seed with better cards");
      }),
    ).toEqual({ code: "seed-not-committed" });
  });

  it("the commitment does not belong to the seed", () => {
    expect(
      faultOf((record) => {
        record.commitment = commitment(seedOf("another"));
      }),
    ).toEqual({ code: "seed-not-committed" });
  });

  it("a player's seed is missing, or there is one too many", () => {
    expect(
      faultOf((record) => {
        record.playerSeeds.pop();
      }),
    ).toEqual({ code: "players-seeds-missing" });
    expect(
      faultOf((record) => {
        record.playerSeeds.push("a fourth");
      }),
    ).toEqual({ code: "players-seeds-missing" });
  });

  it("the cards were not those that the seeds deal: seed and commitment were replaced together", () => {
    const winners = ["one", "two", "three", "four", "five", "six", "seven", "eight"].map((word) =>
      faultOf((record) => {
        record.serverSeed = seedOf(word);
        record.commitment = commitment(record.serverSeed);
      }),
    );
    const caught = winners.filter((fault) => fault !== "none");
    expect(caught.length).toBeGreaterThan(2);
    for (const fault of caught) expect(fault).toMatchObject({ code: "another-result" });
  });

  it("a player's seed was replaced by one that deals the pot to somebody else", () => {
    const faults = ["1", "2", "3", "4", "5", "6", "7", "8"].map((word) =>
      faultOf((record) => {
        record.playerSeeds[1] = word;
      }),
    );
    expect(faults).toContainEqual(expect.objectContaining({ code: "another-result" }));
  });

  it("a move was changed into another possible one", () => {
    const fault = faultOf((record) => {
      record.log[ADA_BETS]!.move = bet(2);
    });
    expect(fault).toMatchObject({ code: "another-result" });
  });

  it("a move was changed into an impossible one", () => {
    expect(
      faultOf((record) => {
        record.log[ADA_BETS]!.move = bet(11);
      }),
    ).toEqual(impossible(2, "too-many-chips"));
    expect(
      faultOf((record) => {
        record.log[ADA_BETS]!.move = { type: "raise" } as never;
      }),
    ).toEqual(impossible(2, "malformed"));
  });

  it("a move was given to another seat, or to one that does not exist", () => {
    expect(
      faultOf((record) => {
        record.log[ADA_BETS]!.by = 1;
      }),
    ).toEqual(impossible(2, "not-your-turn"));
    expect(
      faultOf((record) => {
        record.log[ADA_BETS]!.by = 3;
      }),
    ).toEqual(impossible(2, "no-such-seat"));
  });

  it("any entry of the log was dropped", () => {
    const { log } = playedFairly().record;
    for (const at of log.keys()) {
      const fault = faultOf((record) => {
        record.log.splice(at, 1);
      });
      const last = at === log.length - 1;
      expect(fault).toEqual(last ? { code: "not-finished" } : impossible(at + 2, "out-of-order"));
    }
  });

  it("any entry of the log was dropped and the others were renumbered", () => {
    const harmless = playedFairly().record.log.flatMap((input, at) => {
      const fault = faultOf((record) => {
        record.log.splice(at, 1);
        record.log.forEach((entry, i) => {
          entry.seq = i + 1;
        });
      });
      return fault === "none" ? [input] : [];
    });
    expect(harmless).toEqual([]);
  });

  it("any entry of the log is there twice", () => {
    for (const at of playedFairly().record.log.keys()) {
      const fault = faultOf((record) => {
        record.log.splice(at, 0, record.log[at]!);
      });
      expect(fault).toMatchObject({ code: "impossible-input", seq: at + 1 });
    }
  });

  it("two entries of the log changed places", () => {
    for (const at of playedFairly().record.log.keys()) {
      if (at === 0) continue;
      const fault = faultOf((record) => {
        [record.log[at - 1], record.log[at]] = [record.log[at]!, record.log[at - 1]!];
      });
      expect(fault).toEqual(impossible(at + 1, "out-of-order"));
    }
  });

  it("the times of two entries changed places", () => {
    const fault = faultOf((record) => {
      const [earlier, later] = [record.log[ADA_BETS]!, record.log[ADA_BETS + 1]!];
      [earlier.at, later.at] = [later.at, earlier.at];
    });
    expect(fault).toEqual(impossible(3, "time-goes-back"));
  });

  it("the game began after its first input", () => {
    const fault = faultOf((record) => {
      record.startedAt = record.log[0]!.at + 1;
    });
    expect(fault).toEqual(impossible(1, "time-goes-back"));
  });

  it("the clock rang before its time", () => {
    const fault = faultOf((record) => {
      record.log[CIRO_TIMES_OUT]!.at -= 1;
    });
    expect(fault).toEqual(impossible(CIRO_TIMES_OUT + 1, "nothing-due"));
  });

  it("a move was accepted although the clock had to ring first", () => {
    const fault = faultOf((record) => {
      const ring = record.log[CIRO_TIMES_OUT]!;
      record.log[CIRO_TIMES_OUT] = { seq: ring.seq, at: ring.at, by: 2, move: bet(10) };
    });
    expect(fault).toEqual(impossible(CIRO_TIMES_OUT + 1, "alarm-first"));
  });

  it("somebody moved in a pause", () => {
    const fault = faultOf((record) => {
      const brought = record.log[PAUSE + 1]!;
      record.log[PAUSE + 1] = { seq: brought.seq, at: brought.at, by: "screen", move: DEAL };
    });
    expect(fault).toEqual(impossible(PAUSE + 2, "paused"));
  });

  it("the evidence for a reaction was removed", () => {
    const fault = faultOf((record) => {
      const grab = record.log[BEA_GRABS]!;
      record.log[BEA_GRABS] = { seq: grab.seq, at: grab.at, by: 1, move: GRAB };
    });
    expect(fault).toMatchObject({ code: "another-result" });
  });

  it("the evidence for a reaction was made slower than it was", () => {
    const fault = faultOf((record) => {
      const grab = record.log[BEA_GRABS]!;
      const reaction = { claimed: 330, elapsed: 340, roundTrip: 90 };
      record.log[BEA_GRABS] = { seq: grab.seq, at: grab.at, by: 1, move: GRAB, reaction };
    });
    expect(fault).toMatchObject({ code: "another-result" });
  });

  it("more happened after the end", () => {
    const fault = faultOf((record) => {
      const last = record.log.at(-1)!;
      record.log.push({ seq: last.seq + 1, at: last.at, by: 0, move: bet(1) });
    });
    expect(fault).toEqual(impossible(playedFairly().record.log.length + 1, "game-over"));
  });

  it("the game was not played to its end", () => {
    expect(
      faultOf((record) => {
        record.log.pop();
      }),
    ).toEqual({ code: "not-finished" });
    expect(
      faultOf((record) => {
        record.log = [];
      }),
    ).toEqual({ code: "not-finished" });
  });

  it("the result was changed or left out, and says what it really is", () => {
    const { result } = playedFairly().record;
    expect(
      faultOf((record) => {
        record.result!.scores[0]! += 1;
      }),
    ).toEqual({ code: "another-result", result });
    expect(
      faultOf((record) => {
        record.result!.places.reverse();
      }),
    ).toEqual({ code: "another-result", result });
    expect(
      faultOf((record) => {
        delete record.result;
      }),
    ).toEqual({ code: "another-result", result });
  });

  it("the options were changed", () => {
    expect(
      faultOf((record) => {
        record.options.rounds = 3;
      }),
    ).toEqual({ code: "not-finished" });
    expect(
      faultOf((record) => {
        record.options.rounds = 30;
      }),
    ).toEqual(impossible(0, "malformed"));
    expect(
      faultOf((record) => {
        record.options.stack = 11;
      }),
    ).toMatchObject({ code: "another-result" });
  });

  it("there were more or fewer players", () => {
    expect(
      faultOf((record) => {
        record.seats = 9;
        record.playerSeeds = Array(9).fill("x");
      }),
    ).toEqual(impossible(0, "wrong-player-count"));
  });
});

describe("verifying never throws", () => {
  it("whatever it is given", () => {
    fc.assert(
      fc.property(fc.oneof(fc.jsonValue(), fc.anything()), (value) => {
        expect(verify(tombolino, value)).toMatchObject({ fair: false, fault: { code: "not-a-record" } });
      }),
      { seed: 802, numRuns: 500 },
    );
  });

  it("whatever replaces any part of a record", () => {
    const { record } = playedFairly();
    const paths = pathsOf(record);
    fc.assert(
      fc.property(fc.constantFrom(...paths), fc.jsonValue(), (path, value) => {
        const verdict = verify(tombolino, replacedAt(throughJson(record), path, value));
        if (!verdict.fair) expect(typeof verdict.fault.code).toBe("string");
      }),
      { seed: 803, numRuns: 1000 },
    );
  });

  it("whichever part of a record is missing", () => {
    const { record } = playedFairly();
    for (const path of pathsOf(record)) {
      const verdict = verify(tombolino, replacedAt(throughJson(record), path, undefined));
      expect([path, verdict.fair]).toEqual([path, false]);
    }
  });

  function pathsOf(value: unknown, path: string[] = []): string[][] {
    if (typeof value !== "object" || value === null) return [path];
    const inner = Object.entries(value).flatMap(([key, part]) => pathsOf(part, [...path, key]));
    return path.length === 0 ? inner : [path, ...inner];
  }

  function replacedAt(whole: object, path: readonly string[], value: unknown): object {
    const holder = path.slice(0, -1).reduce<unknown>((part, key) => (part as never)[key], whole);
    const key = path.at(-1)!;
    if (value === undefined && !Array.isArray(holder)) delete (holder as Record<string, unknown>)[key];
    else (holder as Record<string, unknown>)[key] = value;
    return whole;
  }
});

describe("a forged upgrade", () => {
  const final = { phase: "over", credits: [99, 0, 0] };
  const forged = (version: number, seq: number, at: number, state: object): AnyInput =>
    ({ seq, at, by: "upgrade", move: { type: "upgrade", version, state } }) as AnyInput;
  const faultOf = (record: object): Fault | undefined => {
    const verdict = verify(tombolino, throughJson(record));
    return verdict.fair ? undefined : verdict.fault;
  };

  it("to the version that was already played is not an upgrade", () => {
    const { record, standing } = playedFairly();
    const entry = forged(2, standing.seq + 1, standing.at, final);
    expect(faultOf({ ...record, log: [...record.log, entry] })).toMatchObject({
      code: "impossible-input",
      refusal: { code: "not-an-upgrade" },
    });
  });

  it("is noticed if it does not follow the entries before it", () => {
    const { record, standing } = playedFairly();
    const rest = record.log.slice(0, 3);
    const old = { ...record, version: 1 };
    expect(faultOf({ ...old, log: [...rest, forged(2, 999, standing.at, final)] })).toMatchObject({
      refusal: { code: "out-of-order" },
    });
    expect(faultOf({ ...old, log: [...rest, forged(2, 4, 0, final)] })).toMatchObject({
      refusal: { code: "time-goes-back" },
    });
  });

  it("with something that is not a state is a fault, not a crash", () => {
    const { record } = playedFairly();
    const old = { ...record, version: 1 };
    const then = { seq: 2, at: START + 9, by: 0, move: bet(1) } as AnyInput;
    expect(faultOf({ ...old, log: [forged(2, 1, START, { phase: "over" })] })?.code).toBe("broken-upgrade");
    expect(faultOf({ ...old, log: [forged(2, 1, START, {}), then] })?.code).toBe("broken-upgrade");
  });
});

describe("chance", () => {
  it("is the same for a referee who adds pauses to the log in search of better cards", () => {
    const deal = (pauses: number) => {
      const chance = fairChance(SEEDS);
      const opened = begin(tombolino, { seats: 3, options: OPTIONS }, START, chance);
      if (opened.refused !== undefined) throw new Error(JSON.stringify(opened.refused));
      const scribe = new Scribe(opened.standing, chance);
      for (let i = 0; i < pauses; i++) scribe.clock(1, { type: "pause" }).clock(1, { type: "resume" });
      return scribe.does(1, "screen", DEAL).standing.state.cards;
    };
    expect(deal(1)).toEqual(deal(0));
    expect(deal(7)).toEqual(deal(0));
  });
});
