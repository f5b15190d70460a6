import { useComputed, useSignal } from "@preact/signals";
import { Icon } from "@tavolata/kit/art";
import type { OpenTable } from "@tavolata/server/protocol";
import { useEffect, useMemo } from "preact/hooks";
import { titleOf } from "../../catalogue/catalogue.ts";
import { OpenTablesFeed } from "../../connection/open-tables-feed.ts";
import { strengthOf } from "../../lobby/bot-names.ts";
import { lazy } from "../../shell/lazy.tsx";
import { Link } from "../../shell/link.tsx";
import { connection } from "../../state/connection.ts";
import { words } from "../../words/index.ts";
import { openTablesWords } from "../words/index.ts";
import { useMinute } from "./use-minute.ts";
import "./open-tables.css";

const FindSheet = lazy(async () => (await import("./find-sheet.tsx")).FindSheet, true);

const FIRST = 3;

/** The tables that are open to everybody, as they are now, and the way to the best of them. */
export function HomeTables() {
  const said = openTablesWords();
  const feed = useMemo(() => new OpenTablesFeed(), []);
  useEffect(() => {
    connection.listTables(feed);
    return () => connection.listTables();
  }, [feed]);
  const isWhole = useSignal(false);
  const finding = useSignal(false);
  const tables = feed.tables.value;
  const now = useMinute();
  const shown = useComputed(() =>
    (feed.tables.value ?? []).slice(0, isWhole.value ? undefined : FIRST),
  ).value;
  return (
    <section class="open-tables" aria-labelledby="open-tables">
      <div class="open-tables-head">
        <h2 id="open-tables">{said.title}</h2>
        <button type="button" class="button" data-kind="main" onClick={() => (finding.value = true)}>
          <Icon name="hand" />
          {said.find}
        </button>
      </div>
      {tables === null ? (
        <p class="open-tables-none">{words().loading}</p>
      ) : tables.length === 0 ? (
        <p class="open-tables-none">{said.none}</p>
      ) : (
        <ul class="open-tables-list">
          {shown.map((one) => (
            <Row key={one.table} open={one} now={now} />
          ))}
        </ul>
      )}
      {tables !== null && tables.length > shown.length ? (
        <button type="button" class="button" data-kind="quiet" onClick={() => (isWhole.value = true)}>
          {said.all(tables.length)}
        </button>
      ) : null}
      {finding.value ? <FindSheet onClose={() => (finding.value = false)} /> : null}
    </section>
  );
}

function Row({ open, now }: { open: OpenTable; now: number }) {
  const said = openTablesWords();
  const { table, game, people, free, pace, language, skill, rated, playing, since } = open;
  const levels = levelsOf(open);
  const minutes = Math.floor(Math.max(0, now - since) / 60_000);
  const more = [
    ...(language === "any" ? [] : [said.languages[language]]),
    ...(skill === "any" ? [] : [said.skills[skill]]),
    ...(levels === "" ? [] : [said.bots(levels)]),
    ...(pace === "quick" ? [said.quick] : []),
    ...(rated ? [said.rated] : []),
    ...(playing ? [said.playing] : []),
    said.waits(minutes),
  ];
  return (
    <li>
      <Link to={`/t/${table}`} class="open-table">
        <span class="open-table-words">
          <strong>{titleOf(game)}</strong>
          <span>
            {said.people(people)}, {said.free(free)}
          </span>
          <small>{more.join(" · ")}</small>
        </span>
        <Icon name="forward" />
      </Link>
    </li>
  );
}

/** How good the bots there are, each level once. */
function levelsOf({ bots }: OpenTable): string {
  const { botLevels } = words().lobby;
  const levels = bots.flatMap((bot) => {
    const [name = "", level = strengthOf(name)] = bot.split(":");
    return level === undefined ? [] : (botLevels[level] ?? level);
  });
  return [...new Set(levels)].join(", ");
}
