import { useSignal } from "@preact/signals";
import { Icon } from "@tavolata/kit/art";
import type { InsideOfCircle, PublicCircle } from "@tavolata/server/protocol";
import { ago } from "../people/times.ts";
import { Field } from "../shell/field.tsx";
import { connection } from "../state/connection.ts";
import type { DoInCircle } from "./acting.ts";
import { circleWords } from "./words/index.ts";

interface NoticesProps {
  readonly circle: PublicCircle;
  readonly inside: InsideOfCircle;
  readonly act: DoInCircle;
}

const MOST_LETTERS = 200;

/** The board: what somebody has to say to all the others. The newest is on top. */
export function Notices({ circle, inside, act }: NoticesProps) {
  const { notices } = circleWords();
  const text = useSignal("");
  const me = connection.person.value?.id;
  const isOpen = circle.closed === null;
  const post = async (event: SubmitEvent) => {
    event.preventDefault();
    const said = text.value.trim();
    if (said !== "" && (await act({ type: "post", text: said }))) text.value = "";
  };
  return (
    <section class="circle-notices">
      <h2>{notices.title}</h2>
      {inside.notices.length === 0 ? <p class="circle-hint">{notices.none}</p> : null}
      <ul>
        {[...inside.notices].reverse().map(({ number, at, person, nickname, text }) => (
          <li key={number}>
            <p>{text}</p>
            <small>
              {nickname}, {ago(at)}
            </small>
            {isOpen && (person === me || circle.watcher === "organiser") ? (
              <button
                type="button"
                class="icon-button"
                aria-label={notices.takeDown(nickname)}
                onClick={() => void act({ type: "take-down", notice: number })}
              >
                <Icon name="trash" />
              </button>
            ) : null}
          </li>
        ))}
      </ul>
      {isOpen ? (
        <form onSubmit={post}>
          <Field
            label={notices.write}
            value={text.value}
            maxLength={MOST_LETTERS}
            enterkeyhint="send"
            autocomplete="off"
            onInput={(event) => (text.value = event.currentTarget.value)}
          />
          <button type="submit" class="button" disabled={text.value.trim() === ""}>
            {notices.post}
          </button>
        </form>
      ) : null}
    </section>
  );
}
