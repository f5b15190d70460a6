import { signal } from "@preact/signals";

/** A newer version of this page is ready and waits for a reload. */
export const newVersion = signal(false);
