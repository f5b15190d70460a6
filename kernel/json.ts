/** A deep copy of plain JSON data; several times faster than structuredClone, which also copies what we never have. */
export function copy<Value>(value: Value): Value {
  if (typeof value !== "object" || value === null) return value;
  if (Array.isArray(value)) {
    const items = value.slice();
    for (let i = 0; i < items.length; i++) {
      if (typeof items[i] === "object") items[i] = copy(items[i]);
    }
    return items as Value;
  }
  // Spreading keeps the shape, which is what makes it fast; it also keeps a key called __proto__ an ordinary one.
  const object = { ...value } as Record<string, unknown>;
  for (const key of Object.keys(object)) {
    const inner = object[key];
    if (typeof inner === "object") object[key] = copy(inner);
  }
  return object as Value;
}

/** Whether two pieces of plain JSON data say the same; the order of keys says nothing. */
export function same(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (typeof a !== "object" || typeof b !== "object" || a === null || b === null) return false;
  if (Array.isArray(a) || Array.isArray(b)) {
    return Array.isArray(a) && Array.isArray(b) && sameItems(a, b);
  }
  const keys = Object.keys(a);
  if (keys.length !== Object.keys(b).length) return false;
  for (const key of keys) {
    const inner = (a as Record<string, unknown>)[key];
    const other = (b as Record<string, unknown>)[key];
    if ((inner !== other && !same(inner, other)) || !Object.hasOwn(b, key)) return false;
  }
  return true;
}

function sameItems(a: readonly unknown[], b: readonly unknown[]): boolean {
  if (a.length !== b.length) return false;
  for (let i = 0; i < a.length; i++) if (a[i] !== b[i] && !same(a[i], b[i])) return false;
  return true;
}

export interface Leaf {
  readonly path: string;
  /** The last named key on the path: what the value is called. */
  readonly key: string;
  readonly value: unknown;
}

/** Every value of plain data that holds no other, with its path. Empty lists and objects count as values. */
export function leaves(value: unknown, path = "", key = ""): Leaf[] {
  if (typeof value !== "object" || value === null) return [{ path, key, value }];
  const entries = Object.entries(value);
  if (entries.length === 0) return [{ path, key, value: Array.isArray(value) ? "[]" : "{}" }];
  return entries.flatMap(([name, inner]) =>
    leaves(inner, `${path}/${name}`, Array.isArray(value) ? key : name),
  );
}

/** The path of the first thing in a value that JSON cannot hold as it is, if any. */
export function notPlain(value: unknown, path = ""): string | undefined {
  if (value === null || typeof value === "string" || typeof value === "boolean") return undefined;
  if (typeof value === "number") return Number.isFinite(value) && !Object.is(value, -0) ? undefined : path;
  if (typeof value !== "object") return path;
  if (Array.isArray(value) && Object.keys(value).length !== value.length) return path;
  if (Object.getOwnPropertySymbols(value).length > 0) return path;
  const prototype = Object.getPrototypeOf(value);
  if (prototype !== Object.prototype && prototype !== Array.prototype) return path;
  for (const [key, inner] of Object.entries(value)) {
    const fault = notPlain(inner, `${path}/${key}`);
    if (fault !== undefined) return fault;
  }
  return undefined;
}
