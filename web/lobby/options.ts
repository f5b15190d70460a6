import type { OptionSchema } from "../state/offered.ts";

/** Objects are what files hold. */
export type OptionValue = string | number | boolean | object;
export type Options = Readonly<Record<string, OptionValue>>;
export type Schemas = Readonly<Record<string, OptionSchema>>;

function holds(schemas: Schemas, options: Options, condition: Readonly<Record<string, unknown>>): boolean {
  return Object.entries(condition).every(
    ([name, value]) => (options[name] ?? schemas[name]?.default) === value,
  );
}

/** What it takes from one's purse to begin with these options. */
export function stakeOf(schemas: Schemas, options: Options): number {
  return optionsInUse(schemas, options)
    .filter(([, { fromPurse }]) => fromPurse !== undefined && holds(schemas, options, fromPurse))
    .reduce((sum, [name, schema]) => sum + Number(options[name] ?? schema.default), 0);
}

/** The options that people choose, without those that mean nothing while the others are as they are. */
export function optionsInUse(schemas: Schemas, options: Options): (readonly [string, OptionSchema])[] {
  return Object.entries(schemas).filter(
    ([, { type, byHouse, fromFile, when = {} }]) =>
      (type !== "object" || fromFile === true) && byHouse === undefined && holds(schemas, options, when),
  );
}
