import { useSignal } from "@preact/signals";
import { Sheet } from "@tavolata/kit";
import type { SeasonRule } from "@tavolata/server/protocol";
import { MoneyField } from "../../chips/money-field.tsx";
import { Choice } from "../../shell/choice.tsx";
import { Field } from "../../shell/field.tsx";
import { refusalWords, words } from "../../words/index.ts";
import { tryInProgram } from "../evenings/acting.ts";
import { ownZone } from "../evenings/when.ts";
import { seasonWords } from "./words/index.ts";
import "../../lobby/lobby.css";
import "../evenings/evenings.css";

const BEST = ["", "4", "6", "8", "10", "12"];
const LEAST = ["1", "2", "3", "4", "6", "8"];
const DAY_MS = 86_400_000;
const USUAL_STACK = 100_000;
const MOST_STACK = 100_000_000;
const MOST_PLACES = 20;

/** Where a season is opened: from when to when, and what counts. */
export function SeasonSheet({ circle, onClose }: { circle: string; onClose(): void }) {
  const said = seasonWords().form;
  const name = useSignal(said.nameOf(String(new Date().getFullYear())));
  const from = useSignal(dayIn(0));
  const to = useSignal(dayIn(120));
  const counts = useSignal<SeasonRule["counts"]>("places");
  const points = useSignal("10 7 5 3 2 1");
  const best = useSignal("");
  const least = useSignal("1");
  const stack = useSignal<number | null>(null);
  const bad = useSignal<string | null>(null);
  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    const values = points.value
      .trim()
      .split(/[\s,;]+/)
      .map(Number);
    const fits = (value: number) => Number.isInteger(value) && value >= 0 && value <= 1000;
    const called = name.value.trim().replace(/\s+/g, " ");
    if (called === "" || from.value === "" || to.value === "" || !values.every(fits)) {
      bad.value = said.incomplete;
      return;
    }
    const refused = await tryInProgram(circle, {
      type: "open-season",
      plan: {
        name: called,
        zone: ownZone(),
        from: from.value,
        to: to.value,
        rule: {
          counts: counts.value,
          points: values.slice(0, MOST_PLACES),
          best: best.value === "" ? null : Number(best.value),
          least: Number(least.value),
          games: [],
        },
        stack: counts.value === "chips" ? (stack.value ?? USUAL_STACK) : stack.value,
      },
    });
    if (refused === undefined) onClose();
    else bad.value = refusalWords(refused);
  };
  return (
    <Sheet title={said.title} open closeLabel={words().close} onClose={onClose}>
      <form class="evening-form" onSubmit={submit}>
        <Field
          label={said.name}
          maxLength={40}
          value={name.value}
          onInput={(event) => (name.value = event.currentTarget.value)}
        />
        <div class="evening-two">
          <Field
            label={said.from}
            type="date"
            required
            value={from.value}
            onInput={(event) => (from.value = event.currentTarget.value)}
          />
          <Field
            label={said.to}
            type="date"
            required
            min={from.value}
            value={to.value}
            onInput={(event) => (to.value = event.currentTarget.value)}
          />
        </div>
        <Choice
          label={said.counts}
          values={[
            ["places", said.counting.places],
            ["chips", said.counting.chips],
          ]}
          chosen={counts.value}
          onChoose={(value) => (counts.value = value)}
        />
        {counts.value === "places" ? (
          <Field
            label={said.points}
            help={said.pointsHelp}
            inputMode="numeric"
            value={points.value}
            onInput={(event) => (points.value = event.currentTarget.value)}
          />
        ) : null}
        <Choice
          label={said.best}
          values={BEST.map((n) => [n, n === "" ? said.bestAll : said.bestOf(Number(n))] as const)}
          chosen={best.value}
          onChoose={(n) => (best.value = n)}
        />
        <Choice
          label={said.least}
          values={LEAST.map((n) => [n, n === "1" ? said.leastNone : n] as const)}
          chosen={least.value}
          onChoose={(n) => (least.value = n)}
        />
        <Choice
          label={said.stack}
          values={
            counts.value === "chips"
              ? [["yes", said.withStack]]
              : [
                  ["no", said.noStack],
                  ["yes", said.withStack],
                ]
          }
          chosen={counts.value === "chips" || stack.value !== null ? "yes" : "no"}
          onChoose={(value) => (stack.value = value === "yes" ? USUAL_STACK : null)}
        />
        {counts.value === "chips" || stack.value !== null ? (
          <MoneyField
            label={seasonWords().chips.title}
            help={undefined}
            least={100}
            most={MOST_STACK}
            cents={stack.value ?? USUAL_STACK}
            onChoose={(cents) => (stack.value = cents)}
          />
        ) : null}
        <p class="circle-hint">{said.fixed}</p>
        <p class="circle-bad" role="alert">
          {bad.value}
        </p>
        <button type="submit" class="button circle-wide" data-kind="main">
          {said.open}
        </button>
      </form>
    </Sheet>
  );
}

function dayIn(days: number): string {
  const at = new Date(Date.now() + days * DAY_MS - new Date().getTimezoneOffset() * 60_000);
  return at.toISOString().slice(0, 10);
}
