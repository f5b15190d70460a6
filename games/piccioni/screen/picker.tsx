import { language, useTable } from "@tavolata/kit";
import {
  type Choice,
  faceOf,
  isPlace,
  type Pigeon,
  PLACES,
  pigeonsIn,
  type View,
  type Zone,
} from "../rules/index.ts";
import { alike, Readable, Thing } from "./card.tsx";
import { Landings } from "./landings.tsx";
import type { Landing } from "./preview.ts";
import { StageSet } from "./sprites.tsx";
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
  const { screen } = useTexts();
  const { draft } = turn;
  const last = choice.kind === "pigeons" ? draft.pigeons.at(-1) : draft.guano;
  const move = turn.done();
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
      {choice.purpose === "scare" || choice.purpose === "evict" ? (
        <Landings view={view} landings={landings} />
      ) : last === undefined || last === null ? null : (
        <Readable view={view} card={last} />
      )}
      <button
        type="button"
        class="button"
        data-kind="main"
        aria-disabled={move === null}
        onClick={() => move !== null && turn.make(move)}
      >
        {label()}
      </button>
    </div>
  );

  function label(): string {
    if (choice.kind !== "pigeons") return screen.choose;
    const chosen = draft.pigeons.length;
    if (chosen === 0 && choice.least === 0) return screen.chooseNone;
    return choice.most === 1 ? screen.choose : screen.chosenOf({ chosen, most: choice.most });
  }
}

/** By Zone, the Places first; if only one can be chosen, pigeons that are alike are shown once. */
function Pigeons({
  view,
  choice,
  turn,
}: Omit<PickerProps, "landings"> & { choice: Extract<Choice, { kind: "pigeons" }> }) {
  const { names } = useTable();
  const texts = useTexts();
  const open = new Set(choice.groups.flatMap(({ pigeons }) => pigeons));
  const zones: Zone[] = [...PLACES, ...view.players.map((_, seat) => seat)];
  return (
    <>
      {zones.map((zone) => {
        const here = pigeonsIn(view, zone).filter((pigeon) => open.has(pigeon));
        if (here.length === 0) return null;
        return (
          <fieldset key={String(zone)} class="pic-group">
            <legend>{zoneName(texts, view, zone, names)}</legend>
            {shown(here, choice.most).map(({ one: pigeon, many }) => (
              <button
                key={pigeon}
                type="button"
                class="pic-chip"
                aria-pressed={turn.draft.pigeons.includes(pigeon)}
                aria-label={`${texts.card(pigeon, view.options.deck)}${many > 1 ? ` ×${many}` : ""}`}
                onClick={() => turn.pressPigeon(pigeon)}
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

function Zones({ view, zones, turn }: { view: View; zones: readonly Zone[]; turn: Turn }) {
  const { names } = useTable();
  const texts = useTexts();
  return (
    <>
      {zones.map((zone) => (
        <button
          key={String(zone)}
          type="button"
          class="pic-zone"
          aria-pressed={turn.draft.zone === zone}
          onClick={() => turn.pressZone(zone)}
        >
          {isPlace(zone) ? <StageSet place={zone} /> : null}
          <span>{zoneName(texts, view, zone, names)}</span>
          <b>{pigeonsIn(view, zone).length}</b>
        </button>
      ))}
    </>
  );
}
