import { useSignal } from "@preact/signals";
import { Icon } from "@tavolata/kit/art";
import type { InsideOfCircle, PublicCircle, PublicEvening } from "@tavolata/server/protocol";
import { lazy } from "../../shell/lazy.tsx";
import { connection } from "../../state/connection.ts";
import { EveningCard } from "./card.tsx";
import { useWayToTable } from "./way-to-table.ts";
import { shortDate, whenIs } from "./when.ts";
import { eveningWords } from "./words/index.ts";
import "./evenings.css";

/** Only organisers need it. */
const EveningSheet = lazy(async () => (await import("./form.tsx")).EveningSheet, true);
const CalendarSheet = lazy(async () => (await import("./calendar.tsx")).CalendarSheet, true);

interface EveningsProps {
  readonly circle: PublicCircle;
  readonly inside: InsideOfCircle;
}

/** The evenings of a circle: the one that is on, the next one large, and those after it. */
export function Evenings({ circle, inside }: EveningsProps) {
  const said = eveningWords();
  const planning = useSignal(false);
  const subscribing = useSignal(false);
  const shown = useSignal<string | null>(null);
  const now = connection.clock.now();
  const on = inside.evenings.filter(({ opened, ends }) => opened !== null && ends > now);
  const toCome = inside.evenings.filter(({ opened }) => opened === null);
  useWayToTable(on);
  const next = toCome.find(({ cancelled }) => !cancelled);
  const others = toCome.filter((one) => one !== next).slice(0, 8);
  const organises = circle.desk !== null && circle.closed === null;
  return (
    <section class="evenings">
      {on.map((evening) => (
        <EveningCard
          key={keyOf(evening)}
          evening={evening}
          title={said.now}
          circle={circle}
          inside={inside}
        />
      ))}
      {next === undefined ? (
        circle.closed === null && (
          <>
            <h2>{said.title}</h2>
            <p class="circle-hint">
              {said.none} {organises ? said.noneHelp : ""}
            </p>
          </>
        )
      ) : (
        <EveningCard key={keyOf(next)} evening={next} title={said.next} circle={circle} inside={inside} />
      )}
      {others.length === 0 ? null : (
        <>
          <h3>{said.others}</h3>
          <ul class="evening-list">
            {others.map((evening) => (
              <li key={keyOf(evening)} data-cancelled={evening.cancelled}>
                {shown.value === keyOf(evening) ? (
                  <EveningCard evening={evening} title={null} circle={circle} inside={inside} />
                ) : (
                  <button type="button" onClick={() => (shown.value = keyOf(evening))}>
                    <span class="evening-day" aria-hidden="true">
                      {shortDate(evening.starts)}
                    </span>
                    <span class="circle-who">
                      <strong>{evening.plan.name}</strong>
                      <small>
                        {whenIs(evening.starts)}
                        {evening.cancelled
                          ? ` · ${said.cancelled}`
                          : ` · ${said.coming(evening.coming.length)}`}
                      </small>
                    </span>
                    <Icon name="forward" />
                  </button>
                )}
              </li>
            ))}
          </ul>
        </>
      )}
      <div class="circle-buttons">
        {organises ? (
          <button type="button" class="button" onClick={() => (planning.value = true)}>
            <Icon name="plus" />
            {said.plan}
          </button>
        ) : null}
        {inside.evenings.length > 0 ? (
          <button type="button" class="button" onClick={() => (subscribing.value = true)}>
            <Icon name="clock" />
            {said.calendar.button}
          </button>
        ) : null}
      </div>
      {planning.value ? (
        <EveningSheet circle={circle.id} evening={null} onClose={() => (planning.value = false)} />
      ) : null}
      {subscribing.value ? (
        <CalendarSheet circle={circle.id} onClose={() => (subscribing.value = false)} />
      ) : null}
    </section>
  );
}

function keyOf({ evening, day }: PublicEvening): string {
  return `${evening}/${day}`;
}
