import { createHash, randomBytes, timingSafeEqual } from "node:crypto";

/** Too long to be guessed, so that a plain hash of it is as good as a slow one. */
export function newSecret(): string {
  return randomBytes(32).toString("base64url");
}

export function hashOf(secret: string): string {
  return createHash("sha256").update(secret).digest("hex");
}

/** Takes as long whether the texts differ early or late. */
export function sameText(a: string, b: string): boolean {
  return a.length === b.length && timingSafeEqual(Buffer.from(a), Buffer.from(b));
}
