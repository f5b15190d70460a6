import { Icon } from "@tavolata/kit/art";
import { type Card, deckOf, kindOf, type Pigeon, type View } from "../rules/index.ts";
import { Thing } from "./card.tsx";
import { cleanable, isOffered, mostDrawn, NOTHING } from "./draft.ts";
import type { Turn } from "./use-turn.ts";
import { useTexts } from "./words.ts";
import "./actions.css";

/** Everything that can be done now, within reach of the thumb. */
export function Actions({ view, turn }: { view: View; turn: Turn }) {
  const { asked, draft, price } = turn;
  if (asked === null || asked === "choice") return null;
  if (draft.mode === "cleaning" && draft.target === null) return <Cleaning view={view} turn={turn} />;
  return (
    <div class="pic-actions">
      {price > 0 ? <GiveAway turn={turn} /> : asked === "action" ? <Acting view={view} turn={turn} /> : null}
      {price === 0 && asked === "answer" ? <Answering view={view} turn={turn} /> : null}
    </div>
  );
}

/** PIC-5: to draw, to play, or to discard. */
function Acting({ view, turn }: { view: View; turn: Turn }) {
  const texts = useTexts();
  const { screen } = texts;
  const { offers, draft } = turn;
  const [card] = draft.cards;
  if (card !== undefined) {
    return (
      <>
        <Back turn={turn} />
        <button
          type="button"
          class="button"
          data-kind="main"
          aria-disabled={!isOffered(offers, "play", card)}
          onClick={() => turn.make({ type: "play", card })}
        >
          {screen.play} {texts.card(card, deckOf(view.options))}
          {view.idle.includes(card) ? ` ${screen.idle}` : null}
        </button>
      </>
    );
  }
  const most = mostDrawn(offers);
  return (
    <>
      <fieldset class="pic-draw" aria-label={screen.draw}>
        <span aria-hidden="true">{screen.draw}</span>
        {[1, 2, 3].map((count) => (
          <button
            key={count}
            type="button"
            class="button"
            data-kind={count === Math.min(most, 2) ? "main" : undefined}
            aria-label={`${screen.draw} ${count}`}
            aria-keyshortcuts={String(count)}
            aria-disabled={count > most}
            onClick={() => turn.make({ type: "draw", count })}
          >
            {count}
          </button>
        ))}
      </fieldset>
      {cleanable(offers).length === 0 ? null : (
        <button
          type="button"
          class="button"
          aria-keyshortcuts="c"
          onClick={() => turn.begin({ ...NOTHING, mode: "cleaning" })}
        >
          {screen.clean}
        </button>
      )}
    </>
  );
}

/** PIC-9: what can go, with its price. */
function Cleaning({ view, turn }: { view: View; turn: Turn }) {
  const texts = useTexts();
  const { screen } = texts;
  return (
    <fieldset class="pic-cleaning" aria-label={screen.cleanWhat}>
      <legend>{screen.cleanWhat}</legend>
      <Back turn={turn} />
      {firstOfKind(cleanable(turn.offers)).map(({ target, price }) => (
        <button
          key={target}
          type="button"
          class="pic-chip"
          aria-label={`${texts.card(target, deckOf(view.options))}, ${screen.price(price)}`}
          onClick={() => turn.begin({ ...NOTHING, mode: "cleaning", target })}
        >
          <Thing view={view} card={target} />
          <span>{screen.price(price)}</span>
        </button>
      ))}
    </fieldset>
  );
}

/** One of each kind. */
function firstOfKind<Item extends { target: Card | Pigeon }>(items: readonly Item[]): Item[] {
  return items.filter(
    ({ target }, i) => items.findIndex((other) => kindOf(other.target) === kindOf(target)) === i,
  );
}

/** Gives cards of the hand away: for something, or because there are too many. */
function GiveAway({ turn }: { turn: Turn }) {
  const { screen } = useTexts();
  const { asked, draft, price } = turn;
  const chosen = draft.cards.length;
  const move = turn.done();
  return (
    <>
      {asked === "throwAway" ? null : <Back turn={turn} />}
      <button
        type="button"
        class="button"
        data-kind="main"
        aria-disabled={move === null}
        onClick={() => move !== null && turn.make(move)}
      >
        {asked === "throwAway" ? screen.throwAway({ chosen, cards: price }) : screen.pay({ chosen, price })}
      </button>
    </>
  );
}

/** PIC-7: a reaction, a contribution, or nothing. */
function Answering({ view, turn }: { view: View; turn: Turn }) {
  const texts = useTexts();
  const { screen } = texts;
  const { offers } = turn;
  const reactions = offers.flatMap(({ move }) =>
    move.type === "react" && move.card !== undefined ? [move.card] : [],
  );
  const kinds = reactions.filter(
    (card, i) => reactions.findIndex((other) => kindOf(other) === kindOf(card)) === i,
  );
  const contribution = offers.find(({ move }) => move.type === "contribute")?.open?.cards;
  return (
    <>
      <button
        type="button"
        class="button"
        aria-keyshortcuts="p"
        onClick={() => turn.make({ type: "decline" })}
      >
        {screen.decline}
      </button>
      {kinds.map((card) => (
        <button
          key={card}
          type="button"
          class="button"
          data-kind="main"
          onClick={() => turn.make({ type: "react", card })}
        >
          {texts.card(card, deckOf(view.options))}
        </button>
      ))}
      {contribution?.kind === "some" ? (
        <button
          type="button"
          class="button"
          data-kind="main"
          onClick={() => turn.begin({ ...NOTHING, mode: "contributing" })}
        >
          {screen.contribute(contribution.least)}
        </button>
      ) : null}
    </>
  );
}

function Back({ turn }: { turn: Turn }) {
  const { screen } = useTexts();
  return (
    <button
      type="button"
      class="button pic-back"
      aria-label={screen.back}
      aria-keyshortcuts="Escape"
      onClick={() => turn.begin(NOTHING)}
    >
      <Icon name="back" />
    </button>
  );
}
