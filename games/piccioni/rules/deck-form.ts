import { nodeOf, type SchemaNode } from "@tavolata/kernel";
import { known } from "./state.ts";
import { Deck } from "./vocabulary.ts";

/** Where, by JSON pointer, and how a deck does not fit the vocabulary. */
export type FormProblem = { readonly path: string } & (
  | { readonly code: "unknown-field"; readonly field: string }
  | { readonly code: "missing-field"; readonly field: string }
  | { readonly code: "unknown-effect"; readonly allowed: string }
  | { readonly code: "not-one-of"; readonly allowed: string }
  | { readonly code: "not-a-number"; readonly least: number; readonly most: number }
  | { readonly code: "not-a-text"; readonly most: number }
  | { readonly code: "not-a-list"; readonly least: number; readonly most: number }
  | { readonly code: "not-yes-or-no" }
  | { readonly code: "not-an-object" }
);

/** Says the same as the schema, but tells the reader which word of the file is wrong and what may stand there. */
export function formProblems(deck: unknown): FormProblem[] {
  return misfits(nodeOf(Deck), deck, "");
}

function misfits(node: SchemaNode, value: unknown, path: string): FormProblem[] {
  if (node.anyOf !== undefined) return misfitsOfAny(node.anyOf, value, path);
  if (node.const !== undefined || node.enum !== undefined) {
    const allowed = node.enum ?? [node.const];
    return allowed.some((one) => one === value)
      ? []
      : [{ code: "not-one-of", path, allowed: allowed.join(", ") }];
  }
  switch (node.type) {
    case "boolean":
      return typeof value === "boolean" ? [] : [{ code: "not-yes-or-no", path }];
    case "null":
      return value === null ? [] : [{ code: "not-one-of", path, allowed: "null" }];
    case "integer":
      return misfitsOfNumber(node, value, path);
    case "string":
      return misfitsOfText(node, value, path);
    case "array":
      return misfitsOfList(node, value, path);
    default:
      return misfitsOfObject(node, value, path);
  }
}

/** One node that fits is enough. If none does, the one that was meant counts: the effect of that name, or the same type. */
function misfitsOfAny(nodes: readonly SchemaNode[], value: unknown, path: string): FormProblem[] {
  if (nodes.some((node) => misfits(node, value, path).length === 0)) return [];
  const effects = nodes.map((node) => node.properties?.effect?.const);
  if (effects.every((effect) => effect !== undefined)) {
    if (!isRecord(value)) return [{ code: "not-an-object", path }];
    const meant = nodes.find((_, i) => effects[i] === value.effect);
    if (meant !== undefined) return misfits(meant, value, path);
    return [{ code: "unknown-effect", path: `${path}/effect`, allowed: effects.join(", ") }];
  }
  const meant = nodes.find((node) => (node.type === "object") === isRecord(value));
  return misfits(known(meant, "form for this"), value, path);
}

function misfitsOfNumber(
  { minimum = 0, maximum = 0 }: SchemaNode,
  value: unknown,
  path: string,
): FormProblem[] {
  const right = Number.isInteger(value) && (value as number) >= minimum && (value as number) <= maximum;
  return right ? [] : [{ code: "not-a-number", path, least: minimum, most: maximum }];
}

function misfitsOfText({ maxLength = 0 }: SchemaNode, value: unknown, path: string): FormProblem[] {
  const right = typeof value === "string" && value.length > 0 && value.length <= maxLength;
  return right ? [] : [{ code: "not-a-text", path, most: maxLength }];
}

function misfitsOfList(node: SchemaNode, value: unknown, path: string): FormProblem[] {
  const { minItems = 0, maxItems = 0 } = node;
  if (!Array.isArray(value) || value.length < minItems || value.length > maxItems) {
    return [{ code: "not-a-list", path, least: minItems, most: maxItems }];
  }
  const form = known(node.items, "form of the items");
  return value.flatMap((item, i) => misfits(form, item, `${path}/${i}`));
}

function misfitsOfObject(node: SchemaNode, value: unknown, path: string): FormProblem[] {
  if (!isRecord(value)) return [{ code: "not-an-object", path }];
  const fields = new Map(Object.entries(node.properties ?? {}));
  const missing = (node.required ?? []).filter((field) => !Object.hasOwn(value, field));
  return [
    ...missing.map((field) => ({ code: "missing-field", path, field }) as const),
    ...Object.entries(value).flatMap(([field, inner]): FormProblem[] => {
      const at = `${path}/${field}`;
      const form = fields.get(field);
      return form === undefined ? [{ code: "unknown-field", path: at, field }] : misfits(form, inner, at);
    }),
  ];
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
