import { randomBot } from "@tavolata/bots";
import type { GameTypes, Offer } from "@tavolata/kernel";
import { afterEach, expect, it } from "vitest";
import { tombolino } from "../../../kernel/testing/tombolino.ts";
import type { Step } from "../../folds/table/steps.ts";
import type { Act } from "../../protocol/index.ts";
import { contextOn, MemoryStore, writeOpening } from "../testing/table-in-a-page.ts";
import { LiveTable } from "./live-table.ts";
import type { TableStore } from "./table-context.ts";

const ADA = { id: "ada", nickname: "Ada", avatar: "plain" };
const SCREEN = { id: "screen", nickname: "Screen", avatar: "plain" };
const BET = { type: "bet", chips: 0 };

/** A store that counts how often a node claims a decision. */
class CountingStore extends MemoryStore {
  claims = 0;

  constructor(override readonly kind: TableStore["kind"]) {
    super();
  }

  override async claim() {
    this.claims++;
    return true;
  }
}

const tables: LiveTable[] = [];
afterEach(() => Promise.all(tables.splice(0).map((table) => table.close())));

/** How often a bot is asked, and a decision is claimed, until a bot has made a move. */
async function untilABotMoves(kind: TableStore["kind"], choices: readonly Offer<GameTypes["move"]>[]) {
  const store = new CountingStore(kind);
  const rules = {
    ...tombolino,
    moves: (...args: Parameters<typeof tombolino.moves>) =>
      typeof args[1] !== "number" ? tombolino.moves(...args) : [...choices],
  };
  let asked = 0;
  const context = {
    ...contextOn(store, "node", []),
    findGame: () => ({ rules, bots: [randomBot] }),
    think: async () => {
      asked++;
      return { move: BET };
    },
  };
  const table = await LiveTable.open(context, await writeOpening(store));
  if (table === undefined) throw new Error("there is no table");
  tables.push(table);
  for (const person of [ADA, SCREEN]) {
    const subscriber = { person: person.id, network: "here", push() {}, sendElsewhere() {}, sendAway() {} };
    await table.welcome({ person, formerly: [] }, () => subscriber);
  }
  const acts: Act[] = [
    { type: "sit", chair: 0 },
    { type: "seat-bot", chair: 1, bot: randomBot.name },
    { type: "seat-bot", chair: 2, bot: randomBot.name },
    { type: "set-screen", person: SCREEN.id },
    { type: "ready", seed: "a" },
  ];
  for (const [i, act] of acts.entries()) expect(await table.act(ADA.id, `r${i}`, act)).toBeUndefined();
  const hasMoved = () =>
    store.entries.some(({ steps }) =>
      (JSON.parse(steps) as Step[]).some(
        (step) => step.type === "input" && (step.input.by === 1 || step.input.by === 2),
      ),
    );
  for (let request = 0; !hasMoved(); request++) {
    const { play } = table.state;
    const game = play?.begun.number ?? 0;
    await table.move(SCREEN.id, `s${request}`, { game, decision: 0, move: { type: "deal" } });
    await table.move(ADA.id, `m${request}`, { game, decision: play?.decisions[0] ?? 0, move: BET });
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
  return { asked, claims: store.claims };
}

it("A bot is not asked where there is nothing to choose, and plays all the same", async () => {
  const { asked, claims } = await untilABotMoves("postgres", [{ move: BET }]);
  expect(asked).toBe(0);
  expect(claims).toBeGreaterThan(0);
});

it("A bot is asked where there is a choice, and nobody claims its decision in a store that is embedded", async () => {
  const { asked, claims } = await untilABotMoves("sqlite", [
    { move: { type: "bet" }, open: { chips: { kind: "amount", least: 0, most: 1 } } },
  ]);
  expect(asked).toBeGreaterThan(0);
  expect(claims).toBe(0);
});
