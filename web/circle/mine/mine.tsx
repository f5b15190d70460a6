import { effect, useSignal } from "@preact/signals";
import { Icon } from "@tavolata/kit/art";
import type { OwnCircle } from "@tavolata/server/protocol";
import { useEffect } from "preact/hooks";
import { Link } from "../../shell/link.tsx";
import { connection } from "../../state/connection.ts";
import { Crest } from "../crest/crest.tsx";
import { circleWords } from "../words/index.ts";
import "./mine.css";

/** The circles that one is in, and where one is founded. */
export function MyCircles() {
  const { mine } = circleWords();
  const circles = useSignal<readonly OwnCircle[]>([]);
  useEffect(
    () =>
      effect(() => {
        if (connection.state.value !== "up") return;
        void connection.ask({ type: "my-circles" }).then((answer) => (circles.value = answer.circles ?? []));
      }),
    [circles],
  );
  return (
    <section class="my-circles">
      <h2>{mine.title}</h2>
      {circles.value.length === 0 ? <p>{mine.none}</p> : null}
      <ul>
        {circles.value.map(({ id, name, crest, size }) => (
          <li key={id}>
            <Link to={`/circle/${id}`}>
              <Crest recipe={crest} />
              <span>
                <strong>{name}</strong>
                <small>{mine.size(size)}</small>
              </span>
            </Link>
          </li>
        ))}
      </ul>
      <Link to="/circle" class="button">
        <Icon name="plus" />
        {mine.found}
      </Link>
    </section>
  );
}
