import { language, useTable } from "@tavolata/kit";
import {
  faceOf,
  kindOf,
  type Pigeon,
  type PigeonKind,
  PLACES,
  pigeonFace,
  type View,
} from "../rules/index.ts";
import { type Caption, captionOf } from "./caption.ts";
import { Feathers, Thing } from "./card.tsx";
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
  const { surface, skip } = useTable();
  const cryAt = scene?.type === "overflows" ? scene.place : null;
  // A Place of a table's own deck may do something else than ours.
  const cries = view.options.deck === undefined ? screen.overflow : null;
  return (
    <div class="pic-city">
      <Strip view={view} scene={scene} onReadLaid={onReadLaid} />
      <div class="pic-places">
        {PLACES.map((one) => (
          <PlaceOf
            key={one}
            view={view}
            place={one}
            lights={lights}
            cry={cryAt === one ? (cries?.[one] ?? screen.tooMany) : undefined}
          />
        ))}
      </div>
      <Sky view={view} scene={scene} />
      {scene === undefined || surface === "screen" || surface === "replay" ? null : (
        <button type="button" class="pic-skip" aria-label={screen.skip} onClick={skip} />
      )}
    </div>
  );
}

/** The pigeons that are still to come, the cards of this turn with what they call, and the cards to draw. */
function Strip({ view, scene, onReadLaid }: Omit<MiddleProps, "lights">) {
  const texts = useTexts();
  const { screen } = texts;
  const { names } = useTable();
  const caption = captionOf(texts, view, scene, names);
  const { laid, pigeonDeck, actionDeck, finalPhase, result } = view;
  const revealed = laid.reduce((sum, { card }) => sum + faceOf(view, card).reveals, 0);
  const coming = Math.max(1, revealed);
  const isLast = finalPhase !== null && result === null;
  const note = isLast
    ? screen.lastTurns(finalPhase.turnsLeft)
    : laid.length > 0
      ? screen.toReveal(coming)
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
        {scene?.type === "evicted" || (scene?.type === "scared" && scene.to === null) ? (
          <Leaving view={view} pigeons={scene.pigeons} />
        ) : null}
      </span>
      {/* The cards stay below the caption: they must not fly in again. */}
      <div class="pic-told">
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
                <Thing view={view} card={card} />
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
        {caption === null ? null : <CaptionOf view={view} caption={caption} />}
      </div>
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

/** In place of the cards of this turn, so that nothing covers the Places while people watch who goes where. */
function CaptionOf({ view, caption }: { view: View; caption: Caption }) {
  const { who, text, why } = caption;
  return (
    <span class="pic-caption" aria-hidden="true">
      {who.slice(0, 4).map((one) => (
        <Thing key={one} view={view} card={one} />
      ))}
      <span>
        <b data-alone={why === undefined}>{text}</b>
        {why}
      </span>
    </span>
  );
}

/** Pigeons on their way back into the deck, seen once more where they vanish. */
function Leaving({ view, pigeons }: { view: View; pigeons: readonly Pigeon[] }) {
  return (
    <>
      {pigeons.map((pigeon) => (
        <span key={pigeon} class="pic-flyer" data-fly={pigeon}>
          <Thing view={view} card={pigeon} />
        </span>
      ))}
    </>
  );
}

/** Where the flock comes from: one pigeon at a time, large enough to laugh at. */
function Sky({ view, scene }: { view: View; scene: Scene | undefined }) {
  const { screen } = useTexts();
  const { hovering } = view;
  const word = wordOf();
  const isComing = scene?.type === "revealed" && hovering !== null;
  if (!isComing && word === undefined) return null;
  return (
    <div class="pic-sky" data-dark={isComing || scene?.type === "flock"} aria-hidden="true">
      {isComing ? <Newcomer view={view} pigeon={hovering} scene={scene} /> : null}
      {word === undefined ? null : <strong class="pic-stamp">{word}</strong>}
    </div>
  );

  function wordOf(): string | undefined {
    switch (scene?.type) {
      case "flock":
        return screen.flock(scene.pigeons);
      case "cancelled":
      case "flockCut":
      case "finalPhase":
      case "finalPhaseStops":
        return screen[scene.type];
      default:
        return undefined;
    }
  }
}

interface NewcomerProps {
  readonly view: View;
  readonly pigeon: Pigeon;
  readonly scene: Extract<Scene, { type: "revealed" }>;
}

/** Each pigeon comes in its own way, and says so. */
function Newcomer({ view, pigeon, scene: { nth, of } }: NewcomerProps) {
  const { screen } = useTexts();
  const kind = kindOf(pigeon) as PigeonKind;
  const { name, text } = pigeonFace(view, pigeon);
  return (
    <div class="pic-newcomer">
      <q>{screen.says[kind]}</q>
      <span key={pigeon} class="pic-swoop" data-kind={kind} data-fly={pigeon} data-from="pigeon-deck">
        <Bird kind={kind} />
      </span>
      <p>
        <b>
          {of > 1 ? <i>{`${nth}/${of}`}</i> : null}
          {name[language.value]}
        </b>
        {text[language.value]}
      </p>
    </div>
  );
}
