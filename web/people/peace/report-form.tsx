import { useSignal } from "@preact/signals";
import type { WantedReport } from "@tavolata/server/protocol";
import { Choice } from "../../shell/choice.tsx";
import { connection } from "../../state/connection.ts";
import { refusalWords } from "../../words/index.ts";
import { ask } from "../ask.ts";
import { peaceWords } from "./words/index.ts";

const MOST_WORDS = 500;

interface ReportFormProps {
  readonly about: string;
  readonly nickname: string;
  readonly table: string;
}

/** What happened, in two taps and a few words. What its writer could see goes along. */
export function ReportForm({ about, nickname, table }: ReportFormProps) {
  const { form } = peaceWords();
  const isCircles = connection.table(table).room.value?.circle != null;
  const kind = useSignal<WantedReport["kind"]>("insult");
  const text = useSignal("");
  const sent = useSignal<"no" | "going" | "yes">("no");
  const bad = useSignal<string | null>(null);
  const send = async (event: SubmitEvent) => {
    event.preventDefault();
    if (sent.value !== "no") return;
    sent.value = "going";
    const { refused } = await ask("reports", { table, about, kind: kind.value, words: text.value.trim() });
    bad.value = refused === undefined ? null : refusalWords(refused);
    sent.value = refused === undefined ? "yes" : "no";
  };
  if (sent.value === "yes") {
    return (
      <p class="peace-sent" role="status">
        {isCircles ? form.sentToCircle : form.sent} {form.also}
      </p>
    );
  }
  return (
    <form class="peace-form" aria-label={form.title(nickname)} onSubmit={send}>
      <Choice
        label={form.what}
        values={(["insult", "unfair", "nuisance", "name", "other"] as const).map((one) => [
          one,
          form.kinds[one],
        ])}
        chosen={kind.value}
        onChoose={(one) => (kind.value = one)}
      />
      <label class="field">
        <span>{form.words}</span>
        <textarea
          class="input"
          rows={3}
          maxLength={MOST_WORDS}
          value={text.value}
          onInput={(event) => (text.value = event.currentTarget.value.replace(/[\n\t]/g, " "))}
        />
      </label>
      <p class="peace-hint">{isCircles ? form.seenByCircle : form.seen}</p>
      <p role="alert" class="peace-bad">
        {bad.value}
      </p>
      <button type="submit" class="button" data-kind="main" disabled={sent.value === "going"}>
        {form.send}
      </button>
    </form>
  );
}
