import type { Widen } from "@tavolata/kernel";
import type { ServerRefusalCode } from "@tavolata/server/protocol";
import type { ChipsCode, CircleCode, EveningCode, SeasonCode, TournamentCode } from "../later.ts";

type RefusalText = string | ((params: never) => string);

/** How many sit there, and how many the game is for. */
export interface PlayerCount {
  readonly seats: number;
  readonly min: number;
  readonly max: number;
}

/** What the option is called that does not fit, where it is known. */
export interface BadOptions {
  readonly option?: string;
}

/** Until when something is not allowed. */
export interface Until {
  readonly until: number;
}

/** "21:30", with the day where it is another one. */
export function hourOf(at: number, language: string): string {
  const isToday = new Date(at).toDateString() === new Date().toDateString();
  return new Intl.DateTimeFormat(language, {
    hour: "2-digit",
    minute: "2-digit",
    ...(isToday ? {} : { day: "numeric", month: "long" }),
  }).format(at);
}

/** What the house itself refuses, and the referee where no game has words for it. */
export const refusals = {
  malformed: "Questa mossa è arrivata incompleta: ricarica la pagina e riprova.",
  "too-large": "È troppo lungo: accorcia e riprova.",
  "too-fast": "Piano! Aspetta un momento e riprova.",
  "hello-first": "La linea non era pronta: riprova.",
  "unknown-protocol": "C'è una versione nuova: ricarica la pagina.",
  "unknown-game": "Questo gioco qui non c'è: torna all'ingresso e scegline un altro.",
  "bad-options": ({ option }: BadOptions) =>
    option === undefined
      ? "Qualche regola così non va: guardale di nuovo."
      : `«${option}» così non va: scegli un altro valore.`,
  "no-such-table": "Questo tavolo non c'è: controlla il link.",
  "no-such-code":
    "Con questo codice non si entra: forse una lettera è sbagliata, o la partita è già cominciata.",
  "not-watching": "Prima entra al tavolo.",
  "too-many-tables": "Per ora hai aperto abbastanza tavoli: riprova fra un po'.",
  "table-closed": "Questo tavolo è chiuso: aprine un altro.",
  "table-full": "Qui c'è già troppa gente: torna fra un po', o apri un altro tavolo.",
  locked: "Il tavolo è chiuso a chiave: chiedi a chi ospita di aprire.",
  removed: "Chi ospita ti ha mandato via da questo tavolo: aprine un altro.",
  "closed-to-you": "Questo tavolo è al completo, o per te è chiuso: cercane un altro.",
  "blocked-here": "Qui c'è qualcuno che hai bloccato: cerca un altro tavolo, o togli il blocco nel profilo.",
  "unknown-person": "Su questo dispositivo non sei più nessuno: ricarica la pagina.",
  rude: "Qui non si dice: prova con altre parole.",
  "rude-name": "Con questo nome qui non si entra: cambialo e riprova.",
  silenced: ({ until }: Until) =>
    `Chi gestisce la casa ti ha tolto la parola fino alle ${hourOf(until, "it")}.`,
  banned: ({ until }: Until) =>
    `Chi gestisce la casa non ti lascia entrare fino alle ${hourOf(until, "it")}.`,
  "no-open-table": "Adesso non c'è un tavolo così: aprine uno, o riprova fra un po'.",
  "not-host": "Questo lo può fare solo chi ospita: chiedi lì.",
  "not-in-the-room": "Questa persona non è più al tavolo: mandale di nuovo il link.",
  "not-seated": "Prima prendi un posto.",
  "no-such-chair": "Questo posto non c'è: prendine un altro.",
  "chair-taken": "Qui si è già seduto qualcuno: prendi un altro posto.",
  "no-such-bot": "Questo bot non c'è: scegline un altro.",
  "in-play": "A partita in corso non si può: aspetta la fine.",
  "not-in-play": "Non c'è una partita in corso: cominciatene una.",
  "not-awaited": "Il tavolo non aspetta più: continua a giocare.",
  "too-soon": "È presto: aspetta ancora un momento.",
  "already-so": "Non serve: è già così.",
  "chat-closed": "A questo tavolo non si chiacchiera: chi ospita può cambiarlo.",
  "another-game": "Intanto è cominciata un'altra partita: guarda il tavolo.",
  resting: "Sta giocando un bot per te: tocca «Sono tornato».",
  "members-only": "È solo per chi fa parte del circolo: chiedi un invito a qualcuno lì dentro.",
  stale: "Intanto il tavolo è andato avanti: guarda e decidi di nuovo.",
  "decision-missing": "La mossa non è arrivata intera: riprova.",
  unavailable: "La casa ha avuto un intoppo: riprova fra un momento.",
  "newer-version": "La casa si sta aggiornando: ti ricollego.",
  "screen-missing": "Si gioca tutti davanti a uno schermo: apri il tavolo anche su una TV o un computer.",
  "wrong-player-count": ({ seats, min, max }: PlayerCount) => {
    const many = min === max ? `in ${min}` : `da ${min} a ${max}`;
    return `Si gioca ${many}: ${seats === 1 ? "per ora c'è una persona sola" : `siete in ${seats}`}.`;
  },
  "game-over": "La partita è finita: per giocare ancora, cominciatene un'altra.",
  paused: "Il gioco è fermo: aspetta che riprenda.",
  "not-paused": "Il gioco non è fermo: continua a giocare.",
  "alarm-first": "Il tempo è scaduto e ha deciso l'orologio: guarda il tavolo.",
  "no-such-mover": "Da qui si guarda soltanto: per giocare prendi un posto.",
  "no-such-seat": "Questo posto non è in partita: aspetta la prossima.",
  "unknown-version": "Questa partita è di un'altra versione: ricarica la pagina.",
} satisfies Record<
  Exclude<ServerRefusalCode, ChipsCode | CircleCode | EveningCode | SeasonCode | TournamentCode>,
  RefusalText
> &
  Record<string, RefusalText>;

export type Refusals = Widen<typeof refusals>;
