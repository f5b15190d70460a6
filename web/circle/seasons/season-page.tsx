import { useSignal } from "@preact/signals";
import { Avatar, Icon } from "@tavolata/kit/art";
import type { PublicCircle, PublicSeason, SeasonRow } from "@tavolata/server/protocol";
import { useEffect } from "preact/hooks";
import { titleOf } from "../../catalogue/catalogue.ts";
import { money } from "../../chips/money.ts";
import { Choice } from "../../shell/choice.tsx";
import { lazy } from "../../shell/lazy.tsx";
import { Link } from "../../shell/link.tsx";
import { connection } from "../../state/connection.ts";
import { listed, refusalWords } from "../../words/index.ts";
import { shortDay } from "../evenings/when.ts";
import { ChartInWords, SeasonChart, signed } from "./chart.tsx";
import { seasonWords } from "./words/index.ts";
import "./seasons.css";

const SeasonDesk = lazy(async () => (await import("./desk.tsx")).SeasonDesk, true);

/** One season: its rule in words, the standings, how it went, and what was corrected. */
export function SeasonPage({ circle, id }: { circle: PublicCircle; id: string }) {
  const said = seasonWords();
  const season = useSignal<PublicSeason | null>(null);
  const refused = useSignal<string | null>(null);
  const game = useSignal("");
  const here = circle.inside?.seasons.find((one) => one.id === id);
  const version = here === undefined ? "" : `${here.number}/${here.ended}`;
  useEffect(() => {
    void connection.ask({ type: "season", circle: circle.id, season: id }).then((answer) => {
      if (answer.season !== undefined) season.value = answer.season;
      else refused.value = refusalWords(answer.refused ?? { code: "unavailable" });
    });
  }, [circle.id, id, version]);
  const name = season.value?.plan.name;
  useEffect(() => {
    if (name !== undefined) document.title = name;
  }, [name]);
  const now = season.value;
  if (now === null) {
    return (
      <main id="content" class="waiting">
        {refused.value}
      </main>
    );
  }
  const { plan, ended, standings, byGame, corrections, chips } = now;
  const games = Object.keys(byGame);
  const rows = game.value === "" ? standings : (byGame[game.value] ?? []);
  return (
    <main id="content" class="circle-body season">
      <Link to={`/circle/${circle.id}`} class="button">
        <Icon name="back" />
        {said.back}
      </Link>
      <h2>{plan.name}</h2>
      <p class="circle-hint">
        {ended === null ? said.running : said.over} · {said.between(shortDay(plan.from), shortDay(plan.to))}
      </p>
      <div class="circle-columns">
        <div>
          <section>
            <h3>{said.standings}</h3>
            {games.length > 1 ? (
              <Choice
                label={said.whichGame}
                values={[["", said.all] as const, ...games.map((one) => [one, titleOf(one)] as const)]}
                chosen={game.value}
                onChoose={(one) => (game.value = one)}
              />
            ) : null}
            {rows.length === 0 ? <p class="circle-hint">{said.empty}</p> : <Standings rows={rows} />}
          </section>
          <section>
            <h3>{said.chart.title}</h3>
            <SeasonChart season={now} />
            <ChartInWords season={now} />
          </section>
        </div>
        <div>
          <Rule season={now} />
          {chips === null ? null : <Chips season={now} circle={circle} />}
          <section>
            <h3>{said.corrections.title}</h3>
            {corrections.length === 0 ? <p class="circle-hint">{said.corrections.none}</p> : null}
            <ul class="season-corrections">
              {corrections.map(({ at, by, person, points, reason }) => (
                <li key={at}>{said.corrections.one(by.nickname, person.nickname, signed(points), reason)}</li>
              ))}
            </ul>
            {circle.desk === null ? null : <SeasonDesk circle={circle} season={now} />}
          </section>
        </div>
      </div>
    </main>
  );
}

function Standings({ rows }: { rows: readonly SeasonRow[] }) {
  const said = seasonWords();
  const placed = rows.filter(({ place }) => place !== null);
  const others = rows.filter(({ place }) => place === null);
  return (
    <>
      <table class="season-table season-standings">
        <thead>
          <tr>
            <th scope="col">
              <span class="visually-hidden">{said.place}</span>
            </th>
            <th scope="col">{said.who}</th>
            <th scope="col">{said.evenings}</th>
            <th scope="col">{said.points}</th>
          </tr>
        </thead>
        <tbody>
          {placed.map((row) => (
            <Row key={row.person.id} row={row} />
          ))}
        </tbody>
      </table>
      {others.length === 0 ? null : (
        <p class="circle-hint">
          {said.tooFew} {others.map(({ person, points }) => `${person.nickname} (${points})`).join(", ")}
        </p>
      )}
    </>
  );
}

function Row({ row: { person, place, points, evenings, counted } }: { row: SeasonRow }) {
  const said = seasonWords();
  return (
    <tr data-own={person.id === connection.person.value?.id}>
      <td class="season-place" data-place={place}>
        {place}
      </td>
      <th scope="row">
        <span class="season-person">
          <Avatar recipe={person.avatar} />
          <span>{person.nickname}</span>
        </span>
      </th>
      <td>{counted < evenings ? said.ofCounted(counted, evenings) : evenings}</td>
      <td>
        <strong>{points}</strong>
      </td>
    </tr>
  );
}

function Rule({ season: { plan } }: { season: PublicSeason }) {
  const said = seasonWords().rule;
  const { counts, points, best, least, games } = plan.rule;
  return (
    <section>
      <h3>{said.title}</h3>
      <ul class="season-rule">
        <li>{counts === "places" ? said.places(points.join(", ")) : said.chips}</li>
        {best === null ? null : <li>{said.best(best)}</li>}
        {least > 1 ? <li>{said.least(least)}</li> : null}
        {games.length === 0 ? null : <li>{said.games(listed(games.map(titleOf)))}</li>}
        {plan.stack === null ? null : <li>{said.stack(money(plan.stack))}</li>}
        <li>{said.ties}</li>
        <li>{said.night}</li>
      </ul>
    </section>
  );
}

function Chips({ season, circle }: { season: PublicSeason; circle: PublicCircle }) {
  const said = seasonWords().chips;
  const members = circle.inside?.members ?? [];
  const held = Object.entries(season.chips ?? {})
    .map(([id, chips]) => ({ name: members.find((member) => member.id === id)?.nickname ?? "—", id, chips }))
    .sort((a, b) => b.chips - a.chips);
  return (
    <section>
      <h3>{said.title}</h3>
      <p class="circle-hint">{said.help}</p>
      <ul class="season-chips">
        {held.map(({ id, name, chips }) => (
          <li key={id}>
            <span>{name}</span> <strong>{money(chips)}</strong>
          </li>
        ))}
      </ul>
    </section>
  );
}
