import type { PublicTournament } from "@tavolata/server/protocol";
import type { ComponentChildren } from "preact";
import { CATALOGUE } from "../catalogue/catalogue.ts";
import { money } from "../chips/money.ts";
import { dayAndTime } from "../chips/times.ts";
import type { Options } from "../lobby/options.ts";
import { RulesInWords } from "../lobby/rules-in-words.tsx";
import { connection } from "../state/connection.ts";
import { games } from "../state/offered.ts";
import { tournamentWords } from "./words/index.ts";

/** By which rules it is played, and what for. */
export function Plan({ tournament }: { tournament: PublicTournament }) {
  const { plan: said } = tournamentWords();
  const { plan } = tournament;
  const { properties = {} } = games.value?.find(({ name }) => name === plan.game)?.options ?? {};
  // That it is a tournament need not be said here.
  const fixed = CATALOGUE[plan.game]?.tournament?.fixed ?? {};
  const schemas = Object.fromEntries(
    Object.entries(properties).map(([name, schema]) => [
      name,
      name in fixed ? { ...schema, byHouse: true as const } : schema,
    ]),
  );
  return (
    <section>
      <h2>{said.title}</h2>
      <dl class="rules">
        {tournament.phase === "open" ? <Fact name={said.start}>{startWords(tournament)}</Fact> : null}
        <Fact name={said.entry}>{plan.entry === 0 ? said.free : money(plan.entry)}</Fact>
        <Fact name={said.prizes}>{prizeWords(tournament)}</Fact>
        <Fact name={said.most}>{plan.most}</Fact>
        <Fact name={said.tableSize}>{plan.tableSize}</Fact>
        {tournament.phase === "over" ? null : (
          <Fact name={said.late}>{said.lateMinutes(plan.lateMinutes)}</Fact>
        )}
        <RulesInWords
          game={plan.game}
          schemas={schemas}
          options={{ ...(plan.options as Options), ...fixed }}
        />
      </dl>
    </section>
  );
}

/** While nobody has entered, nobody knows how much it will be. */
function prizeWords({ plan, prizes, pool }: PublicTournament): string {
  const { plan: said } = tournamentWords();
  if (plan.entry === 0) return said.glory;
  return pool === 0 ? said.entries : prizes.map(money).join(" · ");
}

function Fact({ name, children }: { name: string; children: ComponentChildren }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function startWords({ plan, host }: PublicTournament): string {
  const { starts } = tournamentWords().plan;
  if (plan.startsAt !== null) return dayAndTime(plan.startsAt);
  if (plan.whenFull) return starts.full;
  return host.id === connection.person.value?.id ? starts.you : starts.host(host.nickname);
}
