import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, utf8ToBytes } from "@noble/hashes/utils.js";

/** SHA-256 of a text in UTF-8: 32 bytes, the same wherever it runs. */
export function hashOf(text: string): Uint8Array {
  return sha256(utf8ToBytes(text));
}

export function hexHashOf(text: string): string {
  return bytesToHex(hashOf(text));
}
