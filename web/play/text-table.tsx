import { useSignal } from "@preact/signals";
import type { Offer, Range, Typed } from "@tavolata/kernel";
import { type AnyScreen, isForSomethingElse, language, useTable } from "@tavolata/kit";
import { useEffect, useRef } from "preact/hooks";
import type { TableFeed } from "../connection/table-feed.ts";
import { words } from "../words/index.ts";
import type { GameOnStage } from "./game-on-stage.ts";
import { momentSentences } from "./log.tsx";
import "./text-table.css";

const LATEST = 6;
/** So many moves of a kind are read through without being folded away. */
const FEW = 6;

/** The table in words, for ears and keyboards: what to do now, how things stand, what can be done, what happened. */
export function TextTable({ game, feed }: { game: GameOnStage; feed: TableFeed }) {
  const table = useTable();
  const { text, play } = words();
  const { screen } = game;
  const said = screen.words(language.value);
  const past = game.past.value;
  const view = past === null ? feed.seen.value!.view : game.picture.value.view;
  const offers = past === null ? feed.seen.value!.offers : [];
  const latest = momentSentences(game, feed.entries.value.slice(-LATEST), table.names).slice(-LATEST * 2);
  // Where quickness counts, what there is to see comes before what can be done about it.
  const isRace = screen.isReactedTo !== undefined;
  const steady = useSteady(screen, offers);
  useKeys(screen, past === null ? steady : []);
  const moves = (
    <section class="text-can" aria-labelledby="text-moves">
      <h2 id="text-moves">{text.moves}</h2>
      {steady.length === 0 ? (
        <p>{text.noMoves}</p>
      ) : (
        <Moves screen={screen} offers={steady} view={view} isOpen={(offer) => offers.includes(offer)} />
      )}
      {table.busy ? <p role="status">{play.sending}</p> : null}
    </section>
  );
  const state = (
    <section aria-labelledby="text-state">
      <h2 id="text-state">{text.state}</h2>
      <ul>
        {said.view(view, table.names).map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    </section>
  );
  return (
    <div class="text-table" data-race={isRace}>
      <section aria-labelledby="text-now">
        <h2 id="text-now">{text.now}</h2>
        <p>{said.prompt(view, table.names)}</p>
      </section>
      {isRace ? null : moves}
      {state}
      <section aria-labelledby="text-told">
        <h2 id="text-told">{text.told}</h2>
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

type Offers = readonly Offer<Typed>[];

/**
 * The kinds of move in an order that stays. In a race, what has a key stays where it is for the whole game: whoever has
 * found a button need not look for it again, and one that cannot be pressed just now says why.
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

interface MovesProps {
  readonly screen: AnyScreen;
  readonly offers: Offers;
  readonly view: object;
  isOpen(offer: Offer<Typed>): boolean;
}

function Moves({ screen, offers, view, isOpen }: MovesProps) {
  const said = screen.words(language.value);
  const kinds = [...new Set(offers.map(({ move }) => move.type))];
  return (
    <>
      {kinds.map((kind) => {
        const some = offers.filter(({ move }) => move.type === kind);
        const list = (
          <ul class="text-moves">
            {some.map((offer, i) => (
              <li key={screen.keyOf?.(offer.move) ?? String(i)}>
                <Move screen={screen} offer={offer} view={view} isOpen={isOpen(offer)} />
              </li>
            ))}
          </ul>
        );
        const name = said.kinds[kind] ?? kind;
        if (some.length <= FEW) {
          return (
            <section key={kind} aria-label={name}>
              <h3>{name}</h3>
              {list}
            </section>
          );
        }
        return (
          <details key={kind}>
            <summary>
              {name} ({some.length})
            </summary>
            {list}
          </details>
        );
      })}
    </>
  );
}

interface MoveProps {
  readonly screen: AnyScreen;
  readonly offer: Offer<Typed>;
  readonly view: object;
  readonly isOpen: boolean;
}

function Move({ screen, offer, view, isOpen }: MoveProps) {
  const table = useTable();
  const said = screen.words(language.value);
  if (offer.open !== undefined) return <OpenMove screen={screen} offer={offer} view={view} />;
  const key = screen.keyOf?.(offer.move);
  return (
    <button
      type="button"
      class="button"
      disabled={table.busy}
      aria-disabled={!isOpen}
      aria-keyshortcuts={key === " " ? "Space" : key}
      onClick={() => table.play(offer.move)}
    >
      {said.move(table.you ?? "screen", offer.move, table.names, view)}
      {key === undefined ? null : <kbd>{key === " " ? "␣" : key.toUpperCase()}</kbd>}
    </button>
  );
}

type Filled = Readonly<Record<string, unknown>>;

/** A move whose parts are chosen one by one: cards to discard, an amount. */
interface OpenMoveProps {
  readonly screen: AnyScreen;
  readonly offer: Extract<Offer<Typed>, { open: object }>;
  readonly view: object;
}

function OpenMove({ screen, offer, view }: OpenMoveProps) {
  const table = useTable();
  const { text } = words();
  const ranges = Object.entries(offer.open);
  const filled = useSignal<Filled>(
    Object.fromEntries(ranges.map(([field, range]) => [field, range.kind === "amount" ? range.least : []])),
  );
  const complete = ranges.every(([field, range]) => isComplete(range, filled.value[field]));
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        if (complete) table.play({ ...offer.move, ...filled.value } as Typed);
      }}
    >
      {ranges.map(([field, range]) => (
        <Field
          key={field}
          range={range}
          name={(thing) => screen.words(language.value).thing(thing, view)}
          value={filled.value[field]}
          onFill={(value) => (filled.value = { ...filled.value, [field]: value })}
        />
      ))}
      <button type="submit" class="button" data-kind="main" disabled={!complete || table.busy}>
        {text.do}
      </button>
    </form>
  );
}

function isComplete(range: Range, value: unknown): boolean {
  if (range.kind === "amount") return Number(value) >= range.least && Number(value) <= range.most;
  const count = (value as unknown[]).length;
  return count >= range.least && count <= range.most;
}

interface FieldProps {
  readonly range: Range;
  readonly value: unknown;
  name(thing: unknown): string;
  onFill(value: unknown): void;
}

function Field({ range, value, name, onFill }: FieldProps) {
  const { text } = words();
  if (range.kind === "amount") {
    return (
      <label class="field">
        <span>{text.amount(range.least, range.most)}</span>
        <input
          class="input"
          type="number"
          min={range.least}
          max={range.most}
          value={Number(value)}
          onInput={(event) => onFill(event.currentTarget.valueAsNumber)}
        />
      </label>
    );
  }
  // Which of the listed things are chosen, by their places: two that look alike are still two.
  const chosen = value as readonly unknown[];
  return (
    <fieldset class="choice">
      <legend>{text.choose(range.least, range.most)}</legend>
      <Picks range={range} chosen={chosen} name={name} onFill={onFill} />
    </fieldset>
  );
}

interface PicksProps {
  readonly range: Exclude<Range, { kind: "amount" }>;
  readonly chosen: readonly unknown[];
  name(thing: unknown): string;
  onFill(value: unknown): void;
}

function Picks({ range, name, onFill }: PicksProps) {
  const places = useSignal<readonly number[]>([]);
  const toggle = (at: number) => {
    const now = places.value;
    places.value = now.includes(at) ? now.filter((one) => one !== at) : [...now, at];
    onFill(places.value.map((one) => range.from[one]));
  };
  return (
    <div class="choice-values">
      {range.from.map((thing, at) => (
        <label key={String(at)} class="text-pick">
          <input type="checkbox" checked={places.value.includes(at)} onChange={() => toggle(at)} />
          {name(thing)}
        </label>
      ))}
    </div>
  );
}
