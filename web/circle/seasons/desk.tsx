import { useSignal } from "@preact/signals";
import { Sheet } from "@tavolata/kit";
import type { PublicCircle, PublicSeason } from "@tavolata/server/protocol";
import { Field } from "../../shell/field.tsx";
import { refusalWords, words } from "../../words/index.ts";
import { useTwoTaps } from "../acting.ts";
import { doInProgram, tryInProgram } from "../evenings/acting.ts";
import { seasonWords } from "./words/index.ts";
import "../../lobby/lobby.css";
import "../evenings/evenings.css";

/** What organisers do about a season: correct it with a reason, or end it. */
export function SeasonDesk({ circle, season }: { circle: PublicCircle; season: PublicSeason }) {
  const said = seasonWords();
  const { corrections } = said;
  const open = useSignal(false);
  const members = circle.inside?.members ?? [];
  const person = useSignal(members[0]?.id ?? "");
  const points = useSignal("");
  const reason = useSignal("");
  const bad = useSignal<string | null>(null);
  const ending = useTwoTaps();
  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    const amount = Number(points.value.trim().replace("−", "-"));
    if (!Number.isInteger(amount) || amount === 0 || reason.value.trim() === "") {
      bad.value = corrections.incomplete;
      return;
    }
    const refused = await tryInProgram(circle.id, {
      type: "correct-season",
      season: season.id,
      person: person.value,
      game: null,
      points: amount,
      reason: reason.value.trim(),
    });
    bad.value = refused === undefined ? null : refusalWords(refused);
    if (refused !== undefined) return;
    open.value = false;
    points.value = "";
    reason.value = "";
  };
  return (
    <div class="circle-buttons">
      <button type="button" class="button" onClick={() => (open.value = true)}>
        {corrections.add}
      </button>
      {season.ended === null ? (
        <button
          type="button"
          class="button"
          onClick={() =>
            ending.tap(() => void doInProgram(circle.id, { type: "end-season", season: season.id }))
          }
        >
          {ending.asks ? said.endSure : said.end}
        </button>
      ) : null}
      <Sheet
        title={corrections.add}
        open={open.value}
        closeLabel={words().close}
        onClose={() => (open.value = false)}
      >
        <form class="evening-form" onSubmit={submit}>
          <label class="field">
            <span>{corrections.who}</span>
            <select
              class="input"
              value={person.value}
              onChange={(event) => (person.value = event.currentTarget.value)}
            >
              {members.map(({ id, nickname }) => (
                <option key={id} value={id}>
                  {nickname}
                </option>
              ))}
            </select>
          </label>
          <Field
            label={corrections.points}
            value={points.value}
            maxLength={8}
            onInput={(event) => (points.value = event.currentTarget.value)}
          />
          <Field
            label={corrections.reason}
            value={reason.value}
            maxLength={200}
            onInput={(event) => (reason.value = event.currentTarget.value)}
          />
          <p class="circle-bad" role="alert">
            {bad.value}
          </p>
          <button type="submit" class="button circle-wide" data-kind="main">
            {corrections.now}
          </button>
        </form>
      </Sheet>
    </div>
  );
}
