import { useSignal } from "@preact/signals";
import { Icon } from "@tavolata/kit/art";
import type { CircleReport, CircleReportSeen } from "@tavolata/server/protocol";
import { useEffect } from "preact/hooks";
import { titleOf } from "../../catalogue/catalogue.ts";
import { ask } from "../../people/ask.ts";
import { ago } from "../../people/times.ts";
import { Field } from "../../shell/field.tsx";
import { Link } from "../../shell/link.tsx";
import { refusalWords, words } from "../../words/index.ts";
import type { DoInCircle } from "../acting.ts";
import { reportWords } from "./words/index.ts";
import "./reports.css";

const MOST_LETTERS = 200;

interface ReportsProps {
  readonly reports: readonly CircleReport[];
  readonly act: DoInCircle;
}

/** What was reported of the circle's tables and is still to be dealt with, for those who organise it. */
export function Reports({ reports, act }: ReportsProps) {
  const said = reportWords();
  return (
    <section class="circle-reports">
      <h2>{said.title}</h2>
      <p class="circle-hint">{said.help}</p>
      <ul>
        {reports.map((report) => (
          <li key={report.id}>
            <Report report={report} act={act} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Report({ report, act }: { readonly report: CircleReport; readonly act: DoInCircle }) {
  const said = reportWords();
  const kind = said.kinds[report.kind];
  const about = report.about?.nickname ?? said.forgotten;
  const seen = useSignal<CircleReportSeen | null>(null);
  const bad = useSignal<string | null>(null);
  const text = useSignal("");
  useEffect(() => {
    void ask<{ seen: CircleReportSeen }>(`circle-report/${report.id}`).then(({ value, refused }) => {
      if (value !== undefined) seen.value = value.seen;
      else bad.value = refusalWords(refused);
    });
  }, [report.id, seen, bad]);
  const handle = async (event: SubmitEvent) => {
    event.preventDefault();
    const word = text.value.trim();
    bad.value = word === "" ? said.badWord : null;
    if (word !== "") await act({ type: "handle-report", report: report.id, text: word });
  };
  return (
    <article>
      <strong>{said.about(kind, about)}</strong>
      {report.words === "" ? null : <p>«{report.words}»</p>}
      <small>
        {titleOf(report.game)}, {ago(report.at)}, {said.by(report.reporter?.nickname ?? said.forgotten)}
      </small>
      <div class="circle-buttons">
        <Link to={`/t/${report.table}`} class="button">
          <Icon name="forward" />
          {said.table}
        </Link>
        {seen.value?.replay == null ? null : (
          <Link to={`/r/${seen.value.replay}`} class="button">
            <Icon name="eye" />
            {said.replay}
          </Link>
        )}
      </div>
      <details>
        <summary>{said.read}</summary>
        {seen.value === null ? <p class="circle-hint">{words().loading}</p> : <Lines seen={seen.value} />}
      </details>
      <form onSubmit={handle}>
        <Field
          label={said.word}
          value={text.value}
          maxLength={MOST_LETTERS}
          autocomplete="off"
          onInput={(event) => (text.value = event.currentTarget.value)}
        />
        <p class="circle-bad" role="alert">
          {bad.value}
        </p>
        <button type="submit" class="button" data-kind="main" aria-label={said.handleOf(kind, about)}>
          <Icon name="check" />
          {said.handle}
        </button>
      </form>
    </article>
  );
}

function Lines({ seen }: { seen: CircleReportSeen }) {
  const said = reportWords();
  return (
    <>
      {seen.lines.length === 0 ? <p class="circle-hint">{said.noChat}</p> : null}
      <ul class="circle-log">
        {seen.lines.map(({ at, nickname, text }) => (
          <li key={`${at} ${nickname} ${text}`}>
            <span>
              <strong>{nickname}</strong>: {text} <small>{ago(at)}</small>
            </span>
          </li>
        ))}
      </ul>
      {seen.replay === null ? <p class="circle-hint">{said.playing}</p> : null}
    </>
  );
}
