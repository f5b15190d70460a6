import { useSignal } from "@preact/signals";
import { Avatar } from "@tavolata/kit/art";
import { useEffect, useRef } from "preact/hooks";
import { connection } from "../../state/connection.ts";
import { noteNamed } from "../../state/named.ts";
import { refusalWords, words } from "../../words/index.ts";
import { nameFirstWords } from "./words/index.ts";
import "./name-first.css";

/** Friends are known by their names: asked once, before the first chair; Enter goes on. */
export function NameFirst({ title }: { title: string }) {
  const person = connection.person.value;
  const name = useSignal("");
  const bad = useSignal<string | null>(null);
  const { me } = words();
  const ours = nameFirstWords();
  const field = useRef<HTMLInputElement>(null);
  // It is the only thing to do on this page.
  useEffect(() => field.current?.focus(), []);
  if (person === null) return null;
  const goOn = async (event: SubmitEvent) => {
    event.preventDefault();
    const wanted = name.value.trim().replace(/\s+/g, " ");
    if (wanted === "") {
      bad.value = me.badName;
      return;
    }
    const { refused } = await connection.introduce(wanted, person.avatar);
    if (refused === undefined) noteNamed();
    else bad.value = refused.code === "malformed" ? me.badName : refusalWords(refused);
  };
  return (
    <main id="content" class="name-first">
      <Avatar recipe={person.avatar} />
      <h1>{title}</h1>
      <form onSubmit={goOn}>
        <label class="field">
          <span>{ours.ask}</span>
          <input
            ref={field}
            class="input"
            value={name.value}
            maxLength={24}
            autocomplete="nickname"
            enterkeyhint="go"
            placeholder={person.nickname}
            onInput={(event) => (name.value = event.currentTarget.value)}
          />
        </label>
        <p class="name-first-bad" role="alert">
          {bad.value}
        </p>
        <button type="submit" class="button" data-kind="main">
          {ours.goOn}
        </button>
        <button type="button" class="button" data-kind="quiet" onClick={noteNamed}>
          {ours.stay(person.nickname)}
        </button>
      </form>
    </main>
  );
}
