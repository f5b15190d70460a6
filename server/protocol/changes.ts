/**
 * One thing in a view that has changed: the path to it, made of field names and list indices, and last the new value.
 * If the path ends just behind the end of a list, the list has grown.
 */
export type Change = readonly [string, ...(string | number)[], unknown];

/** The view after these changes. The view before stays as it was; what did not change is the same object in both. */
export function withChanges<View extends object>(view: View, changes: readonly Change[]): View {
  const own = new Set<object>();
  const ownCopyOf = (value: unknown): Record<string | number, unknown> => {
    const known = value as Record<string | number, unknown>;
    if (own.has(known)) return known;
    const copy = (Array.isArray(known) ? [...known] : { ...known }) as typeof known;
    own.add(copy);
    return copy;
  };
  const changed = ownCopyOf(view);
  for (const change of changes) {
    const path = change.slice(0, -2) as (string | number)[];
    let holder = changed;
    for (const key of path) {
      holder[key] = ownCopyOf(holder[key]);
      holder = holder[key] as typeof holder;
    }
    holder[change.at(-2) as string | number] = change.at(-1);
  }
  return changed as View;
}
