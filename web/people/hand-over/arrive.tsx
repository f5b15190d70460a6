import { useSignal } from "@preact/signals";
import type { HandOverClaimed, SignedIn } from "@tavolata/server/protocol";
import { useEffect, useState } from "preact/hooks";
import { connection } from "../../state/connection.ts";
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

/** On the device that has opened the link: asks to be let in, shows the number and waits for the other one's yes. */
export function ArrivePage() {
  const said = handOverWords().arrive;
  const [link] = useState(takeLink);
  const claimed = useSignal<HandOverClaimed | null>(null);
  const failed = useSignal<string | null>(link === undefined ? said.broken : null);
  // The house must know who asks before it can make them somebody else.
  const isKnown = connection.person.value !== null;
  useEffect(() => {
    if (link === undefined || !isKnown) return;
    const { ticket, secret } = link;
    void ask<HandOverClaimed>("hand-over/claim", { ticket, secret }).then(({ value, refused }) => {
      if (value !== undefined) claimed.value = value;
      else failed.value = refused?.code === "too-fast" ? said.slow : said.refused;
    });
  }, [link, isKnown, claimed, failed]);

  useEachSecond(claimed.value !== null && failed.value === null, async () => {
    const claim = claimed.peek()?.claim;
    const { value, refused } = await ask<SignedIn | { waiting: true }>("hand-over/collect", {
      ticket: link?.ticket,
      claim,
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
        ) : claimed.value === null ? (
          <p role="status">{said.asking}</p>
        ) : (
          <>
            <h2>{said.become(claimed.value.nickname)}</h2>
            <p>{said.number}</p>
            <p class="hand-over-number">{claimed.value.number}</p>
            <p>{said.how}</p>
            <p role="status">{said.waiting}</p>
          </>
        )}
      </div>
    </Framed>
  );
}
