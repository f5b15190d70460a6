import { useSignal } from "@preact/signals";
import type { OperatorAct } from "@tavolata/server/protocol";
import { ActSheet, type Asked } from "./act-sheet.tsx";
import type { HouseFeed } from "./house-feed.ts";
import { HousePart } from "./house-part.tsx";
import { LogPart } from "./log-part.tsx";
import { PeoplePart } from "./people-part.tsx";
import { ReportsPart } from "./reports-part.tsx";
import { TablesPart } from "./tables-part.tsx";
import { operatorWords } from "./words/index.ts";

const TABS = ["house", "tables", "people", "reports", "log"] as const;
type Tab = (typeof TABS)[number];

export function Dashboard({ feed, onSecret }: { feed: HouseFeed; onSecret(secret: string): void }) {
  const said = operatorWords();
  const tab = useSignal<Tab>("house");
  const asked = useSignal<Asked | null>(null);
  const view = feed.view.value;
  if (view === null) return <p class="people-waiting">{said.waiting}</p>;
  const counts: Readonly<Record<Tab, number | null>> = {
    house: null,
    tables: view.tables.open,
    people: view.online.count,
    reports: view.reports.open === 0 ? null : view.reports.open,
    log: null,
  };
  const part = { view, wants: (wanted: Asked) => (asked.value = wanted) };
  return (
    <>
      <nav class="operator-tabs" aria-label={said.tabs.label}>
        {TABS.map((name) => (
          <button
            key={name}
            type="button"
            class="chip"
            data-alert={name === "reports" && counts.reports !== null}
            aria-current={name === tab.value ? "page" : undefined}
            onClick={() => (tab.value = name)}
          >
            {said.tabs[name]}
            {counts[name] === null ? null : <span class="operator-count">{counts[name]}</span>}
          </button>
        ))}
      </nav>
      <p role="status" class="people-bad">
        {feed.lost.value ? said.lost : null}
      </p>
      <div class="operator-part">{shownPart()}</div>
      <ActSheet
        asked={asked.value}
        onAct={(act: OperatorAct, reason) => feed.act(act, reason)}
        onClose={() => (asked.value = null)}
      />
    </>
  );

  function shownPart() {
    switch (tab.value) {
      case "house":
        return <HousePart {...part} />;
      case "tables":
        return <TablesPart {...part} />;
      case "people":
        return <PeoplePart {...part} />;
      case "reports":
        return <ReportsPart {...part} />;
      case "log":
        return <LogPart {...part} feed={feed} onSecret={onSecret} />;
    }
  }
}
