import type { HostWords } from "./it.ts";

export const en: HostWords = {
  makeHost: (name) => `Make ${name} the host`,
  remove: (name) => `Remove ${name} from the table`,
  removeSure: "Really? They can't come back",
  makeScreen: "Use it as the screen in the middle",
  noScreen: "Stop using it as the screen in the middle",
  closeTable: "Close the table for good",
  sure: "Really? Tap again",
};
