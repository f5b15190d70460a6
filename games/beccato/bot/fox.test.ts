import type { Mind } from "@tavolata/bots";
import { fastRandom, type Offer, type Seat } from "@tavolata/kernel";
import { describe, expect, it } from "vitest";
import { MeasuringTable, sitterOf } from "../measuring/index.ts";
import {
  areMates,
  type Beccato,
  beccato,
  type Card,
  type Event,
  type Move,
  type State,
  trisIn,
} from "../rules/index.ts";
import { type TableSettings, type TestTable, tableWith } from "../testing/table-with.ts";
import { fox } from "./fox.ts";
import { BOTS } from "./index.ts";
import { LEVEL_NAMES } from "./levels.ts";
import { scripted } from "./scripted.ts";

function decisionIn(state: State, seat: Seat, seed: number, now = 0) {
  return {
    view: () => beccato.view(state, seat),
    offers: beccato.moves(state, seat, { now, actedAt: now }) as Offer<Move>[],
    random: fastRandom(seed, 9),
  };
}

/** A fox at a table that has been laid, with ears for what happens from now on. */
class Listener {
  readonly mind: Mind<Beccato>;

  constructor(
    private readonly table: TestTable,
    private readonly seat: Seat,
    bot = fox,
  ) {
    this.mind = bot.sit(bot.levels.at(-1));
    this.react(0);
    table.forget();
  }

  hears(): this {
    for (const event of this.table.heardBy(this.seat)) this.mind.hear?.(event);
    this.table.forget();
    return this;
  }

  react(seed: number) {
    return this.mind.react!(decisionIn(this.table.state, this.seat, seed, this.table.now));
  }

  /** Everything it may do, depending on chance. */
  reactions(): string[] {
    const made = Array.from({ length: 60 }, (_, seed) => this.react(seed)?.move);
    return [
      ...new Set(made.map((move) => (move === undefined ? "nothing" : Object.values(move).join(" ")))),
    ].sort();
  }
}

const SIGNALS: TableSettings = { signals: ["wink", "nod"], dealer: 1 };

describe("The fox", () => {
  it("has three levels, and plays for people who are gone", () => {
    expect(BOTS).toEqual([fox, scripted]);
    expect(fox.levels).toEqual(["easy", "normal", "strong"]);
  });

  it("[BEC-33] waits for its mate's eyes, and then makes its signal furtively", () => {
    const table = tableWith({ ...SIGNALS, hands: ["OOO", "PPLG", "LLG", "PGG"] });
    const fresh = new Listener(table, 0);
    expect(fresh.reactions()).toEqual(["look 2"]);
    table.waits(700).looks(0, 2).looks(2, 0).waits(700);
    fresh.hears();
    expect(fresh.reactions()).toEqual(["perform wink"]);
    table.performs(0, "wink");
    fresh.hears();
    expect(fresh.reactions()).toEqual(["release"]);
    expect(fresh.react(1)!.after).toBeGreaterThanOrEqual(450);
  });

  it("[BEC-22] makes a row from the beginning, one signal after the other", () => {
    const table = tableWith({
      ...SIGNALS,
      options: { passSeconds: 0 },
      hands: ["OOO", "PPLG", "LLG", "PGG"],
    });
    table.state.teams[0]!.signal = ["wink", "hum", "nod"];
    const fresh = new Listener(table, 0);
    table.performs(0, "hum").waits(4000);
    fresh.hears();
    table.waits(700).looks(0, 2).looks(2, 0).waits(700);
    const made: string[] = [];
    for (let i = 0; i < 4; i++) {
      const move = fresh.hears().react(i)!.move;
      if (move.type !== "perform") throw new Error(`it does ${move.type}`);
      made.push(move.signal);
      table.performs(0, move.signal).waits(4000);
    }
    expect(made).toEqual(["wink", "hum", "nod", "wink"]);
  });

  it("[BEC-32] does not wait for a mate's eyes for ever", () => {
    const table = tableWith({ ...SIGNALS, hands: ["OOO", "PPLG", "LLG", "PGG"] });
    const fresh = new Listener(table, 0);
    table.waits(700).looks(0, 2).waits(700).passes("L").passes("L").passes("P");
    fresh.hears();
    table.passes("P");
    fresh.hears();
    expect(fresh.reactions()).toEqual(["perform wink"]);
  });

  it("[BEC-9] shouts Coccodé for a mate whose signal it has seen, and takes its time", () => {
    const table = tableWith({ ...SIGNALS, hands: ["LGG", "PPLG", "OOO", "PGL"] });
    const fresh = new Listener(table, 0);
    table.waits(700).looks(0, 2).waits(700);
    expect(fresh.hears().reactions()).not.toContain("coccode");
    table.performs(2, "wink").waits(500);
    expect(fresh.hears().reactions()).toEqual(["coccode"]);
    expect(fresh.react(1)!.after).toBeGreaterThanOrEqual(450);
  });

  it("[BEC-10] does not believe a mate's signal if its own cards rule out every tris", () => {
    const table = tableWith({ ...SIGNALS, hands: ["OPL", "OPLG", "OPG", "LGG"] });
    const fresh = new Listener(table, 0);
    table.waits(700).looks(0, 2).waits(700).performs(2, "wink").waits(500);
    expect(fresh.hears().reactions()).not.toContain("coccode");
  });

  it("[BEC-33] knows nothing of a signal that it has not looked at", () => {
    const table = tableWith({ ...SIGNALS, hands: ["LGG", "PPLG", "OOO", "PGL"] });
    const fresh = new Listener(table, 0);
    table.waits(700).performs(2, "wink").waits(1900);
    expect(fresh.hears().reactions()).not.toContain("coccode");
  });

  it("[BEC-12] shouts Beccato once it has seen through a signal", () => {
    const table = tableWith({ ...SIGNALS, hands: ["LGG", "OOOG", "PPL", "PGL"], dealer: 1 });
    const fresh = new Listener(table, 2);
    const settled = { right: true, late: [], tris: [], gains: [], clause: "BEC-10", seat: 3, shout: null };
    const hand: Card[] = ["orloff", "orloff", "orloff"];
    for (let round = 2; round < 6; round++) {
      fresh.mind.hear!({ type: "seen", seat: 1, what: "nod" });
      fresh.mind.hear!({ type: "settled", hands: [{ seat: 1, hand }], ...settled } as Event);
      fresh.mind.hear!({ type: "roundBegins", round, dealer: 1, deadline: null });
    }
    expect(fresh.reactions()).not.toContain("beccato 1");
    fresh.mind.hear!({ type: "seen", seat: 1, what: "nod" });
    expect(fresh.reactions()).toEqual(["beccato 1"]);
  });

  it("[BEC-15] crows with four Serama, and keeps three", () => {
    const four = tableWith({ hands: ["GGGG", "OOP"] });
    expect(fox.sit("strong").decide(decisionIn(four.state, 0, 1))).toEqual({ type: "chicchirichi" });
    const three = tableWith({ hands: ["GGGO", "OOP"] });
    expect(fox.sit("strong").decide(decisionIn(three.state, 0, 1))).toEqual({ type: "pass", card: "orloff" });
  });

  it("[BEC-7] keeps the pair and passes any other breed, and a Serama only if there is none", () => {
    const passedOf = (hand: string) => {
      const { state } = tableWith({ hands: [hand] });
      const mind = fox.sit("strong");
      const moves = Array.from({ length: 40 }, (_, seed) => mind.decide(decisionIn(state, 0, seed)));
      return [...new Set(moves.map((move) => (move as { card: Card }).card))].sort();
    };
    expect(passedOf("OOPL")).toEqual(["livorno", "padovana"]);
    expect(passedOf("OOPG")).toEqual(["padovana"]);
    expect(passedOf("OOGG")).toEqual(["serama"]);
    expect(passedOf("OPLG")).toHaveLength(4);
  });

  it("[BEC-13] [BEC-20] takes an egg of its own guild", () => {
    const table = tableWith({ hands: ["LGG", "OOOG", "PPL", "PGL"], coopEggs: "kcr", dealer: 1 });
    table.beccato(0, 1).settles();
    expect(fox.sit("strong").decide(decisionIn(table.state, 2, 1))).toEqual({
      type: "take",
      from: "padovana",
    });
  });

  it("[BEC-34] makes no gestures around one table, and passes on", () => {
    const table = tableWith({ options: { table: "oneTable" }, hands: ["OOO", "PPLG"], dealer: 1 });
    expect(new Listener(table, 0).reactions()).toEqual(["nothing"]);
    expect(new Listener(table, 1).react(1)!.move.type).toBe("pass");
  });
});

/** Asks a mind that hears what one seat is told, in the middle of rounds, what it would do; and again with all else changed. */
function differences(games: number, seat: Seat, sit: () => Asked): { asked: number; different: number } {
  let [asked, different] = [0, 0];
  for (let seed = 0; seed < games; seed++) {
    const mind = sit();
    new MeasuringTable(Array(4).fill(sitterOf("fox")), {}, seed, {
      heard(listener, events, state) {
        if (listener !== seat) return;
        for (const event of events) mind.hear(event);
        if (state.phase !== "round" || !events.some(({ type }) => type === "seen" || type === "passed"))
          return;
        asked += 1;
        const other = beccato.imagine(beccato.view(state, seat), fastRandom(asked, 5));
        const [one, two] = [state, other].map((it) => JSON.stringify(mind.asks(it, asked) ?? null));
        if (one !== two) different += 1;
      },
    }).play();
  }
  return { asked, different };
}

interface Asked {
  hear(event: Event): void;
  asks(state: State, seed: number): unknown;
}

function honest(level: string): Asked {
  const mind = fox.sit(level);
  return {
    hear: (event) => mind.hear!(event),
    asks: (state, seed) => [
      mind.react!(decisionIn(state, 1, seed)),
      ...(state.holder === 1 ? [mind.decide(decisionIn(state, 1, seed))] : []),
    ],
  };
}

describe("Honesty", () => {
  for (const level of LEVEL_NAMES) {
    it(`[BEC-37] is kept at level ${level}: it does the same when hidden cards and signals are different`, () => {
      const { asked, different } = differences(2, 1, () => honest(level));
      expect(asked).toBeGreaterThan(120);
      expect(different).toBe(0);
    });
  }

  it("[BEC-37] would be found out if it looked at a rival's hand", () => {
    const cheat = (): Asked => ({
      hear: () => {},
      asks: (state) =>
        state.players.findIndex(
          (player, seat) => !areMates(state, 1, seat) && trisIn(player.hand) !== undefined,
        ),
    });
    expect(differences(3, 1, cheat).different).toBeGreaterThan(10);
  });
});
