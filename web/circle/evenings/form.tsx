import { type Signal, useSignal } from "@preact/signals";
import { Sheet } from "@tavolata/kit";
import { Icon } from "@tavolata/kit/art";
import type { EveningPlan, PublicEvening, Repeat, Schedule } from "@tavolata/server/protocol";
import { Choice } from "../../shell/choice.tsx";
import { Field } from "../../shell/field.tsx";
import { refusalWords, words } from "../../words/index.ts";
import { tryInProgram } from "./acting.ts";
import { firstPlan } from "./presets.ts";
import { ProgramFields } from "./program-fields.tsx";
import { isSunday, placeOfZone, repeatInWords, scheduleInWords, weekdayOf, whichOfMonth } from "./when.ts";
import { eveningWords } from "./words/index.ts";
import "../../lobby/lobby.css";

interface SheetProps {
  readonly circle: string;
  /** Null for a new one. */
  readonly evening: PublicEvening | null;
  onClose(): void;
}

const HOURS = [1, 2, 3, 4, 5];
const MOST = ["", "4", "6", "8", "10", "12", "16", "24", "30"];
const CLOSINGS = ["0", "60", "1440"] as const;

/** Where an evening is planned or changed: a few questions, each with a sensible answer already given. */
export function EveningSheet({ circle, evening, onClose }: SheetProps) {
  const said = eveningWords().form;
  const plan = useSignal<EveningPlan>(evening?.plan ?? firstPlan());
  /** Until somebody gives it another name, it is called after its weekday. */
  const named = useSignal(evening !== null);
  const bad = useSignal<string | null>(null);
  const busy = useSignal(false);
  const { schedule } = plan.value;
  const name = named.value ? plan.value.name : nameAfter(schedule.day);
  const change = (some: Partial<EveningPlan>) => {
    plan.value = { ...plan.value, ...some };
    bad.value = null;
  };
  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    if (busy.value) return;
    const wanted = { ...plan.value, name: name.trim().replace(/\s+/g, " "), place: plan.value.place.trim() };
    if (wanted.name === "" || schedule.day === "" || schedule.time === "" || wanted.program.length === 0) {
      bad.value = said.incomplete;
      return;
    }
    busy.value = true;
    const refused = await tryInProgram(
      circle,
      evening === null
        ? { type: "plan-evening", plan: wanted }
        : { type: "change-evening", evening: evening.evening, plan: wanted },
    );
    busy.value = false;
    if (refused === undefined) onClose();
    else bad.value = refusalWords(refused);
  };
  return (
    <Sheet
      title={evening === null ? said.new : said.change}
      open
      closeLabel={words().close}
      onClose={onClose}
    >
      <form class="evening-form" onSubmit={submit}>
        <Field
          label={said.name}
          maxLength={40}
          value={name}
          onInput={(event) => {
            named.value = true;
            change({ name: event.currentTarget.value });
          }}
        />
        <WhenFields schedule={schedule} onChange={(schedule) => change({ schedule })} />
        <Field
          label={said.place}
          maxLength={200}
          placeholder={said.placeHint}
          value={plan.value.place}
          onInput={(event) => change({ place: event.currentTarget.value })}
        />
        <ProgramFields plan={plan as Signal<EveningPlan>} />
        <Choice
          label={said.most}
          values={MOST.map((most) => [most, most === "" ? said.everybody : most] as const)}
          chosen={plan.value.most === null ? "" : String(plan.value.most)}
          onChoose={(most) => change({ most: most === "" ? null : Number(most) })}
        />
        <Choice
          label={said.closes}
          values={CLOSINGS.map((minutes) => [minutes, said.closings[minutes]] as const)}
          chosen={String(plan.value.closesBefore) as (typeof CLOSINGS)[number]}
          onChoose={(minutes) => change({ closesBefore: Number(minutes) })}
        />
        <p class="circle-bad" role="alert">
          {bad.value}
        </p>
        <button type="submit" class="button circle-wide" data-kind="main" disabled={busy.value}>
          <Icon name="check" />
          {evening === null ? said.save : said.saveChange}
        </button>
      </form>
    </Sheet>
  );
}

function nameAfter(day: string): string {
  const said = eveningWords().form;
  if (day === "") return "";
  return isSunday(day) ? said.nameOfFeminine(weekdayOf(day)) : said.nameOf(weekdayOf(day));
}

function WhenFields({ schedule, onChange }: { schedule: Schedule; onChange(schedule: Schedule): void }) {
  const said = eveningWords().form;
  const change = (some: Partial<Schedule>) => onChange({ ...schedule, ...some });
  const { until } = schedule;
  const repeats = schedule.day === "" ? [] : repeatsOn(schedule.day);
  const chosen = repeats.find(({ repeat }) => JSON.stringify(repeat) === JSON.stringify(schedule.repeat));
  return (
    <>
      <div class="evening-two">
        <Field
          label={said.day}
          type="date"
          required
          value={schedule.day}
          onInput={(event) => {
            const day = event.currentTarget.value;
            // What repeats on the first Thursday goes on doing so on the first Friday.
            const same = day === "" ? undefined : repeatsOn(day).find(({ kind }) => kind === chosen?.kind);
            change({ day, ...(same === undefined ? {} : { repeat: same.repeat }) });
          }}
        />
        <Field
          label={said.time}
          type="time"
          required
          value={schedule.time}
          onInput={(event) => change({ time: event.currentTarget.value.slice(0, 5) })}
        />
      </div>
      <p class="circle-hint">{said.zone(placeOfZone(schedule.zone))}</p>
      <Choice
        label={said.repeats}
        values={repeats.map(
          ({ kind, repeat }) =>
            [kind, repeat === null ? said.once : repeatInWords(schedule.day, repeat)] as const,
        )}
        chosen={chosen?.kind ?? "once"}
        onChoose={(kind) => change({ repeat: repeats.find((one) => one.kind === kind)?.repeat ?? null })}
      />
      {schedule.repeat === null ? null : (
        <>
          <Choice
            label={said.until}
            values={[
              ["forever", said.forever],
              ["day", said.untilDay],
            ]}
            chosen={until === null ? "forever" : "day"}
            onChoose={(kind) => change({ until: kind === "forever" ? null : { day: schedule.day } })}
          />
          {until !== null && "day" in until ? (
            <Field
              label={said.lastDay}
              type="date"
              required
              min={schedule.day}
              value={until.day}
              onInput={(event) => change({ until: { day: event.currentTarget.value } })}
            />
          ) : null}
        </>
      )}
      {schedule.day === "" || schedule.time === "" ? null : (
        <p class="evening-words" role="status">
          {said.words} <strong>{scheduleInWords(schedule)}</strong>
        </p>
      )}
      <Choice
        label={said.minutes}
        values={HOURS.map((hours) => [String(hours), said.hours(hours)] as const)}
        chosen={String(schedule.minutes / 60)}
        onChoose={(hours) => change({ minutes: Number(hours) * 60 })}
      />
    </>
  );
}

type RepeatKind = "once" | "weekly" | "every-other" | "monthly" | "last";

/** How an evening on this day may repeat. */
function repeatsOn(day: string): { readonly kind: RepeatKind; readonly repeat: Repeat | null }[] {
  const { which, isLast } = whichOfMonth(day);
  const monthly = which <= 4 ? ([1, 2, 3, 4] as const)[which - 1] : undefined;
  return [
    { kind: "once", repeat: null },
    { kind: "weekly", repeat: { every: "weeks", weeks: 1 } },
    { kind: "every-other", repeat: { every: "weeks", weeks: 2 } },
    ...(monthly === undefined
      ? []
      : [{ kind: "monthly", repeat: { every: "months", months: 1, which: monthly } } as const]),
    ...(isLast ? [{ kind: "last", repeat: { every: "months", months: 1, which: -1 } } as const] : []),
  ];
}
