import { useSignal } from "@preact/signals";
import { Icon } from "@tavolata/kit/art";
import type { HandOverClaimed, HandOverSeen, SignedIn } from "@tavolata/server/protocol";
import { useEffect, useRef, useState } from "preact/hooks";
import { connection } from "../../state/connection.ts";
import { go } from "../../state/route.ts";
import { ask } from "../ask.ts";
import { useEachSecond } from "../each-second.ts";
import { Framed } from "../frame.tsx";
import { goOnAs, tableOfLate } from "../sign-in.ts";
import { type HandOverLink, readLink } from "./link.ts";
import { handOverWords } from "./words/index.ts";
import "./hand-over.css";

/** Read once, and gone from the address bar and from the history at once. */
function takeLink(): HandOverLink | undefined {
  const link = readLink(location.hash);
  history.replaceState(null, "", location.pathname);
  return link;
}

/** On the device that has opened the link: asks whether it should become somebody's, and then waits for the other one's yes. */
export function ArrivePage() {
  const said = handOverWords().arrive;
  const [link] = useState(takeLink);
  const seen = useSignal<HandOverSeen | null>(null);
  const claimed = useSignal<HandOverClaimed | null>(null);
  const failed = useSignal<string | null>(link === undefined ? said.broken : null);
  const merge = useRef(false);
  // The house must know who asks before it can make them somebody else.
  const isKnown = connection.person.value !== null;

  const asked = async <Value,>(path: string): Promise<Value | undefined> => {
    const { value, refused } = await ask<Value>(path, { ticket: link?.ticket, secret: link?.secret });
    if (refused !== undefined) failed.value = refused.code === "too-fast" ? said.slow : said.refused;
    return value;
  };
  // Looking changes nothing: anybody can send a link of their own, so nothing happens before the person here has agreed.
  useEffect(() => {
    if (link === undefined || !isKnown) return;
    void asked<HandOverSeen>("hand-over/look").then((value) => {
      seen.value = value ?? null;
    });
  }, [link, isKnown]);
  const agree = async (isMerged: boolean) => {
    merge.current = isMerged;
    seen.value = null;
    claimed.value = (await asked<HandOverClaimed>("hand-over/claim")) ?? null;
  };

  useEachSecond(claimed.value !== null && failed.value === null, async () => {
    const { value, refused } = await ask<SignedIn | { waiting: true }>("hand-over/collect", {
      ticket: link?.ticket,
      claim: claimed.peek()?.claim,
      merge: merge.current,
    });
    // Without a connection it goes on asking.
    if (refused !== undefined && refused.code !== "unavailable") failed.value = said.refused;
    if (value !== undefined && "person" in value) goOnAs(link?.table ?? tableOfLate());
  });

  return (
    <Framed title={said.title}>
      <div class="hand-over hand-over-page">
        {failed.value !== null ? (
          <p role="alert">{failed.value}</p>
        ) : claimed.value !== null ? (
          <Waiting claimed={claimed.value} />
        ) : seen.value !== null ? (
          <Question seen={seen.value} onYes={agree} />
        ) : (
          <p role="status">{said.asking}</p>
        )}
      </div>
    </Framed>
  );
}

function Question({ seen, onYes }: { seen: HandOverSeen; onYes(merge: boolean): void }) {
  const said = handOverWords().arrive;
  const { nickname, guest } = seen;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <>
      <h2 ref={heading} tabIndex={-1}>
        {said.wants(nickname)}
      </h2>
      {guest === null ? null : <p>{said.merges(guest.nickname, guest.circles, guest.games, nickname)}</p>}
      <p>{said.forGood(nickname)}</p>
      <div class="people-buttons">
        <button type="button" class="button" data-kind="main" onClick={() => onYes(guest !== null)}>
          <Icon name="check" />
          {said.yes}
        </button>
        {guest === null ? null : (
          <button type="button" class="button" onClick={() => onYes(false)}>
            {said.leave}
          </button>
        )}
        <button type="button" class="button" onClick={() => go("/")}>
          <Icon name="cross" />
          {said.no}
        </button>
      </div>
    </>
  );
}

function Waiting({ claimed }: { claimed: HandOverClaimed }) {
  const said = handOverWords().arrive;
  return (
    <>
      <h2>{said.become(claimed.nickname)}</h2>
      <p>{said.number}</p>
      <p class="hand-over-number">{claimed.number}</p>
      <p>{said.how}</p>
      <p role="status">{said.waiting}</p>
    </>
  );
}
