import type { Widen } from "@tavolata/kernel";

/** The source: every other language has exactly these keys and parameters. */
export const it = {
  makeHost: (name: string) => `Passa il tavolo ${/^a/i.test(name) ? "ad" : "a"} ${name}`,
  remove: (name: string) => `Manda via ${name}`,
  removeSure: "Davvero? Non potrà tornare",
  makeScreen: "Usalo come schermo al centro",
  noScreen: "Togli lo schermo al centro",
  closeTable: "Chiudi il tavolo per sempre",
  sure: "Davvero? Tocca di nuovo",
};

export type HostWords = Widen<typeof it>;
