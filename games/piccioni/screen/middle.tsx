import { useTable } from "@tavolata/kit";
import { faceOf, type Pigeon, PLACES, type View } from "../rules/index.ts";
import { Feathers, Thing } from "./card.tsx";
import type { Scene } from "./scene.ts";
import { Picture } from "./sprites.tsx";
import type { Late } from "./use-late.ts";
import { useTexts } from "./words.ts";
import { type Lights, PlaceOf } from "./zones.tsx";
import "./middle.css";

interface MiddleProps {
  readonly view: View;
  readonly scene: Scene | undefined;
  readonly lights: Lights;
  readonly late: Late | null;
  onRead(what: "laid" | "decks"): void;
}

/** The city between the penthouses: the decks, what has been played, the four Places, and the sky above them. */
export function Middle({ view, scene, lights, late, onRead }: MiddleProps) {
  const { screen } = useTexts();
  const { surface, skip } = useTable();
  const cryAt = scene?.type === "overflows" ? scene.place : null;
  // A Place of a table's own deck may do something else than ours.
  const cries = view.options.deck === undefined ? screen.overflow : null;
  return (
    <div class="pic-city">
      <Strip view={view} scene={scene} lights={lights} late={late} onRead={onRead} />
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
      {late === null ? null : <late.Sky view={view} scene={scene} />}
      {scene === undefined ||
      scene.type === "gameOver" ||
      surface === "screen" ||
      surface === "replay" ? null : (
        <button type="button" class="pic-skip" aria-label={screen.skip} onClick={skip} />
      )}
    </div>
  );
}

/** The pigeons that are still to come, the cards of this turn with what they call, and the cards to draw. */
function Strip({ view, scene, lights, late, onRead }: MiddleProps) {
  const { screen } = useTexts();
  const { laid, pigeonDeck, actionDeck, finalPhase, result } = view;
  const revealed = laid.reduce((sum, { card }) => sum + faceOf(view, card).reveals, 0);
  const back = lights.landings.flatMap(({ to, pigeons }) => (to === null ? pigeons : []));
  const isLast = finalPhase !== null && result === null;
  const note = isLast
    ? screen.lastTurns(finalPhase.turnsLeft)
    : laid.length > 0
      ? screen.toReveal(revealed)
      : null;
  return (
    <div class="pic-strip">
      <button
        type="button"
        class="pic-deck"
        data-place="pigeon-deck"
        data-empty={pigeonDeck.length === 0}
        aria-label={screen.pigeonDeck(pigeonDeck.length)}
        onClick={() => onRead("decks")}
      >
        <Picture name="back-pigeon" />
        <b>{pigeonDeck.length}</b>
        {back.length === 0 ? null : <span class="pic-coming" aria-hidden="true" data-count={back.length} />}
        {scene?.type === "evicted" || (scene?.type === "scared" && scene.to === null) ? (
          <Leaving view={view} pigeons={scene.pigeons} />
        ) : null}
      </button>
      {/* The cards stay below the caption: they must not fly in again. */}
      <div class="pic-told">
        <button
          type="button"
          class="pic-laid"
          aria-label={note === null ? screen.laid : `${screen.laid}: ${note}`}
          disabled={laid.length === 0}
          onClick={() => onRead("laid")}
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
              {isLast || revealed > 5 ? null : <Feathers count={revealed} />}
              {note}
            </span>
          )}
        </button>
        {late === null ? null : <late.CaptionOf view={view} scene={scene} />}
      </div>
      <button
        type="button"
        class="pic-deck"
        data-place="action-deck"
        data-empty={actionDeck.length === 0}
        aria-label={screen.actionDeck(actionDeck.length)}
        onClick={() => onRead("decks")}
      >
        <b>{actionDeck.length}</b>
        <Picture name="back-action" />
      </button>
    </div>
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
