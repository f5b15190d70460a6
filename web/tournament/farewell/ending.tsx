import { sound } from "@tavolata/kit";
import { Icon } from "@tavolata/kit/art";
import type { PublicTournament } from "@tavolata/server/protocol";
import { useEffect } from "preact/hooks";
import { farewellWords } from "./words/index.ts";
import "./farewell.css";

const STREAMERS = 14;

interface EndingProps {
  readonly tournament: PublicTournament;
  readonly place: number;
  /** How the last hand came out that they played on this device. */
  readonly lastHand: string | null;
}

/** Above the podium, for somebody who has played: hurrah for the winner, and the hand that decided it. */
export function Ending({ tournament, place, lastHand }: EndingProps) {
  const said = farewellWords();
  return (
    <div class="farewell">
      {place === 1 ? <Celebration players={tournament.players.length} /> : null}
      {lastHand === null ? null : (
        <p class="farewell-hand">
          <b>{said.lastHand}</b> {lastHand}
        </p>
      )}
    </div>
  );
}

/** A crown, and paper streamers from the ceiling. */
function Celebration({ players }: { players: number }) {
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
      <p>{said.firstOf(players)}</p>
    </div>
  );
}
