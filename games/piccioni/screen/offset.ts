/** Where in a text a line and a column are, both counted from 1; its end where there is no such line. */
export function offsetOf(text: string, line: number, column: number): number {
  let at = 0;
  for (let i = 1; i < line; i++) {
    const end = text.indexOf("\n", at);
    if (end < 0) return text.length;
    at = end + 1;
  }
  return Math.min(text.length, at + column - 1);
}
