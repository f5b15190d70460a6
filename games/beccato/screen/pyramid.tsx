import { useTable } from "@tavolata/kit";
import { LEVELS, type Move, type TeamView, TOP, teamNumber, type View } from "../rules/index.ts";
import { useLater } from "./later-words.ts";
import { Drawing, EggPicture } from "./sprites.tsx";
import { useTexts } from "./words.ts";
import "./pyramid.css";

/** BEC-26: three, two, one; the team that has to choose can press its free places. */
export function Pyramid({ view, team }: { view: View; team: number }) {
  const { you, surface, play, busy } = useTable<Move>();
  const { places } = useTexts();
  const later = useLater();
  const { choice, scores } = view;
  const owner = teamNumber(view, team);
  const isOurs = you !== null && owner.seats.includes(you) && surface !== "replay";
  const open = choice?.team === team && isOurs ? choice.places : [];
  const levels = scores?.[team]?.levels ?? null;
  return (
    <div class="bec-pyramid" data-guild={owner.guild}>
      {[...LEVELS].reverse().map((level, up) => (
        <div key={String(up)} class="bec-level">
          {level.map((place) =>
            open.includes(place) ? (
              <button
                key={place}
                type="button"
                class="bec-spot"
                aria-label={later.place(places[place] ?? "")}
                onClick={() => (busy ? undefined : play({ type: "place", place }))}
              />
            ) : (
              <Spot key={place} team={owner} place={place} isFilled={levels !== null} />
            ),
          )}
          {levels === null ? null : <b class="bec-level-points">{levels[LEVELS.length - 1 - up]}</b>}
        </div>
      ))}
    </div>
  );
}

/** BEC-27: at the end guild cards fill the gaps, unless there are too few of them. */
function Spot({ team, place, isFilled }: { team: TeamView; place: number; isFilled: boolean }) {
  const { screen, symbols, guilds } = useTexts();
  const egg = team.eggs.find((one) => one.place === place);
  if (egg !== undefined) {
    const label = egg.down ? screen.faceDown : screen.egg(symbols[egg.guild]);
    return (
      <span class="bec-spot" data-taken="true" role="img" aria-label={label}>
        <EggPicture egg={egg} />
      </span>
    );
  }
  if (team.chick && place === TOP) {
    return (
      <span class="bec-spot" data-taken="true" role="img" aria-label={screen.chick}>
        <Drawing name="chick" />
      </span>
    );
  }
  return isFilled ? (
    <span class="bec-spot" data-guild-card="true" role="img" aria-label={guilds[team.guild]}>
      <Drawing name={team.guild} />
    </span>
  ) : (
    <span class="bec-spot" data-free="true" />
  );
}
