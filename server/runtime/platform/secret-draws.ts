import type { Draws } from "../../folds/draws.ts";

/** Secrets, from the platform's own cryptographic chance, which servers and pages have alike. */
export const SECRET_DRAWS: Draws = {
  id: () => base64url(randomBytes(16)),
  seed: () => Array.from(randomBytes(32), (byte) => byte.toString(16).padStart(2, "0")).join(""),
};

function randomBytes(count: number): Uint8Array {
  return crypto.getRandomValues(new Uint8Array(count));
}

function base64url(bytes: Uint8Array): string {
  return btoa(String.fromCharCode(...bytes))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replace(/=+$/, "");
}

const LETTERS = "BCDFGHJKLMNPQRSTVWXZ";
const CODE_LENGTH = 6;

/** A short code to be read out at a table: no vowels, so no words. */
export function drawCode(): string {
  let code = "";
  while (code.length < CODE_LENGTH) {
    const [byte = 0] = randomBytes(1);
    // Bytes above the last multiple of 20 would make some letters likelier.
    if (byte < 240) code += LETTERS.charAt(byte % LETTERS.length);
  }
  return code;
}

/** A whole number of 32 bits. */
export function drawWord(): number {
  return crypto.getRandomValues(new Uint32Array(1))[0] ?? 0;
}
