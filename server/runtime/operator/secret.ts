import { hashOf, sameText } from "../people/secrets.ts";
import { newSpokenCode, spokenCode } from "../people/spoken-codes.ts";

/** 120 bits, so that no guess will ever hit and a plain hash is as good as a slow one. */
const GROUPS = 6;

export interface OperatorSecret {
  readonly secret: string;
  readonly hash: string;
}

export function newOperatorSecret(): OperatorSecret {
  const secret = newSpokenCode(GROUPS);
  return { secret, hash: hashOf(spokenCode(secret, GROUPS) ?? secret) };
}

export function isOperatorSecret(typed: string, hash: string): boolean {
  const code = spokenCode(typed, GROUPS);
  return code !== undefined && sameText(hashOf(code), hash);
}
