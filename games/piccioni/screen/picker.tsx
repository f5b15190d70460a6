import { language, useTable } from "@tavolata/kit";
import {
  type Choice,
  faceOf,
  isPlace,
  kindOf,
  type Pigeon,
  PLACES,
  pigeonsIn,
  type View,
  type Zone,
  zoneOf,
} from "../rules/index.ts";
import { alike, Readable, Thing } from "./card.tsx";
import { Landings } from "./landings.tsx";
import type { Landing } from "./preview.ts";
import { Picture, StageSet } from "./sprites.tsx";
import { turnWords } from "./turn-words.ts";
import type { Turn } from "./use-turn.ts";
import { useTexts } from "./words.ts";
import { zoneName } from "./zone-name.ts";
import "./picker.css";

interface PickerProps {
  readonly view: View;
  readonly choice: Choice;
  readonly turn: Turn;
  readonly landings: readonly Landing[];
}

/** What can be chosen, within reach of the thumb; the last thing pressed can be read, or where it would fly. */
export function Picker({ view, choice, turn, landings }: PickerProps) {
  const said = turnWords();
  const texts = useTexts();
  const { names } = useTable();
  const { draft } = turn;
  const most = mostIn(choice);
  const last = (choice.kind === "pigeons" ? draft.pigeons.at(-1) : draft.guano) ?? null;
  const flies = choice.purpose === "scare" || choice.purpose === "evict";
  const move = turn.done();
  const isNone = choice.kind === "pigeons" && choice.least === 0 && draft.pigeons.length === 0;
  return (
    <div class="pic-picker">
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keys */}
      <div class="pic-options" tabIndex={0} data-kind={choice.kind}>
        {choice.kind === "pigeons" ? <Pigeons view={view} choice={choice} turn={turn} /> : null}
        {choice.kind === "zone" ? <Zones view={view} zones={choice.zones} turn={turn} /> : null}
        {choice.kind === "guano"
          ? choice.cards.map((card) => (
              <button
                key={card}
                type="button"
                class="pic-chip"
                aria-pressed={draft.guano === card}
                aria-label={faceOf(view, card).name[language.value]}
                onClick={() => turn.begin({ guano: card })}
              >
                <Thing view={view} card={card} />
              </button>
            ))
          : null}
      </div>
      {choice.kind === "zone" ? null : (
        <div class="pic-chosen" data-flies={flies}>
          {last === null ? (
            <p class="pic-landing">
              {said.pick({ least: choice.kind === "pigeons" ? choice.least : 1, most })}
              {following()}
            </p>
          ) : flies ? (
            <Landings view={view} landings={landings} />
          ) : (
            <Readable view={view} card={last} />
          )}
        </div>
      )}
      <button
        type="button"
        class="button"
        data-kind={isNone ? undefined : "main"}
        aria-disabled={move === null}
        onClick={() => move !== null && turn.make(move)}
      >
        {label()}
      </button>
    </div>
  );

  function label(): string {
    if (choice.kind !== "pigeons") return said.choose;
    if (isNone) return said.chooseNone;
    const chosen = draft.pigeons.length;
    return most === 1 ? said.choose : said.chosenOf({ chosen, most });
  }

  /** PIC-24 */
  function following() {
    const why = view.waiting?.is === "choice" ? view.waiting.for : null;
    const to = why?.is === "followers" ? zoneOf(view, why.pigeon) : undefined;
    if (to === undefined) return null;
    return <small>{said.follows({ to: zoneName(texts, view, to, names), own: to === view.watcher })}</small>;
  }
}

/** As many as may be chosen, and no more than there are. */
function mostIn(choice: Choice): number {
  if (choice.kind !== "pigeons") return 1;
  return Math.min(choice.most, Math.max(...choice.groups.map(({ pigeons }) => pigeons.length)));
}

/** Always in the same order: the Places, one's own Area, and those of the others as they sit. */
function inOrder({ players, watcher }: View): Zone[] {
  const first = typeof watcher === "number" ? watcher : 0;
  return [...PLACES, ...players.map((_, i) => (first + i) % players.length)];
}

/** By Zone; if only one can be chosen, pigeons that are alike are shown once. */
function Pigeons({
  view,
  choice,
  turn,
}: Omit<PickerProps, "landings"> & { choice: Extract<Choice, { kind: "pigeons" }> }) {
  const { names } = useTable();
  const texts = useTexts();
  const open = new Set(choice.groups.flatMap(({ pigeons }) => pigeons));
  return (
    <>
      {inOrder(view).map((zone) => {
        const here = pigeonsIn(view, zone).filter((pigeon) => open.has(pigeon));
        if (here.length === 0) return null;
        const chips = shown(here, choice.most);
        const name = zoneName(texts, view, zone, names);
        return (
          <fieldset
            key={String(zone)}
            class="pic-group"
            aria-label={name}
            style={{ "--chips": Math.min(6, chips.length) }}
          >
            <span class="pic-whose" aria-hidden="true">
              {name}
            </span>
            {chips.map(({ one: pigeon, many }) => (
              <button
                key={pigeon}
                type="button"
                class="pic-chip"
                aria-pressed={turn.draft.pigeons.some(
                  (one) => one === pigeon || (many > 1 && isLike(one, pigeon, here)),
                )}
                aria-label={`${texts.card(pigeon, view.options.deck)}${many > 1 ? ` ×${many}` : ""}`}
                onClick={() => turn.pressOpen(pigeon)}
              >
                <Thing view={view} card={pigeon} />
                {many > 1 ? <b>×{many}</b> : null}
              </button>
            ))}
          </fieldset>
        );
      })}
    </>
  );
}

function shown(pigeons: readonly Pigeon[], most: number) {
  return most > 1 ? pigeons.map((one) => ({ one, many: 1 })) : alike(pigeons);
}

/** Chosen on the table, it is lit on the chip that stands for its kind. */
function isLike(chosen: Pigeon, shown: Pigeon, here: readonly Pigeon[]): boolean {
  return here.includes(chosen) && kindOf(chosen) === kindOf(shown);
}

function Zones({ view, zones, turn }: { view: View; zones: readonly Zone[]; turn: Turn }) {
  const { names } = useTable();
  const texts = useTexts();
  return (
    <>
      {inOrder(view).flatMap((zone) =>
        zones.includes(zone) ? (
          <button
            key={String(zone)}
            type="button"
            class="pic-zone"
            data-zone={zone}
            aria-pressed={turn.draft.zone === zone}
            onClick={() => turn.begin({ zone })}
          >
            {isPlace(zone) ? <StageSet place={zone} /> : null}
            <span>
              {isPlace(zone) || zone === view.watcher
                ? zoneName(texts, view, zone, names)
                : texts.screen.area(names(zone))}
            </span>
            <Picture name="back-pigeon" />
            <b>{pigeonsIn(view, zone).length}</b>
          </button>
        ) : (
          []
        ),
      )}
    </>
  );
}
