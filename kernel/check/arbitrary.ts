import fc from "fast-check";
import type { TSchema } from "typebox";
import { nodeOf, type SchemaNode, timeLimitsOf } from "../schema.ts";

const NUMBERS_FROM = -3;
const NUMBERS_TO = 100;

/** Values that fit a schema: the shapes that options and moves are made of. */
export function valuesOf(schema: TSchema): fc.Arbitrary<unknown> {
  return arbitraryOf(nodeOf(schema));
}

/** Options that fit the schema, with all time limits on, all off, or each as chance has it. */
export function optionsOf(
  schema: TSchema,
  limits: "on" | "off" | undefined,
): fc.Arbitrary<Record<string, unknown>> {
  const node = nodeOf(schema);
  const bound = limits === "on" ? { minimum: 1 } : limits === "off" ? { maximum: 0 } : {};
  const limited = timeLimitsOf(schema).map(
    (name) => [name, { ...node.properties?.[name], ...bound }] as const,
  );
  const properties = { ...node.properties, ...Object.fromEntries(limited) };
  return arbitraryOf({ ...node, properties }) as fc.Arbitrary<Record<string, unknown>>;
}

function arbitraryOf(node: SchemaNode): fc.Arbitrary<unknown> {
  if (node.const !== undefined) return fc.constant(node.const);
  if (node.enum !== undefined) return fc.constantFrom(...node.enum);
  if (node.anyOf !== undefined) return fc.oneof(...node.anyOf.map(arbitraryOf));
  switch (node.type) {
    case "boolean":
      return fc.boolean();
    case "integer":
      return fc.integer({ min: node.minimum ?? NUMBERS_FROM, max: node.maximum ?? NUMBERS_TO });
    case "number":
      return fc.double({ min: node.minimum ?? NUMBERS_FROM, max: node.maximum ?? NUMBERS_TO, noNaN: true });
    case "string":
      return fc.string({ minLength: node.minLength ?? 0, maxLength: node.maxLength ?? 8 });
    case "null":
      return fc.constant(null);
    case "array":
      return fc.array(arbitraryOf(node.items ?? {}), {
        minLength: node.minItems ?? 0,
        maxLength: node.maxItems ?? 4,
      });
    case "object": {
      const fields = Object.entries(node.properties ?? {}).map(
        ([name, inner]) => [name, arbitraryOf(inner)] as const,
      );
      return fc.record(Object.fromEntries(fields), { requiredKeys: [...(node.required ?? [])] });
    }
    default:
      throw new TypeError(`checkGame cannot make values for ${JSON.stringify(node)}`);
  }
}
