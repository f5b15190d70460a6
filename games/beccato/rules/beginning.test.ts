import { completeOptions, nodeOf } from "@tavolata/kernel";
import { TestTableOf } from "@tavolata/kernel/testing/test-table";
import { describe, expect, it } from "vitest";
import { DEFAULTS } from "../testing/table-with.ts";
import { type Beccato, beccato, type Guild, type Options, teamOf } from "./index.ts";

class Opened extends TestTableOf<Beccato> {
  constructor(seats: number, seed: number, options: Partial<Options> = {}) {
    super(beccato, { seats, options: { ...DEFAULTS, symbols: "chosen", ...options } }, { seed });
  }

  get guilds(): Guild[] {
    return this.state.teams.map(({ guild }) => guild);
  }
}

const take = (symbol: Guild) => ({ type: "takeSymbol", symbol }) as const;

describe("The guilds' symbols", () => {
  it("[BEC-2] are chosen one guild after the other, from the first dealer's on, by any member", () => {
    for (let seed = 0; seed < 6; seed++) {
      const table = new Opened(6, seed);
      const { dealer, teams, choice } = table.state;
      const first = teamOf(table.state, dealer);
      expect(choice).toMatchObject({ team: first, by: null, symbols: ["coin", "cactus", "ring", "fork"] });
      const [other] = teams[(first + 1) % 3]!.seats;
      expect(table.refusal(other!, take("fork"))).toMatchObject({ code: "not-your-choice" });
      table.moves(teams[first]!.seats[1]!, take("fork"));
      expect(table.state.choice?.symbols).toEqual(["coin", "cactus", "ring"]);
      expect(table.refusal(other!, take("fork"))).toEqual({ code: "no-such-symbol", clause: "BEC-2" });
      table.moves(other!, take("ring"));
      expect(new Set(table.guilds).size).toBe(3);
      expect([table.guilds[first], table.guilds[(first + 1) % 3]]).toEqual(["fork", "ring"]);
    }
  });

  it("[BEC-2] [BEC-6] before any egg lies on the table", () => {
    const table = new Opened(4, 3);
    expect(table.state.coops.map(({ egg }) => egg)).toEqual([null, null, null]);
    const [a, b] = [table.state.choice!.team, 1 - table.state.choice!.team];
    table.moves(table.state.teams[a]!.seats[0]!, take("ring"));
    table.moves(table.state.teams[b]!.seats[0]!, take("fork"));
    expect(table.state.coops.every(({ egg }) => egg !== null)).toBe(true);
    expect(table.state).toMatchObject({ phase: "round", round: 1, choosers: [], choice: null });
    expect(table.state.teams.every(({ signal }) => signal?.length === 1)).toBe(true);
    expect(beccato.count(table.state)).toEqual({ chickens: 13, eggs: 28 });
  });

  it("[BEC-2] who takes the symbol that another guild would be dealt leaves it their own", () => {
    const table = new Opened(4, 3);
    const [a, b] = [table.state.choice!.team, 1 - table.state.choice!.team];
    const [own, others] = [table.guilds[a]!, table.guilds[b]!];
    table.moves(table.state.teams[a]!.seats[0]!, take(others));
    expect([table.guilds[a], table.guilds[b]]).toEqual([others, own]);
  });

  it("[BEC-2] the last of four guilds gets what is left, and when time is up the clock takes the first", () => {
    const table = new Opened(8, 1, { chooseSeconds: 20 });
    const { choice } = table.state;
    table.rings();
    expect(table.guilds[choice!.team]).toBe("coin");
    table.rings();
    table.rings();
    expect(table.state.phase).toBe("round");
    expect([...table.guilds].sort()).toEqual(["cactus", "coin", "fork", "ring"]);
  });

  it("[BEC-2] are dealt where nobody chooses", () => {
    const table = new Opened(4, 1, { symbols: "dealt" });
    expect(table.guilds).toEqual(["coin", "cactus"]);
    expect(table.refusal(0, take("ring"))).toMatchObject({ code: "nothing-to-choose" });
  });
});

describe("How long a game takes", () => {
  it("[BEC-22] grows with the players, and with what guilds must agree on", () => {
    const minutes = (seats: number, options: Partial<Options> = {}) =>
      beccato.minutes!({ seats, options: { ...DEFAULTS, ...options } })!;
    const all = [4, 5, 6, 7, 8, 9].map((seats) => minutes(seats));
    expect(all[0]).toEqual([4, 8]);
    expect(all.map(([from]) => from)).toEqual([...all.map(([from]) => from)].sort((a, b) => a - b));
    expect(minutes(4, { freeSignal: true })).toEqual([6, 10]);
    expect(minutes(4, { freeSignal: true, table: "oneTable" })).toEqual([4, 8]);
  });
});

describe("Any single option", () => {
  const options = Object.entries(nodeOf(beccato.options).properties ?? {}).filter(
    ([, node]) => !node.byHouse,
  );
  const single = options.flatMap(([name, { type, enum: words, minimum, maximum, brings }]) => {
    const values = type === "boolean" ? [false, true] : (words ?? [minimum, maximum]);
    return values.map((value) => ({ name, value, brought: brings?.[String(value)] ?? {} }));
  });

  it.each(single)("$name $value can be chosen with the defaults", ({ name, value, brought }) => {
    const complete = completeOptions<Options>(beccato.options, { ...brought, [name]: value });
    if (complete.problems !== undefined) throw new Error("these options do not fit");
    const table = new Opened(6, 1, complete.value);
    expect(table.state.phase).not.toBe("over");
  });
});
