import { agreeing } from "@tavolata/kernel";
import type { Suit } from "../../rules/index.ts";
import type { CardWords } from "../card-words.ts";
import type { Out, Wait, WayToFollow, Who } from "../shape.ts";
import { and, chips, number, to } from "./nouns.ts";

/** One sentence above the hand, without a full stop. */
export const promptWith = ({ suits }: CardWords) => ({
  toDeclare: (p: { who: Who; compulsory: boolean }) => {
    if (p.who !== null) return `Parla ${p.who}`;
    return p.compulsory ? "Giro obbligato: servito o cambio?" : "Tocca a te: passo, servito o cambio?";
  },
  toComeInBlind: (who: Who) =>
    who === null ? "Hai passato: entri al buio o resti fuori?" : `${who} pensa se entrare al buio`,
  toLead: (who: Who) => (who === null ? "Apri tu: gioca una carta" : `Apre ${who}`),
  toFollow: (p: { who: string; suit: Suit }) => `Tocca ${to(p.who)}: si risponde a ${suits[p.suit]}`,
  youFollow: {
    suit: (led) => `Tocca a te: rispondi a ${suits[led]}`,
    trump: (led) => `Non hai ${suits[led]}: metti una briscola`,
    any: (led) => `Niente ${suits[led]} né briscole: gioca una carta qualsiasi`,
  } as Readonly<Record<WayToFollow, (led: Suit) => string>>,
  /** How the last hand came out; the reader comes first. */
  won: (shares: readonly { who: Who; chips: number }[]) =>
    and(
      shares.map((share, i) => {
        const verb = i > 0 ? share.who : share.who === null ? "Vinci" : `${share.who} vince`;
        return `${verb} ${chips(share.chips)}`;
      }),
    ),
  stayed: (pot: number) => `Il piatto resta: ${chips(pot)}`,
  bestie: (all: readonly Who[]) => {
    const others = all.flatMap((who) => who ?? []);
    if (others.length === all.length) {
      const named = others.length > 2 ? number(others.length) : and(others);
      return `${named} ${agreeing(others, "va", "vanno")} in bestia`;
    }
    return others.length === 0 ? "vai in bestia" : `${and(["tu", ...others])} andate in bestia`;
  },
  you: "tu",
  out: {
    leaving: "Ti alzi a fine smazzata: fino ad allora sei in sit-out",
    playedFor: "Sei in sit-out: le tue carte le gioca il sistema, finché non tocchi «Sono tornato»",
    sitsOut: "Sei in sit-out: paghi l'invito e passi, finché non tocchi «Sono tornato»",
    short: "Sei sotto il credito minimo: paghi l'invito e passi, finché non ricarichi",
    shortOfTheAnte: "Non hai di che pagare l'invito: ricarica e giochi la prossima smazzata",
    noChips: "Non hai di che pagare l'invito: ricarica, e rientri quando il piatto è vuoto",
  } satisfies Record<Out, string>,
  /** The same for somebody who did not choose it. */
  timeUp: {
    playedFor: "Tempo scaduto: le tue carte le gioca il sistema, finché non tocchi «Sono tornato»",
    sitsOut: "Tempo scaduto: paghi l'invito e passi, finché non tocchi «Sono tornato»",
  },
  /** And what the ante is now. */
  waits: {
    pot: (ante: number) =>
      `Il piatto è di chi l'ha messo: entri quando è vuoto; l'invito adesso è ${chips(ante)}`,
    hand: (ante: number) =>
      `Entri appena una smazzata lascia il piatto vuoto; l'invito adesso è ${chips(ante)}`,
  } satisfies Record<Wait, (ante: number) => string>,
  eliminated: "Per te il torneo è finito: resta pure a guardare",
  over: (p: { you: boolean; names: readonly string[] }) => {
    if (p.names.length === 0) return "Il tavolo è chiuso";
    if (p.you) return `Partita finita: ${p.names.length === 1 ? "hai vinto!" : `vincete ${and(p.names)}`}`;
    return `Partita finita: ${agreeing(p.names, "vince", "vincono")} ${and(p.names)}`;
  },
});
