import type { ReckoningProps } from "@tavolata/kit";
import { deckOf, type Piccioni, type View } from "../../rules/index.ts";
import { Thing } from "../card.tsx";
import { useTexts } from "../words.ts";
import { type Alike, alikeIn, countedFor } from "./reckoning.ts";
import { finaleWords } from "./words/index.ts";
import "./points-of.css";

/** PIC-15: which card gave what. */
export function PointsOf({ view, seat }: ReckoningProps<Piccioni>) {
  const words = finaleWords();
  const all = alikeIn(countedFor(view, seat));
  if (all.length === 0) return <p class="pic-points-of">{words.nothing}</p>;
  return (
    <dl class="pic-points-of">
      <Part view={view} name={words.trophies} cards={all.filter(({ isTrophy }) => isTrophy)} />
      <Part view={view} name={words.terrace} cards={all.filter(({ isTrophy }) => !isTrophy)} />
    </dl>
  );
}

function Part({ view, name, cards }: { view: View; name: string; cards: readonly Alike[] }) {
  const texts = useTexts();
  const words = finaleWords();
  if (cards.length === 0) return null;
  return (
    <>
      <dt>{name}</dt>
      {cards.map(({ card, many, points }) => (
        <dd key={card}>
          <Thing view={view} card={card} />
          {texts.card(card, deckOf(view.options))}
          {many > 1 ? ` ×${many}` : ""} <b>{words.gives(points)}</b>
        </dd>
      ))}
    </>
  );
}
