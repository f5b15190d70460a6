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
        <More tournament={tournament} />
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

/** Whatever this tournament has beyond the plainest one. */
function More({ tournament: { plan, rounds } }: { tournament: PublicTournament }) {
  const { plan: said } = tournamentWords();
  const { breaks, rebuy, addOn, bounty, noShow, finalRedraw } = plan;
  return (
    <>
      {rounds === null || plan.rounds === undefined ? null : (
        <>
          <Fact name={said.rounds}>
            {plan.kind === "knock-out" ? said.knockOut(plan.rounds.advance) : rounds.count}
          </Fact>
          <Fact name={said.roundTime}>{said.minutes(plan.rounds.minutes)}</Fact>
          {plan.kind === "knock-out" ? null : (
            <Fact name={said.points}>{plan.rounds.points.join(" · ")}</Fact>
          )}
        </>
      )}
      {breaks === undefined ? null : (
        <Fact name={said.breaks}>{said.breakEvery(breaks.everyLevels, breaks.minutes)}</Fact>
      )}
      {rebuy === undefined ? null : (
        <Fact name={said.rebuy}>
          {said.rebuyFor(money(rebuy.chips), money(rebuy.price), rebuy.untilLevel, rebuy.times)}
        </Fact>
      )}
      {addOn === undefined ? null : (
        <Fact name={said.addOn}>{said.addOnFor(money(addOn.chips), money(addOn.price), addOn.inBreak)}</Fact>
      )}
      {bounty === undefined ? null : <Fact name={said.bounty}>{money(bounty)}</Fact>}
      {finalRedraw ? <Fact name={said.finalTable}>{said.redrawn}</Fact> : null}
      {noShow === undefined ? null : <Fact name={said.noShow}>{said.noShowOut(noShow.minutes)}</Fact>}
    </>
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
