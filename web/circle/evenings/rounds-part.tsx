import type { RoundsPlan, TournamentPlan } from "@tavolata/server/protocol";
import { CATALOGUE } from "../../catalogue/catalogue.ts";
import { Choice } from "../../shell/choice.tsx";
import { games } from "../../state/offered.ts";
import { numbers } from "../../tournament/opening/numbers.tsx";
import "../../tournament/words/index.ts";
import { eveningWords } from "./words/index.ts";

interface RoundsPartProps {
  readonly plan: TournamentPlan;
  readonly rounds: RoundsPlan;
  onChange(plan: TournamentPlan): void;
}

const COUNTS = [2, 3, 4, 5, 6, 8];
const MINUTES = [10, 15, 20, 30, 45, 60, 90];

/** Rounds in an evening: of which kind, how many, at which tables and for how long. */
export function RoundsPart({ plan, rounds, onChange }: RoundsPartProps) {
  const said = eveningWords().rounds;
  const { min = 2, max = 10 } = games.value?.find(({ name }) => name === plan.game)?.seats ?? {};
  const isKnockOut = plan.kind === "knock-out";
  const isInTeams = CATALOGUE[plan.game]?.teams === true;
  const change = (some: Partial<RoundsPlan>) => onChange({ ...plan, rounds: { ...rounds, ...some } });
  return (
    <>
      <Choice
        label={said.kind}
        help={isKnockOut ? said.knockOutHelp : said.roundsHelp}
        values={[
          ["rounds", said.kinds.rounds],
          ["knock-out", said.kinds["knock-out"]],
        ]}
        chosen={isKnockOut ? "knock-out" : "rounds"}
        // Mates who change would go on by chance.
        onChoose={(kind) =>
          onChange({
            ...plan,
            kind,
            rounds: { ...rounds, partners: isInTeams && kind === "knock-out" ? "fixed" : "changing" },
          })
        }
      />
      {isKnockOut ? null : (
        <Choice
          label={said.count}
          values={numbers(COUNTS)}
          chosen={String(rounds.count)}
          onChoose={(n) => change({ count: Number(n) })}
        />
      )}
      <Choice
        label={said.tableSize}
        values={numbers(Array.from({ length: max - min + 1 }, (_, i) => min + i))}
        chosen={String(plan.tableSize)}
        onChoose={(n) => onChange({ ...plan, tableSize: Number(n) })}
      />
      <Choice
        label={said.minutes}
        help={said.minutesHelp}
        values={numbers(MINUTES, said.inMinutes)}
        chosen={String(rounds.minutes)}
        onChoose={(n) => change({ minutes: Number(n) })}
      />
    </>
  );
}
