import type { RefusalTexts } from "../shape.ts";

export const refusals: RefusalTexts = {
  "not-a-player": () => "Qui gioca chi è seduto: prendi un posto al tavolo.",
  "bad-card": ({ card }) => `Nel mazzo scelto la carta ${card} non va bene: controllate il file.`,
  "bad-deck": () =>
    "Nel mazzo scelto non ci sono 46 fagiane con un lombrico, 6 con due e 12 particolari: controllate il file.",
  "not-the-dealer": () => "Le carte le scopre il mazziere: tu tieni d'occhio la fila.",
  "clock-turns": () => "A questo tavolo le carte le scopre l'orologio: tu tieni d'occhio la fila.",
  "turning-already": () => "La carta sta già arrivando: un attimo di pazienza.",
  "not-the-screen": () => "Questo lo dice solo lo schermo comune: guarda lì.",
  "no-shared-screen": () => "A questo tavolo ognuno gioca dal suo schermo: usa il tuo.",
  "no-such-card": () => "Quella carta non è nella fila: guarda quelle scoperte.",
  "shown-already": () => "Quella carta è già sullo schermo: aspetta la prossima.",
  "window-open": () => "Qualcuno ha reagito: aspetta di vedere com'è andata.",
  "window-closed": () => "Il tempo per reagire è finito: aspetta la prossima carta.",
  "nothing-on-the-line": () => "Adesso non c'è niente a cui reagire: aspetta la prossima carta.",
  "called-already": () => "Hai già chiamato: aspetta la prossima carta.",
  "hand-committed": () => "La tua mano ha già fatto la sua mossa: aspetta la prossima carta.",
  "out-of-the-line": () =>
    "Hai sbagliato senza carte da restituire: questa fila la guardi, e alla prossima rientri.",
  "vote-on": () => "Si sta votando su chi ha fatto prima: vota anche tu.",
  "no-vote": () => "Adesso non c'è niente da votare: tieni d'occhio la fila.",
  "voted-already": () => "Hai già votato: aspetta gli altri.",
  "not-a-claimant": () => "Si vota solo per chi ha reagito nello stesso momento: scegli fra loro.",
  "last-card-turned": () => "L'ultima carta è già scoperta: resta solo da reagire.",
  "game-is-over": () => "La partita è finita: per giocare ancora, cominciatene un'altra.",
};

/** For whatever the game itself does not refuse. */
export const otherRefusal = "Adesso non si può: dai un'occhiata al tavolo e riprova.";
