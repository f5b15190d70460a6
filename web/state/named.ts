import { signal } from "@preact/signals";
import { read, write } from "@tavolata/kit";

const KEY = "tavolata.named";
const kept = signal(read(KEY) === "yes");

/** Whether the person at this device has said what they are called, or that the name they were given will do. */
export function isNamed(): boolean {
  return kept.value;
}

export function noteNamed(): void {
  write(KEY, "yes");
  kept.value = true;
}
