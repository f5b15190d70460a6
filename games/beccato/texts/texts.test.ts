import { heard, kernelRefusal, type Names, watchersOf } from "@tavolata/kernel";
import { it as check, describe, expect, test } from "vitest";
import {
  BREEDS,
  beccato,
  CHATTER,
  type Event,
  FIDGETS,
  type Move,
  type MoveOf,
  Options,
  REFUSALS,
  type RefusalCode,
  SIGNALS,
} from "../rules/index.ts";
import { randomPlay } from "../testing/random-play.ts";
import { DEFAULTS, tableWith } from "../testing/table-with.ts";
import { en, it, WORDINGS } from "./index.ts";
import type { EventOf } from "./shape.ts";

const LANGUAGES = [
  ["it", it, WORDINGS.it],
  ["en", en, WORDINGS.en],
] as const;
const NAMES = ["Ada", "Bea", "Ciro", "Dino", "Elio", "Fede", "Gina", "Ugo", "Ivo"];
const names: Names = (seat) => NAMES[seat]!;

/** One of each type: a new type of event does not compile until it is here. */
const EVENTS: { readonly [Type in Event["type"]]: EventOf<Type> } = {
  begins: {
    type: "begins",
    places: [0, 1, 2, 3],
    teams: [
      { guild: "coin", seats: [0, 2] },
      { guild: "cactus", seats: [1, 3] },
    ],
    coops: [{ breed: "orloff", egg: "coin" }],
    dealer: 0,
  },
  signal: { type: "signal", team: 0, entry: "orloff", row: ["wink", "hum"] },
  symbolTaken: { type: "symbolTaken", team: 0, symbol: "fork" },
  tookBack: { type: "tookBack", seat: 0, hushedUntil: 0 },
  said: { type: "said", seat: 0, word: "bluff" },
  confers: { type: "confers", team: 0, guild: "coin", until: 0 },
  conferred: { type: "conferred", team: 0, guild: "coin" },
  revealed: {
    type: "revealed",
    secrets: [
      {
        guild: "coin",
        signals: [{ entry: null, row: ["wink"], round: 1 }],
        signs: [
          { round: 2, seat: 0, what: "wink", after: 4000, times: 1, seenBy: [2], missedBy: [1, 3] },
          { round: 3, seat: 2, what: "wink", after: 900, times: 2, seenBy: [], missedBy: [0, 1, 3] },
        ],
      },
      { guild: "cactus", signals: [], signs: [] },
    ],
  },
  agreeing: { type: "agreeing", deadline: null },
  proposed: { type: "proposed", seat: 0, entry: null, row: ["wink"] },
  accepted: { type: "accepted", seat: 0, entry: "brahma" },
  ready: { type: "ready", seat: 0 },
  roundBegins: { type: "roundBegins", round: 1, dealer: 0, deadline: null },
  dealt: { type: "dealt", seat: "imaginary", hand: ["?", "?", "?"] },
  passed: { type: "passed", from: 0, to: 1, card: "orloff", byClock: true, deadline: null },
  drew: { type: "drew", seat: 0, card: "?" },
  performs: { type: "performs", seat: 0, what: "yawn", until: 0, idle: true },
  letsGo: { type: "letsGo", seat: 0, until: 0 },
  seen: { type: "seen", seat: 0, what: "wink" },
  heard: { type: "heard", seat: 0, kind: "sound" },
  stirs: { type: "stirs", seat: 0 },
  stops: { type: "stops", seat: 0 },
  looks: { type: "looks", seat: 0, at: 1 },
  eyes: { type: "eyes", seat: 0, gaze: "cards" },
  shouted: { type: "shouted", seat: 0, shout: { type: "coccode", breed: "orloff" }, at: 0 },
  settled: {
    type: "settled",
    seat: 0,
    shout: { type: "coccode" },
    right: true,
    late: [1],
    tris: ["orloff"],
    gains: [],
    clause: "BEC-10",
    hands: [{ seat: 2, hand: ["orloff", "orloff", "orloff"] }],
  },
  choosing: {
    type: "choosing",
    team: 0,
    guild: "coin",
    by: null,
    sources: ["orloff", "deck"],
    places: [],
    symbols: [],
    deadline: null,
  },
  took: { type: "took", team: 0, guild: "coin", from: "chick", egg: null },
  filled: { type: "filled", breed: "orloff", egg: "fork" },
  placed: { type: "placed", team: 0, guild: "coin", place: 5 },
  roundOver: { type: "roundOver", dealer: 1, deadline: null },
  asked: { type: "asked", seat: 0, request: { type: "drawSignal", egg: 0 } },
  confirmed: { type: "confirmed", seat: 0 },
  declined: { type: "declined", seat: 0 },
  signalChanged: { type: "signalChanged", team: 0, guild: "coin", egg: 0 },
  gameOver: {
    type: "gameOver",
    endedBy: "sixEggs",
    scores: [
      { guild: "coin", points: 0, ownEggs: 0, levels: null, outOfCount: true, place: 3 },
      { guild: "cactus", points: 9, ownEggs: 2, levels: [3, 2, 4], outOfCount: false, place: 1 },
    ],
  },
};

const MOVES: { readonly [Type in Move["type"]]: MoveOf<Type> } = {
  pass: { type: "pass", card: "serama" },
  coccode: { type: "coccode", breed: "livorno" },
  beccato: { type: "beccato", accused: 1 },
  chicchirichi: { type: "chicchirichi" },
  perform: { type: "perform", signal: "wink" },
  release: { type: "release" },
  takeBack: { type: "takeBack" },
  takeSymbol: { type: "takeSymbol", symbol: "ring" },
  say: { type: "say", word: "change" },
  look: { type: "look", at: 1 },
  take: { type: "take", from: "deck" },
  place: { type: "place", place: 3 },
  propose: { type: "propose", entry: "orloff", row: ["wink"] },
  accept: { type: "accept", entry: null },
  ready: { type: "ready" },
  drawSignal: { type: "drawSignal", egg: 0 },
  changeSignal: { type: "changeSignal", egg: 0, entry: null, row: ["hum"] },
  turnEgg: { type: "turnEgg", egg: 0 },
  confirm: { type: "confirm" },
  decline: { type: "decline" },
};

const CODES = Object.keys(REFUSALS) as RefusalCode[];

function expectSentence(sentence: string): void {
  if (!/^[^a-z].*[.?!”]$/.test(sentence) || /undefined|NaN|\[object|null|\?\./.test(sentence)) {
    expect(sentence).toBe("a sentence");
  }
}

describe.each(LANGUAGES)("in %s", (language, texts, wording) => {
  test.each(Object.values(EVENTS))("$type is told", (event) => {
    expectSentence(wording.event(event, names));
  });

  test.each(Object.values(MOVES))("$type is a move with words", (move) => {
    expectSentence(`${wording.move(0, move, names)}.`);
    expectSentence(`${texts.kinds[move.type]}.`);
  });

  test.each(CODES)("%s is explained", (code) => {
    expectSentence(wording.refusal({ code }));
    expect(wording.refusal({ code })).not.toBe(texts.otherRefusal);
  });

  test("no two refusals read alike", () => {
    expect(new Set(Object.values(texts.refusals)).size).toBe(CODES.length);
  });

  test("a refusal from elsewhere gets a general sentence", () => {
    for (const stranger of [kernelRefusal("paused"), { code: "constructor" }]) {
      expect(wording.refusal(stranger)).toBe(texts.otherRefusal);
    }
  });

  test("every option of a table has a label and help", () => {
    expect(Object.keys(texts.options).sort()).toEqual(Object.keys(Options.properties).sort());
    for (const [name, node] of Object.entries(Options.properties)) {
      const { enum: values } = node as { enum?: string[] };
      const { values: words } = texts.options[name as keyof Options];
      if (values !== undefined) expect(Object.keys(words ?? {})).toEqual(values);
    }
  });

  test("everything that happens at a table can be told and seen, in sentences", () => {
    const tables = [
      { seats: 4, options: DEFAULTS },
      { seats: 5, options: { ...DEFAULTS, calledChickens: true, freeSignal: true, signalChange: true } },
      { seats: 8, options: { ...DEFAULTS, pyramid: true, lineOfSight: false } },
      { seats: 6, options: { ...DEFAULTS, table: "oneTable" as const, signalChange: true } },
    ];
    for (const [i, table] of tables.entries()) {
      for (const { standing, told } of randomPlay(table, i, 110)) {
        for (const watcher of watchersOf(table.seats)) {
          for (const event of heard(told, watcher)) expectSentence(wording.event(event, names));
          for (const line of wording.view(beccato.view(standing.state, watcher), names)) expectSentence(line);
        }
      }
    }
  });

  check("[BEC-31] every signal reads differently, as a name and as something done", () => {
    expect(new Set(SIGNALS.map((signal) => texts.signals[signal])).size).toBe(SIGNALS.length);
    const done = [...SIGNALS, ...FIDGETS, ...CHATTER, "talk", "sound"];
    expect(new Set(Object.values(texts.does)).size).toBe(done.length);
  });

  check("[BEC-23] every breed has a name and a colour of its own to be called by", () => {
    expect(new Set(BREEDS.map((breed) => texts.cards[breed])).size).toBe(BREEDS.length);
    expect(new Set(BREEDS.map((breed) => texts.colours[breed])).size).toBe(BREEDS.length);
    const called = wording.event(EVENTS.shouted, names);
    expect(called).toContain(texts.cards.orloff);
    expect(called).toContain(texts.colours.orloff);
  });

  check("[BEC-33] a player looking elsewhere does not read what somebody did, or where they look", () => {
    const table = tableWith({ seats: 6, options: { passSeconds: 0 } }).waits(1000);
    table.looks(3, 1).waits(1000).forget().performs(1, "leftEar").waits(1000);
    const read = (watcher: number | "spectator") =>
      [
        ...table.heardBy(watcher).map((event) => wording.event(event, names)),
        ...wording.view(table.view(watcher), names),
      ].join(" ");
    expect(read(3)).toContain(`Bea ${texts.does.leftEar}`);
    expect(read(3)).toContain(language === "it" ? "Bea guarda Ciro" : "Bea looks at Ciro");
    for (const watcher of [0, 2, 4, 5, "spectator"] as const) {
      expect(read(watcher)).not.toContain(texts.does.leftEar);
      expect(read(watcher)).not.toMatch(/Bea (guarda|looks)/);
      expect(read(watcher)).toContain(language === "it" ? "Qualcosa si è mosso" : "Something moved");
    }
  });

  check("[BEC-37] only the guild reads its signal", () => {
    const table = tableWith({ signals: ["leftEar", "nod"] });
    const read = (watcher: number) => wording.view(table.view(watcher), names).join(" ");
    for (const seat of [0, 1, 2, 3]) expect(read(seat).includes(texts.signals.leftEar)).toBe(seat % 2 === 0);
  });
});

describe("Words", () => {
  test("a hand is counted", () => {
    expect(it.hand(["orloff", "serama", "orloff"])).toBe("due Orloff e un Serama");
    expect(it.hand(["padovana", "stultus", "livorno"])).toBe("una Padovana, uno Stultus e un Livorno");
    expect(en.hand(["orloff", "serama", "orloff"])).toBe("two Orloff and one Serama");
  });

  test("an outcome is told with what was found, and who showed what", () => {
    expect(WORDINGS.it.event(EVENTS.settled, names)).toBe(
      "Ada ha ragione, tris di Orloff. Ciro mostra tre Orloff. Bea arriva tardi.",
    );
    expect(WORDINGS.en.event(EVENTS.settled, names)).toBe(
      "Ada is right, three Orloff. Ciro shows three Orloff. Bea is too late.",
    );
  });

  test("the ranking goes from the first place down", () => {
    expect(WORDINGS.it.event(EVENTS.gameOver, names)).toBe(
      "Sei uova: la partita è finita. Classifica: 1° Gilda del Cactus, nove punti (3 + 2 + 4); 2° Gilda della Moneta, fuori dal conto.",
    );
  });
});
