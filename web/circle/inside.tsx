import { Avatar } from "@tavolata/kit/art";
import type { InsideOfCircle, PublicCircle } from "@tavolata/server/protocol";
import { Invite, InviteCode } from "../lobby/invite.tsx";
import { dayOf } from "../people/times.ts";
import { lazy } from "../shell/lazy.tsx";
import { connection } from "../state/connection.ts";
import { houseAddress } from "../state/offered.ts";
import { acting } from "./acting.ts";
import { Asking } from "./asking.tsx";
import { Crest } from "./crest/crest.tsx";
import { Members } from "./members.tsx";
import { Notices } from "./notices.tsx";
import { TablesOfCircle } from "./tables.tsx";
import { circleWords } from "./words/index.ts";
import "../lobby/lobby.css";

const Evenings = lazy(async () => (await import("./evenings/evenings.tsx")).Evenings, true);
const Seasons = lazy(async () => (await import("./seasons/seasons.tsx")).Seasons, true);
/** Only those who organise it need these. */
const Reports = lazy(async () => (await import("./reports/reports.tsx")).Reports, true);
const Desk = lazy(async () => (await import("./desk.tsx")).Desk, true);

interface InsideProps {
  readonly circle: PublicCircle;
  readonly inside: InsideOfCircle;
}

/** A circle as its members see it. */
export function Inside({ circle, inside }: InsideProps) {
  const { page } = circleWords();
  const act = acting(circle.id);
  const { desk, closed } = circle;
  const isAlone = circle.size === 1;
  const invite = closed === null ? <InviteToCircle circle={circle} inside={inside} /> : null;
  return (
    <main id="content" class="circle-body">
      <Head circle={circle} inside={inside} />
      {closed === null ? null : <p class="circle-closed">{page.closed}</p>}
      <div class="circle-columns">
        <div>
          {desk === null || desk.asking.length === 0 ? null : <Asking asking={desk.asking} act={act} />}
          {desk === null || desk.reports.length === 0 ? null : <Reports reports={desk.reports} act={act} />}
          {isAlone ? invite : null}
          <Evenings circle={circle} inside={inside} />
          <TablesOfCircle circle={circle} inside={inside} />
          <Seasons circle={circle} inside={inside} />
          <Notices circle={circle} inside={inside} act={act} />
        </div>
        <div>
          <Members circle={circle} inside={inside} act={act} />
          {isAlone ? null : invite}
          {desk === null ? null : <Desk circle={circle} inside={inside} desk={desk} act={act} />}
        </div>
      </div>
    </main>
  );
}

/** The crest, the name, and the faces of those who are here. */
function Head({ circle, inside }: InsideProps) {
  const { page } = circleWords();
  const me = connection.person.value?.id;
  const here = inside.members.filter(({ id }) => inside.here.includes(id));
  const others = here.filter(({ id }) => id !== me);
  return (
    <header class="circle-head">
      <Crest recipe={circle.crest} class="crest-large" />
      <div>
        <p class="circle-hint">
          {page.size(circle.size)} · {page.founded(dayOf(circle.since))}
        </p>
        <h2>{page.here}</h2>
        {others.length === 0 ? (
          <p>{page.onlyYou}</p>
        ) : (
          <ul class="circle-here">
            {here.map(({ id, nickname, avatar }) => (
              <li key={id}>
                <Avatar recipe={avatar} />
                <span>{id === me ? circleWords().members.you : nickname}</span>
              </li>
            ))}
          </ul>
        )}
      </div>
    </header>
  );
}

/** The three ways into the circle: a link, a code to say aloud, a picture to scan. */
function InviteToCircle({ circle, inside }: InsideProps) {
  const { invite } = circleWords();
  const { invitation } = inside;
  if (invitation === null) return null;
  const address = `${houseAddress.value}/circle/${circle.id}#${invitation.secret}`;
  return (
    <Invite address={address} to={circle.name} said={{ share: invite.share(circle.name), qr: invite.qr }}>
      {circle.size === 1 ? <p>{invite.alone}</p> : null}
      <p>{invite.help}</p>
      {circle.needsApproval ? <p class="circle-hint">{invite.approval}</p> : null}
      <InviteCode code={invitation.code} />
    </Invite>
  );
}
