/** Where something is in a text; both numbers count from 1. */
export interface Place {
  readonly line: number;
  readonly column: number;
}

const SPACE = /[ \t\n\r]*/y;
const STRING = /"(?:[^"\\\p{Cc}]|\\(?:["\\/bfnrt]|u[\da-fA-F]{4}))*"/uy;
const SCALAR = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null/y;

/** Where a text stops being JSON. The engine's own message says so for some faults and not for others. */
export function jsonFault(text: string): Place | undefined {
  try {
    JSON.parse(text);
    return undefined;
  } catch {
    return placeOfFault(text);
  }
}

function placeOfFault(text: string): Place {
  const reader = new Reader(text);
  reader.value();
  const before = text.slice(0, reader.offset);
  return { line: before.split("\n").length, column: reader.offset - before.lastIndexOf("\n") };
}

/** Each step says whether it found what belongs there; if not, `offset` stays where it should have been. */
class Reader {
  offset = 0;

  constructor(private readonly text: string) {}

  value(): boolean {
    this.match(SPACE);
    const sign = this.text[this.offset];
    const found =
      sign === "{"
        ? this.several("}", () => this.field())
        : sign === "["
          ? this.several("]", () => this.value())
          : this.match(STRING) || this.match(SCALAR);
    if (found) this.match(SPACE);
    return found;
  }

  private field(): boolean {
    this.match(SPACE);
    if (!this.match(STRING)) return false;
    this.match(SPACE);
    return this.take(":") && this.value();
  }

  private several(close: string, one: () => boolean): boolean {
    this.offset += 1;
    this.match(SPACE);
    if (this.take(close)) return true;
    do {
      if (!one()) return false;
    } while (this.take(","));
    return this.take(close);
  }

  private take(sign: string): boolean {
    if (this.text[this.offset] !== sign) return false;
    this.offset += 1;
    return true;
  }

  private match(form: RegExp): boolean {
    form.lastIndex = this.offset;
    const found = form.exec(this.text)?.[0];
    this.offset += found?.length ?? 0;
    return Boolean(found);
  }
}
