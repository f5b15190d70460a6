import { useSignal } from "@preact/signals";
import { Sheet, sayWhyNot } from "@tavolata/kit";
import { Icon } from "@tavolata/kit/art";
import type {
  CircleHappening,
  CircleTraits,
  DeskOfCircle,
  InsideOfCircle,
  PublicCircle,
} from "@tavolata/server/protocol";
import { ago } from "../people/times.ts";
import { connection } from "../state/connection.ts";
import { words } from "../words/index.ts";
import { type DoInCircle, useTwoTaps } from "./acting.ts";
import { nameIn, TraitsFields } from "./traits.tsx";
import { circleWords } from "./words/index.ts";

interface DeskProps {
  readonly circle: PublicCircle;
  readonly inside: InsideOfCircle;
  readonly desk: DeskOfCircle;
  readonly act: DoInCircle;
}

/** What those who organise it do: its name and rules, the invitation, who was removed, what happened, the end of it. */
export function Desk({ circle, inside, desk, act }: DeskProps) {
  const said = circleWords().desk;
  const open = useSignal(false);
  const me = connection.person.value?.id;
  const leads = inside.members.some(({ id, role }) => id === me && role === "founder");
  const isOpen = circle.closed === null;
  return (
    <section>
      <button type="button" class="button circle-wide" onClick={() => (open.value = true)}>
        <Icon name="settings" />
        {said.title}
      </button>
      <Sheet
        title={said.title}
        open={open.value}
        closeLabel={words().close}
        onClose={() => (open.value = false)}
      >
        <div class="circle-desk">
          {isOpen ? <Change circle={circle} act={act} /> : null}
          {isOpen ? <Renew act={act} /> : null}
          <Removed removed={desk.removed} act={act} />
          <Happenings happenings={desk.happenings} />
          <section>
            <a class="button" href={`/api/circle/${circle.id}`} download>
              <Icon name="share" />
              {circleWords().page.export}
            </a>
            <p class="circle-hint">{said.exportHelp}</p>
          </section>
          {isOpen && leads ? <Close act={act} onDone={() => (open.value = false)} /> : null}
        </div>
      </Sheet>
    </section>
  );
}

function Change({ circle, act }: { circle: PublicCircle; act: DoInCircle }) {
  const { desk, found } = circleWords();
  const { name, crest, needsApproval, membersOnly } = circle;
  const before: CircleTraits = { name, crest, needsApproval, membersOnly };
  const traits = useSignal(before);
  const told = useSignal<string | null>(null);
  const save = async (event: SubmitEvent) => {
    event.preventDefault();
    const wanted = nameIn(traits.value.name);
    if (wanted === undefined) {
      told.value = found.badName;
      return;
    }
    const changed = Object.entries({ ...traits.value, name: wanted }).filter(
      ([trait, value]) => before[trait as keyof CircleTraits] !== value,
    );
    if (changed.length === 0 || (await act({ type: "change", traits: Object.fromEntries(changed) }))) {
      told.value = desk.saved;
    }
  };
  return (
    <details>
      <summary>{desk.change}</summary>
      <form onSubmit={save}>
        <TraitsFields traits={traits} />
        <button type="submit" class="button" data-kind="main">
          {desk.save}
        </button>
        <p role="status">{told.value}</p>
      </form>
    </details>
  );
}

function Renew({ act }: { act: DoInCircle }) {
  const { desk } = circleWords();
  const renew = async () => {
    if (await act({ type: "renew-invitation" })) sayWhyNot(desk.renewed);
  };
  return (
    <section>
      <button type="button" class="button" onClick={() => void renew()}>
        <Icon name="replay" />
        {desk.renew}
      </button>
      <p class="circle-hint">{desk.renewHelp}</p>
    </section>
  );
}

function Removed({ removed, act }: { removed: DeskOfCircle["removed"]; act: DoInCircle }) {
  const { desk } = circleWords();
  if (removed.length === 0) return null;
  return (
    <section>
      <h3>{desk.removed}</h3>
      <ul class="circle-log">
        {removed.map(({ id, nickname, at, reason }) => (
          <li key={id}>
            <span>
              {nickname}: «{reason}» <small>{ago(at)}</small>
            </span>
            <button type="button" class="button" onClick={() => void act({ type: "let-back", person: id })}>
              {desk.letBack(nickname)}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Happenings({ happenings }: { happenings: readonly CircleHappening[] }) {
  const { desk } = circleWords();
  return (
    <details>
      <summary>{desk.happenings}</summary>
      <ol class="circle-log">
        {[...happenings].reverse().map((happening) => (
          <li key={`${happening.at} ${happening.what} ${happening.whom.id}`}>
            <span>
              {desk.what[happening.what]({
                whom: happening.whom.nickname,
                by: happening.by?.nickname ?? null,
              })}
              {happening.reason === null ? null : `: «${happening.reason}»`}{" "}
              <small>{ago(happening.at)}</small>
            </span>
          </li>
        ))}
      </ol>
    </details>
  );
}

function Close({ act, onDone }: { act: DoInCircle; onDone(): void }) {
  const { desk } = circleWords();
  const sure = useTwoTaps();
  const close = async () => {
    if (await act({ type: "close" })) onDone();
  };
  return (
    <section>
      <button type="button" class="button" onClick={() => sure.tap(() => void close())}>
        <Icon name="trash" />
        {sure.asks ? desk.closeSure : desk.close}
      </button>
      <p class="circle-hint">{desk.closeHelp}</p>
    </section>
  );
}
