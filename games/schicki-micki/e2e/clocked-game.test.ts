import { type AnyBot, findBot } from "@tavolata/bots";
import { type AnyGame, completeOptions, fastRandom, type GameTypes, type Tell } from "@tavolata/kernel";
import { describe, expect, it } from "vitest";
import { playClockedGame } from "../../../lab/clocked-game.ts";
import { BOTS } from "../bot/index.ts";
import { manifest } from "../manifest.ts";
import { RULES } from "../rules/index.ts";

const rules: AnyGame = RULES;
const bots: readonly AnyBot[] = BOTS;

function play(seed: number, wishes: object, levels: readonly string[]) {
  const told: GameTypes["event"][] = [];
  const tell = ((event: GameTypes["event"]) => told.push(event)) as unknown as Tell<GameTypes["event"]>;
  tell.to = (_, secret) => void told.push(secret);
  const found = levels.map((level) => findBot(bots, `doorkeeper:${level}`));
  const decisions: string[] = [];
  const played = playClockedGame(
    {
      game: rules,
      seats: levels.length,
      options: completed(wishes),
      minds: found.map(({ bot }, seat) => bot!.sit(levels[seat])),
      bots: found.map(({ bot }) => bot as AnyBot),
      chance: fastRandom(seed),
      choices: fastRandom(seed, 1),
    },
    {
      tell,
      gameStarted: () => {},
      decision: (_state, seat, _offers, { type }) => decisions.push(`${seat} ${type}`),
    },
  );
  return { played, told, decisions };
}

function completed(wishes: object): object {
  const complete = completeOptions<object>(rules.options, wishes);
  if (complete.problems !== undefined) throw new Error("there are no such options");
  return complete.value;
}

describe("A game with a clock", () => {
  it("is played to its end: bots react, and the faster ones win more", () => {
    const { played, told, decisions } = play(3, {}, ["easy", "easy", "expert"]);
    expect(played.result?.places).toHaveLength(3);
    expect(played.result!.places[2]).toBe(1);
    const settled = told.filter(({ type }) => type === "settled") as unknown as { winners: number[] }[];
    expect(settled.filter(({ winners }) => winners.length > 0).length).toBeGreaterThan(10);
    expect(new Set(decisions.map((one) => one.slice(2)))).toEqual(new Set(["turn", "call", "hand"]));
  });

  it("is played by friendly bots where somebody begins with one tap", () => {
    const level = manifest.firstBots;
    expect(level).toBe("friendly");
    expect(play(8, {}, [level, level, level]).played.result?.places).toHaveLength(3);
  });

  it("has the same result for the same seeds", () => {
    const once = play(4, {}, ["normal", "strong"]);
    expect(play(4, {}, ["normal", "strong"])).toEqual(once);
    expect(play(5, {}, ["normal", "strong"]).played.result).not.toEqual(once.played.result);
  });

  it("[SCH-22] is also played around one table, where bots look at the shared screen like everybody else", () => {
    const { told, decisions } = play(6, { table: "oneTable", turning: "clock" }, ["expert", "expert"]);
    expect(told.some(({ type }) => type === "settled")).toBe(true);
    expect(decisions.some((one) => one.endsWith("call"))).toBe(true);
  });
});
