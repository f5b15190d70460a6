import type { Mind, Reaction } from "@tavolata/bots";
import { fastRandom, type Offer, type Seat } from "@tavolata/kernel";
import { describe, expect, it } from "vitest";
import { type Move, type SchickiMicki, type State, schickiMicki } from "../rules/index.ts";
import { type TestTable, tableWith } from "../testing/table-with.ts";
import { answerTo, nearMatches, rightMove } from "./answer.ts";
import { doorkeeper } from "./doorkeeper.ts";
import { BOTS } from "./index.ts";
import { LEVELS, type Slips } from "./levels.ts";
import { leastTime, reactionTime } from "./reaction-time.ts";

const SEAT = 1;

function decisionIn(state: State, seat: Seat, now: number, seed: number) {
  return {
    view: () => schickiMicki.view(state, seat),
    offers: schickiMicki.moves(state, seat, { now, actedAt: now }) as Offer<Move>[],
    random: fastRandom(seed, 9),
  };
}

type Answering = (state: State, now: number, seed: number) => Reaction<SchickiMicki> | undefined;

function reacting(mind: Mind<SchickiMicki>): Answering {
  return (state, now, seed) => mind.react!(decisionIn(state, SEAT, now, seed));
}

/** Lines of one to five cards, somewhere in a game. */
function positions(count: number): TestTable[] {
  return Array.from({ length: count }, (_, seed) => {
    const piles = [seed % 4, 3, 0, seed % 7];
    const table = tableWith({ seats: 4, seed, piles, dealer: seed % 4 });
    shuffleDeck(table, seed);
    for (let cards = 1 + (seed % 5); cards > 0; cards--) table.turnsUp();
    return table;
  });
}

function shuffleDeck({ state }: TestTable, seed: number): void {
  const random = fastRandom(seed, 3);
  state.deck.sort().forEach((card, i, deck) => {
    const other = i + random.below(deck.length - i);
    deck[i] = deck[other]!;
    deck[other] = card;
  });
}

/** How often it reacts differently when the hidden cards are others. */
function differences(tables: readonly TestTable[], react: Answering): number {
  return tables.filter(({ state, now }, seed) => {
    const other = schickiMicki.imagine(schickiMicki.view(state, SEAT), fastRandom(seed, 5));
    return JSON.stringify(react(other, now, seed)) !== JSON.stringify(react(state, now, seed));
  }).length;
}

describe("The doorkeeper", () => {
  it("has four levels and a friendly one, and plays for people who are gone", () => {
    expect(BOTS).toEqual([doorkeeper]);
    expect(doorkeeper.levels).toEqual(["friendly", "easy", "normal", "strong", "expert"]);
  });

  for (const level of doorkeeper.levels) {
    it(`[SCH-27] is honest at level ${level}: it reacts the same when the hidden cards are others`, () => {
      const tables = positions(150);
      const react = reacting(doorkeeper.sit(level, SEAT));
      expect(tables.filter(({ state, now }, seed) => react(state, now, seed)).length).toBeGreaterThan(50);
      expect(differences(tables, react)).toBe(0);
    });
  }

  it("[SCH-27] would be found out if it looked at the next card", () => {
    const mind = reacting(doorkeeper.sit("expert"));
    const cheat: Answering = (state, now, seed) => {
      const { line, deck } = state;
      const next = { ...line.at(-1)!, card: deck.at(-1)!, number: state.turned + 1 };
      return mind({ ...state, line: [...line, next] }, now, seed);
    };
    expect(differences(positions(40), cheat)).toBeGreaterThan(3);
  });

  it("reacts the same again to the same, whatever it has seen in between", () => {
    const react = reacting(doorkeeper.sit("normal"));
    const reactAll = () => positions(40).map(({ state, now }, seed) => react(state, now, seed));
    expect(reactAll()).toEqual(reactAll());
  });

  it("[SCH-4] turns the next card when it is dealer", () => {
    const { state, now } = tableWith({ line: "YGORPB GYROBP", dealer: SEAT });
    expect(doorkeeper.sit("easy").decide(decisionIn(state, SEAT, now, 1))).toEqual({ type: "turn" });
  });

  it("[SCH-11] does not try what it has used", () => {
    const table = tableWith({ line: "YGORPB YGBPRO", piles: [2, 2, 2, 2] });
    table.calls(SEAT, "tail", 300).closes();
    const { state, now } = table;
    const react = reacting(doorkeeper.sit("expert"));
    const made = Array.from({ length: 60 }, (_, seed) => react(state, now, seed)?.move.type);
    expect(made).toContain("hand");
    expect(made).not.toContain("call");
    table.takes("blue", SEAT, table.now + 10 - state.line.at(-1)!.at);
    expect(Array.from({ length: 60 }, (_, seed) => react(state, table.now, seed))).toEqual(
      Array(60).fill(undefined),
    );
  });
});

describe("Around one table", () => {
  const options = { table: "oneTable", tieMs: 100 } as const;

  it("[SCH-22] a friendly one knows its seat although it looks at the shared screen, and paces itself there too", () => {
    const meanTime = (piles: number[]) => {
      const { state, now } = tableWith({ line: "YGORPB YGORPB", options, piles });
      const times = Array.from({ length: 300 }, (_, seed) => {
        const decision = decisionIn(state, SEAT, now, seed);
        const screen = { ...decision, view: () => schickiMicki.view(state, "screen") };
        return doorkeeper.sit("friendly", SEAT).react!(screen)?.after;
      }).filter((time) => time !== undefined);
      return times.reduce((sum, time) => sum + time, 0) / times.length;
    };
    expect(meanTime([1, 7, 1, 1])).toBeGreaterThan(2 * meanTime([3, 1, 3, 3]));
  });

  it("[SCH-22] it sees no faces, and does not react", () => {
    const { state, now } = tableWith({ line: "YGORPB YGORPB", options });
    const react = reacting(doorkeeper.sit("expert"));
    for (let seed = 0; seed < 40; seed++) expect(react(state, now, seed)).toBeUndefined();
  });

  it("[SCH-22] it votes for the one whom the clocks have first", () => {
    const table = tableWith({ line: "YGORPB YGORPB", options });
    table.takes("red", 3, 540).takes("red", 0, 580).rings();
    expect(table.state.phase).toBe("vote");
    const decision = decisionIn(table.state, SEAT, table.now, 1);
    expect(doorkeeper.sit("easy").decide(decision)).toEqual({ type: "vote", seat: 3 });
  });
});

const NEVER: Slips = {
  lapses: 0,
  misnames: 0,
  takesBlue: 0,
  missesMatch: 0,
  missesTwin: 0,
  missesWorm: 0,
  nearMatch: 0,
};

function answer(line: string, slips: Partial<Slips> = {}) {
  const random = fastRandom(4);
  const cards = line.split(" ") as never[];
  const answers = Array.from({ length: 40 }, () => answerTo(cards, { ...NEVER, ...slips }, random));
  return [...new Set(answers.map((one) => Object.values(one?.move ?? { does: "pass" }).join(" ")))].sort();
}

describe("Eyes", () => {
  it("[SCH-7] [SCH-8] [SCH-9] [SCH-10] that never err do the right thing", () => {
    expect(answer("YGORPB GYROBPP")).toEqual(["hand knock"]);
    expect(answer("YGORPB YGORPB")).toEqual(["hand red"]);
    expect(answer("YGORPB YGBPRO")).toEqual(["hand blue"]);
    expect(answer("YGORPB BGYPRO")).toEqual(["call hat"]);
    expect(answer("YGORPB GYROBP")).toEqual(["pass"]);
  });

  it("err as people do", () => {
    expect(answer("YGORPB BGYPRO", { lapses: 1 })).toEqual(["pass"]);
    expect(answer("YGORPB BGYPRO", { misnames: 1 })).toEqual([
      "call beak",
      "call scarf",
      "call tail",
      "call umbrella",
      "call worm",
    ]);
    expect(answer("YGORPB BGYPRO", { takesBlue: 1 })).toEqual(["hand blue"]);
    expect(answer("YGORPB YGBPRO", { missesMatch: 1 })).toEqual(["call hat", "call umbrella"]);
    expect(answer("YGORPB YGORPB", { missesTwin: 1 })).toEqual(["hand blue"]);
    expect(answer("YGORPB BGYPROO", { missesWorm: 1 })).toEqual(["call hat"]);
    expect(answer("YGORPB GYROBPP", { missesWorm: 1 })).toEqual(["pass"]);
    expect(answer("-O---- -R----", { nearMatch: 1 })).toEqual(["call hat"]);
    expect(answer("-G---- -R----", { nearMatch: 1 })).toEqual(["pass"]);
  });

  it("take colours for each other that are alike", () => {
    expect(nearMatches(["YGORPB", "GYROBP"])).toEqual(["scarf", "beak", "tail", "worm"]);
    expect(nearMatches(["YGORPB", "-----G"])).toEqual([]);
    expect(rightMove({ situation: "none", matches: [], twoWorms: [], identical: [] })).toBeUndefined();
  });

  it("[SCH-21] take longer for more cards and for more on them, and are never faster than people are", () => {
    const mean = (line: string[]) => {
      const random = fastRandom(8);
      let sum = 0;
      for (let i = 0; i < 4000; i++) sum += reactionTime(LEVELS.strong.pace, line as never[], random);
      return sum / 4000;
    };
    const [details, pheasants, three] = [
      mean(["-G----", "-G----"]),
      mean(["YGORPB", "BGYPRO"]),
      mean(["YGORPB", "BGYPRO", "RPBYGO"]),
    ];
    expect(details).toBeLessThan(pheasants);
    expect(pheasants).toBeLessThan(three);
  });

  it("[SCH-21] are never quicker than people can be, and never take the least time there is again and again", () => {
    const four = ["YGORPB", "BGYPRO", "RPBYGO", "GORPBY"] as never[];
    expect([leastTime(["YGORPBB"]), leastTime(four.slice(0, 2)), leastTime(four)]).toEqual([444, 488, 576]);
    for (const cards of [["YGORPBB"] as never[], four]) {
      const random = fastRandom(9);
      const times = Array.from({ length: 4000 }, () => reactionTime(LEVELS.expert.pace, cards, random, 0.3));
      expect(Math.min(...times)).toBeGreaterThanOrEqual(leastTime(cards));
      expect(new Set(times).size).toBeGreaterThan(200);
      expect(times.filter((time) => time === leastTime(cards)).length).toBeLessThan(100);
    }
  });
});
