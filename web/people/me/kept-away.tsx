import { useSignal } from "@preact/signals";
import { Avatar } from "@tavolata/kit/art";
import type { OwnAversions } from "@tavolata/server/protocol";
import { useCallback, useEffect } from "preact/hooks";
import { ask } from "../ask.ts";
import { keepAway } from "../peace/keep-away.ts";
import { peaceWords } from "../peace/words/index.ts";
import "./kept-away.css";

/** Whom somebody has muted or blocked, and the way to make it up. */
export function KeptAway() {
  const { list } = peaceWords();
  const people = useSignal<OwnAversions["people"] | null>(null);
  const again = useCallback(async () => {
    const { value } = await ask<OwnAversions>("me/aversions");
    if (value !== undefined) people.value = value.people;
  }, [people]);
  useEffect(() => void again(), [again]);
  if (people.value === null) return null;
  return (
    <section>
      <h2>{list.title}</h2>
      {people.value.length === 0 ? <p class="people-hint">{list.none}</p> : null}
      <ul class="people-list">
        {people.value.map(({ person: { id, nickname, avatar }, how }) => (
          <li key={id}>
            <span class="kept-away">
              <Avatar recipe={avatar} />
              <span>
                <strong>{nickname}</strong>
                <small>{how === "mute" ? list.muted : list.blocked}</small>
              </span>
            </span>
            <button
              type="button"
              class="button"
              aria-label={list.undoOf(nickname)}
              onClick={async () => {
                await keepAway(id, null);
                await again();
              }}
            >
              {list.undo}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
