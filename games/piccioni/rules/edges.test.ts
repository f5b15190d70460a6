import { fastRandom, fits, nodeOf } from "@tavolata/kernel";
import { describe, expect, it } from "vitest";
import { tableWith } from "../testing/table-with.ts";
import { piccioni } from "./index.ts";

describe("At the edges of the rules", () => {
  it("[PIC-3] a game begins with what everybody is told, and with nothing else", () => {
    const { news } = tableWith({ hands: ["", ""] }).state;
    expect(news.map(({ type }) => type)).toEqual(["begins", "dealt", "dealt", "turnBegins", "goesOn"]);
    const [begins] = news;
    expect(begins).toEqual({
      type: "begins",
      first: expect.any(Number),
      areas: [expect.any(String), expect.any(String)],
      places: Object.fromEntries(["strada", "statua", "cavi", "folla"].map((at) => [at, expect.any(String)])),
      pigeons: 16,
    });
  });

  it("[PIC-32] newcomers see what happened since the last move, and since the clock rang", () => {
    const table = tableWith({ hands: ["", ""] }).draws(1);
    expect(table.view(1).news.map(({ type }) => type)).toEqual(["drew", "goesOn"]);
    const rung = tableWith({ hands: ["", ""] }).rings();
    expect(rung.view(1).news.map(({ type }) => type)).toEqual(["timeUp", "drew", "goesOn"]);
  });

  it("[PIC-7] those who are asked are awaited in the order of their seats", () => {
    const hands = ["gatto-1", "gatto-2", "blam-1", "gatto-3"];
    const table = tableWith({ hands, current: 2, areas: ["", "", "grasso-1", ""] });
    table.plays("blam-1");
    expect(table.last("asked")?.seats).toEqual([3, 0, 1]);
    expect(table.awaited).toEqual([0, 1, 3]);
  });

  it("[PIC-7] a card whose targets are being chosen waits for no answer yet", () => {
    const table = tableWith({ hands: ["blam-1", "gatto-1"], areas: ["grasso-1", "grasso-2"] }).plays(
      "blam-1",
    );
    expect(table.state.inPlay).toEqual([
      {
        card: "blam-1",
        by: 0,
        reaction: false,
        picks: [0, 1].map(() => ({ pigeons: [], guano: null, to: null })),
        asked: [],
        answers: [null, null],
        answered: false,
        settled: [],
        afterwards: [],
        cancelled: false,
        contributors: [],
      },
    ]);
  });

  it("[PIC-10] players who declined show nothing of their hands while a Reaction is done", () => {
    const table = tableWith({
      hands: ["blam-1 gatto-3", "gatto-1 gatto-2", "ma-anche-no-1"],
      areas: ["grasso-1", "", ""],
    });
    table.plays("blam-1").declines(1).reacts(2, "ma-anche-no-1");
    expect(table.view(0).inPlay).toHaveLength(2);
    expect(table.view(0).players.map(({ hand }) => hand)).toEqual([["gatto-3"], ["?", "?"], []]);
  });

  it("[PIC-7] answers of an earlier round are gone when the effects begin", () => {
    const table = tableWith({
      hands: ["vecchietta-1", "gatto-1"],
      areas: ["", ""],
      places: { cavi: "stupido-1 infame-1 stupido-2", statua: "stupido-3" },
    });
    table.plays("vecchietta-1").choosesZone(0, "statua").choosesZone(0, "cavi").declines(1);
    expect(table.choice).toBe("0 biggest: stupido-1 infame-1 stupido-2 stupido-3");
    expect(table.state.inPlay[0]?.answers).toEqual([null, null]);
  });

  it("[PIC-7] a Reaction that was set aside stays in hand if the card is cancelled after all", () => {
    const table = tableWith({
      hands: ["briciole-1 battimani-1", "ma-anche-no-1"],
      areas: ["stupido-1", "zoppo-1"],
    });
    table.plays("briciole-1").choosesZone(0, 0).reacts(0, "battimani-1").declines(1);
    expect(table.reacts(1, "ma-anche-no-1").othersDecline().hands).toEqual(["battimani-1", ""]);
    expect(table.areas[0]).toBe("stupido-1");
  });

  it("[PIC-9] [PIC-6] cards that are not all in hand pay for nothing", () => {
    const table = tableWith({ hands: ["blam-1 blam-2", "gatto-1"], areas: ["grasso-1", ""] });
    const refusal = (cards: string[]) => table.refusal(0, { type: "discard", cards, target: "grasso-1" });
    expect(refusal(["blam-1", "gatto-1"])?.code).toBe("not-in-hand");
    expect(refusal(["blam-1", "blam-1"])?.code).toBe("not-in-hand");
    expect(refusal(["blam-1"])).toEqual({ code: "wrong-price", clause: "PIC-9", params: { cards: 2 } });
  });

  it("[PIC-16] Guano counts among the face-up cards that decide a tie", () => {
    const table = tableWith({
      hands: ["", ""],
      areas: ["guano-1", ""],
      trophies: ["grasso-1", ""],
      pigeonsLeft: 0,
    });
    table.state.finalPhase = { trigger: 1, turnsLeft: 1 };
    table.draws(1).draws(1);
    expect(piccioni.result(table.state)).toEqual({ scores: [0, 0], places: [2, 1] });
    expect(table.last("gameOver")).toEqual({
      type: "gameOver",
      endedBy: "finalPhase",
      trophies: [["grasso-1"], []],
      places: [2, 1],
      scores: [0, 0],
    });
  });

  it("[PIC-14] evicting outside the final phase stops none", () => {
    const table = tableWith({ hands: ["gufo-finto-1", ""], areas: ["grasso-1", ""] });
    table.plays("gufo-finto-1");
    expect([table.all("evicted").length, table.all("finalPhaseStops")]).toEqual([1, []]);
  });

  it("[PIC-20] a pigeon that returns is the Trophy itself if the deck is empty, and its owner knows it", () => {
    const table = tableWith({ hands: ["blam-1 gatto-1", ""], areas: ["infame-1", ""], pigeonsLeft: 0 });
    table.plays("blam-1");
    expect(table.all("trophy")).toEqual([{ type: "trophy", seat: 0, card: "infame-1" }]);
    expect(table.view(0).players[0]?.trophies).toEqual([{ back: "pigeon", card: "infame-1", seen: true }]);
    expect(table.view(1).players[0]?.trophies).toEqual([{ back: "pigeon", card: "?", seen: true }]);
  });

  it("[PIC-19] the owner of a Trophy made of Guano knows it; the others see its back", () => {
    const table = tableWith({ hands: ["idropulitrice-1 gatto-1", ""], areas: ["", "guano-1"] });
    table.plays("idropulitrice-1");
    expect(table.view(0).players[0]?.trophies).toEqual([{ back: "action", card: "guano-1", seen: true }]);
    expect(table.view(1).players[0]?.trophies).toEqual([{ back: "action", card: "?", seen: true }]);
  });

  it("[PIC-31] an action that runs out with nothing to draw is lost without a word about cards", () => {
    const table = tableWith({
      hands: ["blam-1 blam-2", ""],
      areas: ["grasso-1", ""],
      actionsLeft: 0,
    }).rings();
    expect(table.story.map(({ type }) => type)).toEqual(["timeUp", "goesOn"]);
  });

  it("[PIC-32] whatever the watcher sees is imagined as it is: cards laid down, answers, and what is theirs", () => {
    const table = tableWith({
      hands: ["blam-1 gatto-3", "gatto-1 gatto-2", "ma-anche-no-1"],
      areas: ["grasso-1", "", ""],
    });
    table.plays("blam-1").declines(1).reacts(2, "ma-anche-no-1");
    for (const watcher of [0, 1, "spectator"] as const) {
      const view = table.view(watcher);
      const imagined = piccioni.imagine(view, fastRandom(3));
      expect(piccioni.view(imagined, watcher)).toEqual(view);
      expect(piccioni.count?.(imagined)).toEqual(piccioni.count?.(table.state));
    }
  });

  it("[PIC-32] nothing that lies on the table is imagined a second time somewhere else", () => {
    const table = tableWith({ hands: ["blam-1 guano-1", "gatto-1"], areas: ["grasso-1", "zoppo-1"] });
    table.plays("guano-1").choosesZone(0, 1).choosesPigeons(0, "").declines(1).plays("blam-1");
    for (let seed = 0; seed < 10; seed++) {
      const { players, actionDeck, discards, laid } = piccioni.imagine(table.view(1), fastRandom(seed));
      const lying = laid.flatMap(({ card, assigned }) => (assigned ? [] : [card]));
      const held = players.flatMap(({ hand, guano }) => [...hand, ...guano]);
      const all = [...held, ...actionDeck, ...discards, ...lying];
      expect([new Set(all).size, all.length]).toEqual([55, 55]);
    }
  });

  it("[PIC-32] an answer that is not shown yet is imagined as declining, and none as none", () => {
    const table = tableWith({ hands: ["blam-1", "gatto-1", "ma-anche-no-1"], areas: ["grasso-1", "", ""] });
    table.plays("blam-1").reacts(2, "ma-anche-no-1");
    expect(table.heardBy(2)).toContainEqual({
      type: "answered",
      seat: 2,
      answer: { type: "react", card: "ma-anche-no-1" },
    });
    expect(table.heardBy(1)).toContainEqual({ type: "answered", seat: 2, answer: "?" });
    const imagined = (watcher: number) =>
      piccioni.imagine(table.view(watcher), fastRandom(1)).inPlay[0]?.answers;
    expect(imagined(1)).toEqual([null, null, { type: "decline" }]);
    expect(imagined(2)).toEqual([null, null, { type: "react", card: "ma-anche-no-1" }]);
  });

  it("[PIC-6] [PIC-7] nothing is thrown away instead of a choice, and nothing chosen instead of throwing away", () => {
    const choosing = tableWith({ hands: ["blam-1 gatto-1", ""], areas: ["grasso-1", "grasso-2"] });
    choosing.plays("blam-1");
    const thrown = choosing.refusal(0, { type: "throwAway", cards: ["gatto-1"] });
    expect(thrown?.code).toBe("nothing-to-throw-away");
    const full = tableWith({ hands: ["blam-1 blam-2 blam-3 blam-4 blam-5", ""] }).draws(1);
    expect(full.refusal(0, { type: "chooseZone", zone: 0 })?.code).toBe("nothing-to-choose");
  });

  it("[PIC-8] a turn without cards has none to clear away, and a game that goes on has no result", () => {
    const table = tableWith({ hands: ["", ""], pigeonDeck: "zoppo-1" })
      .draws(1)
      .draws(1);
    expect([table.state.current, table.all("cleared"), piccioni.result(table.state)]).toEqual([
      1,
      [],
      undefined,
    ]);
  });
});

describe("The form of a move", () => {
  const isMove = (move: object) => fits(piccioni.move, move);
  const long = (length: number) => "x".repeat(length);

  it("[PIC-5] [PIC-7] is that of one of these, and of nothing else", () => {
    const moves = [
      { type: "draw", count: 1 },
      { type: "play", card: "blam-1" },
      { type: "discard", cards: ["blam-1"], target: "guano-1" },
      { type: "throwAway", cards: ["blam-1"] },
      { type: "react", card: "blam-1" },
      { type: "contribute", cards: ["blam-1", "blam-2", "blam-3"] },
      { type: "decline" },
      { type: "choosePigeons", pigeons: ["grasso-1"] },
      { type: "chooseZone", zone: "folla" },
      { type: "chooseGuano", card: "guano-1" },
    ];
    for (const move of moves) {
      expect(isMove(move)).toBe(true);
      expect(isMove({ ...move, more: 1 })).toBe(false);
      expect(isMove({ ...move, type: "" })).toBe(false);
      for (const field of Object.keys(move)) expect(isMove({ ...move, [field]: undefined })).toBe(false);
    }
  });

  it("[PIC-6] [PIC-30] keeps within bounds", () => {
    expect([0, 1, 3, 4].map((count) => isMove({ type: "draw", count }))).toEqual([false, true, true, false]);
    const cards = (size: number) => Array.from({ length: size }, (_, i) => `blam-${i + 1}`);
    expect([3, 4].map((size) => isMove({ type: "throwAway", cards: cards(size) }))).toEqual([true, false]);
    const lengths = [2, 3, 33, 34].map(long);
    expect(lengths.map((card) => isMove({ type: "play", card }))).toEqual([false, true, true, false]);
    expect(lengths.map((target) => isMove({ type: "discard", cards: [], target }))).toEqual([
      false,
      true,
      true,
      false,
    ]);
    const pigeons = ["grasso-1", "grasso-2", "grasso-3", "grasso-4", "grasso-5"];
    expect([4, 5].map((size) => isMove({ type: "choosePigeons", pigeons: pigeons.slice(0, size) }))).toEqual([
      true,
      false,
    ]);
    expect([-1, 0, 5, 6, "moon"].map((zone) => isMove({ type: "chooseZone", zone }))).toEqual([
      false,
      true,
      true,
      false,
      false,
    ]);
  });

  it("[PIC-30] a deck comes from a file, and has the form of a deck", () => {
    const { properties } = nodeOf(piccioni.options);
    expect(properties?.deck).toMatchObject({ fromFile: true, type: "object" });
  });
});
