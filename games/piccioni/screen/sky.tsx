import { language, useTable } from "@tavolata/kit";
import {
  type Card,
  deckOf,
  kindOf,
  type Pigeon,
  type PigeonKind,
  pigeonFace,
  type View,
} from "../rules/index.ts";
import { whyThere } from "./caption.ts";
import { Thing } from "./card.tsx";
import type { Scene } from "./scene.ts";
import { Bird } from "./sprites.tsx";
import { turnWords } from "./turn-words.ts";
import { useTexts } from "./words.ts";
import "./sky.css";

/** Where the flock comes from: one pigeon at a time, large enough to laugh at. */
export function Sky({ view, scene }: { view: View; scene: Scene | undefined }) {
  const texts = useTexts();
  const { screen } = texts;
  const { hovering } = view;
  const word = wordOf();
  const isComing = scene?.type === "revealed" && hovering !== null;
  const isReaction = scene?.type === "reacted";
  if (!isComing && !isReaction && word === undefined) return null;
  return (
    <div class="pic-sky" data-dark={isComing || isReaction || scene?.type === "flock"} aria-hidden="true">
      {isReaction ? <Reaction view={view} scene={scene} /> : null}
      {isComing ? <Newcomer view={view} pigeon={hovering} scene={scene} /> : null}
      {word === undefined ? null : <strong class="pic-stamp">{word}</strong>}
    </div>
  );

  function wordOf(): string | undefined {
    switch (scene?.type) {
      case "flock":
        return screen.flock(scene.pigeons);
      case "cancelled":
        return turnWords().cancelled(texts.card(scene.card, deckOf(view.options)));
      case "flockCut":
      case "finalPhase":
      case "finalPhaseStops":
        return screen[scene.type];
      default:
        return undefined;
    }
  }
}

interface ReactionProps {
  readonly view: View;
  readonly scene: Extract<Scene, { type: "reacted" }>;
}

/** A card that answers another, large, with the name of the player whose it is. */
function Reaction({ view, scene: { seat, card, to } }: ReactionProps) {
  const texts = useTexts();
  const { names, you } = useTable();
  const called = (one: Card) => texts.card(one, deckOf(view.options));
  return (
    <div class="pic-newcomer">
      <span class="pic-swoop">
        <Thing view={view} card={card} />
      </span>
      <p>
        {turnWords().reacts({ name: names(seat), own: seat === you, to: called(to) })}
        <b>{called(card)}</b>
      </p>
    </div>
  );
}

interface NewcomerProps {
  readonly view: View;
  readonly pigeon: Pigeon;
  readonly scene: Extract<Scene, { type: "revealed" }>;
}

/** Each pigeon comes in its own way, and says so. */
function Newcomer({ view, pigeon, scene: { nth, of } }: NewcomerProps) {
  const texts = useTexts();
  const kind = kindOf(pigeon) as PigeonKind;
  const { name, glides } = pigeonFace(view, pigeon);
  // What else its card says can be read once it has landed; here there is only a moment.
  const where = whyThere(texts, view, pigeon) ?? `→ ${texts.card(String(glides), deckOf(view.options))}`;
  return (
    <div class="pic-newcomer">
      <q>{turnWords().says[kind]}</q>
      <span key={pigeon} class="pic-swoop" data-kind={kind} data-fly={pigeon} data-from="pigeon-deck">
        <Bird kind={kind} />
      </span>
      <p>
        <b>
          {of > 1 ? <i>{`${nth}/${of}`}</i> : null}
          {name[language.value]}
        </b>
        {where}
      </p>
    </div>
  );
}
