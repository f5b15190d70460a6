/** What a key asks for at this table. */
export type Wish = { readonly draw: number } | "done" | "back" | "pass" | "clean" | "trophy";

export function keyWish({ key }: { readonly key: string }): Wish | undefined {
  if (/^[123]$/.test(key)) return { draw: Number(key) };
  switch (key.toLowerCase()) {
    case "enter":
      return "done";
    case "escape":
      return "back";
    case "p":
      return "pass";
    case "c":
      return "clean";
    case "t":
      return "trophy";
    default:
      return undefined;
  }
}
