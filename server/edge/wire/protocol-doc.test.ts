import { readdirSync, readFileSync } from "node:fs";
import { commitment, fairRandom, fits, nodeOf, shuffle, TIME_LIMIT } from "@tavolata/kernel";
import { describe, expect, it } from "vitest";
import {
  Act,
  CircleAct,
  CircleTraits,
  ClientMessage,
  Hello,
  MOST_MESSAGE_BYTES,
  Ping,
  PROTOCOL,
  ReactionClaim,
  Request,
  Resume,
  Settings,
  TournamentAct,
  TournamentPlan,
} from "../../protocol/index.ts";
import { LIMITS } from "../limits/limits.ts";
import { SHORT_MESSAGE_BYTES } from "./read-message.ts";

const PAGE = read("../../../docs/PROTOCOL.md");
const CLIENT_TYPES = [Hello, Ping, ...Request.anyOf].map(({ properties }) => properties.type.const);
const SERVER_TYPES = ["answers", "tournaments", "circles", "open-tables"].flatMap((name) =>
  [...read(`../../protocol/${name}.ts`).matchAll(/readonly type: "([a-z-]+)"/g)].map(([, type]) => type!),
);

function read(file: string): string {
  return readFileSync(new URL(file, import.meta.url), "utf8");
}

/** The words of a union of string literals, as they are in its source. */
function wordsOf(file: string, type: string): string[] {
  const [, union] = new RegExp(`export type ${type} =([^;]*);`).exec(read(file)) ?? [];
  return [...(union ?? "").matchAll(/"([a-z-]+)"/g)].map(([, word]) => word!);
}

/** Every name of a field in a schema, however deep. */
function fieldsOf(schema: unknown): string[] {
  const { properties = {}, anyOf = [] } = nodeOf(schema as Parameters<typeof nodeOf>[0]);
  const own = Object.entries(properties).flatMap(([name, node]) => [name, ...fieldsOf(node)]);
  return [...own, ...anyOf.flatMap(fieldsOf)];
}

function isNamed(word: string): boolean {
  return PAGE.includes(`\`${word}\``);
}

/** The JSON of the page: its code blocks, and the lines of the walk-throughs. */
function examples(): { text: string; value: unknown; from: "either" | "client" | "server" }[] {
  const blocks = [...PAGE.matchAll(/```json\n([\s\S]*?)```/g)].map(([, text]) => ({
    text: text!,
    from: "either" as const,
  }));
  const lines = [...PAGE.matchAll(/^([→←]) (.*)$/gm)].map(([, arrow, text]) => ({
    text: text!,
    from: arrow === "→" ? ("client" as const) : ("server" as const),
  }));
  return [...blocks, ...lines].map(({ text, from }) => ({ text, from, value: JSON.parse(text) }));
}

function typeOf(value: unknown): string | undefined {
  return (value as { type?: string }).type;
}

/** The codes that each function, or each case of its switch, can refuse with, as they are in its source. */
function refusalsIn(source: string, parts: RegExp): Map<string, string[]> {
  const starts = [...source.matchAll(parts)];
  return new Map(
    starts.map((start, i) => {
      const text = source.slice(start.index, starts[i + 1]?.index);
      return [
        start[1]!,
        [...text.matchAll(/refusal\(\s*(?:inPlay \? )?"([a-z-]+)"(?: : "([a-z-]+)")?/g)].flatMap(
          ([, ...codes]) => codes.filter(Boolean),
        ),
      ];
    }),
  );
}

/** What acts are refused with, by the functions that do it. */
function refusalsOfActs(): Map<string, string[]> {
  const refuse = read("../../folds/room/refuse.ts");
  const others = [
    refuse.slice(refuse.indexOf("/** Why nobody could play")),
    read("../../folds/room/awaited.ts"),
  ];
  const helpers = others.map((source) => refusalsIn(source, /function (\w+)\(/g));
  const codesOf = (helper: string): string[] => helpers.flatMap((found) => found.get(helper) ?? []);
  const cases = refuse.slice(
    refuse.indexOf("switch (act.type)"),
    refuse.indexOf("/** Why nobody could play"),
  );
  const starts = [...cases.matchAll(/case "([a-z-]+)":/g)];
  return new Map(
    starts.map((start, i) => {
      const text = cases.slice(start.index, starts[i + 1]?.index);
      const called = [...text.matchAll(/\b(refuse\w+)\(/g)].flatMap(([, helper]) => codesOf(helper!));
      return [
        start[1]!,
        [...new Set([...(refusalsIn(text, /case "([a-z-]+)":/g).get(start[1]!) ?? []), ...called])],
      ];
    }),
  );
}

describe("docs/PROTOCOL.md", () => {
  it("has a section for every message that a client or the server can send", () => {
    const missing = [...CLIENT_TYPES, ...SERVER_TYPES].filter((type) => !PAGE.includes(`### \`${type}\``));
    expect(CLIENT_TYPES).toHaveLength(25);
    expect(SERVER_TYPES).toHaveLength(14);
    expect(missing).toEqual([]);
  });

  it("lists every act in its table", () => {
    const types = Act.anyOf.map(({ properties }) => properties.type.const);
    expect(types.length).toBeGreaterThan(15);
    expect(types.filter((type) => !new RegExp(`^\\| \`${type}\` `, "m").test(PAGE))).toEqual([]);
  });

  it("says of every act what it is refused with", () => {
    const found = refusalsOfActs();
    expect([...found.values()].flat().length).toBeGreaterThan(40);
    const table = PAGE.slice(PAGE.indexOf("\n## Acts"), PAGE.indexOf("\n### Settings"));
    const missing = [...found].flatMap(([act, codes]) => {
      const row = new RegExp(`^\\| \`${act}\` .*$`, "m").exec(table)?.[0] ?? "";
      return codes.filter((code) => !row.includes(`\`${code}\``)).map((code) => `${act}: ${code}`);
    });
    expect(missing).toEqual([]);
  });

  it("explains every word that options have beside those of JSON Schema", () => {
    const [, hints] =
      /export interface OptionHints \{([\s\S]*?)\n\}/.exec(read("../../../kernel/schema.ts")) ?? [];
    const words = [...(hints ?? "").matchAll(/readonly (\w+)\?:/g)].map(([, word]) => word!);
    expect(words.length).toBeGreaterThan(5);
    const unexplained = [...words, TIME_LIMIT].filter(
      (word) => !new RegExp(`^\\| \`${word}\` `, "m").test(PAGE),
    );
    expect(unexplained).toEqual([]);
  });

  it("speaks one version in all its examples, and defines changes once", () => {
    const versions = [...PAGE.matchAll(/"protocol": ?(\d+)/g)].map(([, version]) => Number(version));
    expect(versions.length).toBeGreaterThan(4);
    expect(new Set(versions)).toEqual(new Set([PROTOCOL]));
    expect(PAGE.match(/^#+ Changes$/gm)).toHaveLength(1);
    const changes = examples().flatMap(({ value }) => (value as { changes?: unknown[][] }).changes ?? []);
    expect(changes.length).toBeGreaterThan(3);
    for (const change of changes) {
      const way = change.slice(0, -1);
      expect(way.length).toBeGreaterThan(0);
      expect(way.every((step) => typeof step === "string" || Number.isInteger(step))).toBe(true);
    }
  });

  it("lists every refusal of the server and of the referee in a table", () => {
    const codes = [
      ...wordsOf("../../protocol/refusals.ts", "ServerRefusalCode"),
      ...wordsOf("../../../kernel/refusal.ts", "KernelRefusalCode"),
    ];
    expect(codes.length).toBeGreaterThan(40);
    expect(codes.filter((code) => !new RegExp(`^\\| \`${code}\` `, "m").test(PAGE))).toEqual([]);
  });

  it("names every refusal that there is on HTTP alone, the operator's among them", () => {
    const routes = new URL("../http/", import.meta.url);
    const sources = readdirSync(routes).filter((file) => file.endsWith(".ts") && !file.includes(".test."));
    const codes = [
      ...sources.flatMap((file) =>
        [...read(`../http/${file}`).matchAll(/refused: \{ code: "([a-z-]+)"/g)].map(([, code]) => code!),
      ),
      ...wordsOf("../http/operator-gate.ts", "OperatorGate").filter((word) => word !== "open"),
      ...wordsOf("../../runtime/operator/acts.ts", "Outcome").filter((word) => word !== "done"),
    ];
    expect(codes).toEqual(
      expect.arrayContaining(["forbidden", "operator-unknown", "needs-https", "last-node"]),
    );
    expect(codes.filter((code) => !isNamed(code))).toEqual([]);
  });

  it("names every field that a client may send", () => {
    const fields = [
      ClientMessage,
      Act,
      Settings,
      ReactionClaim,
      Resume,
      TournamentPlan,
      TournamentAct,
      CircleTraits,
      CircleAct,
    ].flatMap(fieldsOf);
    expect(new Set(fields).size).toBeGreaterThan(25);
    expect([...new Set(fields)].filter((field) => !isNamed(field))).toEqual([]);
  });

  it("names every field that the server sends", () => {
    const sources = [
      "../../protocol/answers.ts",
      "../../protocol/tournaments.ts",
      "../../protocol/circles.ts",
      "../../../kernel/clock.ts",
      "../../../kernel/refusal.ts",
    ];
    const fields = sources.flatMap((source) =>
      [...read(source).matchAll(/readonly (\w+)\??:/g)].map(([, field]) => field!),
    );
    expect(new Set(fields).size).toBeGreaterThan(40);
    expect([...new Set(fields)].filter((field) => !isNamed(field))).toEqual([]);
  });

  it("names every word of the settings", () => {
    const words = Object.values(nodeOf(Settings).properties ?? {}).flatMap((node) => node.enum ?? []);
    expect(words.length).toBeGreaterThan(5);
    expect(words.filter((word) => !isNamed(String(word)))).toEqual([]);
  });

  it("shows an example of every message, and those of clients fit their schemas", () => {
    const shown = examples();
    const fromClients = shown.filter(
      ({ value, from }) => from !== "server" && CLIENT_TYPES.some((type) => type === typeOf(value)),
    );
    const misfits = fromClients.filter(({ value }) => !fits(ClientMessage, value)).map(({ text }) => text);
    expect(misfits).toEqual([]);
    const types = shown.map(({ value }) => typeOf(value));
    expect([...CLIENT_TYPES, ...SERVER_TYPES].filter((type) => !types.includes(type))).toEqual([]);
  });

  it("lets both sides of the walk-through send only what is theirs to send", () => {
    const misplaced = examples().filter(({ value, from }) => {
      const known: readonly string[] = from === "client" ? CLIENT_TYPES : SERVER_TYPES;
      return from !== "either" && !known.includes(typeOf(value) ?? "");
    });
    expect(misplaced).toEqual([]);
  });

  it("gives the version and the limits as they are", () => {
    expect(PAGE).toContain(`Protocol version **${PROTOCOL}**`);
    expect(PAGE).toMatch(new RegExp(`bytes of a message +\\| ${MOST_MESSAGE_BYTES} `));
    expect(PAGE).toContain(`no longer than ${SHORT_MESSAGE_BYTES} bytes`);
    const rate = (burst: number, perSecond: number) => `${burst} at once, then ${perSecond}/s`;
    expect(PAGE).toContain(rate(LIMITS.messageBurst, LIMITS.messagesPerSecond));
    expect(PAGE).toContain(rate(3 * LIMITS.addressMessagesPerSecond, LIMITS.addressMessagesPerSecond));
    expect(PAGE).toContain(`| ${LIMITS.guestsPerHour}, and ${LIMITS.tablesPerHour} `);
    expect(PAGE).toMatch(new RegExp(`short codes tried .*\\| ${LIMITS.guessesPerMinute} `));
    expect(PAGE).toMatch(new RegExp(`tables watched .*\\| ${LIMITS.subscriptionsPerConnection} `));
    expect(PAGE).toContain(
      `| ${LIMITS.connectionsPerAddress}, and ${LIMITS.connections.toLocaleString("en")} `,
    );
  });
});

describe("docs/FAIRNESS.md", () => {
  it("has numbers to check one's own code with, and they are right", () => {
    const page = read("../../../docs/FAIRNESS.md").replace(/\s+/g, " ");
    const server = Array.from({ length: 32 }, (_, byte) => byte.toString(16).padStart(2, "0")).join("");
    const seeds = { server, players: ["q3Zk0o3rW9xT", "bot"] };
    const words = (turn: number, count: number) => {
      const random = fairRandom(seeds, turn);
      return Array.from({ length: count }, () => random.below(2 ** 32));
    };
    const [first, second, third] = words(0, 3);
    expect(page).toContain(`the commitment is \`${commitment(server)}\``);
    expect(page).toContain(`the first three words of turn 0 are ${first}, ${second} and ${third}`);
    expect(page).toContain(`the ninth of turn 3 is ${words(3, 9).at(-1)}`);
    const random = fairRandom(seeds, 0);
    const shuffled = shuffle([..."ABCDEFGH"], random).join(" ");
    expect(page).toContain(
      `in turn 0 gives \`${shuffled}\`, and \`below(10)\` right after it ${random.below(10)}`,
    );
  });
});
