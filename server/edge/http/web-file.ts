import { createHash } from "node:crypto";
import type { Encoding } from "./negotiate.ts";

/** A file as browsers get it, in every encoding that there is of it. */
export interface WebFile {
  readonly type: string;
  readonly cache: string;
  readonly hash: string;
  readonly plain: Buffer;
  readonly compressed: Readonly<Partial<Record<Encoding, Buffer>>>;
  readonly encodings: readonly Encoding[];
}

export function hashOf(content: Buffer): string {
  return createHash("sha256").update(content).digest("base64url").slice(0, 16);
}
