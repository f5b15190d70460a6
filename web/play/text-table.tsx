import { useSignal } from "@preact/signals";
import type { Offer, Typed } from "@tavolata/kernel";
import {
  type AnyScreen,
  type CardText,
  type CardTexts,
  isForSomethingElse,
  language,
  tipsOf,
  useTable,
} from "@tavolata/kit";
import { useEffect, useRef } from "preact/hooks";
import type { TableFeed } from "../connection/table-feed.ts";
import { Moves } from "../plain/moves.tsx";
import { namesFor, toListener } from "../plain/second-person/index.ts";
import { PLAIN_WORDS } from "../plain/words/index.ts";
import { words } from "../words/index.ts";
import { entrySentences } from "./entry-sentences.ts";
import type { GameOnStage } from "./game-on-stage.ts";
import "./text-table.css";

const LATEST = 6;
/** Up to this many moves of a kind are read through without being folded away. */
const FEW = 6;

/**
 * The table in words, for ears and keyboards: what to do now, how things stand, what can be done, what happened. It
 * speaks to the person who listens.
 */
export function TextTable({ game, feed }: { game: GameOnStage; feed: TableFeed }) {
  const table = useTable();
  const { play } = words();
  const text = PLAIN_WORDS[language.value];
  const { screen } = game;
  const said = screen.words(language.value);
  const past = game.past.value;
  const { view, offers } =
    past === null ? feed.knownSeen : { view: game.picture.value.view, offers: NOTHING };
  const { you, names } = table;
  const called = namesFor(you, names);
  const say = (sentence: string) =>
    toListener(language.value, you === null ? "" : names(you), sentence, "told");
  const latest = entrySentences(game, feed.entries.value.slice(-LATEST), called)
    .slice(-LATEST * 2)
    .map(say);
  const steady = useSteady(screen, offers);
  useKeys(screen, past === null ? steady : []);
  const tips =
    tipsOf(screen.name) === "on" && you !== null && past === null ? (said.coach?.(view, names) ?? []) : [];
  const cards = useCardTexts(screen, view);
  // Where quickness counts, the buttons stay at the lower edge of the window.
  const isRace = screen.isReactedTo !== undefined;
  const moves = (
    <section class="text-can" aria-labelledby="text-moves">
      <h2 id="text-moves">{text.moves}</h2>
      {steady.length === 0 ? (
        <p>{text.noMoves}</p>
      ) : (
        <Moves
          screen={screen}
          offers={steady}
          view={view}
          most={FEW}
          isOpen={(offer) => offers.includes(offer)}
        />
      )}
      {table.busy ? <p role="status">{play.sending}</p> : null}
    </section>
  );
  return (
    <div class="text-table" data-race={isRace}>
      <section aria-labelledby="text-now">
        <h2 id="text-now">{text.now}</h2>
        <p>{said.prompt(view, names) || (table.awaited ? play.yourTurn : text.noMoves)}</p>
        {tips.length === 0 ? null : (
          <ul aria-label={play.coachTitle}>
            {tips.map((tip) => (
              <li key={tip}>{tip}</li>
            ))}
          </ul>
        )}
      </section>
      <section aria-labelledby="text-state">
        <h2 id="text-state">{text.state}</h2>
        <ul>
          {said.view(view, called).map((sentence) => (
            <li key={sentence}>{say(sentence)}</li>
          ))}
        </ul>
        {cards.length === 0 ? null : (
          <details>
            <summary>{text.cards}</summary>
            <dl>
              {cards.map(({ name, text: printed }) => (
                <div key={name}>
                  <dt>{name}</dt>
                  <dd>{printed}</dd>
                </div>
              ))}
            </dl>
          </details>
        )}
      </section>
      {isRace ? null : moves}
      <section aria-labelledby="text-told">
        <h2 id="text-told">{play.told}</h2>
        <ol>
          {latest.map((sentence, i) => (
            <li key={String(i)}>{sentence}</li>
          ))}
        </ol>
      </section>
      {isRace ? moves : null}
    </div>
  );
}

/** What is printed on the cards that can be read now, in games whose cards say something. */
function useCardTexts({ cardTexts }: AnyScreen, view: object): readonly CardText[] {
  const { watcher } = useTable();
  const read = useSignal<CardTexts | null>(null);
  useEffect(() => {
    cardTexts?.().then(
      (loaded) => (read.value = loaded),
      // Without a connection the names must do.
      () => {},
    );
  }, [cardTexts, read]);
  return read.value?.(view, watcher, language.value) ?? [];
}

type Offers = readonly Offer<Typed>[];
const NOTHING: Offers = [];

/**
 * The kinds of move in an order that stays. In a race, what has a key stays where it is for the whole game: a button
 * that was found once need not be looked for again, and one that cannot be pressed just now says why.
 */
function useSteady({ isReactedTo, isReaction, keyOf, words }: AnyScreen, offers: Offers): Offers {
  const known = useRef(new Map<string, Offer<Typed>>());
  const order = Object.keys(words(language.value).kinds);
  if (isReactedTo !== undefined && keyOf !== undefined) {
    for (const offer of offers) {
      const key = keyOf(offer.move);
      if (key !== undefined) known.current.set(key, offer);
    }
  }
  const rank = ({ move }: Offer<Typed>) => order.indexOf(move.type) - (isReaction?.(move) ? order.length : 0);
  const lasting = [...known.current].sort(([a], [b]) => a.localeCompare(b)).map(([, offer]) => offer);
  return [...new Set([...lasting, ...offers])].sort((a, b) => rank(a) - rank(b));
}

/** The keys of the drawn table. */
function useKeys({ keyOf }: AnyScreen, offers: Offers): void {
  const { play } = useTable();
  useEffect(() => {
    if (keyOf === undefined) return;
    const press = (event: KeyboardEvent) => {
      const offer = offers.find(({ move, open }) => !open && keyOf(move) === event.key.toLowerCase());
      if (offer === undefined || isForSomethingElse(event, { table: "text-table", presses: " " })) return;
      event.preventDefault();
      play(offer.move);
    };
    addEventListener("keydown", press);
    return () => removeEventListener("keydown", press);
  });
}
