import { useTable } from "@tavolata/kit";
import type { View } from "../rules/index.ts";
import { captionOf } from "./caption.ts";
import { Thing } from "./card.tsx";
import type { Scene } from "./scene.ts";
import { useTexts } from "./words.ts";
import "./caption-of.css";

/** In place of the cards of this turn, so that nothing covers the Places while people watch who goes where. */
export function CaptionOf({ view, scene }: { view: View; scene: Scene | undefined }) {
  const texts = useTexts();
  const { names } = useTable();
  const caption = captionOf(texts, view, scene, names);
  if (caption === null) return null;
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
