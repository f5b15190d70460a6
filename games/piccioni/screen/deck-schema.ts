import type { SchemaNode } from "@tavolata/kernel";

/*
 * What a form knows of the vocabulary (rules/vocabulary.ts) that a deck is written in: everything about it is read from
 * the schema, so that a word that is added there needs nothing here.
 */

type Fields = Readonly<Record<string, unknown>>;

export function isRecord(value: unknown): value is Fields {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** Whether the form can show this: everything is there and of its kind, though numbers and texts may be wrong. */
export function isShaped(node: SchemaNode, value: unknown): boolean {
  if (node.anyOf !== undefined) return node.anyOf.some((one) => isShaped(one, value));
  if (node.const !== undefined) return value === node.const;
  if (node.enum !== undefined) return node.enum.includes(value);
  switch (node.type) {
    case "null":
      return value === null;
    case "boolean":
      return typeof value === "boolean";
    // A number field that somebody has emptied holds null.
    case "integer":
      return typeof value === "number" || value === null;
    case "string":
      return typeof value === "string";
    case "array":
      return Array.isArray(value) && value.every((item) => isShaped(node.items ?? {}, item));
    default:
      return (
        isRecord(value) &&
        (node.required ?? []).every((field) => Object.hasOwn(value, field)) &&
        Object.entries(value).every(([field, inner]) => {
          const own = node.properties?.[field];
          return own !== undefined && isShaped(own, inner);
        })
      );
  }
}

/** Something new of this kind, to be filled in. */
export function blankOf(node: SchemaNode): unknown {
  const [first] = node.anyOf ?? [];
  if (first !== undefined) return blankOf(first);
  if (node.const !== undefined) return node.const;
  if (node.enum !== undefined) return node.enum[0];
  switch (node.type) {
    case "null":
      return null;
    case "boolean":
      return false;
    case "integer":
      return node.minimum ?? 0;
    case "string":
      return "";
    case "array":
      return [];
    default:
      return Object.fromEntries(
        (node.required ?? []).map((field) => [field, blankOf(node.properties?.[field] ?? {})]),
      );
  }
}

/** One of the things that may stand somewhere: a word, a number, nothing, or something with fields of its own. */
export interface Alternative {
  readonly word: string;
  readonly node: SchemaNode;
  /** What is in it that has fields to fill in; its effect, for one, is not. */
  readonly fields: readonly string[];
}

export function alternativesOf(node: SchemaNode): Alternative[] {
  return (node.anyOf ?? []).flatMap((one): Alternative[] => {
    if (one.enum !== undefined) {
      return one.enum.map((word) => ({ word: String(word), node: { const: word }, fields: [] }));
    }
    const fields = Object.keys(one.properties ?? {});
    const effect = one.properties?.effect?.const;
    if (effect !== undefined) {
      return [{ word: String(effect), node: one, fields: fields.filter((field) => field !== "effect") }];
    }
    return [{ word: fields[0] ?? one.type ?? "", node: one, fields }];
  });
}

export function alternativeOf(node: SchemaNode, value: unknown): Alternative | undefined {
  const all = alternativesOf(node);
  const exact = all.find(({ node: one }) =>
    one.type === "integer" ? typeof value === "number" : isShaped(one, value),
  );
  return exact ?? all.find(({ node: one }) => isShaped(one, value));
}

/** Another alternative, with what the two have in common. */
export function changedTo({ node, fields }: Alternative, before: unknown): unknown {
  const blank = blankOf(node);
  if (!isRecord(blank) || !isRecord(before)) return blank;
  const kept = fields.filter(
    (field) => Object.hasOwn(before, field) && isShaped(node.properties?.[field] ?? {}, before[field]),
  );
  return { ...blank, ...Object.fromEntries(kept.map((field) => [field, before[field]])) };
}

/** The same with something else at a JSON pointer; undefined takes away what is there. */
export function withAt(whole: unknown, path: string, value: unknown): unknown {
  const [, first, ...rest] = path.split("/");
  if (first === undefined) return value;
  const below = rest.length === 0 ? "" : `/${rest.join("/")}`;
  if (Array.isArray(whole)) {
    const changed = whole.map((item, i) => (String(i) === first ? withAt(item, below, value) : item));
    return below === "" && value === undefined ? changed.filter((_, i) => String(i) !== first) : changed;
  }
  if (!isRecord(whole)) return whole;
  if (below === "" && value === undefined) {
    const { [first]: _, ...others } = whole;
    return others;
  }
  return { ...whole, [first]: withAt(whole[first], below, value) };
}

export function valueAt(whole: unknown, path: string): unknown {
  return path
    .split("/")
    .slice(1)
    .reduce<unknown>((inner, part) => (inner as Fields | undefined)?.[part], whole);
}

/** Every place of the form at which a problem can be shown, by its JSON pointer. */
export function placesIn(node: SchemaNode, value: unknown, path = ""): string[] {
  if (node.anyOf !== undefined) {
    const chosen = alternativeOf(node, value);
    return [path, ...(chosen === undefined ? [] : placesIn(chosen.node, value, path).slice(1))];
  }
  if (Array.isArray(value)) {
    return [path, ...value.flatMap((item, i) => placesIn(node.items ?? {}, item, `${path}/${i}`))];
  }
  if (!isRecord(value)) return [path];
  return [
    path,
    ...Object.entries(node.properties ?? {}).flatMap(([field, own]) =>
      placesIn(own, value[field], `${path}/${field}`),
    ),
  ];
}
