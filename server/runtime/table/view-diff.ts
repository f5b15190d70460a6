type Holder = Readonly<Record<string | number, unknown>>;

/** The changes that were found in a part of a view, and what that part was before. */
interface Compared {
  readonly before: object;
  readonly text: string;
}

/**
 * Compares each watcher's view with the one before, and writes the differences as `Change`s. What several watchers
 * see alike is one object in all their views (`sharedView`), and is compared only once.
 */
export class ViewDiff {
  private readonly known = new Map<object, Compared>();
  private readonly path: (string | number)[] = [];
  private text = "";

  /** As JSON. Undefined if a field is gone: changes can only say what is there now. */
  changes(before: object, now: object): string | undefined {
    let text = "";
    let common = 0;
    for (const name in now) {
      const then = (before as Holder)[name];
      const value = (now as Holder)[name];
      if (then !== undefined) common++;
      if (value !== then) text += this.changesOf(name, then, value);
    }
    return common === countFields(before) ? `[${text.slice(1)}]` : undefined;
  }

  private changesOf(name: string, then: unknown, value: unknown): string {
    const shared = isHolder(value) && isHolder(then) ? this.known.get(value) : undefined;
    if (shared !== undefined && shared.before === then) return shared.text;
    this.text = "";
    this.compare(name, then, value);
    if (isHolder(value) && isHolder(then)) this.known.set(value, { before: then, text: this.text });
    return this.text;
  }

  private compare(key: string | number, then: unknown, value: unknown): void {
    this.path.push(key);
    if (!isHolder(value) || !isHolder(then) || Array.isArray(value) !== Array.isArray(then))
      this.write(value);
    else if (Array.isArray(value)) this.compareLists(then as unknown as readonly unknown[], value);
    else this.compareFields(then, value);
    this.path.pop();
  }

  private compareFields(then: Holder, value: Holder): void {
    const before = this.text;
    let common = 0;
    for (const name in value) {
      const known = then[name];
      if (known !== undefined) common++;
      if (value[name] !== known) this.compare(name, known, value[name]);
    }
    if (common === countFields(then)) return;
    // A field is gone.
    this.text = before;
    this.write(value);
  }

  private compareLists(then: readonly unknown[], value: readonly unknown[]): void {
    // A list of plain values that has not just grown takes fewer characters as a whole.
    if (value.length < then.length || (hasPlainValues(value) && !growsOutOf(then, value))) {
      this.write(value);
      return;
    }
    for (let i = 0; i < value.length; i++) {
      if (i >= then.length || value[i] !== then[i]) this.compare(i, then[i], value[i]);
    }
  }

  private write(value: unknown): void {
    let path = "";
    for (const key of this.path) path += `${typeof key === "number" ? key : JSON.stringify(key)},`;
    this.text += `,[${path}${JSON.stringify(value)}]`;
  }
}

function isHolder(value: unknown): value is Holder {
  return typeof value === "object" && value !== null;
}

/** Makes no list of them, because this is done for everything that anybody sees. */
function countFields(holder: object): number {
  let count = 0;
  for (const _ in holder) count++;
  return count;
}

function hasPlainValues(list: readonly unknown[]): boolean {
  return !isHolder(list[0]);
}

function growsOutOf(then: readonly unknown[], value: readonly unknown[]): boolean {
  for (let i = 0; i < then.length; i++) if (value[i] !== then[i]) return false;
  return true;
}
