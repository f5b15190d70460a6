import { createHash } from "node:crypto";

/**
 * Loaded before a server that is tested: what it draws comes out the same whenever STEADY_CHANCE does, so that a game in
 * which something went wrong can be played again. Draws of each length have a row of their own: the cards stay the same
 * where bots were asked in another order.
 */
const drawn = new Map<number, number>();

function draw<T extends ArrayBufferView | null>(into: T): T {
  if (into === null) return into;
  const { buffer, byteOffset, byteLength } = into;
  const count = drawn.get(byteLength) ?? 0;
  drawn.set(byteLength, count + 1);
  const hash = createHash("shake256", { outputLength: byteLength });
  hash.update([process.env.STEADY_CHANCE, byteLength, count].join(" "));
  new Uint8Array(buffer, byteOffset, byteLength).set(hash.digest());
  return into;
}

Object.defineProperty(globalThis.crypto, "getRandomValues", { value: draw });
