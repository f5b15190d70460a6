import { useSignal } from "@preact/signals";
import { Avatar, Icon } from "@tavolata/kit/art";
import type {
  Coming,
  InsideOfCircle,
  ProgramItem,
  PublicCircle,
  PublicEvening,
  PublicPerson,
} from "@tavolata/server/protocol";
import { titleOf } from "../../catalogue/catalogue.ts";
import { lazy } from "../../shell/lazy.tsx";
import { Link } from "../../shell/link.tsx";
import { connection } from "../../state/connection.ts";
import { circleWords } from "../words/index.ts";
import { doInProgram } from "./acting.ts";
import { ownZone, placeOfZone, scheduleInWords, whenIs } from "./when.ts";
import { eveningWords } from "./words/index.ts";

/** Named here, because the protocol's own list would bring all schemas along. */
const ANSWERS: readonly Coming[] = ["yes", "maybe", "no"];

const ManageEvening = lazy(async () => (await import("./manage.tsx")).ManageEvening, true);

interface CardProps {
  readonly evening: PublicEvening;
  readonly title: string | null;
  readonly circle: PublicCircle;
  readonly inside: InsideOfCircle;
}

/** One evening: when and where, what is played, who comes, and one's own answer. */
export function EveningCard({ evening, title, circle, inside }: CardProps) {
  const said = eveningWords();
  const managing = useSignal(false);
  const { plan, starts, cancelled, movedFrom, opened } = evening;
  const { schedule } = plan;
  const isElsewhere = schedule.zone !== ownZone();
  const isOpen = opened === null && !cancelled;
  const organises = circle.desk !== null && circle.closed === null;
  return (
    <article class="evening" data-cancelled={cancelled}>
      {title === null ? null : <p class="evening-which">{title}</p>}
      <h3>{plan.name}</h3>
      <p class="evening-when">
        <time dateTime={new Date(starts).toISOString()}>{whenIs(starts)}</time>
        {isElsewhere ? <small> ({said.zoned(schedule.time, placeOfZone(schedule.zone))})</small> : null}
      </p>
      {cancelled ? <p class="evening-off">{said.cancelled}</p> : null}
      {movedFrom === null ? null : <p class="evening-moved">{said.movedFrom(whenIs(movedFrom))}</p>}
      {schedule.repeat === null ? null : <p class="circle-hint">{scheduleInWords(schedule)}</p>}
      <dl>
        <div>
          <dt>
            <Icon name="hand" />
            <span class="visually-hidden">{said.program.title}</span>
          </dt>
          <dd>{plan.program.map(partInWords).join(`, ${said.program.andThen} `)}</dd>
        </div>
        <div>
          <dt>
            <Icon name="host" />
            <span class="visually-hidden">{said.form.place}</span>
          </dt>
          <dd>{plan.place === "" ? said.online : plan.place}</dd>
        </div>
      </dl>
      {isOpen && circle.closed === null ? <Answers evening={evening} circle={circle.id} /> : null}
      {opened === null ? null : <Opened evening={evening} circle={circle} />}
      {cancelled ? null : <WhoComes evening={evening} inside={inside} />}
      {isOpen && organises ? (
        <>
          <button type="button" class="button" onClick={() => (managing.value = true)}>
            <Icon name="settings" />
            {said.manage.button}
          </button>
          {managing.value ? (
            <ManageEvening circle={circle.id} evening={evening} onClose={() => (managing.value = false)} />
          ) : null}
        </>
      ) : null}
    </article>
  );
}

export function partInWords(item: ProgramItem): string {
  const { program } = eveningWords();
  if (item.type === "tournament") {
    const { game, kind = "chips", rounds } = item.plan;
    if (rounds === undefined || kind === "chips") return program.tournament(titleOf(game));
    return kind === "rounds" ? program.rounds(rounds.count, titleOf(game)) : program.knockOut(titleOf(game));
  }
  const tables = program.tables(titleOf(item.game));
  return item.chips === "circle" ? `${tables} ${program.chips.circle}` : tables;
}

/** "I come", "maybe", "no": pressed again, it is taken back. */
function Answers({ evening, circle }: { evening: PublicEvening; circle: string }) {
  const said = eveningWords();
  const busy = useSignal(false);
  const me = connection.person.value?.id;
  const isIn = (people: readonly PublicPerson[]) => people.some(({ id }) => id === me);
  const waitingAt = evening.waiting.findIndex(({ id }) => id === me) + 1;
  const own =
    isIn(evening.coming) || waitingAt > 0
      ? "yes"
      : isIn(evening.maybe)
        ? "maybe"
        : isIn(evening.no)
          ? "no"
          : null;
  const isClosed = connection.clock.now() >= evening.closes;
  const answer = async (coming: Coming) => {
    if (busy.value) return;
    busy.value = true;
    const { evening: id, day } = evening;
    await doInProgram(circle, {
      type: "answer-evening",
      evening: id,
      day,
      coming: own === coming ? null : coming,
    });
    busy.value = false;
  };
  return (
    <>
      <fieldset class="evening-answers">
        <legend class="visually-hidden">{said.answered}</legend>
        {ANSWERS.map((coming) => (
          <button
            key={coming}
            type="button"
            class="chip"
            data-answer={coming}
            aria-pressed={own === coming}
            disabled={isClosed && coming !== "no" && own !== coming}
            onClick={() => void answer(coming)}
          >
            {coming === "yes" && own === "yes" ? <Icon name="check" /> : null}
            {said.answers[coming]}
          </button>
        ))}
      </fieldset>
      <p class="circle-hint" role="status">
        {waitingAt > 0
          ? said.waitingAt(waitingAt)
          : own === "yes"
            ? said.reminder
            : isClosed
              ? said.closed
              : evening.closes < evening.starts
                ? said.closes(whenIs(evening.closes))
                : ""}
      </p>
    </>
  );
}

function Opened({ evening, circle }: { evening: PublicEvening; circle: PublicCircle }) {
  const said = eveningWords().opened;
  const me = connection.person.value?.id;
  const { opened, plan } = evening;
  if (opened === null) return null;
  const own = opened.tables.find(({ seated }) => me !== undefined && seated.includes(me));
  const next = plan.program[opened.parts];
  const goOn = () =>
    void doInProgram(circle.id, { type: "go-on", evening: evening.evening, day: evening.day });
  return (
    <>
      {own === undefined ? null : (
        <Link to={`/t/${own.table}`} class="button" kind="main">
          {said.toTable}
        </Link>
      )}
      {opened.tournaments.map(({ tournament }) => (
        <Link key={tournament} to={`/e/${tournament}`} class="button" kind="main">
          {said.toTournament}
        </Link>
      ))}
      {opened.tables.length === 0 && opened.tournaments.length === 0 ? (
        <p class="circle-hint">{said.nothing}</p>
      ) : null}
      {next !== undefined && circle.desk !== null ? (
        <button type="button" class="button" onClick={goOn}>
          {said.goOn(partInWords(next))}
        </button>
      ) : null}
    </>
  );
}

function WhoComes({ evening, inside }: { evening: PublicEvening; inside: InsideOfCircle }) {
  const said = eveningWords();
  const { coming, waiting, maybe, no, plan } = evening;
  const total = plan.most === null ? said.coming(coming.length) : said.comingOf(coming.length, plan.most);
  return (
    <div class="evening-who">
      <h4>{total}</h4>
      <Faces people={coming} inside={inside} />
      {waiting.length === 0 ? null : (
        <>
          <h4>{said.waiting}</h4>
          <Faces people={waiting} inside={inside} />
        </>
      )}
      {maybe.length === 0 ? null : (
        <p class="circle-hint">
          {said.maybe(maybe.length)}: {names(maybe)}
        </p>
      )}
      {no.length === 0 ? null : (
        <p class="circle-hint">
          {said.no(no.length)}: {names(no)}
        </p>
      )}
    </div>
  );
}

function names(people: readonly PublicPerson[]): string {
  return people.map(({ nickname }) => nickname).join(", ");
}

function Faces({ people, inside }: { people: readonly PublicPerson[]; inside: InsideOfCircle }) {
  const { members } = circleWords();
  const me = connection.person.value?.id;
  return (
    <ul class="circle-here">
      {people.map(({ id, nickname, avatar }) => (
        <li key={id}>
          <span class="circle-face" data-here={inside.here.includes(id)}>
            <Avatar recipe={avatar} />
          </span>
          <span>{id === me ? members.you : nickname}</span>
        </li>
      ))}
    </ul>
  );
}
