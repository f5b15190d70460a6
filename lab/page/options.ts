import type { Report } from "@tavolata/figures";
import { escaped, inWords } from "./html.ts";
import { say } from "./words.ts";

type Options = Readonly<Record<string, unknown>>;
type Labels = Report["labels"];

const LONGEST = 40;

/** The options that fit on a chip. Anything with parts of its own would tell a reader nothing at a glance. */
export function writeOptions({ options, chosen, labels }: Report): string {
  return chips(
    Object.keys(options).flatMap((name) => {
      const words = inChip(options, name, labels) ?? (chosen.includes(name) ? say().yourOwn : undefined);
      return words === undefined ? [] : [`${escaped(nameOf(name, labels))} <b>${escaped(words)}</b>`];
    }),
  );
}

/** Only what differs, with the old and the new value. */
export function writeChangedOptions(before: Options, after: Options, labels: Labels): string {
  return chips(
    changedNames(before, after).map((name) => {
      const { asUsual, changed } = say();
      const [old = asUsual, young = asUsual] = [inChip(before, name, labels), inChip(after, name, labels)];
      const change = old === young ? changed : `${old} → ${young}`;
      return `${escaped(nameOf(name, labels))} <b>${escaped(change)}</b>`;
    }),
  );
}

/** What a variant has that another has not: "Saldo on, Hands 12". */
export function changesInWords(before: Options, after: Options, labels: Labels): string {
  return changedNames(before, after)
    .map((name) => optionInWords(after, name, labels))
    .join(", ");
}

export function optionInWords(options: Options, name: string, labels: Labels): string {
  return `${nameOf(name, labels)} ${inChip(options, name, labels) ?? say().yourOwn}`;
}

function changedNames(before: Options, after: Options): string[] {
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  return names.filter((name) => JSON.stringify(before[name]) !== JSON.stringify(after[name]));
}

function nameOf(name: string, labels: Labels): string {
  return labels[name]?.label ?? inWords(name);
}

function inChip(options: Options, name: string, labels: Labels): string | undefined {
  const value = options[name];
  return labels[name]?.values?.[String(value)] ?? written(value);
}

function written(value: unknown): string | undefined {
  if (typeof value === "boolean") return value ? say().on : say().off;
  if (typeof value === "number") return Number.isFinite(value) ? String(value) : undefined;
  if (typeof value === "string") return value !== "" && value.length <= LONGEST ? value : undefined;
  if (!Array.isArray(value) || value.length === 0) return undefined;
  const parts = value.map(written);
  const all = parts.join(", ");
  return parts.includes(undefined) || all.length > LONGEST ? undefined : all;
}

function chips(items: readonly string[]): string {
  return items.length === 0
    ? ""
    : `<ul class="chips">${items.map((item) => `<li>${item}</li>`).join("")}</ul>`;
}
