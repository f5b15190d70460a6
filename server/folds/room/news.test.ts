import { defaultsOf } from "@tavolata/kernel";
import { describe, expect, it } from "vitest";
import { type Act, Settings } from "../../protocol/index.ts";
import { TEMPLATE } from "../../testing/template.ts";
import { foldEnd, foldRoom, openRoom } from "./fold.ts";
import { withNews } from "./news.ts";
import type { Room } from "./room.ts";
import type { RoomStep } from "./steps.ts";

const NODE = "n1";
const person = (name: string) => ({
  id: `${name.toLowerCase()}-0123456789`,
  nickname: name,
  avatar: "plain",
});
const [ADA, BEA] = [person("Ada"), person("Bea")];

/** Ada and Bea at a table, both on chairs. */
class Table {
  readonly room: Room = openRoom(
    {
      type: "opened",
      table: "a-table",
      game: TEMPLATE.rules.name,
      options: defaultsOf<object>(TEMPLATE.rules.options),
      settings: defaultsOf<Settings>(Settings),
      chairs: TEMPLATE.rules.seats.max,
      host: ADA,
      code: null,
      next: { id: "first-game", number: 1, serverSeed: "00" },
    },
    0,
  );
  inPlay = false;
  private at = 0;

  constructor() {
    for (const one of [ADA, BEA]) this.do({ type: "arrived", person: one, node: NODE });
    this.act(ADA.id, { type: "sit", chair: 0 });
    this.act(BEA.id, { type: "sit", chair: 1 });
  }

  do(step: Exclude<RoomStep, { type: "opened" }>): void {
    this.at += 1000;
    foldRoom(this.room, step, this.at, this.inPlay, TEMPLATE);
  }

  act(by: string, act: Act): void {
    this.do({ type: "act", from: { person: by, request: `r${this.at}` }, act });
  }

  get news() {
    return this.room.lines.map(({ nickname, news }) => [nickname, news]);
  }
}

describe("What everybody at a table hears about its players", () => {
  it("is nothing while people come and sit down", () => {
    expect(new Table().news).toEqual([]);
  });

  it("is who lost the connection in mid-game and who is back; the last news of somebody replaces the one before", () => {
    const table = new Table();
    table.do({ type: "went", person: BEA.id, node: NODE });
    expect(table.news, "before the game it is seen in the lobby").toEqual([]);
    table.do({ type: "arrived", person: BEA, node: NODE });
    table.inPlay = true;
    table.do({ type: "went", person: BEA.id, node: NODE });
    expect(table.room.lines).toEqual([{ at: 7000, person: BEA.id, nickname: "Bea", text: "", news: "lost" }]);
    table.do({ type: "arrived", person: BEA, node: NODE });
    expect(table.news).toEqual([["Bea", "back"]]);
    expect(table.room.said, "both were told").toBe(2);
  });

  it("says nothing of a second device", () => {
    const table = new Table();
    table.inPlay = true;
    table.do({ type: "arrived", person: BEA, node: "n2" });
    table.do({ type: "went", person: BEA.id, node: NODE });
    expect(table.news).toEqual([]);
  });

  it("is who has a bot playing for them, and who plays again", () => {
    const table = new Table();
    table.inPlay = true;
    table.act(ADA.id, { type: "rest" });
    table.do({ type: "went", person: BEA.id, node: NODE });
    table.do({ type: "stood-in", chair: 1 });
    table.act(ADA.id, { type: "return" });
    table.do({ type: "arrived", person: BEA, node: NODE });
    expect(table.news).toEqual([
      ["Ada", "bot-plays"],
      ["Bea", "bot-plays"],
      ["Ada", "returned"],
      ["Bea", "returned"],
    ]);
  });

  it("is who left and who was sent away, under the name they had", () => {
    const table = new Table();
    table.inPlay = true;
    table.act(BEA.id, { type: "leave" });
    expect(table.room.people.map(({ id }) => id)).toEqual([ADA.id]);
    expect(table.news).toEqual([["Bea", "left"]]);
    const other = new Table();
    other.act(ADA.id, { type: "remove", person: BEA.id });
    expect(other.news).toEqual([["Bea", "sent-away"]]);
  });

  it("is who wants another game, once one is over", () => {
    const table = new Table();
    table.act(ADA.id, { type: "ready", seed: "a" });
    expect(table.news, "the first one is seen in the lobby").toEqual([]);
    foldEnd(table.room, "first-game", 1, null);
    table.act(BEA.id, { type: "ready", seed: "b" });
    expect(table.news).toEqual([["Bea", "wants-more"]]);
  });

  it("never pushes out what people said", () => {
    const said = { at: 1, person: ADA.id, nickname: "Ada", text: "Buonasera" };
    let lines = [said];
    for (let i = 0; i < 40; i++) {
      const who = [ADA, BEA][i % 2] ?? ADA;
      lines = withNews(lines, { at: 2 + i, person: who.id, nickname: who.nickname, text: "", news: "lost" });
    }
    expect(lines[0]).toBe(said);
    expect(lines).toHaveLength(11);
  });
});
