import { pick, type Random } from "@tavolata/kernel";
import { type ClientMessage, PROTOCOL } from "../../server/protocol/index.ts";
import { TEMPLATE_NAME } from "../../server/testing/template.ts";

/** What an attacker knows, and which requests it makes. */
export interface Knowledge {
  readonly tables: readonly string[];
  readonly people: readonly string[];
  readonly types: readonly ClientMessage["type"][];
  readonly acts: readonly string[];
}

/** How one message is sent. */
export type Shot =
  | { readonly how: "text"; readonly text: string }
  | { readonly how: "pieces"; readonly text: string; readonly pieces: number }
  | { readonly how: "binary"; readonly bytes: Buffer };

type Fields = Record<string, unknown>;

const MOVES = [
  { type: "keep", and: "more" },
  { type: "swap", with: 1 },
  { type: "peek" },
  { type: "spice", dish: "first", rank: "A", show: "AC" },
  { type: "abound", dish: "second", rank: "2", show: "2S" },
  { type: "discard", cards: ["2C", "2C"] },
  { type: "discard", cards: [] },
  { type: "deal" },
  { type: "pause" },
  { type: "upgrade", version: 2, state: {} },
];

const SOME_DAY = "2031-05-01";
const PROGRAM_ACTS = [
  { type: "answer-evening", evening: "A".repeat(22), day: SOME_DAY, coming: "yes" },
  { type: "cancel-evening", evening: "A".repeat(22) },
  { type: "move-evening", evening: "A".repeat(22), day: SOME_DAY, to: { day: SOME_DAY, time: "20:00" } },
  { type: "go-on", evening: "A".repeat(22), day: SOME_DAY },
  { type: "end-season", season: "A".repeat(22) },
];
const TOURNAMENT_ACTS = [
  { type: "enter", seed: "chance" },
  { type: "withdraw" },
  { type: "set-bots", bot: "random", count: 3 },
  { type: "start" },
  { type: "pause" },
  { type: "cancel" },
];

const CIRCLE_ACTS = [
  { type: "join", invitation: "bbioy6OxUTPh5YU3vvhrtg" },
  { type: "leave" },
  { type: "post", text: "a word" },
  { type: "make-organiser", person: "Ru3BN_QJUkHRiA5o" },
  { type: "renew-invitation" },
  { type: "close" },
];

const JUNK: readonly unknown[] = [
  null,
  true,
  0,
  -0,
  -1,
  0.5,
  1e308,
  2 ** 53,
  1_000_001,
  Number.MIN_VALUE,
  "",
  "NaN",
  "\u0000",
  "\ud800",
  "‮olleh",
  "a\u0301\u0301\u0301",
  "👩‍👩‍👧‍👦",
  "x".repeat(300),
  "__proto__",
  "constructor",
  "; drop table logs; --",
  "../../etc/passwd",
  [],
  {},
  [[[[[[]]]]]],
  { toString: 1, valueOf: "x", length: -1 },
  { type: "ring" },
  Array.from({ length: 200 }, (_, i) => i),
];

const NO_IDS = JUNK.filter((junk) => typeof junk !== "string" || !/^[A-Za-z0-9_.:-]{1,40}$/.test(junk));

/** Makes messages that a server has to cope with; the same ones for the same chance. */
export class Messages {
  private ids = 0;
  /** A `hello` of another version closes the connection, and then there are no more replies to count. */
  private readonly withoutHello: Knowledge["types"];
  private readonly sent: string[] = [];

  constructor(
    private readonly name: string,
    private readonly random: Random,
    private readonly known: Knowledge,
  ) {
    this.withoutHello = known.types.filter((type) => type !== "hello");
  }

  next(): Shot {
    const kind = this.random.below(20);
    if (kind === 0) return { how: "binary", bytes: this.noise() };
    if (kind === 1) return { how: "binary", bytes: Buffer.from(this.valid()) };
    if (kind === 2) return { how: "text", text: this.noise().toString("latin1") };
    if (kind === 3) return { how: "text", text: this.nested() };
    if (kind === 4) return { how: "text", text: this.oversized() };
    if (kind === 5 && this.sent.length > 0) return { how: "text", text: pick(this.sent, this.random) };
    if (kind === 6) return { how: "pieces", text: this.valid(), pieces: 1 + this.random.below(6) };
    if (kind < 10) return { how: "text", text: this.remember(this.valid()) };
    if (kind < 16) return { how: "text", text: this.misshapen() };
    return { how: "text", text: this.broken() };
  }

  /** Only the last ones: a request that the server no longer remembers would be done again. */
  private remember(text: string): string {
    this.sent.push(text);
    if (this.sent.length > 16) this.sent.shift();
    return text;
  }

  /** So long that a damaged id never becomes another valid one. */
  private newId(): string {
    return `${this.name}-${this.ids++}-${this.random.below(1e9)}`;
  }

  private valid(): string {
    return JSON.stringify(this.request());
  }

  private request(types = this.known.types): Fields {
    const type = pick(types, this.random);
    const id = this.newId();
    const table = pick(this.known.tables, this.random);
    const game = this.random.below(3);
    switch (type) {
      case "hello":
        return { type, protocol: PROTOCOL };
      case "ping":
        return { type, sent: this.random.below(1e6) };
      case "introduce":
        return { type, id, nickname: `Ugo ${this.random.below(9)}`, avatar: "fig" };
      case "open":
        return { type, id, game: pick([TEMPLATE_NAME, "scopa"], this.random), options: { lives: 1 } };
      case "find":
        return { type, id, code: pick(["BCDFGH", "ZZZZZZ", "QQQQQQ"], this.random) };
      case "watch":
        return this.random.below(2) === 0
          ? { type, id, table }
          : { type, id, table, resume: { game, update: this.random.below(5) } };
      case "list-tables":
        return { type, id, on: this.random.below(2) === 0 };
      case "find-table":
        return this.random.below(2) === 0 ? { type, id } : { type, id, game: TEMPLATE_NAME, pace: "quick" };
      case "purse":
        return { type, id };
      case "open-tournament":
        return { type, id, plan: this.plan() };
      case "follow":
      case "unfollow":
        return { type, id, tournament: table };
      case "tournament-act":
        return { type, id, tournament: table, act: pick(TOURNAMENT_ACTS, this.random) };
      case "found-circle": {
        const traits = { name: "Circolo", crest: "plain", needsApproval: false, membersOnly: true };
        return { type, id, traits };
      }
      case "follow-circle":
      case "unfollow-circle":
        return { type, id, circle: table };
      case "circle-act":
        return { type, id, circle: table, act: pick(CIRCLE_ACTS, this.random) };
      case "program-act":
        return { type, id, circle: table, act: pick(PROGRAM_ACTS, this.random) };
      case "season":
        return { type, id, circle: table, season: table };
      case "calendar":
        return { type, id, circle: table };
      case "my-circles":
        return { type, id };
      case "unwatch":
        return { type, id, table };
      case "act":
        return { type, id, table, act: this.act() };
      case "move":
        return {
          type,
          id,
          table,
          game,
          decision: this.random.below(4),
          move: pick(MOVES, this.random),
          ...this.claim(),
        };
      case "ask":
        return { type, id, table, game, move: pick(MOVES, this.random) };
    }
  }

  private claim(): Fields {
    return this.random.below(4) === 0 ? { reaction: { claimed: 0, update: this.random.below(9) } } : {};
  }

  /** A plan that is always refused, because neither of these games has tournaments. */
  private plan(): Fields {
    return {
      name: `Coppa ${this.random.below(9)}`,
      game: pick([TEMPLATE_NAME, "scopa"], this.random),
      options: {},
      most: 2 + this.random.below(20),
      tableSize: 2 + this.random.below(9),
      entry: this.random.below(2) * 100,
      startsAt: null,
      whenFull: false,
      lateMinutes: 0,
      pace: "quick",
    };
  }

  private act(): Fields {
    const type = pick(this.known.acts, this.random);
    const chair = this.random.below(10);
    const person = pick(this.known.people, this.random);
    const fields: Readonly<Record<string, Fields>> = {
      sit: pick([{ chair }, { chair, chips: 100 }], this.random),
      "top-up": { chips: 1 + this.random.below(1000) },
      ready: { seed: "chance" },
      say: { text: `Ciao ${this.random.below(1000)}` },
      "set-options": { options: pick([{}, { lives: 3 }, { lives: 0 }, { cheat: true }], this.random) },
      "set-table": { settings: pick([{}, { chat: true }, { pace: "quick" }], this.random) },
      lock: { locked: this.random.below(2) === 0 },
      "seat-bot": { chair, bot: pick(["random", "nobody", "random:god"], this.random) },
      "remove-bot": { chair },
      nudge: { chair },
      "vote-bot": { chair },
      "stand-in": { chair },
      remove: { person },
      "make-host": { person },
      "set-screen": { person: pick([person, null], this.random) },
    };
    return { type, ...fields[type] };
  }

  /** A good message in which something has the wrong type, is missing or is too much. */
  private misshapen(): string {
    const message = this.request(this.withoutHello);
    const holder = this.somewhereIn(message);
    const names = Object.keys(holder);
    const name = names.length === 0 ? "nothing" : pick(names, this.random);
    switch (this.random.below(6)) {
      case 0:
        delete holder[name];
        break;
      case 1:
        holder[`${name}2`] = holder[name];
        break;
      case 2:
        return JSON.stringify(message).replace("{", '{"__proto__":{"type":"ping","id":"p","host":true},');
      case 3:
        return JSON.stringify(message).replace(
          /:\d+/,
          pick([":1e999", ":-1", ":1e400", ":0.1"], this.random),
        );
      case 4:
        holder[pick(["constructor", "toString", "person", "seat", "by", "at"], this.random)] = pick(
          JUNK,
          this.random,
        );
        break;
      default:
        // No two requests may have the same id, or nobody could tell their answers apart.
        holder[name] = pick(name === "id" ? NO_IDS : JUNK, this.random);
    }
    return JSON.stringify(message);
  }

  private somewhereIn(message: Fields): Fields {
    const inner = Object.values(message).filter(
      (value): value is Fields => typeof value === "object" && value !== null && !Array.isArray(value),
    );
    if (inner.length === 0 || this.random.below(2) === 0) return message;
    const copied = structuredClone(pick(inner, this.random));
    const [name] = Object.entries(message).find(
      ([, value]) => JSON.stringify(value) === JSON.stringify(copied),
    )!;
    message[name] = copied;
    return copied;
  }

  /** A good message whose text was damaged on the way. */
  private broken(): string {
    const text = JSON.stringify(this.request(this.withoutHello));
    const at = this.random.below(text.length);
    const to = at + this.random.below(text.length - at);
    switch (this.random.below(5)) {
      case 0:
        return text.slice(0, at);
      case 1:
        return text.slice(0, to) + text.slice(at);
      case 2:
        return (
          text.slice(0, at) +
          pick(['"', "{", "}", "\\", "\u0000", ",", "NaN", "é"], this.random) +
          text.slice(at)
        );
      case 3:
        return pick(
          [`[${text}]`, `${text}${text}`, `"${text}"`, `/**/${text}`, "", "null", "0", "[]"],
          this.random,
        );
      default:
        return text.slice(0, at) + text.slice(to);
    }
  }

  private nested(): string {
    const depth = 1 + this.random.below(1300);
    const deep = pick(
      [`${"[".repeat(depth)}${"]".repeat(depth)}`, `${'{"a":'.repeat(depth)}0${"}".repeat(depth)}`],
      this.random,
    );
    const id = this.newId();
    const table = pick(this.known.tables, this.random);
    return pick(
      [
        deep,
        `{"type":"open","id":"${id}","game":"${TEMPLATE_NAME}","options":{"lives":${deep}}}`,
        `{"type":"ask","id":"${id}","table":"${table}","game":1,"move":{"type":"keep","x":${deep}}}`,
        `{"type":"act","id":"${id}","table":"${table}","act":{"type":"set-options","options":{"a":${deep}}}}`,
      ],
      this.random,
    );
  }

  private oversized(): string {
    const filler = "x".repeat(8_193 + this.random.below(40_000));
    return pick([filler, `{"type":"ping","sent":1,"x":"${filler}"}`], this.random);
  }

  private noise(): Buffer {
    return Buffer.from(Array.from({ length: this.random.below(120) }, () => this.random.below(256)));
  }
}
