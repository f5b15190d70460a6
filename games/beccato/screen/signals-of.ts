import { SIGNALS, type Signal } from "../rules/index.ts";
import { GROUPS, type Group } from "./keys.ts";

const HEAD: readonly Signal[] = ["wink", "tiltHeadLeft", "tiltHeadRight", "nod"];
const CARDS: readonly Signal[] = ["showTwoCards", "showOneCard", "cardUpsideDown", "fanYourself"];

export function groupOf(signal: Signal): Group {
  if (HEAD.includes(signal)) return "head";
  if (CARDS.includes(signal)) return "cards";
  if (/left/i.test(signal)) return "left";
  return /right/i.test(signal) ? "right" : "voice";
}

/** The same part of the body comes at the same place on either side. */
const PARTS = ["Elbow", "Ear", "Eye", "nose", "chin", "head", "tap", "raise"];
const partOf = (signal: Signal) => PARTS.findIndex((part) => signal.includes(part));

export const SIGNALS_OF = Object.fromEntries(
  GROUPS.map((group) => [
    group,
    SIGNALS.filter((signal) => groupOf(signal) === group).sort((a, b) => partOf(a) - partOf(b)),
  ]),
) as unknown as Readonly<Record<Group, readonly Signal[]>>;
