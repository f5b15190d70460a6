/** All forms of a word: its stem with each of these endings. */
export function inflected(stem: string, endings: string): string[] {
  return endings.split(" ").map((ending) => `${stem}${ending}`);
}
