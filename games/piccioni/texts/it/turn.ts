import type { Widen } from "@tavolata/kernel";

/** What is said to somebody who does something, and of what others do. The source: every other language has exactly these keys. */
export const turn = {
  draw: "Pesca",
  play: "Gioca",
  idle: "a vuoto",
  makeTrophy: "Fai un Trofeo (2\u00a0carte)",
  trophyOf: "Quale piccione?",
  noPigeon: "Nella tua Area non c'è nessun piccione di cui fare un Trofeo",
  tooFewCards: "Ti servono due carte da scartare: pescane",
  clean: "Via il Guano",
  cleanWhat: "Che cosa vuoi togliere?",
  price: (cards: number) => (cards === 1 ? "1 carta" : `${cards} carte`),
  pay: (p: { chosen: number; price: number }) => `Scarta ${p.chosen} di ${p.price}`,
  back: "Indietro",
  decline: "Lascia passare",
  inAMoment: "fra un attimo",
  byHand: "Decido io",
  byItself: "Passa da solo",
  /** Where pigeons would go if nothing came between. */
  landing: (p: { many: boolean; to: string | null; why: string | null }) => {
    const verb = p.to === null ? "Tornereb" : "Volereb";
    const where = p.to === null ? "nel mazzo" : `qui: ${p.to}`;
    return `${verb}${p.many ? "bero" : "be"} ${where}${p.why === null ? "" : ` (${p.why})`}`;
  },
  /** What one's own Reaction does to the card in play. */
  reaction: {
    cancel: (card: string) => `annulla ${card}`,
    redirect: (card: string) => `manda altrove ${card}`,
    scare: () => "spaventa chi arriva",
    contribute: () => "per una parte dei Trofei",
  },
  /** Below a way to draw after which the hand is too full. */
  thenDiscard: (cards: number) => `poi ne scarti ${cards}`,
  contribute: (cards: number) => `Contribuisci (${cards})`,
  choose: "Scegli",
  chooseNone: "Nessuno",
  /** What somebody should do who has chosen nothing yet. */
  pick: (p: { least: number; most: number }) => {
    const many = p.most === 1 ? "uno" : `${p.least === p.most ? "" : "fino a "}${p.most}`;
    return `Toccane ${many}, qui o sul tavolo${p.least === 0 ? ", o nessuno" : ""}`;
  },
  /** Where followers go, and what it costs; `own` if it is the watcher's own Area. */
  follows: (p: { to: string; own: boolean }) =>
    `Chi segue va qui: ${p.to}${p.own ? " (−1 punto l'uno)" : ""}`,
  chosenOf: (p: { chosen: number; most: number }) => `Scegli (${p.chosen} di ${p.most})`,
  throwAway: (p: { chosen: number; cards: number }) => `Scarta ${p.chosen} di ${p.cards}`,
  cancelled: (card: string) => `«${card}»: annullata!`,
  reacts: (p: { name: string; own: boolean; to: string }) =>
    `${p.own ? "Rispondi" : `${p.name} risponde`} a «${p.to}» con`,
  says: {
    grasso: "Si mangia?",
    infame: "Bella casa…",
    picciona: "Venite, cari!",
    stupido: "Eh?",
    zoppo: "Ahi, ahi!",
  },
};

export type TurnWords = Widen<typeof turn>;
