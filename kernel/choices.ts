/** What a choice depends on: the default of an option, and what belongs to its values. */
interface ChoiceSchema {
  readonly default?: unknown;
  readonly brings?: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
}

/**
 * The options after somebody has chosen a value for one of them: what belongs to that value is set with it, where it
 * still has its default.
 */
export function withChoice<Value>(
  schemas: Readonly<Record<string, ChoiceSchema>>,
  options: Readonly<Record<string, Value>>,
  name: string,
  value: Value,
): Readonly<Record<string, Value>> {
  const untouched = Object.entries(schemas[name]?.brings?.[String(value)] ?? {}).filter(
    ([other]) => (options[other] ?? schemas[other]?.default) === schemas[other]?.default,
  );
  return { ...options, ...(Object.fromEntries(untouched) as Record<string, Value>), [name]: value };
}
