type Holder = Readonly<Record<string | number, unknown>>;

/** What was found out about two parts of views. */
interface Found {
  readonly before: object;
  readonly text: string;
}

/**
 * Compares what watchers see now with what each of them saw before, and writes the differences down as `Change`s. What
 * several of them see is one object (`glimpse`), and is compared once.
 */
export class ViewDiff {
  private readonly known = new Map<object, Found>();
  private readonly way: (string | number)[] = [];
  private text = "";

  /** As JSON. Undefined where a field has gone: that cannot be said by naming those that came. */
  changes(before: object, now: object): string | undefined {
    let text = "";
    let kept = 0;
    for (const name in now) {
      const then = (before as Holder)[name];
      const value = (now as Holder)[name];
      if (then !== undefined) kept++;
      if (value !== then) text += this.changesOf(name, then, value);
    }
    return kept === countFields(before) ? `[${text.slice(1)}]` : undefined;
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
    this.way.push(key);
    if (!isHolder(value) || !isHolder(then) || Array.isArray(value) !== Array.isArray(then))
      this.write(value);
    else if (Array.isArray(value)) this.compareLists(then as unknown as readonly unknown[], value);
    else this.compareFields(then, value);
    this.way.pop();
  }

  private compareFields(then: Holder, value: Holder): void {
    const before = this.text;
    let kept = 0;
    for (const name in value) {
      const known = then[name];
      if (known !== undefined) kept++;
      if (value[name] !== known) this.compare(name, known, value[name]);
    }
    if (kept === countFields(then)) return;
    // A field has gone.
    this.text = before;
    this.write(value);
  }

  private compareLists(then: readonly unknown[], value: readonly unknown[]): void {
    // A list of plain values that did not just grow is written in fewer words as a whole.
    if (value.length < then.length || (hasPlainValues(value) && !growsOutOf(then, value))) {
      this.write(value);
      return;
    }
    for (let i = 0; i < value.length; i++) {
      if (i >= then.length || value[i] !== then[i]) this.compare(i, then[i], value[i]);
    }
  }

  private write(value: unknown): void {
    let way = "";
    for (const key of this.way) way += `${typeof key === "number" ? key : JSON.stringify(key)},`;
    this.text += `,[${way}${JSON.stringify(value)}]`;
  }
}

function isHolder(value: unknown): value is Holder {
  return typeof value === "object" && value !== null;
}

/** Without a list of them: this is done for everything that anybody sees. */
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
