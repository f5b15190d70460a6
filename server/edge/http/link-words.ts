/** What a chat shows of a link, besides the picture. */
export interface LinkWords {
  readonly title: string;
  readonly text: string;
}

/** A game as these words need it; without one they say nothing about which it is. */
interface Named {
  readonly title: string;
  readonly tagline: string;
}

type Words = Readonly<Record<LinkKind, (game: Named | undefined) => LinkWords>>;

/** What a link leads to. */
export type LinkKind = "house" | "table" | "tournament" | "replay" | "deck" | "lesson";

const HOUSE = "Tavolata";

/** Italian is the source; both have the same kinds of link. */
const it: Words = {
  house: () => ({
    title: HOUSE,
    text: "Giochi da tavola all'italiana, con gli amici o con i bot. Si gioca dal telefono o dal computer, senza installare niente.",
  }),
  table: (game) => ({
    title: game === undefined ? "Vieni al tavolo!" : `Vieni a giocare a ${game.title}`,
    text: told(game, "Si gioca dal telefono o dal computer, senza installare niente."),
  }),
  tournament: (game) => ({
    title: headed(game, "vieni al torneo!"),
    text: told(game, "Si gioca dal telefono o dal computer, senza installare niente."),
  }),
  replay: (game) => ({
    title: headed(game, "rivedi la partita"),
    text: "Una partita finita, mossa per mossa; e ogni carta si può verificare.",
  }),
  deck: (game) => ({
    title: headed(game, "un mazzo da provare"),
    text: told(game, "Guarda le carte e giocaci con gli amici."),
  }),
  lesson: (game) => ({
    title: headed(game, "la prima mano, passo passo"),
    text: told(game, "In tre minuti impari giocando."),
  }),
};

const en: Words = {
  house: () => ({
    title: HOUSE,
    text: "Italian table games, with friends or with bots. Play on a phone or a computer, with nothing to install.",
  }),
  table: (game) => ({
    title: game === undefined ? "Come to the table!" : `Come and play ${game.title}`,
    text: told(game, "Play on a phone or a computer, with nothing to install."),
  }),
  tournament: (game) => ({
    title: headed(game, "come to the tournament!"),
    text: told(game, "Play on a phone or a computer, with nothing to install."),
  }),
  replay: (game) => ({
    title: headed(game, "watch the game again"),
    text: "A finished game, move by move; and every card can be checked.",
  }),
  deck: (game) => ({
    title: headed(game, "a deck to try"),
    text: told(game, "Look at the cards and play with them, with your friends."),
  }),
  lesson: (game) => ({
    title: headed(game, "a first hand, step by step"),
    text: told(game, "Learn it in three minutes by playing."),
  }),
};

export const LINK_WORDS = { it, en } as const;

/** "Scopetta: a deck to try", or "A deck to try". */
function headed(game: Named | undefined, what: string): string {
  return game === undefined ? `${what.charAt(0).toUpperCase()}${what.slice(1)}` : `${game.title}: ${what}`;
}

function told(game: Named | undefined, more: string): string {
  return game === undefined ? more : `${game.tagline} ${more}`;
}
