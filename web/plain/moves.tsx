import { useSignal } from "@preact/signals";
import type { Names, Offer, Range, Seat, Typed } from "@tavolata/kernel";
import { type AnyScreen, language, useTable } from "@tavolata/kit";
import { inWords } from "../words/index.ts";
import { namesFor, toListener } from "./second-person/index.ts";
import { PLAIN_WORDS } from "./words/index.ts";
import "./moves.css";

interface MovesProps {
  readonly screen: Pick<AnyScreen, "words" | "keyOf">;
  readonly offers: readonly Offer<Typed>[];
  readonly view: object;
  /** More moves of a kind than this are folded away: where moves are read one by one, a long list is in the way. */
  readonly most?: number;
  /** Whether it can be made just now; a move that cannot keeps its place. */
  isOpen?(offer: Offer<Typed>): boolean;
}

/** What can be done now as buttons and short forms, kind by kind: for tables that are made of words. */
export function Moves({
  screen,
  offers,
  view,
  most = Number.POSITIVE_INFINITY,
  isOpen = () => true,
}: MovesProps) {
  const { kinds: called } = screen.words(language.value);
  const kinds = [...new Set(offers.map(({ move }) => move.type))];
  return (
    <>
      {kinds.map((kind) => {
        const some = offers.filter(({ move }) => move.type === kind);
        const list = (
          <ul class="text-moves">
            {some.map((offer, i) => (
              <li key={screen.keyOf?.(offer.move) ?? keyOf(offer, i)}>
                <Move screen={screen} offer={offer} view={view} isOpen={isOpen(offer)} />
              </li>
            ))}
          </ul>
        );
        const name = called[kind];
        if (some.length <= most) {
          return (
            <section key={kind} aria-label={name}>
              {name === undefined ? null : <h3>{name}</h3>}
              {list}
            </section>
          );
        }
        return (
          <details key={kind}>
            <summary>
              {name ?? inWords(kind)} ({some.length})
            </summary>
            {list}
          </details>
        );
      })}
    </>
  );
}

/** A form starts anew where something else can be chosen in it. */
function keyOf({ open }: Offer<Typed>, at: number): string {
  return open === undefined ? String(at) : `${at} ${JSON.stringify(open)}`;
}

interface MoveProps {
  readonly screen: Pick<AnyScreen, "words" | "keyOf">;
  readonly offer: Offer<Typed>;
  readonly view: object;
  readonly isOpen: boolean;
}

function Move({ screen, offer, view, isOpen }: MoveProps) {
  const table = useTable();
  const { you, names } = table;
  const said = screen.words(language.value);
  if (offer.open !== undefined) {
    return <OpenMove offer={offer} name={(thing) => said.thing(thing, view)} />;
  }
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
      {inviteTo(said.move(you ?? "screen", offer.move, namesFor(you, names), view), you, names)}
      {key === undefined ? null : <kbd>{key === " " ? "␣" : key.toUpperCase()}</kbd>}
    </button>
  );
}

/** What a player can do, said to them. */
function inviteTo(sentence: string, you: Seat | null, names: Names): string {
  return you === null ? sentence : toListener(language.value, names(you), sentence, "invited");
}

/** What was chosen for each open field so far. */
type Filled = Readonly<Record<string, number | readonly unknown[]>>;

interface OpenMoveProps {
  readonly offer: Extract<Offer<Typed>, { open: object }>;
  name(thing: unknown): string;
}

/** A move whose parts are chosen one by one: cards to discard, an amount. */
function OpenMove({ offer, name }: OpenMoveProps) {
  const table = useTable();
  const text = PLAIN_WORDS[language.value];
  const ranges = Object.entries(offer.open);
  const filled = useSignal<Filled>(
    Object.fromEntries(ranges.map(([field, range]) => [field, range.kind === "amount" ? range.least : []])),
  );
  const complete = ranges.every(([field, range]) => isComplete(range, filled.value[field]));
  return (
    <form
      class="open-move"
      onSubmit={(event) => {
        event.preventDefault();
        if (complete) table.play({ ...offer.move, ...filled.value } as Typed);
      }}
    >
      {ranges.map(([field, range]) => {
        const fill = (value: number | readonly unknown[]) => {
          filled.value = { ...filled.value, [field]: value };
        };
        if (range.kind === "amount") return <Amount key={field} range={range} onFill={fill} />;
        const Field = range.kind === "some" ? Some : Row;
        return <Field key={field} range={range} name={name} onFill={fill} />;
      })}
      <button type="submit" class="button" data-kind="main" disabled={!complete || table.busy}>
        {text.do}
      </button>
    </form>
  );
}

function isComplete({ least, most }: Range, value: Filled[string] | undefined): boolean {
  if (value === undefined) return false;
  const count = typeof value === "number" ? value : value.length;
  return count >= least && count <= most;
}

type AmountRange = Extract<Range, { kind: "amount" }>;

function Amount({ range, onFill }: { range: AmountRange; onFill: (amount: number) => void }) {
  const text = PLAIN_WORDS[language.value];
  const amount = useSignal(range.least);
  return (
    <label class="field">
      <span>{text.amount(range.least, range.most)}</span>
      <input
        class="input"
        type="number"
        min={range.least}
        max={range.most}
        value={amount.value}
        onInput={(event) => {
          amount.value = event.currentTarget.valueAsNumber;
          onFill(amount.value);
        }}
      />
    </label>
  );
}

interface ThingsProps {
  readonly range: Exclude<Range, AmountRange>;
  name(thing: unknown): string;
  onFill(things: readonly unknown[]): void;
}

/** Some of what is listed, in any order. */
function Some({ range, name, onFill }: ThingsProps) {
  const text = PLAIN_WORDS[language.value];
  // By where they stand in the list: two that look alike are still two.
  const chosen = useSignal<readonly number[]>([]);
  const toggle = (at: number) => {
    const now = chosen.value;
    chosen.value = now.includes(at) ? now.filter((one) => one !== at) : [...now, at];
    onFill(chosen.value.map((one) => range.from[one]));
  };
  return (
    <fieldset class="choice">
      <legend>{text.choose(range.least, range.most)}</legend>
      <div class="choice-values">
        {range.from.map((thing, at) => (
          <label key={String(at)} class="text-pick">
            <input type="checkbox" checked={chosen.value.includes(at)} onChange={() => toggle(at)} />
            {name(thing)}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

/** A row in which the same thing may come again: there is always room for one more, up to the most. */
function Row({ range, name, onFill }: ThingsProps) {
  const text = PLAIN_WORDS[language.value];
  const chosen = useSignal<readonly number[]>([]);
  const choose = (place: number, at: number) => {
    const before = chosen.value.slice(0, place);
    chosen.value = at < 0 ? before : [...before, at, ...chosen.value.slice(place + 1)];
    onFill(chosen.value.map((one) => range.from[one]));
  };
  const places = Math.min(range.most, chosen.value.length + 1);
  return (
    <fieldset class="choice">
      <legend>{text.choose(range.least, range.most)}</legend>
      <div class="choice-values">
        {Array.from({ length: places }, (_, place) => (
          <select
            key={String(place)}
            class="input text-row"
            aria-label={String(place + 1)}
            value={String(chosen.value[place] ?? -1)}
            onChange={({ currentTarget }) => choose(place, Number(currentTarget.value))}
          >
            <option value="-1">–</option>
            {range.from.map((thing, at) => (
              <option key={String(at)} value={String(at)}>
                {name(thing)}
              </option>
            ))}
          </select>
        ))}
      </div>
    </fieldset>
  );
}
