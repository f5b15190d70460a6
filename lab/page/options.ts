import { escaped, inWords } from "./html.ts";

type Options = Readonly<Record<string, unknown>>;

const LONGEST = 40;

/** The options that fit on a chip. Anything with parts of its own would tell a reader nothing at a glance. */
export function writeOptions(options: Options): string {
  return chips(
    Object.entries(options).flatMap(([name, value]) => {
      const words = inChip(value);
      return words === undefined ? [] : [`${escaped(inWords(name))} <b>${escaped(words)}</b>`];
    }),
  );
}

/** Only what differs, with the old and the new value. */
export function writeChangedOptions(before: Options, after: Options): string {
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  return chips(
    names
      .filter((name) => JSON.stringify(before[name]) !== JSON.stringify(after[name]))
      .map((name) => {
        const [old = "as usual", young = "as usual"] = [inChip(before[name]), inChip(after[name])];
        const change = old === young ? "changed" : `${old} → ${young}`;
        return `${escaped(inWords(name))} <b>${escaped(change)}</b>`;
      }),
  );
}

function inChip(value: unknown): string | undefined {
  if (typeof value === "boolean") return value ? "on" : "off";
  if (typeof value === "number") return Number.isFinite(value) ? String(value) : undefined;
  if (typeof value === "string") return value !== "" && value.length <= LONGEST ? value : undefined;
  if (!Array.isArray(value) || value.length === 0) return undefined;
  const parts = value.map(inChip);
  const all = parts.join(", ");
  return parts.includes(undefined) || all.length > LONGEST ? undefined : all;
}

function chips(items: readonly string[]): string {
  return items.length === 0
    ? ""
    : `<ul class="chips">${items.map((item) => `<li>${item}</li>`).join("")}</ul>`;
}
