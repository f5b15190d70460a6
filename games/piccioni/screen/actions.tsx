import { sayWhyNot } from "@tavolata/kit";
import { Icon } from "@tavolata/kit/art";
import { type Card, deckOf, faceOf, HAND_LIMIT, kindOf, onTop, playerAt, type View } from "../rules/index.ts";
import { Thing } from "./card.tsx";
import {
  type Discarding,
  discardable,
  discardableKinds,
  discardFor,
  drawn,
  isOffered,
  NOTHING,
} from "./draft.ts";
import { mainDraw } from "./main-draw.ts";
import { turnWords } from "./turn-words.ts";
import { passAlone } from "./use-passing.ts";
import type { Turn } from "./use-turn.ts";
import { useTexts } from "./words.ts";
import "./actions.css";

/** Everything that can be done now, within reach of the thumb. */
export function Actions({ view, turn }: { view: View; turn: Turn }) {
  const { asked, draft, price } = turn;
  if (asked === null || asked === "choice") return null;
  if ((draft.mode === "cleaning" || draft.mode === "trophy") && draft.target === null)
    return <Cleaning view={view} turn={turn} mode={draft.mode} />;
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
  const said = turnWords();
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
          {said.play} {texts.card(card, deckOf(view.options))}
          {view.idle.includes(card) ? ` ${said.idle}` : null}
        </button>
      </>
    );
  }
  const open = drawn(offers);
  const main = mainDraw(offers, view);
  const held = playerAt(view, view.current).hand.length;
  return (
    <>
      <fieldset class="pic-draw" aria-label={said.draw}>
        {[1, 2, 3].map((count) => {
          const beyond = open.includes(count) ? held + count - HAND_LIMIT : 0;
          const warning = beyond > 0 ? ` ${said.thenDiscard(beyond)}` : "";
          return (
            <button
              key={count}
              type="button"
              class="button"
              data-kind={count === main ? "main" : undefined}
              aria-label={`${said.draw} ${count}${warning}`}
              aria-keyshortcuts={String(count)}
              aria-disabled={!open.includes(count)}
              onClick={() => turn.make({ type: "draw", count })}
            >
              {count === 1 ? `${said.draw} 1` : count}
              {warning === "" ? null : <small>{warning}</small>}
            </button>
          );
        })}
      </fieldset>
      <MakeTrophy view={view} turn={turn} />
      {discardable(offers, "cleaning").length === 0 ? null : (
        <button
          type="button"
          class="button"
          aria-keyshortcuts="c"
          onClick={() => turn.begin(discardFor(offers, "cleaning"))}
        >
          {said.clean}
        </button>
      )}
    </>
  );
}

/** PIC-9: always there, always in the same place; where it cannot be done, a tap says why. */
function MakeTrophy({ view, turn }: { view: View; turn: Turn }) {
  const said = turnWords();
  const isOpen = discardable(turn.offers, "trophy").length > 0;
  const why = () => (playerAt(view, view.current).pigeons.length === 0 ? said.noPigeon : said.tooFewCards);
  return (
    <button
      type="button"
      class="button"
      aria-keyshortcuts="t"
      aria-disabled={!isOpen}
      onClick={() => (isOpen ? turn.begin(discardFor(turn.offers, "trophy")) : sayWhyNot(why(), "PIC-9"))}
    >
      {said.makeTrophy}
    </button>
  );
}

/** PIC-9: what can go, with its price. */
function Cleaning({ view, turn, mode }: { view: View; turn: Turn; mode: Discarding }) {
  const texts = useTexts();
  const said = turnWords();
  const ask = mode === "trophy" ? said.trophyOf : said.cleanWhat;
  return (
    <fieldset class="pic-cleaning" aria-label={ask}>
      <legend>{ask}</legend>
      <Back turn={turn} />
      {discardableKinds(turn.offers, mode).map(({ target, price }) => (
        <button
          key={target}
          type="button"
          class="pic-chip"
          aria-label={`${texts.card(target, deckOf(view.options))}, ${said.price(price)}`}
          onClick={() => turn.pressOpen(target)}
        >
          <Thing view={view} card={target} />
          <span>{said.price(price)}</span>
        </button>
      ))}
    </fieldset>
  );
}

/** Gives cards of the hand away: for something, or because there are too many. */
function GiveAway({ turn }: { turn: Turn }) {
  const said = turnWords();
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
        {asked === "throwAway" ? said.throwAway({ chosen, cards: price }) : said.pay({ chosen, price })}
      </button>
    </>
  );
}

/** PIC-7: a reaction, a contribution, or nothing. */
function Answering({ view, turn }: { view: View; turn: Turn }) {
  const texts = useTexts();
  const said = turnWords();
  const { offers, passing } = turn;
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
        {said.decline}
        {passing.soon || passing.ready?.type === "decline" ? <small>{said.inAMoment}</small> : null}
      </button>
      {passing.empty ? <PassAlone /> : null}
      {kinds.map((card) => (
        <button
          key={card}
          type="button"
          class="button"
          data-kind="main"
          onClick={() => turn.make({ type: "react", card })}
        >
          {texts.card(card, deckOf(view.options))}
          <small>
            {passing.ready?.type === "react" && kindOf(passing.ready.card) === kindOf(card)
              ? said.inAMoment
              : doesHere(card)}
          </small>
        </button>
      ))}
      {contribution?.kind === "some" ? (
        <button
          type="button"
          class="button"
          data-kind="main"
          onClick={() => turn.begin({ ...NOTHING, mode: "contributing" })}
        >
          {said.contribute(contribution.least)}
          <small>{said.reaction.contribute()}</small>
        </button>
      ) : null}
    </>
  );

  function doesHere(card: Card): string | null {
    const effect = faceOf(view, card).reaction?.effect;
    return effect === undefined
      ? null
      : said.reaction[effect](texts.card(onTop(view).card, deckOf(view.options)));
  }
}

/** Whether somebody without a Reaction passes by hand or by themselves; some like to keep the others guessing. */
function PassAlone() {
  const said = turnWords();
  const isOn = passAlone.value === "on";
  return (
    <button
      type="button"
      class="button"
      data-kind="quiet"
      onClick={() => (passAlone.value = isOn ? "off" : "on")}
    >
      {isOn ? said.byHand : said.byItself}
    </button>
  );
}

function Back({ turn }: { turn: Turn }) {
  const said = turnWords();
  return (
    <button
      type="button"
      class="button pic-back"
      aria-label={said.back}
      aria-keyshortcuts="Escape"
      onClick={() => turn.begin(NOTHING)}
    >
      <Icon name="back" />
    </button>
  );
}
