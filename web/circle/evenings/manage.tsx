import { useSignal } from "@preact/signals";
import { Sheet } from "@tavolata/kit";
import type { PublicEvening } from "@tavolata/server/protocol";
import { Field } from "../../shell/field.tsx";
import { words } from "../../words/index.ts";
import { useTwoTaps } from "../acting.ts";
import { doInProgram } from "./acting.ts";
import { EveningSheet } from "./form.tsx";
import { dayInWords } from "./when.ts";
import { eveningWords } from "./words/index.ts";

interface ManageProps {
  readonly circle: string;
  readonly evening: PublicEvening;
  onClose(): void;
}

/** What organisers do about an evening: change all, move one, call off one or all. */
export function ManageEvening({ circle, evening, onClose }: ManageProps) {
  const said = eveningWords().manage;
  const { form } = eveningWords();
  const { plan, day, evening: id } = evening;
  const repeats = plan.schedule.repeat !== null;
  const changing = useSignal(false);
  const to = useSignal({ day, time: plan.schedule.time });
  const cancelling = useTwoTaps();
  const cancellingAll = useTwoTaps();
  const act = async (done: Promise<boolean>) => {
    if (await done) onClose();
  };
  if (changing.value) return <EveningSheet circle={circle} evening={evening} onClose={onClose} />;
  const move = (event: SubmitEvent) => {
    event.preventDefault();
    void act(doInProgram(circle, { type: "move-evening", evening: id, day, to: to.value }));
  };
  return (
    <Sheet title={plan.name} open closeLabel={words().close} onClose={onClose}>
      <div class="circle-desk">
        <button type="button" class="button" onClick={() => (changing.value = true)}>
          {said.changeAll}
        </button>
        <details>
          <summary>{said.move}</summary>
          <form class="evening-form" onSubmit={move}>
            <div class="evening-two">
              <Field
                label={form.day}
                type="date"
                required
                value={to.value.day}
                onInput={(event) => (to.value = { ...to.value, day: event.currentTarget.value })}
              />
              <Field
                label={form.time}
                type="time"
                required
                value={to.value.time}
                onInput={(event) => (to.value = { ...to.value, time: event.currentTarget.value.slice(0, 5) })}
              />
            </div>
            <button type="submit" class="button" data-kind="main">
              {said.moveNow}
            </button>
          </form>
        </details>
        {repeats ? (
          <button
            type="button"
            class="button"
            onClick={() =>
              cancelling.tap(
                () => void act(doInProgram(circle, { type: "cancel-evening", evening: id, day })),
              )
            }
          >
            {cancelling.asks ? said.sure : said.cancel(dayInWords(day))}
          </button>
        ) : null}
        <button
          type="button"
          class="button"
          onClick={() =>
            cancellingAll.tap(() => void act(doInProgram(circle, { type: "cancel-evening", evening: id })))
          }
        >
          {cancellingAll.asks ? said.sure : repeats ? said.cancelAll : said.cancelOnly}
        </button>
      </div>
    </Sheet>
  );
}
