import type { RefusalTexts } from "../shape.ts";

export const refusals: RefusalTexts = {
  "not-a-player": "Qui gioca chi è seduto: prendi un posto al tavolo.",
  "game-is-over": "La partita è finita: per giocare ancora, cominciatene un'altra.",

  "still-agreeing": "Le gilde si stanno ancora accordando sui segnali.",
  "shout-on": "Qualcuno ha esclamato: adesso si vede chi ha ragione.",
  "choice-on": "Prima una gilda fa la sua scelta.",
  "between-rounds": "La manche è finita: aspetta che si diano le carte.",

  "not-your-turn": "Passa una carta solo chi ne ha quattro.",
  "not-your-card": "Questa carta non ce l'hai: scegline una della tua mano.",

  "name-a-breed": "Si gioca con i polli a chiamata: di' anche quale pollo.",
  "breeds-not-called": "A questo tavolo i polli non si chiamano per nome.",
  "no-such-coop": "Quel pollo oggi non gioca: guarda i pollai sul tavolo.",
  "not-an-opponent": "Beccato si dice a un giocatore di un'altra gilda.",
  "before-the-deal": "Le carte non erano ancora date: adesso puoi.",
  "shouted-already": "Hai già esclamato: una volta basta.",

  "out-of-breath": "Hai appena ritirato un'esclamazione: riprendi fiato un secondo.",
  "nothing-to-take-back": "Non c'è niente da ritirare.",

  "people-only":
    "Intorno a un tavolo i segnali si fanno davvero: i bot non possono né farli né vederli. Giocate fra voi, o on line.",
  "real-gestures": "Siete intorno a un tavolo: i segnali si fanno davvero.",
  "no-voices": "A questo tavolo parole e suoni non sono segnali: scegli un gesto.",
  "hands-busy": "Stai già facendo un segnale: prima finiscilo.",
  "hands-resting": "Un attimo di riposo, poi puoi fare un altro segnale.",
  "nothing-to-release": "Non stai facendo nessun segnale.",
  "eyes-do-not-matter": "A questo tavolo non serve guardare nessuno.",
  "not-another-player": "Guarda un altro giocatore.",
  "eyes-on-cards": "Hai quattro carte: prima passane una, poi alzi gli occhi.",
  "eyes-turning": "I tuoi occhi si stanno ancora girando.",
  "look-too-short": "Uno sguardo dura almeno un attimo: aspetta un po'.",
  "looking-there": "Lo stai già guardando.",

  "nothing-to-choose": "Adesso non c'è niente da scegliere.",
  "not-your-choice": "Sceglie un'altra gilda.",
  "no-such-egg": "Quell'uovo non si può prendere: scegline un altro.",
  "no-such-place": "Lì l'uovo non può andare: sotto ci vogliono due carte.",

  "no-such-symbol": "Quel simbolo è di un'altra gilda: scegline uno libero.",
  "caller-chooses": "Fra due tris sceglie chi ha esclamato.",

  "nothing-to-agree": "Adesso non c'è niente da concordare.",
  "signal-is-drawn": "Il vostro segnale è quello della carta.",
  "one-signal-only": "Un segnale solo: le sequenze valgono col segnale libero.",
  "nothing-proposed": "Non c'è ancora una proposta.",
  "accepted-already": "Hai già detto di sì.",
  "signal-missing": "Prima mettetevi d'accordo sul segnale della gilda.",
  "nothing-to-say": "Alla gilda si parla fra una manche e l'altra.",
  "said-enough": "Hai già detto abbastanza: se ne riparla dopo la prossima manche.",
  "ready-already": "Lo hai già detto: aspettiamo gli altri.",
  "nothing-to-be-ready-for": "Si sta già giocando.",

  "signals-stay": "A questo tavolo il segnale non si cambia.",
  "only-between-rounds": "Il segnale si cambia fra una manche e l'altra.",
  "not-your-egg": "Ci vuole un uovo della vostra gilda ancora scoperto.",
  "asked-already": "La tua gilda sta già decidendo: prima rispondete a quella richiesta.",
  "nothing-asked": "Nessuno ha chiesto di cambiare segnale.",
  "confirmed-already": "Hai già confermato: manca qualcun altro.",
  "no-signal-cards": "Col segnale libero non ci sono carte da pescare: accordatevi.",
};

/** For anything that is not refused by this game itself. */
export const otherRefusal = "Adesso non si può: dai un'occhiata al tavolo e riprova.";
