import { Avatar } from "@tavolata/kit/art";
import type { DeskOfCircle } from "@tavolata/server/protocol";
import { ago } from "../people/times.ts";
import type { DoInCircle } from "./acting.ts";
import { circleWords } from "./words/index.ts";

/** Who waits to be let in: first of all for those who can do that. */
export function Asking({ asking, act }: { asking: DeskOfCircle["asking"]; act: DoInCircle }) {
  const said = circleWords().asking;
  return (
    <section class="circle-asking">
      <h2>{said.title}</h2>
      <ul>
        {asking.map(({ id, nickname, avatar, since }) => (
          <li key={id}>
            <Avatar recipe={avatar} />
            <span class="circle-who">
              <strong>{nickname}</strong>
              <small>{ago(since)}</small>
            </span>
            <span class="circle-buttons">
              <button
                type="button"
                class="button"
                data-kind="main"
                aria-label={said.approveWhom(nickname)}
                onClick={() => void act({ type: "approve", person: id })}
              >
                {said.approve}
              </button>
              <button
                type="button"
                class="button"
                aria-label={said.declineWhom(nickname)}
                onClick={() => void act({ type: "decline", person: id })}
              >
                {said.decline}
              </button>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
