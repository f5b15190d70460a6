import type { Widen } from "@tavolata/kernel";

/** The source: every other language has exactly these keys and parameters. */
export const it = {
  invitedTitle: "Qui si entra su invito",
  invited:
    "Questa casa è per chi è stato invitato. Se un amico ti ha mandato il link di un tavolo, aprilo: basta quello. Se hai un invito, scrivilo qui.",
  code: "Il tuo invito",
  enter: "Entra",
  wrong: "Questo invito non apre, o è già stato usato: controllalo, o chiedine un altro.",
  tooFast: "Troppi tentativi: aspetta un minuto e riprova.",
  bannedTitle: "Per ora non puoi entrare",
  banned: (when: string) =>
    `Chi gestisce la casa ha deciso così, fino a ${when}. Poi la porta si riapre da sola.`,
};

export type DoorWords = Widen<typeof it>;
