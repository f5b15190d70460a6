/** Where the keys of a table are meant for it. */
export interface KeysOfTable {
  /** The table's own class: at the buttons in it keys are for the table, at others on the page they are not. */
  readonly table: string;
  /** A key of the table that also presses a button: on a focused button it is the button's. */
  readonly presses?: "Enter" | " ";
  /** Where even that key is the table's. */
  readonly except?: string;
}

const CONTROLS = "a, button, input, textarea, select";

/** Somebody who writes, reads a sheet, is at a button of the page or presses a chord does not mean the table. */
export function isForSomethingElse(event: KeyboardEvent, { table, presses, except }: KeysOfTable): boolean {
  const { target, key, ctrlKey, metaKey, altKey, defaultPrevented, repeat } = event;
  if (ctrlKey || metaKey || altKey || defaultPrevented || repeat) return true;
  if (document.querySelector("dialog[open], :popover-open") !== null) return true;
  const control = target instanceof Element ? target.closest(CONTROLS) : null;
  if (control === null) return false;
  if (key === presses) return except === undefined || !control.matches(except);
  return control.closest(`.${table}`) === null;
}
