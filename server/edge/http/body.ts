import type { IncomingMessage } from "node:http";
import { parse, type Static, type TSchema } from "@tavolata/kernel";

/** An authenticator's answer is the longest thing anybody sends here. */
const MOST_BYTES = 16 * 1024;

/** Something sent that is not what was asked for. */
export class BadBody extends Error {
  override readonly name = "BadBody";
}

/**
 * What came with a request, as JSON of this shape. A form of another site cannot send JSON under its own name without
 * asking first, which nobody here answers.
 */
export async function readBody<Schema extends TSchema>(
  request: IncomingMessage,
  schema: Schema,
): Promise<Static<Schema>> {
  if (!/^application\/json\b/.test(request.headers["content-type"] ?? "")) throw new BadBody("no JSON");
  const parts: Buffer[] = [];
  let bytes = 0;
  for await (const part of request as AsyncIterable<Buffer>) {
    bytes += part.length;
    if (bytes > MOST_BYTES) throw new BadBody("too long");
    parts.push(part);
  }
  let value: unknown;
  try {
    value = JSON.parse(Buffer.concat(parts).toString() || "{}");
  } catch {
    throw new BadBody("no JSON");
  }
  const parsed = parse<Static<Schema>>(schema, value);
  if (parsed.problems !== undefined) throw new BadBody("another shape");
  return parsed.value;
}
