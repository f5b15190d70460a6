import type { PublicCircle } from "@tavolata/server/protocol";
import { lazy } from "../shell/lazy.tsx";
import { connection } from "../state/connection.ts";
import { isNamed } from "../state/named.ts";
import { acting } from "./acting.ts";
import { Crest } from "./crest/crest.tsx";
import { invitationInLink } from "./feed.ts";
import { circleWords } from "./words/index.ts";

const NameFirst = lazy(async () => (await import("../lobby/name-first/name-first.tsx")).NameFirst);

/** A circle from outside: what it is called, and the way in for those who have an invitation. */
export function Front({ circle }: { circle: PublicCircle }) {
  const { front, page } = circleWords();
  const { watcher, closed } = circle;
  if (watcher === "invited" && closed === null && !isNamed()) return <NameFirst title={circle.name} />;
  return (
    <main id="content" class="circle-front">
      <Crest recipe={circle.crest} class="crest-large" />
      <h2>{circle.name}</h2>
      <p class="circle-hint">{page.size(circle.size)}</p>
      {closed !== null ? (
        <p>{page.closed}</p>
      ) : watcher === "invited" ? (
        <Door circle={circle} />
      ) : watcher === "asking" ? (
        <>
          <p role="status">{front.asking}</p>
          <button type="button" class="button" onClick={() => void acting(circle.id)({ type: "withdraw" })}>
            {front.withdraw}
          </button>
        </>
      ) : (
        <p>{front.stranger}</p>
      )}
    </main>
  );
}

function Door({ circle }: { circle: PublicCircle }) {
  const { front } = circleWords();
  const join = async () => {
    const invitation = invitationInLink();
    if (invitation !== undefined) await acting(circle.id)({ type: "join", invitation });
  };
  return (
    <>
      <p>{front.invited}</p>
      <button
        type="button"
        class="button"
        data-kind="main"
        disabled={connection.state.value !== "up"}
        onClick={() => void join()}
      >
        {circle.needsApproval ? front.ask : front.join}
      </button>
      {circle.needsApproval ? <p class="circle-hint">{front.askHelp}</p> : null}
    </>
  );
}
