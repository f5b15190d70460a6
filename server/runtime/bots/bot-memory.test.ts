import { describe, expect, it } from "vitest";
import { GAMES, TEMPLATE } from "../../testing/template.ts";
import { BotMemory } from "./bot-memory.ts";
import { describeFault } from "./requests.ts";
import { jobFor, remembered } from "./testing/jobs.ts";
import { GAMES as ODD_GAMES } from "./testing/odd-bots.ts";

const moveOf = (move: object) => ({ type: "move", move });

describe("Bots in memory", () => {
  it("remember what they heard, and are told only what is new", () => {
    const memory = new BotMemory(ODD_GAMES, false);
    expect(memory.answer(jobFor("remembers", { upTo: 3 }))).toEqual(moveOf(remembered(3)));
    expect(memory.answer(jobFor("remembers", { before: 3, upTo: 5 }))).toEqual(moveOf(remembered(5)));
    // Some of it for the second time, and all of it for the second time.
    expect(memory.answer(jobFor("remembers", { before: 2, upTo: 6 }))).toEqual(moveOf(remembered(6)));
    expect(memory.answer(jobFor("remembers", { upTo: 7 }))).toEqual(moveOf(remembered(7)));
  });

  it("ask to be told everything if something is missing or was never heard", () => {
    const memory = new BotMemory(ODD_GAMES, false);
    expect(memory.answer(jobFor("remembers", { before: 1, upTo: 3 }))).toEqual({ type: "everything" });
    expect(memory.answer(jobFor("remembers", { upTo: 3 }))).toEqual(moveOf(remembered(3)));
    expect(memory.answer(jobFor("remembers", { before: 4, upTo: 5 }))).toEqual({ type: "everything" });
  });

  it("begin anew if they know more than their job tells them", () => {
    const memory = new BotMemory(ODD_GAMES, false);
    memory.answer(jobFor("remembers", { upTo: 5 }));
    expect(memory.answer(jobFor("remembers", { before: 2, upTo: 3 }))).toEqual({ type: "everything" });
    expect(memory.answer(jobFor("remembers", { upTo: 3 }))).toEqual(moveOf(remembered(3)));
  });

  it("begin anew if another bot takes the seat", () => {
    const memory = new BotMemory(ODD_GAMES, false);
    memory.answer(jobFor("remembers", { key: "seat", upTo: 3 }));
    const reply = memory.answer(jobFor("cheats", { key: "seat", before: 3, upTo: 4 }));
    expect(reply).toEqual({ type: "everything" });
  });

  it("are forgotten if they have not been used for the longest time", () => {
    const memory = new BotMemory(ODD_GAMES, false, 2);
    const ask = (key: string, before: number) => memory.answer(jobFor("remembers", { key, before, upTo: 2 }));
    ask("ada", 0);
    ask("bea", 0);
    ask("ada", 2);
    ask("carl", 0);
    expect(ask("ada", 2)).toEqual(moveOf(remembered(2)));
    expect(ask("carl", 2)).toEqual(moveOf(remembered(2)));
    expect(ask("bea", 2)).toEqual({ type: "everything" });
  });

  it("are fresh after a fault", () => {
    const memory = new BotMemory(ODD_GAMES, false);
    expect(memory.answer(jobFor("stumbles", { upTo: 3 }))).toMatchObject({ type: "fault" });
    expect(memory.answer(jobFor("stumbles", { before: 3, upTo: 3 }))).toEqual({ type: "everything" });
    expect(memory.answer(jobFor("stumbles", { upTo: 3 }))).toEqual(moveOf(remembered(3)));
  });

  it("make no move that was not offered, not even one they wrote into the offers", () => {
    const memory = new BotMemory(ODD_GAMES, false);
    for (const bot of ["cheats", "forges"]) {
      const reason = `"${bot}" made a move that was not offered`;
      expect(memory.answer(jobFor(bot))).toEqual({ type: "fault", reason });
    }
  });

  it("may intend to do what is not possible yet: a reaction is judged when it is made", () => {
    const reaction = { move: { type: "later" }, after: 500 };
    const plans = (after: number) => ({
      name: "plans",
      levels: [],
      sit: () => ({ decide: () => reaction.move, react: () => ({ ...reaction, after }) }),
    });
    const answerOf = (after: number) =>
      new BotMemory([{ ...ODD_GAMES[0]!, bots: [plans(after)] }], false).answer({
        ...jobFor("plans"),
        kind: "reaction",
      });
    expect(answerOf(500)).toEqual({ type: "reaction", reaction });
    expect(answerOf(-1)).toMatchObject({
      type: "fault",
      reason: expect.stringContaining("before it has seen"),
    });
  });

  it("know which seat they play on, whatever their view says", () => {
    const reacts = (seat = -1) => ({
      decide: () => ({ type: "on" }),
      react: () => ({ move: { type: "on" }, after: seat }),
    });
    const bots = [{ name: "sits", levels: [], sit: (_: string | undefined, seat?: number) => reacts(seat) }];
    const memory = new BotMemory([{ ...ODD_GAMES[0]!, bots }], false);
    const reply = memory.answer({
      ...jobFor("sits"),
      kind: "reaction",
      seat: 3,
      view: { watcher: "screen" },
    });
    expect(reply).toMatchObject({ reaction: { after: 3 } });
  });

  it("exist only if the game and the bot exist", () => {
    const memory = new BotMemory(GAMES, false);
    const job = jobFor("random");
    expect(TEMPLATE.bots.map(({ name }) => name)).not.toContain("random");
    expect(memory.answer({ ...job, game: "poker" })).toMatchObject({ reason: 'there is no game "poker"' });
    expect(memory.answer(job)).toMatchObject({ type: "fault", reason: expect.stringContaining("no bot") });
    expect(memory.answer({ ...job, bot: "levelled", level: "divine" })).toMatchObject({ type: "fault" });
    expect(new BotMemory(GAMES, true).answer(job)).toMatchObject({ type: "move" });
  });
});

describe("A fault", () => {
  it("is described by its kind and place, never by a message that could hold cards", () => {
    const described = describeFault(new TypeError("my hand is 2H 3C"));
    expect(described).toMatch(/^TypeError at .*bot-memory\.test\.ts:\d+:\d+/);
    expect(described).not.toContain("2H");
    expect(describeFault("2H 3C")).not.toContain("2H");
  });
});
