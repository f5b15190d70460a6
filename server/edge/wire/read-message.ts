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
/** Up to so many bytes a message is looked through for its id even if it is refused unread; almost all are that short. */
export const SHORT_MESSAGE_BYTES = 1024;

/** Reads what a client sent. A message that does not fit its schema exactly is refused, by its id if it has one. */
export function readMessage(data: Buffer): Read {
  if (data.length > MOST_MESSAGE_BYTES) {
    const refused = refusal("too-large", { most: MOST_MESSAGE_BYTES });
    return withId(refused, firstIdIn(data));
  }
  const value = parsed(data);
  const type = value?.type;
  const schema = typeof type === "string" ? SCHEMAS.get(type) : undefined;
  if (schema !== undefined && fits(schema, value)) return { message: value as ClientMessage };
  return withId(refusal("malformed"), idOf(value));
}

/** The id of a message that is not read because there are too many: a client that waits for its answer must get one. */
export function cheapIdOf(data: Buffer): string | undefined {
  return data.length <= SHORT_MESSAGE_BYTES ? idOf(parsed(data)) : firstIdIn(data);
}

function withId(refused: Refusal, id: string | undefined): Read {
  return id === undefined ? { refused } : { refused, id };
}

function firstIdIn(data: Buffer): string | undefined {
  return FIRST_ID.exec(data.toString("latin1", 0, 50))?.[1];
}

/** Undefined if it is not JSON, or not an object. */
function parsed(data: Buffer): { readonly type?: unknown; readonly id?: unknown } | undefined {
  try {
    const value: unknown = JSON.parse(data.toString("utf8"));
    return typeof value === "object" && value !== null ? value : undefined;
  } catch {
    return undefined;
  }
}

function idOf(value: { readonly id?: unknown } | undefined): string | undefined {
  const id = value?.id;
  return typeof id === "string" && REQUEST_ID.test(id) ? id : undefined;
}
