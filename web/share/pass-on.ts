import { sayWhyNot } from "@tavolata/kit";
import { words } from "../words/index.ts";

/** What is passed on: a link, and what is said with it. */
export interface ToPassOn {
  readonly title: string;
  readonly text: string;
  readonly url: string;
}

/** By the sheet of the device where it has one; else the link is copied. */
export async function passOn(what: ToPassOn): Promise<void> {
  if (!("share" in navigator)) return copyLink(what.url);
  try {
    await navigator.share(what);
  } catch (fault) {
    // Closing the sheet is no failure; a device that cannot do it after all still has a clipboard.
    if ((fault as Error).name !== "AbortError") await copyLink(what.url);
  }
}

export async function copyLink(address: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(address);
    sayWhyNot(words().lobby.copied);
  } catch {
    // Without the right to the clipboard the address itself is shown, to be copied by hand.
    sayWhyNot(address);
  }
}
