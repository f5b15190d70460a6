import Type, { type Static, type TProperties, type TSchema } from "typebox";
import { Compile, type Validator } from "typebox/compile";
import { copy } from "./json.ts";

export type { Static, TSchema };
export { Type };

/** An object with exactly these fields. A field that is not named here is refused, not ignored. */
export function strictObject<Fields extends TProperties>(fields: Fields) {
  return Type.Object(fields, { additionalProperties: false });
}

/** One of these words. */
export function oneOf<Word extends string>(
  words: readonly Word[],
  settings: { default?: Word } & OptionHints = {},
) {
  return Type.Unsafe<Word>({ type: "string", enum: [...words], ...settings });
}

/** Marks an option as a time limit in seconds; 0 means no limit. `checkGame` finds the limits by this mark. */
export const TIME_LIMIT = "timeLimit";

export function timeLimit(settings: { default: number; most: number }) {
  return Type.Integer({ minimum: 0, maximum: settings.most, default: settings.default, [TIME_LIMIT]: true });
}

/** What an option can say about itself to the forms that are built from the schema. The rules do not read it. */
export interface OptionHints {
  /** What its number counts. */
  readonly unit?: "cents" | "seconds" | "milliseconds";
  /** It has a meaning only if all these other options have these values. */
  readonly when?: Readonly<Record<string, unknown>>;
  /** The player who starts the game pays it from their purse, if these other options have these values. */
  readonly fromPurse?: Readonly<Record<string, unknown>>;
  /** The house sets it; nobody chooses it. */
  readonly byHouse?: true;
  /** It comes from a file that somebody has written, and not from a form. */
  readonly fromFile?: true;
  /**
   * What belongs to each of its values: choosing that value in a form also sets these other options, where they
   * still have their defaults. `checkGame` sees that no single choice clashes with the defaults.
   */
  readonly brings?: Readonly<Record<string, Readonly<Record<string, string | number | boolean>>>>;
}

/** The parts of JSON Schema that options and moves use; lobby forms and `checkGame` walk through them. */
export interface SchemaNode extends OptionHints {
  readonly type?: string;
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly SchemaNode[];
  readonly minimum?: number;
  readonly maximum?: number;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly items?: SchemaNode;
  readonly properties?: Readonly<Record<string, SchemaNode>>;
  readonly required?: readonly string[];
  readonly default?: unknown;
  readonly [TIME_LIMIT]?: boolean;
}

export function nodeOf(schema: TSchema): SchemaNode {
  return schema as SchemaNode;
}

export function timeLimitsOf(options: TSchema): string[] {
  return Object.entries(nodeOf(options).properties ?? {}).flatMap(([name, node]) =>
    node[TIME_LIMIT] ? [name] : [],
  );
}

export interface Problem {
  /** Where in the value the problem is, as a JSON pointer; empty for the value itself. */
  readonly path: string;
  readonly message: string;
}

export type Parsed<Value> =
  | { readonly value: Value; readonly problems?: undefined }
  | { readonly problems: readonly Problem[] };

const validators = new WeakMap<TSchema, Validator>();

function validatorOf(schema: TSchema): Validator {
  let validator = validators.get(schema);
  if (validator === undefined) {
    validator = Compile(schema);
    validators.set(schema, validator);
  }
  return validator;
}

export function fits(schema: TSchema, value: unknown): boolean {
  return validatorOf(schema).Check(value);
}

export function parse<Value>(schema: TSchema, value: unknown): Parsed<Value> {
  if (fits(schema, value)) return { value: value as Value };
  const errors = [...validatorOf(schema).Errors(value)];
  return { problems: errors.slice(0, 8).map((e) => ({ path: e.instancePath, message: e.message })) };
}

/** The given options, with the defaults for the rest. */
export function completeOptions<Options>(schema: TSchema, given: unknown = {}): Parsed<Options> {
  if (typeof given !== "object" || given === null || Array.isArray(given)) {
    return { problems: [{ path: "", message: "must be an object" }] };
  }
  const options: Record<string, unknown> = {};
  for (const [name, node] of Object.entries(nodeOf(schema).properties ?? {})) {
    if (node.default !== undefined) options[name] = copy(node.default);
  }
  return parse<Options>(schema, { ...options, ...given });
}

/** The options of a game for which nobody chose anything. */
export function defaultsOf<Options>(schema: TSchema): Options {
  const defaults = completeOptions<Options>(schema);
  if (defaults.problems !== undefined) throw new TypeError("the defaults do not fit their own schema");
  return defaults.value;
}
