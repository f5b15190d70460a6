import { useSignal } from "@preact/signals";
import { Avatar } from "@tavolata/kit/art";
import type { PublicRoom } from "@tavolata/server/protocol";
import { CardOf } from "../people/card/card.tsx";
import { cardWords } from "../people/card/words/index.ts";
import { handOverWords } from "../people/hand-over/words/index.ts";
import { lazy } from "../shell/lazy.tsx";
import { connection } from "../state/connection.ts";
import "./at-table.css";

const HandOver = lazy(async () => (await import("../people/hand-over/show.tsx")).HandOver);

/** Who is at the table, and the way to it for another device of one's own. */
export function AtTable({ room, table }: { room: PublicRoom; table: string }) {
  const me = connection.person.value?.id;
  const others = room.people.filter(
    ({ id, present }) =>
      id !== me &&
      (present || room.chairs.some((taken) => taken && "person" in taken && taken.person === id)),
  );
  const shown = useSignal<string | null>(null);
  const handing = useSignal(false);
  return (
    <>
      {others.length === 0 ? null : (
        <details class="menu-invite">
          <summary>{cardWords().atTable}</summary>
          <ul class="at-table">
            {others.map(({ id, nickname, avatar }) => (
              <li key={id}>
                <button
                  type="button"
                  aria-expanded={shown.value === id}
                  onClick={() => (shown.value = shown.value === id ? null : id)}
                >
                  <Avatar recipe={avatar} />
                  <span>{nickname}</span>
                </button>
                {shown.value === id ? <CardOf id={id} game={room.game} table={table} /> : null}
              </li>
            ))}
          </ul>
        </details>
      )}
      <details
        class="menu-invite"
        open={handing.value}
        onToggle={(event) => (handing.value = event.currentTarget.open)}
      >
        <summary>{handOverWords().title}</summary>
        {handing.value ? <HandOver onOver={() => (handing.value = false)} /> : null}
      </details>
    </>
  );
}
