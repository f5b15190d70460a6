import { useSignal } from "@preact/signals";
import type { Refusal } from "@tavolata/kernel";
import { Sheet } from "@tavolata/kit";
import type { OperatorAct } from "@tavolata/server/protocol";
import type { ComponentChildren } from "preact";
import { Choice } from "../shell/choice.tsx";
import { Field } from "../shell/field.tsx";
import { refusalWords, words } from "../words/index.ts";
import { operatorWords } from "./words/index.ts";

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const LASTS = { hour: HOUR, day: DAY, week: 7 * DAY, month: 30 * DAY, always: 3650 * DAY } as const;
type Lasts = keyof typeof LASTS;

/** Something that somebody is about to do. */
export interface Asked {
  readonly said: { readonly title: string; readonly text: string; readonly do: string };
  /** What it comes to with all that was filled in; undefined if something is missing. */
  act(forMs: number): OperatorAct | undefined;
  /** Whether it lasts for a time that is to be chosen. */
  readonly lasts?: boolean;
  readonly fields?: () => ComponentChildren;
  /** What to say if something is missing. */
  readonly missing?: string;
  /** What the reason is called here. */
  readonly reason?: string;
}

interface ActSheetProps {
  readonly asked: Asked | null;
  onAct(act: OperatorAct, reason: string): Promise<Refusal | undefined>;
  onClose(): void;
}

/** Asks once more, and why: every act is an entry in the log. */
export function ActSheet({ asked, onAct, onClose }: ActSheetProps) {
  return (
    <Sheet title={asked?.said.title ?? ""} open={asked !== null} closeLabel={words().close} onClose={onClose}>
      {asked === null ? null : <ActForm asked={asked} onAct={onAct} onClose={onClose} />}
    </Sheet>
  );
}

function ActForm({ asked, onAct, onClose }: ActSheetProps & { readonly asked: Asked }) {
  const { sheet } = operatorWords();
  const reason = useSignal("");
  const lasts = useSignal<Lasts>("day");
  const isBusy = useSignal(false);
  const trouble = useSignal<string | null>(null);
  const perform = async (event: Event) => {
    event.preventDefault();
    const act = asked.act(LASTS[lasts.value]);
    if (act === undefined) {
      trouble.value = asked.missing ?? null;
      return;
    }
    isBusy.value = true;
    const refused = await onAct(act, reason.value);
    isBusy.value = false;
    if (refused === undefined) onClose();
    else trouble.value = refusalWords(refused);
  };
  return (
    <form class="operator-form" onSubmit={perform}>
      <p>{asked.said.text}</p>
      {asked.fields?.()}
      {asked.lasts === true ? (
        <Choice
          label={sheet.for}
          values={(Object.keys(LASTS) as Lasts[]).map((value) => [value, sheet[value]] as const)}
          chosen={lasts.value}
          onChoose={(value) => (lasts.value = value)}
        />
      ) : null}
      <Field
        label={asked.reason ?? sheet.reason}
        maxLength={200}
        value={reason.value}
        onInput={({ currentTarget }) => (reason.value = currentTarget.value)}
      />
      <p role="alert" class="people-bad">
        {trouble.value}
      </p>
      <div class="people-buttons">
        <button type="submit" class="button" data-kind="main" disabled={isBusy.value}>
          {asked.said.do}
        </button>
        <button type="button" class="button" data-kind="quiet" onClick={onClose}>
          {sheet.cancel}
        </button>
      </div>
    </form>
  );
}
