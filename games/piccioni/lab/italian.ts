import { deckOf, type Options, PLACES } from "../rules/index.ts";
import { it } from "../texts/index.ts";

const WORDS: Readonly<Record<string, string>> = {
  ...it.kinds,
  "Turns in a game": "Turni in una partita",
  turns: "turni",
  "Cards played in a turn, including answers": "Carte giocate in un turno, risposte comprese",
  cards: "carte",
  "Pigeons in a flock": "Piccioni in uno stormo",
  pigeons: "piccioni",
  "Trophies in a game": "Trofei in una partita",
  Trophies: "Trofei",
  "Reactions and contributions in a game": "Reazioni e contributi in una partita",
  answers: "risposte",
  "Points of the winner": "Punti di chi vince",
  points: "punti",
  "Lead of the winner": "Vantaggio di chi vince",
  "Final phases in a game": "Fasi finali in una partita",
  phases: "fasi",
  "What people do with an action": "Che cosa si fa con un'azione",
  Draw: "Pescare",
  Play: "Giocare una carta",
  Discard: "Scartare per ripulire",
  "Cards that are played, of those that were drawn": "Carte giocate, fra quelle pescate",
  "Reactions count as played. A deck's dead cards are at the bottom.":
    "Le Reazioni contano come giocate. In fondo ci sono le carte morte di un mazzo.",
  "What becomes of a card that was drawn": "Che fine fa una carta pescata",
  Played: "Giocata",
  "Played as a reaction": "Giocata come Reazione",
  "Paid with": "Usata per pagare",
  "Thrown away": "Scartata",
  "In hand at the end": "In mano alla fine",
  "Wins above an even share by players who drew the card":
    "Vittorie oltre la quota equa di chi ha pescato la carta",
  "Players who draw more cards have more of all of them: compare the cards with each other.":
    "Chi pesca di più ha più carte di ogni tipo: confronta le carte fra loro.",
  "Wins above an even share by players who played the card":
    "Vittorie oltre la quota equa di chi ha giocato la carta",
  "Played cards that somebody answers": "Carte giocate a cui qualcuno risponde",
  "Reaction or contribution": "Reazione o contributo",
  "Games in which a card is cancelled": "Partite in cui una carta viene annullata",
  Games: "Partite",
  "Pigeons that come to a Place in a game": "Piccioni che arrivano in un Luogo in una partita",
  "How often a Place overflows in a game": "Quante volte un Luogo trabocca in una partita",
  times: "volte",
  "What makes Trophies": "Da dove vengono i Trofei",
  "A card": "Una carta",
  "Two cards paid": "Due carte pagate",
  "A Place that overflows": "Un Luogo che trabocca",
  "Points at the end": "Punti alla fine",
  Winner: "Chi vince",
  "The others": "Gli altri",
  "Lead of the winner over the next": "Vantaggio di chi vince sul secondo",
  "How games end": "Come finiscono le partite",
  "After a final phase": "Dopo una fase finale",
  "Too long": "Troppo lunghe",
  Trophy: "Trofeo",
  Evicted: "Sfrattato",
  "Scared away": "Spaventato",
  "Moved to an Area": "Spostato in un'Area",
  "Still there at the end": "Ancora lì alla fine",
};

/** The words of the figures in Italian, by the English ones, with the names of the deck's own cards and Places. */
export function italian(options: Pick<Options, "deck"> = {}): Readonly<Record<string, string>> {
  const { actions, places } = deckOf(options);
  return {
    ...WORDS,
    ...Object.fromEntries(actions.map(({ name }) => [name.en, name.it])),
    ...Object.fromEntries(
      PLACES.flatMap((place) => {
        const { name } = places[place];
        return [
          [name.en, name.it],
          [`What becomes of pigeons in ${name.en}`, `Che fine fanno i piccioni: ${name.it}`],
        ];
      }),
    ),
  };
}
