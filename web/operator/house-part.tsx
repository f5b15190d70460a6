import type { OperatorNode, OperatorView } from "@tavolata/server/protocol";
import { ago } from "../people/times.ts";
import { Announcing } from "./announcing.tsx";
import { bytes, milliseconds, percent, soon, time, whole } from "./format.ts";
import type { PartProps } from "./part.ts";
import { operatorWords } from "./words/index.ts";

/** Everything from which the delay of a node is felt at the tables. */
const SLOW_MS = 50;

export function HousePart({ view, wants }: PartProps) {
  const { house } = operatorWords();
  return (
    <div class="operator-columns">
      <div>
        <section>
          <h2>{house.nodes}</h2>
          <p class="people-hint">
            {house.online(view.online.count)}, {house.open(view.tables.open)}
          </p>
          <ul class="operator-cards">
            {view.nodes.map((node) => (
              <Node key={node.node} node={node} view={view} wants={wants} />
            ))}
          </ul>
        </section>
        <Announcing view={view} wants={wants} />
      </div>
      <div>
        <Backups view={view} wants={wants} />
        <Storage view={view} />
        <Lines view={view} />
      </div>
    </div>
  );
}

function Node({ node, view, wants }: PartProps & { readonly node: OperatorNode }) {
  const { house, sheet } = operatorWords();
  const { draining, connections } = node;
  const figures: readonly (readonly [string, string, boolean?])[] = [
    [house.cpu, percent(node.cpu)],
    [house.memory, bytes(node.memory)],
    [house.lag, milliseconds(node.lag), node.lag > SLOW_MS],
    [house.connections, whole(connections)],
    [house.tables, whole(node.tables)],
  ];
  return (
    <li class="people-box">
      <h3 class="operator-name">
        <code>{shortName(node.node)}</code> <span class="operator-quiet">{node.version}</span>
      </h3>
      <p class="operator-quiet">
        {house.since(ago(node.startedAt, view.now))}
        {node.node === view.node ? `, ${house.thisNode}` : null}
      </p>
      {draining ? <p class="operator-mark">{connections === 0 ? house.drained : house.draining}</p> : null}
      <dl class="operator-figures">
        {figures.map(([name, value, isBad]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd class={isBad === true ? "people-bad" : undefined}>{value}</dd>
          </div>
        ))}
      </dl>
      {draining ? (
        <button
          type="button"
          class="button"
          onClick={() =>
            wants({ said: sheet.stopDraining, act: () => ({ type: "stop-draining", node: node.node }) })
          }
        >
          {house.stopDraining}
        </button>
      ) : view.nodes.length > 1 ? (
        <button
          type="button"
          class="button"
          onClick={() => wants({ said: sheet.drain, act: () => ({ type: "drain", node: node.node }) })}
        >
          {house.drain}
        </button>
      ) : null}
    </li>
  );
}

/** Enough of it to tell nodes apart. */
export function shortName(node: string): string {
  return node.slice(0, 6);
}

function Backups({ view, wants }: PartProps) {
  const { house, sheet } = operatorWords();
  const { backups, now } = view;
  return (
    <section>
      <h2>{house.backups}</h2>
      {backups === null ? (
        <p>{house.backupElsewhere}</p>
      ) : (
        <>
          <p>
            {backups.last === null
              ? house.backupNone
              : `${house.backupLast(ago(backups.last, now), bytes(backups.bytes))} ${house.backupKept(backups.kept)}.`}{" "}
            {backups.everyMs === null
              ? house.backupByHand
              : house.backupEvery(Math.round(backups.everyMs / 3_600_000))}
          </p>
          {backups.underWay ? (
            <p>{house.underWay}</p>
          ) : (
            <button
              type="button"
              class="button"
              onClick={() => wants({ said: sheet.backUp, act: () => ({ type: "back-up" }) })}
            >
              {house.backUp}
            </button>
          )}
        </>
      )}
    </section>
  );
}

function Storage({ view: { storage, now } }: { view: OperatorView }) {
  const { house } = operatorWords();
  if (storage === null) return null;
  const { guests, chats, logs, at } = storage.next;
  const old = [
    ...(guests > 0 ? [house.guests(guests)] : []),
    ...(chats > 0 ? [house.chats(chats)] : []),
    ...(logs > 0 ? [house.logs(logs)] : []),
  ];
  return (
    <section>
      <h2>{house.storage}</h2>
      <p>
        <strong>{bytes(storage.bytes)}</strong>{" "}
        <span class="operator-quiet">{storage.kind === "sqlite" ? "SQLite" : "PostgreSQL"}</span>
      </p>
      <dl class="operator-list">
        {storage.rows.map(({ table, rows }) => (
          <div key={table}>
            <dt>{house.rows[table] ?? table}</dt>
            <dd>{house.about(whole(rows))}</dd>
          </div>
        ))}
      </dl>
      <p class="operator-quiet">
        {house.next(soon(at, now))} {old.length === 0 ? house.nextNothing : `${old.join(", ")}.`}
      </p>
    </section>
  );
}

function Lines({ view: { lines, now, nodes } }: { view: OperatorView }) {
  const { house } = operatorWords();
  return (
    <section>
      <h2>{house.errors}</h2>
      {lines.length === 0 ? <p class="operator-quiet">{house.noErrors}</p> : null}
      <ul class="people-list operator-lines">
        {lines.map((line) => (
          <li key={`${line.node} ${line.at} ${line.what}`}>
            <span>
              <strong data-level={line.level}>
                {house[line.level]}: {line.what}
              </strong>
              <small>
                {time(line.at, now)}
                {nodes.length > 1 ? `, ${shortName(line.node)}` : null}
                {line.fields === "" ? null : <code> {line.fields}</code>}
              </small>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
