import type { AnyBot } from "@tavolata/bots";
import { defaultsOf, type GameTypes, type Phrase, type Told } from "@tavolata/kernel";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { foldRoom, openRoom } from "../../folds/room/fold.ts";
import type { Room } from "../../folds/room/room.ts";
import type { RoomStep } from "../../folds/room/steps.ts";
import type { EventBatch, Play } from "../../folds/table/state.ts";
import { Settings } from "../../protocol/index.ts";
import { TEMPLATE } from "../../testing/template.ts";
import { Remarks } from "./remarks.ts";

const PERSON = "siede-in-attesa0";

/** Says "wow" about everything it is told, and notes what that is. */
function chatterbox(asked: GameTypes["event"][]): AnyBot {
  return {
    name: "chatterbox",
    levels: [],
    sit: () => ({ decide: () => ({ type: "keep" }) }),
    remark: (event) => {
      asked.push(event);
      return "wow";
    },
  };
}

/** A table in play with one person and two bots that remark on everything. */
function tableWithBots({ present = true, chat = true } = {}) {
  const asked: GameTypes["event"][] = [];
  const game = { ...TEMPLATE, bots: [chatterbox(asked)] };
  const room: Room = openRoom(
    {
      type: "opened",
      table: "a-table",
      game: TEMPLATE.rules.name,
      options: defaultsOf<object>(TEMPLATE.rules.options),
      settings: { ...defaultsOf<Settings>(Settings), chat },
      chairs: TEMPLATE.rules.seats.max,
      host: { id: PERSON, nickname: "Ada", avatar: "plain" },
      code: null,
      next: { id: "first-game", number: 1, serverSeed: "00" },
    },
    0,
  );
  if (present)
    foldRoom(
      room,
      { type: "arrived", person: { id: PERSON, nickname: "Ada", avatar: "plain" }, node: "n" },
      0,
      false,
      game,
    );
  room.chairs[0] = { person: PERSON, seed: null, standIn: null };
  room.chairs[1] = { bot: "chatterbox" };
  room.chairs[2] = { bot: "chatterbox" };
  const play = { begun: { chairs: [0, 1, 2] }, over: true } as unknown as Play;
  const said: { chair: number; phrase: Phrase }[] = [];
  const table = {
    id: "a-table",
    game,
    state: { room, play },
    seq: 0,
    at: 0,
    now: () => table.at,
    note: async (step: () => RoomStep | undefined) => {
      const noted = step();
      if (noted?.type === "remarked") said.push({ chair: noted.chair, phrase: noted.phrase });
    },
  };
  return { table, remarks: new Remarks(table), asked, said, room };
}

function batchOf(...told: readonly Told<GameTypes["event"]>[]): EventBatch {
  return { at: 0, told, plain: false };
}

const PUBLIC = { event: { type: "won" } } as Told<GameTypes["event"]>;
const SECRET = { secret: { type: "dealt", card: "1D" }, to: [1] } as unknown as Told<GameTypes["event"]>;

/** Lets something happen at so many entries of the log, each long after the one before. */
function hearAll(
  { table, remarks }: ReturnType<typeof tableWithBots>,
  entries: number,
  apart = 60_000,
): void {
  for (let seq = 1; seq <= entries; seq++) {
    table.seq = seq;
    table.at = seq * apart;
    remarks.hear([batchOf(PUBLIC)]);
    vi.runAllTimers();
  }
}

describe("What bots say at a table", () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it("is about what everybody was told: they are asked about nothing else", () => {
    const { remarks, asked } = tableWithBots();
    remarks.hear([batchOf(SECRET)]);
    expect(asked).toEqual([]);
    remarks.hear([batchOf(SECRET, PUBLIC)]);
    expect(new Set(asked.map(({ type }) => type))).toEqual(new Set(["won"]));
  });

  it("comes now and then, from the chairs of bots only", () => {
    const story = tableWithBots();
    hearAll(story, 200);
    expect(story.said.length).toBeGreaterThan(60);
    expect(story.said.length).toBeLessThan(180);
    expect(new Set(story.said.map(({ chair }) => chair))).toEqual(new Set([1, 2]));
    expect(new Set(story.said.map(({ phrase }) => phrase))).toEqual(new Set(["wow"]));
  });

  it("leaves silence in between", () => {
    const story = tableWithBots();
    hearAll(story, 200, 1000);
    expect(story.said.length).toBeGreaterThan(0);
    expect(story.said.length).toBeLessThanOrEqual(8);
  });

  it("does not come at once", () => {
    const story = tableWithBots();
    for (let seq = 1; seq <= 20; seq++) {
      story.table.seq = seq;
      story.remarks.hear([batchOf(PUBLIC)]);
    }
    expect(story.said).toEqual([]);
    vi.advanceTimersByTime(899);
    expect(story.said).toEqual([]);
    vi.runAllTimers();
    expect(story.said).toHaveLength(1);
  });

  it.each([
    ["where nobody is there to hear it", { present: false }],
    ["where the chat is closed", { chat: false }],
  ])("is nothing %s", (_, circumstances) => {
    const story = tableWithBots(circumstances);
    hearAll(story, 50);
    expect(story.said).toEqual([]);
  });

  it("is nothing where a bot plays for somebody else", () => {
    const story = tableWithBots();
    story.room.chairs[1] = { person: "e-gia-pronta-000", seed: null, standIn: { since: 0, asked: true } };
    hearAll(story, 100);
    expect(new Set(story.said.map(({ chair }) => chair))).toEqual(new Set([2]));
  });
});
