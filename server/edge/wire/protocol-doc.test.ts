import { readFileSync } from "node:fs";
import { fits, nodeOf } from "@tavolata/kernel";
import { describe, expect, it } from "vitest";
import {
  Act,
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

const PAGE = read("../../../docs/PROTOCOL.md");
const CLIENT_TYPES = [Hello, Ping, ...Request.anyOf].map(({ properties }) => properties.type.const);
const SERVER_TYPES = ["../../protocol/answers.ts", "../../protocol/tournaments.ts"].flatMap((source) =>
  [...read(source).matchAll(/readonly type: "([a-z]+)"/g)].map(([, type]) => type!),
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

describe("docs/PROTOCOL.md", () => {
  it("has a section for every message that a client or the server can send", () => {
    const missing = [...CLIENT_TYPES, ...SERVER_TYPES].filter((type) => !PAGE.includes(`### \`${type}\``));
    expect(CLIENT_TYPES).toHaveLength(15);
    expect(SERVER_TYPES).toHaveLength(10);
    expect(missing).toEqual([]);
  });

  it("lists every act in its table", () => {
    const types = Act.anyOf.map(({ properties }) => properties.type.const);
    expect(types.length).toBeGreaterThan(15);
    expect(types.filter((type) => !new RegExp(`^\\| \`${type}\` `, "m").test(PAGE))).toEqual([]);
  });

  it("lists every refusal of the server and of the referee in a table", () => {
    const codes = [
      ...wordsOf("../../protocol/refusals.ts", "ServerRefusalCode"),
      ...wordsOf("../../../kernel/refusal.ts", "KernelRefusalCode"),
    ];
    expect(codes.length).toBeGreaterThan(40);
    expect(codes.filter((code) => !new RegExp(`^\\| \`${code}\` `, "m").test(PAGE))).toEqual([]);
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
    ].flatMap(fieldsOf);
    expect(new Set(fields).size).toBeGreaterThan(25);
    expect([...new Set(fields)].filter((field) => !isNamed(field))).toEqual([]);
  });

  it("names every field that the server sends", () => {
    const sources = [
      "../../protocol/answers.ts",
      "../../protocol/tournaments.ts",
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
