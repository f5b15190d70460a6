import {
  type AnyGame,
  type GameRecord,
  type GameTypes,
  parseRecord,
  seedsOf,
  verify,
} from "@tavolata/kernel";
import type { Outcome, Replayed } from "./outcome.ts";

/** The rules this page can check with, by their files; each is fetched when a game played by it is checked. */
const RULES = import.meta.glob<{ readonly RULES: AnyGame }>("../../games/*/rules/index.ts");

async function rulesOf(game: string): Promise<AnyGame | undefined> {
  const file = `../../games/${game}/rules/index.ts`;
  return Object.hasOwn(RULES, file) ? (await RULES[file]?.())?.RULES : undefined;
}

/** Plays a game again from its record alone. */
export async function checkRecord(value: unknown): Promise<Outcome> {
  const parsed = parseRecord<GameTypes>(value);
  if (parsed.problems !== undefined) {
    const { path = "", message = "" } = parsed.problems[0] ?? {};
    return { committed: false, replayed: { as: "not-told", fault: { code: "not-a-record", path, message } } };
  }
  const record = parsed.value;
  const rules = await rulesOf(record.game);
  return {
    committed: seedsOf(record) !== undefined,
    replayed: rules === undefined ? { as: "unknown" } : replayedBy(rules, record),
  };
}

function replayedBy(rules: AnyGame, record: GameRecord<GameTypes>): Replayed {
  const verdict = verify(rules, record);
  if (verdict.fair) {
    const { checkedFrom } = verdict;
    return { as: "told", moves: movesAfter(record, checkedFrom), checkedFrom, brokenOff: false };
  }
  const { fault } = verdict;
  if (fault.code === "another-game") return { as: "unknown" };
  // A game that was given up claims no result. That it has none is found last, when all else was right.
  if (fault.code === "not-finished" && record.result === undefined) {
    const checkedFrom = record.log.findLast(({ by }) => by === "upgrade")?.seq ?? 0;
    return { as: "told", moves: movesAfter(record, checkedFrom), checkedFrom, brokenOff: true };
  }
  return { as: "not-told", fault };
}

/** What people, bots and the screen did; the clock and upgrades are no moves. */
function movesAfter({ log }: GameRecord<GameTypes>, checkedFrom: number): number {
  return log.filter(({ seq, by }) => seq > checkedFrom && by !== "clock" && by !== "upgrade").length;
}
