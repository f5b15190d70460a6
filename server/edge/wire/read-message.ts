import { fits, type Refusal } from "@tavolata/kernel";
import {
  type ClientMessage,
  Hello,
  MOST_MESSAGE_BYTES,
  Ping,
  Request,
  refusal,
} from "../../protocol/index.ts";

type Read = { readonly message: ClientMessage } | { readonly refused: Refusal; readonly id?: string };

const SHAPES = [Hello, Ping, ...Request.anyOf];
const SCHEMAS = new Map<string, (typeof SHAPES)[number]>(
  SHAPES.map((schema) => [schema.properties.type.const, schema]),
);
const REQUEST_ID = /^[A-Za-z0-9_.:-]{1,40}$/;
/** A message that begins with its id can be answered by it, even if it is too large to be read. */
const FIRST_ID = /^\{"id":"([A-Za-z0-9_.:-]{1,40})"/;

/** Reads what a client sent. A message that does not fit its schema exactly is refused, by its id if it has one. */
export function readMessage(data: Buffer): Read {
  if (data.length > MOST_MESSAGE_BYTES) {
    const refused = refusal("too-large", { most: MOST_MESSAGE_BYTES });
    const id = FIRST_ID.exec(data.toString("latin1", 0, 50))?.[1];
    return id === undefined ? { refused } : { refused, id };
  }
  let value: unknown;
  try {
    value = JSON.parse(data.toString("utf8"));
  } catch {
    return { refused: refusal("malformed") };
  }
  if (typeof value !== "object" || value === null) return { refused: refusal("malformed") };
  const { type, id } = value as { type?: unknown; id?: unknown };
  const schema = typeof type === "string" ? SCHEMAS.get(type) : undefined;
  if (schema !== undefined && fits(schema, value)) return { message: value as ClientMessage };
  const refused = refusal("malformed");
  return typeof id === "string" && REQUEST_ID.test(id) ? { refused, id } : { refused };
}
