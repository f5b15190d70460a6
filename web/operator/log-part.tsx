import { useSignal } from "@preact/signals";
import type { OperatorLogEntry } from "@tavolata/server/protocol";
import { ask } from "../people/ask.ts";
import { Sure } from "../shell/sure.tsx";
import { refusalWords } from "../words/index.ts";
import { time } from "./format.ts";
import type { HouseFeed } from "./house-feed.ts";
import { shortName } from "./house-part.tsx";
import type { PartProps } from "./part.ts";
import { operatorWords } from "./words/index.ts";

interface LogPartProps extends PartProps {
  readonly feed: HouseFeed;
  onSecret(secret: string): void;
}

/** Everything that was done here, and who may do it. */
export function LogPart({ view, feed, onSecret }: LogPartProps) {
  const { log: said } = operatorWords();
  const earlier = useSignal<readonly OperatorLogEntry[]>([]);
  const entries = [
    ...view.log,
    ...earlier.value.filter(({ entry }) => entry < (view.log.at(-1)?.entry ?? 0)),
  ];
  const oldest = entries.at(-1)?.entry ?? 0;
  const readOn = async () => {
    const { value } = await ask<{ entries: OperatorLogEntry[] }>(`operator/log/${oldest}`);
    earlier.value = [...earlier.value, ...(value?.entries ?? [])];
  };
  const change = async () => {
    const secret = await feed.changeSecret();
    if (secret !== undefined) onSecret(secret);
  };
  return (
    <div class="operator-columns">
      <section>
        <h2>{said.title}</h2>
        <p class="people-hint">{entries.length === 0 ? said.none : said.help}</p>
        <ul class="people-list">
          {entries.map((one) => (
            <Entry key={one.entry} entry={one} now={view.now} />
          ))}
        </ul>
        {oldest > 0 ? (
          <button type="button" class="button" onClick={() => void readOn()}>
            {said.more}
          </button>
        ) : null}
      </section>
      <section>
        <h2>{said.session}</h2>
        <p>{said.you(view.session)}</p>
        <div class="people-buttons">
          <button type="button" class="button" onClick={() => void feed.signOut("here")}>
            {said.signOut}
          </button>
          <Sure text={said.everywhere} sure={said.sure} onSure={() => void feed.signOut("everywhere")} />
          <Sure text={said.newSecret} sure={said.newSecretSure} onSure={() => void change()} />
        </div>
      </section>
    </div>
  );
}

function Entry({ entry, now }: { entry: OperatorLogEntry; now: number }) {
  const { log: said } = operatorWords();
  const { at, by, what, reason, outcome } = entry;
  const about = aboutOf(what);
  const came = outcome === null ? said.underWay : outcome === "done" ? null : refusalWords({ code: outcome });
  return (
    <li>
      <span>
        <strong>
          {said.did[what.type]}
          {about === "" ? null : `: ${about}`}
        </strong>
        {reason === "" ? null : <q>{reason}</q>}
        <small>
          {time(at, now)}, {by === "" ? said.atTheMachine : by}
        </small>
        {came === null ? null : <small class="people-bad">{came}</small>}
      </span>
    </li>
  );
}

/** Whom or what it was done to. */
function aboutOf(what: OperatorLogEntry["what"]): string {
  const { people } = operatorWords();
  switch (what.type) {
    case "announce":
      return [what.it, what.en].filter((text) => text !== "").join(" / ");
    case "mute":
    case "ban":
      return "network" in what.whom ? people.network(what.whom.network) : what.whom.person.nickname;
    case "drain":
    case "stop-draining":
      return shortName(what.node);
    case "close-table":
      return what.table.slice(0, 6);
    case "call-off":
    case "wake-tournament":
      return what.tournament.slice(0, 6);
    default:
      return "";
  }
}
