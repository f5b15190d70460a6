import { randomInt } from "node:crypto";

/** Crockford's letters: none that is read as another one. Each is five bits. */
const LETTERS = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";
const IN_A_GROUP = 4;

/** A code that people write down and type again: so many groups of four letters. */
export function newSpokenCode(groups: number): string {
  const letter = () => LETTERS.charAt(randomInt(LETTERS.length));
  const group = () => Array.from({ length: IN_A_GROUP }, letter).join("");
  return Array.from({ length: groups }, group).join("-");
}

/** The code as it was meant, however it was typed; undefined if it cannot be one of so many groups. */
export function spokenCode(typed: string, groups: number): string | undefined {
  const code = typed
    .toUpperCase()
    .replace(/[^0-9A-Z]/g, "")
    .replaceAll("O", "0")
    .replace(/[IL]/g, "1");
  return code.length === groups * IN_A_GROUP ? code : undefined;
}
