import type { Seat } from "@tavolata/kernel";
import { language, useTable } from "@tavolata/kit";
import {
  type Card,
  deckOf,
  fullness,
  kindOf,
  type Pigeon,
  type Place,
  pigeonsIn,
  playerAt,
  pointsOf,
  type View,
  type Zone,
} from "../rules/index.ts";
import { playerLine } from "../texts/wording.ts";
import { Thing } from "./card.tsx";
import type { Landing } from "./preview.ts";
import { StageSet } from "./sprites.tsx";
import { useTexts } from "./words.ts";
import "./zones.css";

/** How the Zones are lit, and what happens when one is pressed. */
export interface Lights {
  /** Whether it can be chosen, or something in it can. */
  isLit(zone: Zone): boolean;
  isChosen(zone: Zone): boolean;
  /** The cards that can be chosen: a press on a Zone means the nearest of those in it. */
  readonly open: readonly (Pigeon | Card)[];
  /** The cards that are chosen, or that a card in play is about. */
  readonly meant: readonly (Pigeon | Card)[];
  /** Where pigeons would come if nothing came between. */
  readonly landings: readonly Landing[];
  onPress(zone: Zone, at: MouseEvent): void;
}

interface PlaceOfProps {
  readonly view: View;
  readonly place: Place;
  readonly lights: Lights;
  /** What is called out there if it has too many. */
  readonly cry: string | undefined;
}

/** A stage set with pigeons on it, and the room that is left. */
export function PlaceOf({ view, place, lights, cry }: PlaceOfProps) {
  const texts = useTexts();
  const deck = deckOf(view.options);
  const { capacity, name } = deck.places[place];
  const taken = fullness(view, place);
  const pigeons = view.places[place];
  const label = texts.view.place({
    name: name[language.value],
    pigeons: pigeons.map((pigeon) => texts.card(pigeon, deck)),
    taken,
    capacity,
  });
  return (
    <button
      type="button"
      class="pic-place"
      data-place={`zone-${place}`}
      data-lit={lights.isLit(place)}
      data-full={capacity !== null && taken >= capacity}
      data-cry={cry !== undefined}
      aria-pressed={lights.isChosen(place)}
      aria-label={cry === undefined ? label : `${cry} ${label}`}
      onClick={(event) => lights.onPress(place, event)}
    >
      <StageSet place={place} />
      <span class="pic-place-name">
        <span>{name[language.value]}</span>
        <Room taken={taken} capacity={capacity} />
      </span>
      <Birds view={view} zone={place} lights={lights} />
      {cry === undefined ? null : <strong class="pic-cry">{cry}</strong>}
    </button>
  );
}

/** PIC-27: how much room is taken, and how much is free. */
function Room({ taken, capacity }: { taken: number; capacity: number | null }) {
  if (capacity === null) return <span class="pic-room">∞</span>;
  return (
    <span class="pic-room">
      {Array.from({ length: Math.max(capacity, taken) }, (_, i) => (
        <i key={String(i)} data-taken={i < taken} data-over={i >= capacity} />
      ))}
    </span>
  );
}

/** A terrace with its railing: pigeons behind it, Guano on it. */
export function Terrace({ view, seat, lights }: { view: View; seat: Seat; lights: Lights }) {
  const texts = useTexts();
  const { names } = useTable();
  const player = playerAt(view, seat);
  return (
    <button
      type="button"
      class="pic-terrace"
      data-place={`zone-${seat}`}
      data-lit={lights.isLit(seat)}
      aria-pressed={lights.isChosen(seat)}
      aria-label={texts.view.player(playerLine(texts, view, seat, names))}
      onClick={(event) => lights.onPress(seat, event)}
    >
      <Birds view={view} zone={seat} lights={lights} />
      <span class="pic-railing" />
      <span class="pic-mess">
        {player.guano.map((card) => (
          <span key={card} class="pic-guano" data-fly={`c-${card}`} {...litBy(lights, card)}>
            <Thing view={view} card={card} />
          </span>
        ))}
      </span>
      <span class="pic-points">{texts.screen.score(pointsOf(view, player))}</span>
    </button>
  );
}

function litBy({ open, meant }: Lights, card: Pigeon | Card) {
  return { "data-card": card, "data-open": open.includes(card), "data-meant": meant.includes(card) };
}

function Birds({ view, zone, lights }: { view: View; zone: Zone; lights: Lights }) {
  const pigeons = pigeonsIn(view, zone);
  const ghosts = lights.landings.flatMap((one) => (one.to === zone ? one.pigeons : []));
  return (
    <span class="pic-birds" style={{ "--many": Math.max(1, pigeons.length + ghosts.length) }}>
      {pigeons.map((pigeon) => (
        <span
          key={pigeon}
          class="pic-perch"
          data-kind={kindOf(pigeon)}
          data-fly={pigeon}
          data-from="pigeon-deck"
          {...litBy(lights, pigeon)}
        >
          <Thing view={view} card={pigeon} />
        </span>
      ))}
      {ghosts.map((pigeon) => (
        <span key={`ghost ${pigeon}`} class="pic-perch pic-ghost" data-kind={kindOf(pigeon)}>
          <Thing view={view} card={pigeon} />
        </span>
      ))}
    </span>
  );
}
