import type { PublicSeason } from "@tavolata/server/protocol";
import { shortDay } from "../evenings/when.ts";
import { chartOf, HEIGHT, WIDTH } from "./chart-lines.ts";
import { seasonWords } from "./words/index.ts";

const LONGEST_NAME = 10;

/** How the season went, drawn; the same stands beside it in a table. */
export function SeasonChart({ season }: { season: PublicSeason }) {
  const said = seasonWords().chart;
  if (season.evenings.length < 2) return <p class="circle-hint">{said.tooShort}</p>;
  const { lines, marks, days } = chartOf(season);
  const every = Math.ceil(days.length / 4);
  const others = season.standings.length - lines.length;
  return (
    <>
      <svg
        class="season-chart"
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        role="img"
        aria-label={said.label(season.plan.name)}
      >
        {marks.map(([value, y]) => (
          <g key={value}>
            <line class="season-mark" x1="34" x2="250" y1={y} y2={y} />
            <text x="30" y={y + 4} text-anchor="end">
              {value}
            </text>
          </g>
        ))}
        {days.map(([day, x], i) =>
          i % every === 0 ? (
            <text key={`${day}-${i}`} x={x} y="238" text-anchor="middle">
              {shortDay(day)}
            </text>
          ) : null,
        )}
        {lines.map(({ id, name, points, labelAt }, i) => {
          const [endX, endY] = points.at(-1) ?? [0, 0];
          return (
            <g key={id} class="season-line" data-line={i}>
              <polyline points={points.map((point) => point.join()).join(" ")} />
              <circle cx={endX} cy={endY} r="4" />
              <path d={`M${endX + 4} ${endY}L262 ${labelAt}`} class="season-lead" />
              <text x="265" y={labelAt + 4}>
                {name.length > LONGEST_NAME ? `${name.slice(0, LONGEST_NAME - 1)}…` : name}
              </text>
            </g>
          );
        })}
      </svg>
      {others > 0 ? <p class="circle-hint">{said.others(others)}</p> : null}
    </>
  );
}

/** The same as the chart, for those who read: what everybody had after each evening. */
export function ChartInWords({ season }: { season: PublicSeason }) {
  const said = seasonWords();
  const { standings, evenings } = season;
  if (evenings.length === 0) return null;
  return (
    <details>
      <summary>{said.chart.inWords}</summary>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: people with a keyboard alone scroll what is wide, too */}
      <section class="season-wide" aria-label={said.chart.inWords} tabIndex={0}>
        <table class="season-table">
          <thead>
            <tr>
              <th scope="col">{said.chart.evening}</th>
              {standings.map(({ person }) => (
                <th key={person.id} scope="col">
                  {person.nickname}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {evenings.map(({ day, after, got }, i) => (
              <tr key={`${day}-${i}`}>
                <th scope="row">{shortDay(day)}</th>
                {standings.map(({ person }) => (
                  <td key={person.id}>
                    {after[person.id] ?? 0}
                    {got[person.id] === undefined ? null : <small> ({signed(got[person.id] ?? 0)})</small>}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </details>
  );
}

export function signed(points: number): string {
  return points > 0 ? `+${points}` : points < 0 ? `−${-points}` : "0";
}
