import { RuleTap, useTable } from "@tavolata/kit";
import type { ComponentChildren } from "preact";
import {
  bySeat,
  type Deed,
  gotBy,
  rightDeed,
  type Settled,
  type Settling,
  type View,
  voteOf,
} from "../rules/index.ts";
import { FeaturePicture, HandPicture } from "./pictures.tsx";
import { useTexts } from "./words.ts";
import "./settling.css";

/**
 * SCH-26: what there was to see, who reacted when, what it came to, and the clause that decided. Of a line that can still
 * be won only what the reactions cost.
 */
export function SettlingPanel({ settling }: { settling: Settling }) {
  const texts = useTexts();
  const { why, reactions, clause } = settling;
  const right = why === null ? null : rightDeed(why);
  return (
    <section class="schicki-settling" aria-label={texts.screen.settled}>
      <h2>
        {right === null ? null : <Picture deed={right} />}
        <span>
          {why === null ? texts.prompt.nobody : texts.onTheLine(why)}{" "}
          <RuleTap clause={clause} label={texts.screen.rule} />
        </span>
      </h2>
      <Tally settling={settling} />
      <Rows>
        {reactions.map((one) => (
          <Row key={`${one.seat} ${one.kind}`} one={one} word={wordOf(one)} gain={gainOf(settling, one)} />
        ))}
        {why?.earlier.map((one, at) => (
          <Row key={`earlier ${at}`} one={one} word={texts.screen.earlier(wordOf(one))} gain={0} />
        ))}
      </Rows>
    </section>
  );

  function wordOf({ outcome, seat }: Settled): string {
    if (why === null && outcome === "nothing") return texts.screen.noEffect;
    const isOut = outcome === "wrong" && settling.out.includes(seat);
    return isOut ? texts.screen.out : texts.screen.outcomes[outcome];
  }
}

function Rows({ children }: { children: ComponentChildren }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keys
    <div class="schicki-rows" tabIndex={0}>
      <ol>{children}</ol>
    </div>
  );
}

/** SCH-22: how the table has voted, where it had to. */
function Tally({ settling: { votes, undecided } }: { settling: Settling }) {
  const { names } = useTable();
  const { screen } = useTexts();
  if (votes === null) return null;
  const named = votes.filter((vote): vote is number => vote !== null);
  const counts = [...new Set(named)].map((seat) => ({
    name: names(seat),
    votes: named.filter((vote) => vote === seat).length,
  }));
  return <p>{screen.tally(counts, !undecided)}</p>;
}

/** Cards that this reaction brought, or cost. */
function gainOf(settling: Settling, { seat, outcome }: Settled): number {
  if (outcome === "wins") return gotBy(settling, seat);
  return outcome === "wrong" && bySeat(settling.paid, seat) > 0 ? -1 : 0;
}

/** The rule behind it is there for the person who reads; the one for those who took the cards stands above. */
function Row({ one, word, gain }: { one: Settled; word: string; gain: number }) {
  // A lesson has no clock.
  const { names, you, isLesson } = useTable();
  const { screen } = useTexts();
  const { seat, after, outcome, clause } = one;
  return (
    <li data-outcome={outcome} data-own={seat === you}>
      <span class="schicki-ms">{isLesson === true ? null : screen.after(after)}</span>
      <Picture deed={one} />
      <b>{names(seat)}</b>
      <span>{word}</span>
      <em>{gain === 0 ? null : gain > 0 ? screen.wins(gain) : screen.pays(-gain)}</em>
      {seat === you && outcome !== "wins" ? <RuleTap clause={clause} label={screen.rule} /> : null}
    </li>
  );
}

function Picture({ deed: { kind, what } }: { deed: Deed }) {
  const { features, hands } = useTexts();
  const label = kind === "call" ? features[what] : hands[what];
  return (
    <span class="schicki-deed" role="img" aria-label={label} title={label}>
      {kind === "call" ? <FeaturePicture feature={what} /> : <HandPicture hand={what} />}
    </span>
  );
}

/** SCH-22: everybody's reactions are open, and nobody can tell who was first. */
export function Claims({ view }: { view: View }) {
  const { names } = useTable();
  const { screen } = useTexts();
  const { claimants } = voteOf(view);
  const reactions = (view.window?.reactions ?? []).filter(
    (one): one is typeof one & Deed => one.what !== "?",
  );
  return (
    <section class="schicki-settling" data-claims="true" aria-label={screen.vote}>
      <Rows>
        {reactions.map((one) => (
          <li key={`${one.seat} ${one.kind}`} data-outcome={claimants.includes(one.seat) ? "wins" : "late"}>
            <Picture deed={one} />
            <b>{names(one.seat)}</b>
          </li>
        ))}
      </Rows>
    </section>
  );
}
