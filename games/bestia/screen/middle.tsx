import type { Seat } from "@tavolata/kernel";
import { ItalianCard, lateSheet, useTable } from "@tavolata/kit";
import type { ComponentChildren, RefObject } from "preact";
import { bySeat, isHandOn, type Laid, playerAt, suitOf, takerOf, type View } from "../rules/index.ts";
import { Chip, Plate } from "./art.tsx";
import type { Scene } from "./scene.ts";
import { flyOf } from "./seats.tsx";
import { OWN, type Point, type Spot } from "./spots.ts";
import type { Choice } from "./use-choice.ts";
import { useTexts } from "./words.ts";
import "./middle.css";

/** Fetched only where levels rise; it is a line, and nobody closes it. */
const Rises = lateSheet(async () => (await import("./rises.tsx")).Rises);
const stay = () => undefined;

interface MiddleProps {
  readonly view: View;
  readonly scene: Scene | undefined;
  /** By seat. */
  readonly spots: readonly Spot[];
  readonly choice: Choice;
  readonly ghost: RefObject<HTMLButtonElement | null>;
}

/** The cloth: what the hand is played for, the stock on its trump, the plate, and the cards of the trick. */
export function Middle({ view, scene, spots, choice, ghost }: MiddleProps) {
  const { surface } = useTable();
  return (
    <div class="bestia-middle">
      <Strip view={view} />
      <div class="bestia-centre">
        <Stock view={view} />
        <Pot view={view} scene={scene} />
      </div>
      {surface === "hand" ? null : <Trick view={view} scene={scene} spots={spots} />}
      {choice.isPlaying ? <Ghost choice={choice} button={ghost} /> : null}
      {scene?.type === "won"
        ? scene.won.map((chips, seat) =>
            chips === 0 ? null : (
              <Flying
                key={`won-${seat}`}
                name={`won-${view.hand}-${seat}`}
                from="pot"
                at={bySeat(spots, seat).seat}
              />
            ),
          )
        : null}
    </div>
  );
}

/** BES-8: ante and bestia, and how far the game is. */
function Strip({ view }: { view: View }) {
  const { screen, chips } = useTexts();
  const { surface } = useTable();
  const { hand, options, ante, bestia, level } = view;
  const rises = options.levelMinutes > 0 && view.phase !== "over" && surface !== "replay";
  const { hands } = options;
  const isCounted = options.table === "cash" && hands > 0;
  return (
    <dl class="bestia-strip">
      <Fact name={screen.hand}>
        {/* BES-33: after the last one it goes on until the pot is clear. */}
        {isCounted ? (hand > hands ? `${hands}+${hand - hands}` : `${hand}/${hands}`) : hand}
      </Fact>
      {options.levelMinutes === 0 ? null : <Fact name={screen.level}>{level + 1}</Fact>}
      <Fact name={screen.ante}>
        {chips(ante)} <Rises open={rises} onClose={stay} view={view} />
      </Fact>
      <Fact name={screen.bestia}>{chips(bestia)}</Fact>
    </dl>
  );
}

function Fact({ name, children }: { name: string; children: ComponentChildren }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

/** BES-38: the stock covers half of the card turned up. */
function Stock({ view }: { view: View }) {
  const texts = useTexts();
  const { trump, stock } = view;
  return (
    <div class="bestia-stock">
      <div class="bestia-deck" data-place="stock">
        {trump === null ? null : (
          <span class="bestia-trump">
            <ItalianCard card={trump} label={texts.card(trump)} />
          </span>
        )}
        {stock.length === 0 ? null : <ItalianCard card="?" label={texts.screen.stock(stock.length)} />}
      </div>
      {trump === null ? null : (
        <p class="bestia-tag">
          <span>{texts.screen.trump}</span> <b>{texts.suits[suitOf(trump)]}</b>
        </p>
      )}
    </div>
  );
}

function Pot({ view, scene }: { view: View; scene: Scene | undefined }) {
  const { screen, chips } = useTexts();
  const { pot, ante, lastHand, phase } = view;
  const heap = pot === 0 ? 0 : Math.ceil(pot / Math.max(1, ante));
  return (
    <div class="bestia-pot" data-place="pot">
      <Plate chips={heap} />
      <p class="bestia-tag">
        <span>{screen.pot}</span> <b>{chips(pot)}</b>
      </p>
      {phase === "between" && lastHand?.how === "saved" ? <b class="bestia-stamp">{screen.saved}</b> : null}
      {scene?.type === "paid"
        ? scene.seats.map((seat, i) => (
            <Flying
              key={`paid-${seat}`}
              name={`paid-${view.hand}-${view.phase}-${seat}`}
              from={`seat-${seat}`}
              at={{ left: `${38 + ((i * 17) % 30)}%`, top: `${30 + ((i * 23) % 30)}%` }}
            />
          ))
        : null}
    </div>
  );
}

/** A chip between a seat and the plate. */
function Flying({ name, from, at }: { name: string; from: string; at: Point }) {
  return (
    <span class="bestia-at" style={at}>
      <span class="bestia-flying" data-fly={name} data-from={from}>
        <Chip fill="r" />
      </span>
    </span>
  );
}

interface TrickProps {
  readonly view: View;
  readonly scene: Scene | undefined;
  readonly spots: readonly Spot[];
}

/** Each card lies in front of the player it came from; when the trick is over, the cards go to its taker. */
function Trick({ view, scene, spots }: TrickProps) {
  const { isLesson, awaited } = useTable();
  const taken = scene?.type === "taken" && !isLesson ? scene.trick : null;
  // A learner still reads about the cards: they lie there until somebody plays on.
  const last = isLesson && !awaited && view.phase === "play" ? view.tricks.at(-1)?.laid : undefined;
  const laid = taken?.laid ?? (view.trick.length === 0 ? (last ?? []) : view.trick);
  const best = laid.length > 1 && view.trump !== null ? takerOf(laid, view.trump) : null;
  return (
    <>
      <ul class="bestia-trick" data-taken={taken !== null}>
        {laid.map((one) => (
          <LaidCard
            key={one.card}
            view={view}
            laid={one}
            at={taken === null ? bySeat(spots, one.seat).card : bySeat(spots, taken.taker).seat}
            best={best === one.seat && isHandOn(view)}
          />
        ))}
      </ul>
      {scene?.type === "discarded" ? (
        <span class="bestia-discards" aria-hidden="true">
          {scene.cards.map((card, i) => (
            <ItalianCard
              key={String(i)}
              card="?"
              fly={flyOf(scene.seat, card, handLeft(view, scene.seat) + i)}
            />
          ))}
        </span>
      ) : null}
    </>
  );
}

function LaidCard({ view, laid, at, best }: { view: View; laid: Laid; at: Point; best: boolean }) {
  const { names, surface } = useTable();
  const texts = useTexts();
  const { seat, card } = laid;
  const isSeen = seat === view.watcher || surface === "replay";
  return (
    <li class="bestia-at" style={at} data-best={best}>
      <ItalianCard
        card={card}
        fly={isSeen ? card : flyOf(seat, "?", handLeft(view, seat))}
        from={`seat-${seat}`}
        label={`${names(seat)}: ${texts.card(card)}`}
      />
    </li>
  );
}

function handLeft(view: View, seat: Seat): number {
  return playerAt(view, seat).cards.length;
}

/** BES-36: the half-transparent card that is played when it is pressed, or when another is dropped on it. */
function Ghost({ choice, button }: { choice: Choice; button: RefObject<HTMLButtonElement | null> }) {
  const [card] = choice.chosen;
  return (
    <button
      ref={button}
      type="button"
      class="bestia-at bestia-ghost"
      style={OWN.card}
      data-full={card !== undefined}
      // The button below the hand does the same, and says so.
      aria-hidden="true"
      tabIndex={-1}
      onClick={choice.lay}
    >
      {card === undefined ? null : <ItalianCard card={card} />}
    </button>
  );
}
