import { useSignal } from "@preact/signals";
import { Icon } from "@tavolata/kit/art";
import type { InsideOfCircle, PublicCircle } from "@tavolata/server/protocol";
import { lazy } from "../../shell/lazy.tsx";
import { Link } from "../../shell/link.tsx";
import { listed } from "../../words/index.ts";
import { shortDay } from "../evenings/when.ts";
import { seasonWords } from "./words/index.ts";
import "./seasons.css";

const SeasonSheet = lazy(async () => (await import("./form.tsx")).SeasonSheet, true);

/** The seasons of a circle: the one that is on first, and those before it. */
export function Seasons({ circle, inside }: { circle: PublicCircle; inside: InsideOfCircle }) {
  const said = seasonWords();
  const opening = useSignal(false);
  const seasons = [...inside.seasons].reverse();
  const organises = circle.desk !== null && circle.closed === null;
  if (seasons.length === 0 && !organises) return null;
  return (
    <section class="seasons">
      <h2>{said.title}</h2>
      {seasons.length === 0 ? <p class="circle-hint">{said.none}</p> : null}
      <ul>
        {seasons.map(({ id, plan, ended, leaders }) => {
          const names = listed(leaders.map(({ nickname }) => nickname));
          return (
            <li key={id}>
              <Link to={`/circle/${circle.id}/season/${id}`}>
                <Icon name="crown" />
                <span class="circle-who">
                  <strong>{plan.name}</strong>
                  <small>
                    {ended === null ? said.between(shortDay(plan.from), shortDay(plan.to)) : said.over}
                    {" · "}
                    {leaders.length === 0
                      ? said.nobodyYet
                      : (ended === null ? said.leads : said.wonBy)(names)}
                  </small>
                </span>
                <Icon name="forward" />
              </Link>
            </li>
          );
        })}
      </ul>
      {organises ? (
        <button type="button" class="button" onClick={() => (opening.value = true)}>
          <Icon name="plus" />
          {said.open}
        </button>
      ) : null}
      {opening.value ? <SeasonSheet circle={circle.id} onClose={() => (opening.value = false)} /> : null}
    </section>
  );
}
