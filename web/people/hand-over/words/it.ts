import { agreeing, type Widen } from "@tavolata/kernel";

const counted = (n: number, one: string, many: string) => `${n} ${agreeing(n, one, many)}`;

/** What a guest has besides their name; empty if they have nothing yet. */
function belongings(circles: number, games: number): string {
  const has = [
    ...(circles > 0 ? [counted(circles, "circolo", "circoli")] : []),
    ...(games > 0 ? [counted(games, "partita", "partite")] : []),
  ];
  return has.length === 0 ? "" : `con ${has.join(" e ")}, `;
}

/** The source: every other language has exactly these keys and parameters. */
export const it = {
  title: "Continua su un altro dispositivo",
  show: {
    how: "Inquadra il QR con l'altro dispositivo, o apri lì il link. Vale pochi minuti e una volta sola.",
    qr: "Codice QR per entrare da un altro dispositivo",
    copy: "Copia il link",
    copied: "Link copiato.",
    notCopied: "Il browser non lascia copiare: inquadra il QR.",
    waiting: "Aspetto l'altro dispositivo…",
    wants: (label: string) => `${label} vuole entrare con il tuo nome.`,
    unknown: "Un dispositivo",
    compare: "Sull'altro schermo c'è questo numero?",
    yes: "Sì, sono io",
    no: "No, fermalo",
    done: "Fatto: ora ci sei anche di là.",
    stopped: "Fermato. Non è entrato nessuno.",
    over: "Il QR è scaduto.",
    again: "Fanne un altro",
    close: "Chiudi",
  },
  arrive: {
    title: "Entra da qui",
    asking: "Chiedo alla casa…",
    wants: (name: string) => `Questo dispositivo diventa di ${name}`,
    merges: (guest: string, circles: number, games: number, name: string) =>
      `Quello che sei qui, ${guest}, ${belongings(circles, games)}diventa parte di ${name}.`,
    forGood: (name: string) => `Non si torna indietro: tocca «Sì» solo se ${name} sei tu.`,
    yes: "Sì, sono io",
    leave: "Sì, ma lascia perdere quello che sono qui",
    no: "No",
    become: (name: string) => `Qui diventerai ${name}`,
    number: "Il tuo numero",
    how: "Sull'altro dispositivo deve comparire lo stesso numero: se è quello, tocca «Sì» lì.",
    waiting: "Aspetto il sì dell'altro dispositivo…",
    broken: "Al link manca un pezzo: apri il profilo sull'altro dispositivo e inquadra di nuovo il QR.",
    refused:
      "Questo link non vale più: è scaduto, è già stato usato, o di là hanno detto no. Fanne un altro dal profilo.",
    slow: "Troppi tentativi: aspetta un minuto e inquadra di nuovo il QR.",
  },
};

export type HandOverWords = Widen<typeof it>;
