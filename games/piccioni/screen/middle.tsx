import { language } from "@tavolata/kit";
import {
  deckOf,
  faceOf,
  kindOf,
  type Pigeon,
  type PigeonKind,
  PLACES,
  pigeonFace,
  type View,
} from "../rules/index.ts";
import { Feathers } from "./card.tsx";
import { pictureOf } from "./picture-of.ts";
import type { Scene } from "./scene.ts";
import { Bird, Picture } from "./sprites.tsx";
import { useTexts } from "./words.ts";
import { type Lights, PlaceOf } from "./zones.tsx";
import "./middle.css";

interface MiddleProps {
  readonly view: View;
  readonly scene: Scene | undefined;
  readonly lights: Lights;
  onReadLaid(): void;
}

/** The city between the penthouses: the decks, what has been played, the four Places, and the sky above them. */
export function Middle({ view, scene, lights, onReadLaid }: MiddleProps) {
  const { screen } = useTexts();
  const cryAt = scene?.type === "overflows" ? scene.place : null;
  // A Place of somebody's own deck may do something else than ours.
  const cries = view.options.deck === undefined ? screen.overflow : null;
  return (
    <div class="pic-city">
      <Strip view={view} scene={scene} onReadLaid={onReadLaid} />
      <div class="pic-places">
        {PLACES.map((place) => (
          <PlaceOf
            key={place}
            view={view}
            place={place}
            lights={lights}
            cry={cryAt === place ? (cries?.[place] ?? screen.tooMany) : undefined}
          />
        ))}
      </div>
      <Sky view={view} scene={scene} />
    </div>
  );
}

/** The pigeons that are still to come, the cards of this turn with what they call, and the cards to draw. */
function Strip({ view, scene, onReadLaid }: Omit<MiddleProps, "lights">) {
  const { screen } = useTexts();
  const { laid, pigeonDeck, actionDeck, finalPhase, result } = view;
  const calls = laid.reduce((sum, { card }) => sum + faceOf(view, card).richiamo, 0);
  const coming = Math.max(1, calls);
  const isLast = finalPhase !== null && result === null;
  const note = isLast
    ? screen.lastTurns(finalPhase.turnsLeft)
    : laid.length > 0
      ? screen.calls(coming)
      : null;
  return (
    <div class="pic-strip">
      <span
        class="pic-deck"
        data-place="pigeon-deck"
        data-empty={pigeonDeck.length === 0}
        role="img"
        aria-label={screen.pigeonDeck(pigeonDeck.length)}
      >
        <Picture name="back-pigeon" />
        <b>{pigeonDeck.length}</b>
        {scene?.type === "backInDeck" ? <Leaving pigeons={scene.pigeons} /> : null}
      </span>
      <button
        type="button"
        class="pic-laid"
        aria-label={note === null ? screen.laid : `${screen.laid}: ${note}`}
        disabled={laid.length === 0}
        onClick={onReadLaid}
      >
        {laid.map(({ card, by, assigned }) =>
          assigned ? null : (
            <span key={card} class="pic-mini" data-fly={`c-${card}`} data-from={`seat-${by}`}>
              <Picture name={pictureOf(faceOf(view, card))} />
            </span>
          ),
        )}
        {note === null ? null : (
          <span class="pic-note" data-last={isLast}>
            {isLast || coming > 5 ? null : <Feathers count={coming} />}
            {note}
          </span>
        )}
      </button>
      <span
        class="pic-deck"
        data-place="action-deck"
        data-empty={actionDeck.length === 0}
        role="img"
        aria-label={screen.actionDeck(actionDeck.length)}
      >
        <b>{actionDeck.length}</b>
        <Picture name="back-action" />
      </span>
    </div>
  );
}

/** On their way back: seen once more where they vanish. */
function Leaving({ pigeons }: { pigeons: readonly Pigeon[] }) {
  return (
    <>
      {pigeons.map((pigeon) => (
        <span key={pigeon} class="pic-flyer" data-fly={pigeon}>
          <Bird kind={kindOf(pigeon) as PigeonKind} small />
        </span>
      ))}
    </>
  );
}

/** Where the flock comes from: one pigeon at a time, large enough to be laughed at. */
function Sky({ view, scene }: { view: View; scene: Scene | undefined }) {
  const { screen } = useTexts();
  const { hovering } = view;
  const word = wordOf();
  if (hovering === null && word === undefined) return null;
  return (
    <div class="pic-sky" data-dark={scene?.type === "flock" || scene?.type === "revealed"} aria-hidden="true">
      {hovering === null ? null : (
        <div class="pic-newcomer">
          <span class="pic-swoop" data-fly={hovering} data-from="pigeon-deck">
            <Bird kind={kindOf(hovering) as PigeonKind} />
          </span>
          <p>
            <b>
              {scene?.type === "revealed" && scene.of > 1 ? <i>{`${scene.nth}/${scene.of}`}</i> : null}
              {deckOf(view.options).pigeons[kindOf(hovering) as PigeonKind].name[language.value]}
            </b>
            {pigeonFace(view, hovering).text[language.value]}
          </p>
        </div>
      )}
      {word === undefined ? null : <strong class="pic-stamp">{word}</strong>}
    </div>
  );

  function wordOf(): string | undefined {
    switch (scene?.type) {
      case "flock":
        return screen.flock(scene.pigeons);
      case "stamp":
        return screen[scene.word];
      case "trophy":
        return scene.returns ? screen.returned : screen.trophy;
      case "backInDeck":
        return screen.backInDeck;
      default:
        return undefined;
    }
  }
}
