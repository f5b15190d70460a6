import type { Widen } from "@tavolata/kernel";

/** The source: every other language has exactly these keys and parameters. */
export const it = {
  title: "Lo schermo al centro",
  scan: "Inquadra e siediti",
  choose: "A cosa giochiamo?",
  waitingHost:
    "Dal tuo telefono, nella sala, tocca il nome di questo schermo e fallo diventare lo schermo al centro.",
  ask: (name: string) => `Questo schermo si chiama ${name}.`,
  onPhones: "Si gioca sui telefoni: qui si vede il tavolo.",
  seated:
    "A questo tavolo stai già giocando con questo dispositivo: per lo schermo al centro usane un altro.",
  toTable: "Torna al tavolo",
  orCode: "oppure scrivi il codice",
  join: "Entra o guarda",
  nobody: "Chi si siede per primo ospita, e fa gli onori di casa.",
  everybodyReady: "Si comincia!",
  sayReady: "Quando ci siete tutti, toccate «Ci sono!» sui telefoni.",
  again: "Un'altra? Toccate «Ancora una!» sui telefoni.",
  name: "Schermo",
  wake: "Accendi i suoni",
};

export type SharedScreenWords = Widen<typeof it>;
