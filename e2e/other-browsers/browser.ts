/** A browser with one window, as much of it as a story needs. */
export interface OtherBrowser {
  /** Its name and version. */
  readonly name: string;
  goto(address: string): Promise<void>;
  /** The value of an expression in the page; a promise is waited for. It must be plain data. */
  run<Value>(expression: string): Promise<Value>;
  /** Presses the mouse there, for so many milliseconds. */
  click(x: number, y: number, holds?: number): Promise<void>;
  /** Presses these keys one after the other. */
  type(keys: string): Promise<void>;
  /** The size of what the page has to itself. */
  resize(width: number, height: number): Promise<void>;
  /** What is seen, as a PNG. */
  picture(): Promise<Buffer>;
  /** What the page has written to the console as an error, and what it has not caught. */
  complaints(): Promise<string[]>;
  close(): Promise<void>;
}

/** What WebDriver calls actions: both of its protocols know them in the same form. */
export function clickAt(x: number, y: number, holds: number): object[] {
  const actions = [
    { type: "pointerMove", x: Math.round(x), y: Math.round(y), duration: 0 },
    { type: "pointerDown", button: 0 },
    ...(holds > 0 ? [{ type: "pause", duration: holds }] : []),
    { type: "pointerUp", button: 0 },
  ];
  return [{ type: "pointer", id: "mouse", parameters: { pointerType: "mouse" }, actions }];
}

export function typing(keys: string): object[] {
  const actions = [...keys].flatMap((value) => [
    { type: "keyDown", value },
    { type: "keyUp", value },
  ]);
  return [{ type: "key", id: "keyboard", actions }];
}

/** An expression whose value comes back as text, since each protocol writes values in a way of its own. */
export function asText(expression: string): string {
  return `Promise.resolve(${expression}).then((value) => JSON.stringify(value ?? null))`;
}
