import { language } from "@tavolata/kit";
import { kindOf, type Pigeon, type PigeonKind, pigeonFace, type View } from "../rules/index.ts";
import type { Scene } from "./scene.ts";
import { Bird } from "./sprites.tsx";
import { useTexts } from "./words.ts";
import "./sky.css";

/** Where the flock comes from: one pigeon at a time, large enough to laugh at. */
export function Sky({ view, scene }: { view: View; scene: Scene | undefined }) {
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
