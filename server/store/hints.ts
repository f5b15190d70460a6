import type { Kysely } from "kysely";
import type { Hint } from "./contract.ts";
import type { Tables } from "./schema.ts";

/** Sends hints to other nodes with the transaction. */
export type SendHints = (tx: Kysely<Tables>, hints: readonly Hint[]) => Promise<void>;

/** PostgreSQL takes notifications of less than 8000 bytes. */
const MOST_BYTES = 7900;

/** Packs hints into as few texts as possible. Each text begins with the name of the store that sends it. */
export function writeHints(sender: string, hints: readonly Hint[]): string[] {
  const opening = openingOf(sender);
  const texts: string[] = [];
  let parts: string[] = [];
  let bytes = opening.length + 1;
  const finish = () => {
    if (parts.length > 0) texts.push(`${opening}${parts.join("")}]`);
    parts = [];
    bytes = opening.length + 1;
  };
  for (const { log, seq } of hints) {
    const part = `,${JSON.stringify(log)},${seq}`;
    const size = Buffer.byteLength(part);
    if (bytes + size > MOST_BYTES) finish();
    parts.push(part);
    bytes += size;
  }
  finish();
  return texts;
}

/** The hints in a text; none if the reader has sent the text itself, because its own entries are no news to it. */
export function readHints(reader: string, text: string): Hint[] {
  if (text.startsWith(openingOf(reader))) return [];
  const [, ...rest] = JSON.parse(text) as [string, ...(string | number)[]];
  const hints: Hint[] = [];
  for (let index = 0; index < rest.length; index += 2) {
    hints.push({ log: rest[index] as string, seq: rest[index + 1] as number });
  }
  return hints;
}

function openingOf(sender: string): string {
  return `[${JSON.stringify(sender)}`;
}
