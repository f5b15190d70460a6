/** Stands for the listener's name in a sentence; no font has a letter for it, and no name can hold it. */
export const LISTENER = "\u{E000}";

/** The first letter large, also after an opening quotation mark. */
export function begun(sentence: string): string {
  return sentence.replace(/^[«“]?\p{Ll}/u, (first) => first.toUpperCase());
}
