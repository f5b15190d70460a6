import type { RefusalTexts } from "../shape.ts";

export const refusals: RefusalTexts = {
  "not-a-player": "Qui gioca chi è seduto: prendi un posto al tavolo.",
  "game-is-over": "La partita è finita: per giocare ancora, cominciatene un'altra.",

  "still-agreeing": "Le gilde si stanno ancora accordando: aspetta un momento.",
  "shout-on": "Qualcuno ha esclamato: aspetta di vedere chi ha ragione.",
  "choice-on": "Prima una gilda fa la sua scelta: aspetta un momento.",
  "between-rounds": "La manche è finita: aspetta che si diano le carte.",

  "not-your-turn": "Passa una carta solo chi ne ha quattro: aspetta la tua.",
  "not-your-card": "Questa carta non ce l'hai: scegline una della tua mano.",

  "name-a-breed": "Si gioca con i polli a chiamata: di' anche quale pollo.",
  "breeds-not-called": "A questo tavolo i polli non si chiamano per nome: di' solo «Coccodé».",
  "no-such-coop": "Quel pollo oggi non gioca: guarda i pollai sul tavolo.",
  "not-an-opponent": "Beccato si dice a un'altra gilda: tocca una faccia avversaria.",
  "before-the-deal": "Le carte non erano ancora date: adesso puoi.",
  "shouted-already": "Hai già esclamato: aspetta di vedere chi ha ragione.",

  "out-of-breath": "Hai appena ritirato un'esclamazione: riprendi fiato un secondo.",
  "nothing-to-take-back": "Non c'è niente da ritirare: continua a giocare.",

  "people-only": "Intorno a un tavolo i segnali sono veri, e i bot non li vedono. Giocate fra voi, o online.",
  "real-gestures": "Siete intorno a un tavolo: il segnale fallo davvero.",
  "no-voices": "A questo tavolo parole e suoni non sono segnali: scegli un gesto.",
  "hands-busy": "Stai già facendo un segnale: prima finiscilo.",
  "hands-resting": "Riposa un attimo, poi puoi fare un altro segnale.",
  "nothing-to-release": "Non stai facendo nessun segnale: scegline uno.",
  "eyes-do-not-matter": "A questo tavolo non serve guardare nessuno: continua a giocare.",
  "not-another-player": "Quella è la tua faccia: guardane un'altra.",
  "eyes-on-cards": "Hai quattro carte: prima passane una, poi alzi gli occhi.",
  "eyes-turning": "Stai ancora spostando lo sguardo: aspetta un momento.",
  "look-too-short": "Uno sguardo dura almeno un attimo: aspetta un momento.",
  "looking-there": "Stai già guardando lì: aspetta un gesto.",

  "nothing-to-choose": "Adesso non c'è niente da scegliere: continua a giocare.",
  "not-your-choice": "Sceglie un'altra gilda: aspetta un momento.",
  "no-such-egg": "Quell'uovo non si può prendere: scegline un altro.",
  "no-such-place": "Lì l'uovo non può andare: scegli un posto con due carte sotto.",

  "no-such-symbol": "Quel simbolo è di un'altra gilda: scegline uno libero.",
  "caller-chooses": "Fra due tris sceglie chi ha esclamato: aspetta un momento.",

  "nothing-to-agree": "Adesso non c'è niente da concordare: continua a giocare.",
  "signal-is-drawn": "Il vostro segnale è quello della carta: usate quello.",
  "one-signal-only": "Le sequenze valgono col segnale libero: scegline uno solo.",
  "nothing-proposed": "Non c'è ancora una proposta: falla tu.",
  "accepted-already": "Hai già detto di sì: aspetta gli altri.",
  "signal-missing": "Prima mettetevi d'accordo sul segnale della gilda.",
  "nothing-to-say": "Alla gilda si parla fra una manche e l'altra: aspetta la fine di questa.",
  "said-enough": "Hai già detto abbastanza: aspetta la fine della prossima manche.",
  "ready-already": "Lo hai già detto: aspetta gli altri.",
  "nothing-to-be-ready-for": "Si sta già giocando: aspetta la fine della manche.",

  "signals-stay": "A questo tavolo il segnale non si cambia: tenete il vostro.",
  "only-between-rounds": "Il segnale si cambia fra una manche e l'altra: aspetta la fine di questa.",
  "not-your-egg": "Ci vuole un uovo della vostra gilda ancora scoperto: scegline uno.",
  "asked-already": "La tua gilda sta già decidendo: prima rispondete a quella richiesta.",
  "nothing-asked": "Nessuno ha chiesto di cambiare segnale: chiedilo tu.",
  "confirmed-already": "Hai già confermato: aspetta gli altri.",
  "no-signal-cards": "Col segnale libero non ci sono carte da pescare: accordatevi voi.",
};

/** For anything that is not refused by this game itself. */
export const otherRefusal = "Adesso non si può: dai un'occhiata al tavolo e riprova.";
