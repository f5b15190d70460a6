import { type Signal, useSignal } from "@preact/signals";
import { Choice } from "../shell/choice.tsx";
import { time } from "./format.ts";
import type { PartProps } from "./part.ts";
import { operatorWords } from "./words/index.ts";

const MINUTE = 60_000;
const LASTS = {
  minutes: 10 * MINUTE,
  hour: 60 * MINUTE,
  day: 1440 * MINUTE,
  week: 7 * 1440 * MINUTE,
} as const;
type Lasts = keyof typeof LASTS;

/** What everybody is told, and the way to tell them something. */
export function Announcing({ view, wants }: PartProps) {
  const { announce, sheet } = operatorWords();
  const [it, en] = [useSignal(""), useSignal("")];
  const lasts = useSignal<Lasts>("hour");
  const make = () => {
    it.value = "";
    en.value = "";
    wants({
      said: sheet.announce,
      missing: announce.missing,
      act: () =>
        `${it.value}${en.value}`.trim() === ""
          ? undefined
          : {
              type: "announce",
              it: it.value.trim(),
              en: en.value.trim(),
              until: view.now + LASTS[lasts.value],
            },
      fields: () => <Texts it={it} en={en} lasts={lasts} />,
    });
  };
  return (
    <section>
      <h2>{announce.title}</h2>
      {view.announcements.length === 0 ? <p class="operator-quiet">{announce.none}</p> : null}
      <ul class="people-list">
        {view.announcements.map(({ id, it, en, until }) => (
          <li key={id}>
            <span>
              {it === "" ? null : <strong lang="it">{it}</strong>}
              {en === "" ? null : <strong lang="en">{en}</strong>}
              <small>{announce.ends(time(until, view.now))}</small>
            </span>
            <button
              type="button"
              class="button"
              aria-label={announce.takeBackOf(it || en)}
              onClick={() =>
                wants({ said: sheet.takeBack, act: () => ({ type: "take-back", announcement: id }) })
              }
            >
              {announce.takeBack}
            </button>
          </li>
        ))}
      </ul>
      <button type="button" class="button" onClick={make}>
        {announce.make}
      </button>
    </section>
  );
}

interface TextsProps {
  readonly it: Signal<string>;
  readonly en: Signal<string>;
  readonly lasts: Signal<Lasts>;
}

function Texts({ it, en, lasts }: TextsProps) {
  const { announce } = operatorWords();
  const field = (label: string, lang: string, text: Signal<string>) => (
    <label class="field">
      <span>{label}</span>
      <textarea
        class="input"
        lang={lang}
        rows={2}
        maxLength={300}
        value={text.value}
        onInput={({ currentTarget }) => (text.value = currentTarget.value.replace(/\s+/g, " "))}
      />
    </label>
  );
  return (
    <>
      {field(announce.it, "it", it)}
      {field(announce.en, "en", en)}
      <p class="people-hint">{announce.hint}</p>
      <Choice
        label={announce.until}
        values={(Object.keys(LASTS) as Lasts[]).map((value) => [value, announce[value]] as const)}
        chosen={lasts.value}
        onChoose={(value) => (lasts.value = value)}
      />
    </>
  );
}
