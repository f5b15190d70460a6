import type { PublicTournament } from "@tavolata/server/protocol";
import { tournamentWords } from "./words/index.ts";

/** The seed was fixed before anybody gave their part: anyone who wants to can check that. */
export function Fairness({ tournament: { commitment, serverSeed } }: { tournament: PublicTournament }) {
  const { fair } = tournamentWords();
  return (
    <details class="tournament-fair">
      <summary>{fair.title}</summary>
      <p>{serverSeed === null ? fair.before : fair.text}</p>
      <dl>
        <dt>{fair.committed}</dt>
        <dd>
          <code>{commitment}</code>
        </dd>
        {serverSeed === null ? null : (
          <>
            <dt>{fair.revealed}</dt>
            <dd>
              <code>{serverSeed}</code>
            </dd>
          </>
        )}
      </dl>
    </details>
  );
}
