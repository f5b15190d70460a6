/** Where something is in a text; both numbers count from 1. */
export interface Position {
  readonly line: number;
  readonly column: number;
}

export type ReadJson =
  | { readonly value: unknown; readonly at: (path: string) => Position; readonly fault?: undefined }
  | { readonly fault: Position };

/**
 * JSON.parse that remembers, by JSON pointer, where every value is: what is wrong with a file is reported with its line
 * (PIC-30).
 */
export function readJson(text: string): ReadJson {
  const reader = new Reader(text);
  try {
    const value = reader.whole();
    const at = (path: string) => positionOf(text, startOf(reader.starts, path));
    return { value, at };
  } catch (fault) {
    if (!(fault instanceof Fault)) throw fault;
    return { fault: positionOf(text, fault.offset) };
  }
}

class Fault extends Error {
  constructor(readonly offset: number) {
    super(`not JSON at ${offset}`);
  }
}

/** Where the value itself begins, or the nearest one around it that exists. */
function startOf(starts: ReadonlyMap<string, number>, path: string): number {
  const start = starts.get(path);
  if (start !== undefined) return start;
  if (path === "") throw new RangeError("nothing was read");
  return startOf(starts, path.slice(0, path.lastIndexOf("/")));
}

function positionOf(text: string, offset: number): Position {
  const before = text.slice(0, offset);
  return { line: before.split("\n").length, column: offset - before.lastIndexOf("\n") };
}

/** The offset of a position in a text; the end of the text if there is no such line. */
export function offsetOf(text: string, { line, column }: Position): number {
  let at = 0;
  for (let i = 1; i < line; i++) {
    const end = text.indexOf("\n", at);
    if (end < 0) return text.length;
    at = end + 1;
  }
  return Math.min(text.length, at + column - 1);
}

/** No deck is nested deeper, and a stranger's file must not exhaust the stack. */
const DEEPEST = 30;

const SPACE = /[ \t\n\r]*/y;
const STRING = /"(?:[^"\\]|\\.)*"/y;
const SCALAR = /-?\d[\d.eE+-]*|true|false|null/y;

class Reader {
  readonly starts = new Map<string, number>();
  private offset = 0;

  constructor(private readonly text: string) {}

  whole(): unknown {
    const value = this.value("", 0);
    if (this.offset < this.text.length) throw new Fault(this.offset);
    return value;
  }

  private value(path: string, depth: number): unknown {
    this.match(SPACE);
    if (depth > DEEPEST) throw new Fault(this.offset);
    this.starts.set(path, this.offset);
    const value = this.bare(path, depth);
    this.match(SPACE);
    return value;
  }

  private bare(path: string, depth: number): unknown {
    switch (this.text[this.offset]) {
      case "{":
        return this.object(path, depth);
      case "[":
        return this.list(path, depth);
      case '"':
        return this.scalar(STRING);
      default:
        return this.scalar(SCALAR);
    }
  }

  private object(path: string, depth: number): Record<string, unknown> {
    const entries: [string, unknown][] = [];
    this.several("{", "}", () => {
      this.match(SPACE);
      const keyAt = this.offset;
      const key = this.scalar(STRING) as string;
      this.match(SPACE);
      this.expect(":");
      const inner = `${path}/${key}`;
      entries.push([key, this.value(inner, depth + 1)]);
      this.starts.set(inner, keyAt);
    });
    return Object.fromEntries(entries);
  }

  private list(path: string, depth: number): unknown[] {
    const items: unknown[] = [];
    this.several("[", "]", () => items.push(this.value(`${path}/${items.length}`, depth + 1)));
    return items;
  }

  private several(open: string, close: string, readOne: () => void): void {
    this.expect(open);
    this.match(SPACE);
    if (this.text[this.offset] !== close) {
      readOne();
      while (this.text[this.offset] === ",") {
        this.offset += 1;
        readOne();
      }
    }
    this.expect(close);
  }

  private scalar(form: RegExp): unknown {
    const start = this.offset;
    const word = this.match(form) ?? "";
    try {
      return JSON.parse(word);
    } catch {
      throw new Fault(start);
    }
  }

  private match(form: RegExp): string | undefined {
    form.lastIndex = this.offset;
    const found = form.exec(this.text)?.[0];
    this.offset += found?.length ?? 0;
    return found;
  }

  private expect(sign: string): void {
    if (this.text[this.offset] !== sign) throw new Fault(this.offset);
    this.offset += 1;
  }
}
