import { useSignal } from "@preact/signals";
import { Sheet } from "@tavolata/kit";
import type { OperatorReport, OperatorReportSeen } from "@tavolata/server/protocol";
import { useEffect } from "preact/hooks";
import { titleOf } from "../catalogue/catalogue.ts";
import { ask } from "../people/ask.ts";
import { inWords, words } from "../words/index.ts";
import { time } from "./format.ts";
import type { PartProps } from "./part.ts";
import { restrain } from "./people-part.tsx";
import { operatorWords } from "./words/index.ts";

/** What people have reported, those that nobody has seen to first. */
export function ReportsPart({ view, wants }: PartProps) {
  const { reports: said } = operatorWords();
  const read = useSignal<OperatorReport | null>(null);
  const { list } = view.reports;
  const sorted = [...list].sort(
    (a, b) => Number(a.handled !== null) - Number(b.handled !== null) || b.at - a.at,
  );
  const close = () => (read.value = null);
  return (
    <section>
      <h2>{said.title}</h2>
      {list.length === 0 ? <p class="operator-quiet">{said.none}</p> : null}
      <ul class="people-list">
        {sorted.map((report) => (
          <li key={report.id}>
            <Summary report={report} now={view.now} />
            <button
              type="button"
              class="button"
              aria-label={said.readOf(report.about?.nickname ?? said.nobody)}
              onClick={() => (read.value = report)}
            >
              {said.read}
            </button>
          </li>
        ))}
      </ul>
      <Sheet title={said.one} open={read.value !== null} closeLabel={words().close} onClose={close}>
        {read.value === null ? null : (
          <Reading
            report={read.value}
            now={view.now}
            wants={(asked) => {
              close();
              wants(asked);
            }}
          />
        )}
      </Sheet>
    </section>
  );
}

function Summary({ report, now }: { report: OperatorReport; now: number }) {
  const { reports: said } = operatorWords();
  const { kind, about, reporter, handled, words: wrote } = report;
  return (
    <span>
      <strong>
        {said.kind[kind] ?? inWords(kind)}, {said.about(about?.nickname ?? said.nobody)}{" "}
        {handled === null ? <span class="operator-mark">{said.open}</span> : null}
      </strong>
      {wrote === "" ? null : <q>{wrote}</q>}
      <small>
        {titleOf(report.game)}, {time(report.at, now)}, {said.by(reporter?.nickname ?? said.somebody)}
      </small>
      {handled === null ? null : (
        <small>
          {said.handled(handled.by, time(handled.at, now))}
          {handled.note === "" ? null : `: ${handled.note}`}
        </small>
      )}
    </span>
  );
}

interface ReadingProps {
  readonly report: OperatorReport;
  readonly now: number;
  readonly wants: PartProps["wants"];
}

/** A report with what the reporter could see of the table. */
function Reading({ report, now, wants }: ReadingProps) {
  const { reports: said, people, sheet } = operatorWords();
  const seen = useSignal<OperatorReportSeen | null>(null);
  useEffect(() => {
    void ask<{ seen: OperatorReportSeen }>(`operator/report/${report.id}`).then(({ value }) => {
      seen.value = value?.seen ?? {};
    });
  }, [report.id, seen]);
  const { about } = report;
  const lines = seen.value?.lines ?? [];
  const events = (seen.value?.events ?? []).flatMap(({ at, events }) =>
    events.map((event) => ({ at, event })),
  );
  return (
    <div class="operator-report">
      <Summary report={report} now={now} />
      {seen.value === null ? (
        <p class="people-waiting">{words().loading}</p>
      ) : (
        <>
          <h3>{said.chat}</h3>
          {lines.length === 0 ? <p class="operator-quiet">{said.noChat}</p> : null}
          <ul class="people-list">
            {lines.map((line) => (
              <li key={`${line.at} ${line.nickname} ${line.text}`}>
                <span>
                  <small>
                    {time(line.at, now)} {line.nickname}
                  </small>
                  {line.text}
                </span>
              </li>
            ))}
          </ul>
          {events.length === 0 ? (
            <p class="operator-quiet">{said.events(0)}</p>
          ) : (
            <details class="operator-events">
              <summary>{said.events(events.length)}</summary>
              <ol>
                {events.map(({ at, event }, i) => (
                  <li key={i}>
                    {time(at, now)} <code>{JSON.stringify(event)}</code>
                  </li>
                ))}
              </ol>
            </details>
          )}
        </>
      )}
      <div class="people-buttons">
        {report.handled === null ? (
          <button
            type="button"
            class="button"
            data-kind="main"
            onClick={() =>
              wants({
                said: sheet.handle,
                reason: said.note,
                act: () => ({ type: "handle-report", report: report.id }),
              })
            }
          >
            {said.handle}
          </button>
        ) : null}
        {about === null ? null : (
          <>
            <button type="button" class="button" onClick={() => restrain("mute", about, wants)}>
              {people.muteOf(about.nickname)}
            </button>
            <button type="button" class="button" onClick={() => restrain("ban", about, wants)}>
              {people.banOf(about.nickname)}
            </button>
          </>
        )}
      </div>
    </div>
  );
}
