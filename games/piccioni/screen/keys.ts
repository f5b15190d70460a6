/** What a key asks for at this table. */
export type Wish = { readonly draw: number } | "done" | "back" | "pass" | "clean";

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
    default:
      return undefined;
  }
}

/** Who writes, reads a sheet, is at a button or presses a chord does not mean this table. */
export function isForSomethingElse(event: KeyboardEvent): boolean {
  const { target, key, ctrlKey, metaKey, altKey, defaultPrevented, repeat } = event;
  if (ctrlKey || metaKey || altKey || defaultPrevented || repeat) return true;
  if (document.querySelector("dialog[open], :popover-open") !== null) return true;
  const control = target instanceof Element ? target.closest("a, button, input, textarea, select") : null;
  if (control === null) return false;
  // The return key presses the button one is at.
  return key === "Enter" || control.closest(".piccioni") === null;
}
