import { useTable } from "@tavolata/kit";
import { sizeOf, teamNumber, type View } from "../rules/index.ts";
import { ranked } from "../texts/grammar.ts";
import { useLater } from "./later-words.ts";
import { Pyramid } from "./pyramid.tsx";
import { Drawing, EggPicture } from "./sprites.tsx";
import { useTexts } from "./words.ts";
import "./final.css";

/** BEC-20, BEC-28: what every guild has got, from the first down. */
export function Final({ view }: { view: View }) {
  const { names } = useTable();
  const { guilds, screen, score, and } = useTexts();
  const later = useLater();
  return (
    <ol class="bec-final" data-pyramid={view.options.pyramid}>
      {ranked(view.scores ?? []).map(({ team, rank, points, outOfCount }) => {
        const { guild, seats, eggs, chick } = teamNumber(view, team);
        return (
          <li key={guild} data-guild={guild} data-first={rank === 1}>
            <p class="bec-rank">{rank}</p>
            <div class="bec-final-who">
              <h2>
                <span class="bec-guild">
                  <Drawing name={guild} />
                </span>
                {guilds[guild]}
              </h2>
              <p>{and(seats.map(names))}</p>
            </div>
            <b>{outOfCount ? later.outOfCount : score(points)}</b>
            {view.options.pyramid ? (
              <Pyramid view={view} team={team} />
            ) : (
              <span
                class="bec-eggs"
                role="img"
                aria-label={screen.eggsOf({ guild: guilds[guild], eggs: sizeOf({ guild, eggs, chick }) })}
              >
                {eggs.map((egg, at) => (
                  <span key={String(at)} class="bec-egg">
                    <EggPicture egg={egg} />
                  </span>
                ))}
              </span>
            )}
            <Secrets view={view} team={team} />
          </li>
        );
      })}
    </ol>
  );
}

/** BEC-39: what the guild's signals were, who made them, who noticed and who missed them. */
function Secrets({ view, team }: { view: View; team: number }) {
  const { names } = useTable();
  const texts = useTexts();
  const later = useLater();
  const secrets = view.secrets?.[team];
  if (secrets === undefined || secrets.signals.length === 0) return null;
  return (
    <details class="bec-secrets">
      <summary>
        {later.itWas(
          secrets.signals.map(
            ({ entry, row }) => `${texts.row(row)}${entry === null ? "" : ` (${texts.cards[entry]})`}`,
          ),
        )}
      </summary>
      <ul>
        {secrets.signs.map((sign) => (
          <li key={`${sign.round}-${sign.seat}-${sign.what}`}>{texts.made(sign, names)}</li>
        ))}
      </ul>
    </details>
  );
}
