import type { Widen } from "@tavolata/kernel";

/** The source: every other language has exactly these keys and parameters. */
export const it = {
  invite: "Invita",
  inviteHelp: "Manda il link, detta il codice o fai inquadrare il QR.",
  link: "Copia il link",
  share: "Condividi",
  shareText: (game: string) => `Vieni a giocare a ${game}!`,
  noCode: "Il tavolo è al completo o chiuso a chiave: entra solo chi ha il link.",
};

export type InviteWords = Widen<typeof it>;
