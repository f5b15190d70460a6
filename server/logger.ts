/** What a log line may hold: names, numbers and codes. Never a state, a view, a move, a seed or a cookie. */
export type Fields = Readonly<Record<string, string | number | boolean | undefined>>;

export type Level = "info" | "warning" | "error";

/** Writes one line of the server's own log. */
export type Logger = (level: Level, what: string, fields?: Fields) => void;

/** Writes one JSON object per line, which every log collector can read. */
export function loggerTo(stream: { write(line: string): unknown }): Logger {
  return (level, what, fields = {}) => {
    stream.write(`${JSON.stringify({ time: new Date().toISOString(), level, what, ...fields })}\n`);
  };
}

/** What went wrong and where, without the error's message, which may quote data. */
export function faultFields(fault: unknown): Fields {
  if (!(fault instanceof Error)) return { fault: "not an error" };
  const code = "code" in fault && typeof fault.code === "string" ? fault.code : undefined;
  const place = fault.stack
    ?.split("\n")
    .find((line) => /^ {4}at /.test(line))
    ?.trim();
  return { fault: fault.name, code, place };
}
