import { createHash } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import { shownRating } from "@tavolata/figures";
import { nodeOf } from "@tavolata/kernel";
import type { ServerNode } from "../../runtime/server-node.ts";
import { send } from "./headers.ts";
import { chooseEncoding, ENCODINGS, type Encoding, hasIt } from "./negotiate.ts";

/** So good that more would not be noticed, and done in a millisecond. */
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };
const COMPRESS: Readonly<Record<Encoding, (text: string) => Buffer>> = {
  br: (text) => brotliCompressSync(text, BROTLI),
  gzip: (text) => gzipSync(text),
  identity: (text) => Buffer.from(text),
};

interface Body {
  readonly etag: string;
  readonly bytes: Buffer;
}

/** What is played here. It is the same for as long as the server runs, so browsers need it only once. */
export class GamesList {
  private readonly games: string;
  /** The bodies for the address that was named last: nearly everybody comes by the same one. */
  private address: string | undefined;
  private readonly bodies = new Map<Encoding, Body>();

  constructor(node: ServerNode) {
    this.games = JSON.stringify(gamesOf(node));
  }

  /** `address` is how others reach the house, where the page's own address would not do. */
  send(request: IncomingMessage, response: ServerResponse, address: string | undefined): void {
    const encoding = chooseEncoding(request.headers["accept-encoding"], ENCODINGS);
    const { etag, bytes } = this.body(encoding, address);
    response.setHeader("Cache-Control", "no-cache");
    response.setHeader("Vary", "Accept-Encoding");
    response.setHeader("ETag", etag);
    if (hasIt(request.headers["if-none-match"], etag)) {
      response.statusCode = 304;
      response.end();
      return;
    }
    if (encoding !== "identity") response.setHeader("Content-Encoding", encoding);
    send(response, 200, "application/json; charset=utf-8", bytes);
  }

  private body(encoding: Encoding, address: string | undefined): Body {
    if (address !== this.address) {
      this.address = address;
      this.bodies.clear();
    }
    const known = this.bodies.get(encoding);
    if (known !== undefined) return known;
    const told = address === undefined ? "" : `,"address":${JSON.stringify(address)}`;
    const text = `{"games":${this.games}${told}}`;
    const hash = createHash("sha256").update(text).digest("base64url").slice(0, 16);
    const body = { etag: `"${hash}-${encoding}"`, bytes: COMPRESS[encoding](text) };
    this.bodies.set(encoding, body);
    return body;
  }
}

/** What a client needs to offer the games: their options as JSON Schema, their bots by name. */
function gamesOf({ games }: ServerNode) {
  return games.map(({ rules, bots, botRatings = {} }) => ({
    name: rules.name,
    version: rules.version,
    seats: rules.seats,
    options: nodeOf(rules.options),
    bots: bots.map(({ name, levels }) => ({ name, levels })),
    botRatings: Object.fromEntries(
      Object.entries(botRatings).map(([bot, rating]) => [bot, shownRating(rating)]),
    ),
  }));
}
