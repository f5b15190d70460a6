import type { Seat } from "@tavolata/kernel";
import { Card as CardFrame, RuleTap, useTable } from "@tavolata/kit";
import { useRef } from "preact/hooks";
import { HIDDEN, type Outcome, playerAt, type Shout, teamWith, trisIn, type View } from "../rules/index.ts";
import { Person } from "./figures.tsx";
import { useLater } from "./later-words.ts";
import type { Scene } from "./scene.ts";
import { CardPicture, Drawing } from "./sprites.tsx";
import { useTexts } from "./words.ts";
import "./reveal.css";

interface RevealProps {
  readonly view: View;
  readonly scene: Scene | undefined;
}

/** Somebody has shouted: who it was, what they shouted, and what the hands showed. */
export function Reveal({ view, scene }: RevealProps) {
  const { outcome } = view;
  const shouted = outcome ?? view.shouts[0];
  if (shouted?.seat === null || shouted === undefined || shouted.shout === null) return <Void view={view} />;
  const judged = scene?.reveal?.judged === false ? null : outcome;
  return (
    <section class="bec-reveal" data-hush={scene?.reveal !== undefined && judged === null}>
      <Cry seat={shouted.seat} shout={shouted.shout} view={view} />
      <Hands view={view} caller={shouted.seat} />
      {judged === null ? <p class="bec-verdict"> </p> : <Verdict outcome={judged} shout={shouted.shout} />}
    </section>
  );
}

function Void({ view }: { view: View }) {
  const later = useLater();
  return (
    <section class="bec-reveal">
      {view.outcome === null ? null : <p class="bec-stamp">{later.void}</p>}
    </section>
  );
}

function Cry({ view, seat, shout }: { view: View; seat: Seat; shout: Shout }) {
  const { seats, names } = useTable();
  const texts = useTexts();
  const info = seats[seat];
  return (
    <div class="bec-cry" data-guild={teamWith(view, seat).guild}>
      {info === undefined ? null : (
        <span class="bec-crier">
          <Person info={info} what="sing" cards={playerAt(view, seat).hand.length || 3} />
        </span>
      )}
      <p>
        <small>{names(seat)}</small>
        <b>{texts.cry(shout, names)}</b>
      </p>
    </div>
  );
}

function Hands({ view, caller }: { view: View; caller: Seat }) {
  const { names } = useTable();
  const { cards } = useTexts();
  const shown = view.players.flatMap((player, seat) => (player.shown ? [{ ...player, seat }] : []));
  const ordered = [
    ...shown.filter(({ seat }) => seat === caller),
    ...shown.filter(({ seat }) => seat !== caller),
  ];
  return (
    <div class="bec-shown" data-hands={ordered.length}>
      {ordered.map(({ seat, hand }) => {
        const known = hand.filter((card) => card !== HIDDEN);
        // BEC-10: the caller may have a tris too, but it does not count.
        const tris = known.length === hand.length && seat !== caller ? trisIn(known) : undefined;
        return (
          <figure key={seat}>
            <figcaption>{names(seat)}</figcaption>
            <div>
              {hand.map((card, at) => (
                <CardFrame
                  key={String(at)}
                  fly={`shown-${seat}-${at}`}
                  from={`seat-${seat}`}
                  face={card}
                  label={card === HIDDEN ? undefined : cards[card]}
                  tone={tris !== undefined && card === tris ? "raised" : "plain"}
                >
                  <CardPicture
                    card={card === HIDDEN ? null : card}
                    name={card === HIDDEN ? "" : cards[card]}
                  />
                </CardFrame>
              ))}
            </div>
          </figure>
        );
      })}
    </div>
  );
}

/** On the shared screen, through the next round: what was shouted last, and what it brought. */
export function LastShout({ view }: { view: View }) {
  const { names } = useTable();
  const { cry } = useTexts();
  const later = useLater();
  const last = useRef<Outcome | null>(null);
  last.current = view.outcome ?? last.current;
  const outcome = last.current;
  if (view.phase !== "round" || outcome === null || outcome.seat === null || outcome.shout === null)
    return null;
  return (
    <div class="bec-last">
      <p>
        {names(outcome.seat)} <b>{cry(outcome.shout, names)}</b>
      </p>
      <p class="bec-stamp" data-right={outcome.right}>
        {outcome.right ? later.right : later.wrong}
      </p>
      <Gains gains={outcome.gains} />
    </div>
  );
}

function Gains({ gains }: Pick<Outcome, "gains">) {
  return gains.length === 0 ? null : (
    <ul class="bec-gains">
      {gains.map(({ guild, egg }, at) => (
        <li key={String(at)} data-guild={guild}>
          <Drawing name={guild} />
          <span>+</span>
          <Drawing name={egg === null ? "chick" : `egg-${egg}`} />
        </li>
      ))}
    </ul>
  );
}

function Verdict({ outcome, shout }: { outcome: Outcome; shout: Shout }) {
  const { names } = useTable();
  const { cards, and } = useTexts();
  const later = useLater();
  const { right, tris, late, clause, gains } = outcome;
  const found =
    tris.length > 0 && shout.type !== "chicchirichi"
      ? later.tris(and(tris.map((breed) => cards[breed])))
      : right
        ? ""
        : later.notFound[shout.type];
  return (
    <div class="bec-verdict">
      <p class="bec-stamp" data-right={right}>
        {right ? later.right : later.wrong}
      </p>
      <p class="bec-found">
        {found} <RuleTap clause={clause} label={later.rule} />
      </p>
      {gains.length > 0 ? <Gains gains={gains} /> : <span class="bec-gains-to-come" />}
      {late.length === 0 ? null : <p class="bec-late">{later.late(and(late.map(names)))}</p>}
    </div>
  );
}
