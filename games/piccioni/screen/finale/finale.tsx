import type { Seat } from "@tavolata/kernel";
import { isCalm, useTable } from "@tavolata/kit";
import { Face, Icon } from "@tavolata/kit/art";
import { useEffect, useState } from "preact/hooks";
import { deckOf, type View } from "../../rules/index.ts";
import { Thing } from "../card.tsx";
import { beatOf } from "../finale-pace.ts";
import { Picture } from "../sprites.tsx";
import { useTexts } from "../words.ts";
import { type Counted, countedFor, fromTheLast } from "./reckoning.ts";
import { finaleWords } from "./words/index.ts";
import "./finale.css";

/** Without motion everything is there at once; so long it can be read, in milliseconds. */
const TO_READ = 4000;
const FEATHERS = 14;

/** The Trophies are turned over and added up, card by card, player by player; then everybody celebrates. */
export function Finale({ view }: { view: View }) {
  const { names, skip, watcher, surface } = useTable();
  const words = finaleWords();
  const seats = view.result === null ? [] : fromTheLast(view.result);
  const cards = seats.map((seat) => countedFor(view, seat));
  const all = cards.reduce((sum, some) => sum + some.length, seats.length);
  const [beat, setBeat] = useState(isCalm() ? all : 0);
  const isDone = beat >= all;
  useEffect(() => {
    const isShort = isCalm();
    if (isDone && !isShort) return;
    const timer = setTimeout(() => (isDone ? skip() : setBeat(beat + 1)), isDone ? TO_READ : beatOf(view));
    return () => clearTimeout(timer);
  }, [beat, isDone, skip, view]);
  const first = seats.at(-1);
  const begins = seats.map((_, at) => cards.slice(0, at).reduce((sum, some) => sum + some.length + 1, 0));
  return (
    <section class="pic-finale" data-done={isDone} aria-label={words.title}>
      <h2 aria-live="polite">
        {!isDone || first === undefined
          ? words.title
          : first === watcher
            ? words.youWin
            : words.wins(names(first))}
        {isDone && isTied(view) ? <small>{words.tied}</small> : null}
      </h2>
      <ol>
        {seats.map((seat, at) => (
          <Row
            key={seat}
            view={view}
            seat={seat}
            cards={cards[at] ?? []}
            turned={Math.max(0, beat - (begins[at] ?? 0))}
            isFirst={isDone && seat === first}
          />
        ))}
      </ol>
      {isDone ? <Feathers /> : null}
      {surface === "screen" ? null : (
        <button type="button" class="button pic-skip" onClick={() => (isDone ? skip() : setBeat(all))}>
          {isDone ? words.goOn : words.skip}
        </button>
      )}
    </section>
  );
}

/** PIC-16: points alone do not say who has won. */
function isTied({ result }: View): boolean {
  const scores = result?.scores ?? [];
  return scores.filter((score) => score === Math.max(...scores)).length > 1;
}

interface RowProps {
  readonly view: View;
  readonly seat: Seat;
  readonly cards: readonly Counted[];
  /** How many of the cards have been counted, and one more once all have. */
  readonly turned: number;
  readonly isFirst: boolean;
}

function Row({ view, seat, cards, turned, isFirst }: RowProps) {
  const { names, seats, watcher } = useTable();
  const words = finaleWords();
  const info = seats[seat];
  const sum = cards.slice(0, turned).reduce((total, { points }) => total + points, 0);
  return (
    <li data-first={isFirst} data-now={turned > 0 && turned <= cards.length}>
      <span class="pic-finale-who">
        {info === undefined ? null : <Face avatar={info.avatar} isBot={info.isBot} />}
        <b>
          {seat === watcher ? `${names(seat)} (${words.you})` : names(seat)}
          {isFirst ? <Icon name="crown" /> : null}
        </b>
        <output>{words.points(sum)}</output>
      </span>
      <span class="pic-finale-cards">
        {cards.length === 0 ? <small>{words.nothing}</small> : null}
        {cards.map((one, i) => (
          <CountedCard key={one.card} view={view} one={one} isCounted={i < turned} />
        ))}
      </span>
    </li>
  );
}

/** A card on the terrace lies open; a Trophy shows its back until its turn comes. */
function CountedCard({ view, one, isCounted }: { view: View; one: Counted; isCounted: boolean }) {
  const texts = useTexts();
  const words = finaleWords();
  const { card, points, isTrophy } = one;
  const isOpen = isCounted || !isTrophy;
  return (
    <span
      class="pic-counted"
      data-trophy={isTrophy}
      data-counted={isCounted}
      role="img"
      aria-label={isOpen ? `${texts.card(card, deckOf(view.options))} ${words.gives(points)}` : words.covered}
    >
      {isOpen ? <Thing view={view} card={card} /> : <Picture name="cup" />}
      {isCounted ? <b data-lost={points < 0}>{words.gives(points)}</b> : null}
    </span>
  );
}

/** What is left of so many pigeons. */
function Feathers() {
  if (isCalm()) return null;
  return (
    <span class="pic-rain" aria-hidden="true">
      {Array.from({ length: FEATHERS }, (_, i) => (
        <span key={String(i)} style={{ "--at": i }}>
          <Picture name="feather" />
        </span>
      ))}
    </span>
  );
}
