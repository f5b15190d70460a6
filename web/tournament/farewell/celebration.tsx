import { sound } from "@tavolata/kit";
import { Icon } from "@tavolata/kit/art";
import type { PublicTournament } from "@tavolata/server/protocol";
import { useEffect } from "preact/hooks";
import { farewellWords } from "./words/index.ts";
import "./farewell.css";

const STREAMERS = 14;

/** For the person who has won: a crown, and paper streamers from the ceiling. */
export function Celebration({ tournament }: { tournament: PublicTournament }) {
  const said = farewellWords();
  useEffect(() => sound("win"), []);
  return (
    <div class="celebration">
      <div class="celebration-streamers" aria-hidden="true">
        {Array.from({ length: STREAMERS }, (_, i) => (
          <i key={String(i)} style={{ "--at": i }} />
        ))}
      </div>
      <Icon name="crown" class="celebration-crown" />
      <h2>{said.first}</h2>
      <p>{said.firstOf(tournament.players.length)}</p>
    </div>
  );
}
