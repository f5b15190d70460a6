import { type Signal, useSignal } from "@preact/signals";
import type { OperatorAct, OperatorBan, OperatorPerson, OperatorView } from "@tavolata/server/protocol";
import { Field } from "../shell/field.tsx";
import { time } from "./format.ts";
import type { PartProps } from "./part.ts";
import { operatorWords } from "./words/index.ts";

type Wants = PartProps["wants"];

export function PeoplePart({ view, wants }: PartProps) {
  const { people: said } = operatorWords();
  const { count, people } = view.online;
  return (
    <div class="operator-columns">
      <section>
        <h2>{said.title}</h2>
        {count === 0 ? <p class="operator-quiet">{said.none}</p> : null}
        <ul class="people-list">
          {people.map((person) => (
            <Person key={person.id} person={person} view={view} wants={wants} />
          ))}
        </ul>
        {count > people.length ? <p>{said.more(count - people.length)}</p> : null}
      </section>
      <Bans view={view} wants={wants} />
    </div>
  );
}

function Person({ person, view, wants }: PartProps & { readonly person: OperatorPerson }) {
  const { people: said } = operatorWords();
  const { nickname, network, since } = person;
  return (
    <li>
      <span>
        <strong>{nickname}</strong>
        <small>
          {said.since(time(since, view.now))}, <code>{network}</code>
        </small>
      </span>
      <span class="operator-buttons">
        <button
          type="button"
          class="button"
          aria-label={said.muteOf(nickname)}
          onClick={() => restrain("mute", person, wants)}
        >
          {said.mute}
        </button>
        <button
          type="button"
          class="button"
          aria-label={said.banOf(nickname)}
          onClick={() => restrain("ban", person, wants)}
        >
          {said.ban}
        </button>
      </span>
    </li>
  );
}

/** Asks for how long somebody may not speak, or not come in. */
export function restrain(
  how: "mute" | "ban",
  { id, nickname }: Pick<OperatorPerson, "id" | "nickname">,
  wants: Wants,
): void {
  const { sheet } = operatorWords();
  const { title, ...rest } = sheet[how];
  wants({
    said: { ...rest, title: title(nickname) },
    lasts: true,
    act: (forMs): OperatorAct => ({ type: how, whom: { person: { id, nickname } }, forMs }),
  });
}

function Bans({ view, wants }: PartProps) {
  const { people: said, sheet } = operatorWords();
  const network = useSignal("");
  const banNetwork = () => {
    network.value = "";
    const { title, ...rest } = sheet.ban;
    wants({
      said: { ...rest, title: title(said.network("")) },
      lasts: true,
      missing: said.networkField,
      act: (forMs) =>
        network.value.trim() === ""
          ? undefined
          : { type: "ban", whom: { network: network.value.trim().toLowerCase() }, forMs },
      fields: () => <NetworkField network={network} />,
    });
  };
  return (
    <section>
      <h2>{said.bans}</h2>
      {view.bans.length === 0 ? <p class="operator-quiet">{said.noBans}</p> : null}
      <ul class="people-list">
        {view.bans.map((ban) => (
          <Ban key={ban.id} ban={ban} view={view} wants={wants} />
        ))}
      </ul>
      <button type="button" class="button" onClick={banNetwork}>
        {said.byNetwork}
      </button>
    </section>
  );
}

function NetworkField({ network }: { network: Signal<string> }) {
  const { people: said } = operatorWords();
  return (
    <Field
      label={said.networkField}
      inputmode="url"
      spellcheck={false}
      maxLength={40}
      placeholder={said.networkHint}
      value={network.value}
      onInput={({ currentTarget }) => (network.value = currentTarget.value)}
    />
  );
}

function Ban({ ban, view, wants }: PartProps & { readonly ban: OperatorBan }) {
  const { people: said, sheet } = operatorWords();
  const who = ban.network === null ? nameOf(ban, view) : said.network(ban.network);
  return (
    <li>
      <span>
        <strong>{who}</strong>
        <span>
          {ban.what === "mute" ? said.muted : said.banned}, {said.ends(time(ban.until, view.now))}
        </span>
        <small>{[ban.why, ban.by].filter((text) => text !== "").join(" · ")}</small>
      </span>
      <button
        type="button"
        class="button"
        aria-label={said.endBanOf(who)}
        onClick={() => wants({ said: sheet.endBan, act: () => ({ type: "end-ban", ban: ban.id }) })}
      >
        {said.endBan}
      </button>
    </li>
  );
}

/** As they are called if they are here, or as they were called when it was done. */
function nameOf({ person }: OperatorBan, { online, log }: OperatorView): string {
  const here = online.people.find(({ id }) => id === person);
  const done = log.flatMap(({ what }) => ("whom" in what && "person" in what.whom ? [what.whom.person] : []));
  return here?.nickname ?? done.find(({ id }) => id === person)?.nickname ?? person ?? "";
}
