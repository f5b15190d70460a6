/** A deep copy of plain JSON data; several times faster than structuredClone, which also copies what we never have. */
export function copy<Value>(value: Value): Value {
  if (typeof value !== "object" || value === null) return value;
  if (Array.isArray(value)) {
    const items = new Array(value.length);
    for (let i = 0; i < value.length; i++) items[i] = copy(value[i]);
    return items as Value;
  }
  const object: Record<string, unknown> = {};
  for (const key of Object.keys(value)) {
    const inner = copy((value as Record<string, unknown>)[key]);
    // Assigning to this one name would set the prototype, and JSON from outside can hold it.
    if (key === "__proto__") Object.defineProperty(object, key, { value: inner, enumerable: true });
    else object[key] = inner;
  }
  return object as Value;
}

/** Whether two pieces of plain JSON data say the same; the order of keys says nothing. */
export function same(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (typeof a !== "object" || typeof b !== "object" || a === null || b === null) return false;
  if (Array.isArray(a) || Array.isArray(b)) {
    return (
      Array.isArray(a) && Array.isArray(b) && a.length === b.length && a.every((item, i) => same(item, b[i]))
    );
  }
  const keys = Object.keys(a);
  if (keys.length !== Object.keys(b).length) return false;
  return keys.every(
    (key) =>
      Object.hasOwn(b, key) && same((a as Record<string, unknown>)[key], (b as Record<string, unknown>)[key]),
  );
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
