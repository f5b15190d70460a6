import { language, Sheet, useTable } from "@tavolata/kit";
import {
  type Card,
  deckOf,
  HIDDEN,
  isPlace,
  type Pigeon,
  pigeonsIn,
  playerAt,
  type View,
  type Zone,
} from "../rules/index.ts";
import { alike, Readable } from "./card.tsx";
import { legendWords } from "./legend-words/index.ts";
import { StageSet } from "./sprites.tsx";
import { useTexts } from "./words.ts";
import "./zone-sheet.css";

/** What the player is looking at: a Zone, the cards of this turn, or the decks. */
export type Looked = { readonly zone: Zone } | "laid" | "decks" | null;

export interface ZoneSheetProps {
  readonly view: View;
  readonly looked: Looked;
  onClose(): void;
}

/** Every card that lies there, with everything written on it. */
export function ZoneSheet({ view, looked, onClose }: ZoneSheetProps) {
  const { screen } = useTexts();
  const { names, watcher } = useTable();
  const said = legendWords();
  const zone = typeof looked === "object" ? (looked?.zone ?? null) : null;
  const face = zone !== null && isPlace(zone) ? deckOf(view.options).places[zone] : null;
  const cards = cardsAt();
  const trophies = zone === null || isPlace(zone) ? [] : playerAt(view, zone).trophies;
  const known = trophies.flatMap(({ card }) => (card === HIDDEN ? [] : [card]));
  return (
    <Sheet title={titleOf()} open={looked !== null} closeLabel={screen.close} onClose={onClose}>
      <div class="pic-sheet">
        {face === null ? null : (
          <div class="pic-sheet-place">
            <StageSet place={zone as keyof View["places"]} />
            <p>{face.text[language.value]}</p>
          </div>
        )}
        {looked === "decks" ? (
          said
            .decks(screen.pigeonDeck(view.pigeonDeck.length), screen.actionDeck(view.actionDeck.length))
            .map((line) => <p key={line}>{line}</p>)
        ) : cards.length === 0 && face === null ? (
          <p>{screen.nobody}</p>
        ) : (
          <Each view={view} cards={cards} />
        )}
        {looked === "laid" ? <p>{said.feathers}</p> : null}
        {face === null || face.capacity === null ? null : <p>{said.room}</p>}
        {known.length === 0 ? null : (
          <>
            <h3>{screen.knownTrophies}</h3>
            <Each view={view} cards={known} />
          </>
        )}
      </div>
    </Sheet>
  );

  function titleOf(): string {
    if (looked === "laid") return screen.laid;
    if (looked === "decks") return said.title;
    if (face !== null) return face.name[language.value];
    if (zone === null || isPlace(zone)) return "";
    return zone === watcher ? screen.ownArea : screen.area(names(zone));
  }

  function cardsAt(): (Card | Pigeon)[] {
    if (looked === "laid") return view.laid.map(({ card }) => card);
    if (zone === null) return [];
    return [...pigeonsIn(view, zone), ...(isPlace(zone) ? [] : playerAt(view, zone).guano)];
  }
}

function Each({ view, cards }: { view: View; cards: readonly (Card | Pigeon)[] }) {
  return (
    <ul class="pic-each">
      {alike(cards).map(({ one, many }) => (
        <li key={one}>
          <Readable view={view} card={one} />
          {many > 1 ? <b>×{many}</b> : null}
        </li>
      ))}
    </ul>
  );
}
