import { useTable } from "@tavolata/kit";
import { Icon } from "@tavolata/kit/art";
import { areMates, HIDDEN, matesOf, playerAt, teamWith, type View } from "../rules/index.ts";
import { capitalized } from "../texts/grammar.ts";
import { type Chair, gazeTowards } from "./around.ts";
import { Person } from "./figures.tsx";
import { Drawing } from "./sprites.tsx";
import { heardIn, isStirring, missedIn, type Stirs } from "./stirs.ts";
import type { Late } from "./use-late.ts";
import type { Turn } from "./use-turn.ts";
import { useTexts } from "./words.ts";
import "./focus.css";

interface FocusProps {
  readonly late: Late | null;
  readonly view: View;
  readonly turn: Turn;
  readonly chairs: readonly Chair[];
  readonly stirs: Stirs;
  readonly now: number;
}

const ON_CARDS = { x: 0, y: 1 };
const AHEAD = { x: 0, y: 0 };
const TURNING = { x: 0.7, y: -0.3 };

/** The player being looked at, drawn large: the only one whose gestures are seen. */
export function Focus({ late, view, turn, chairs, stirs, now }: FocusProps) {
  const { seats, names, you } = useTable();
  const texts = useTexts();
  const { screen } = texts;
  const { at, eyes, wish } = turn.looks;
  const info = seats[at];
  const player = playerAt(view, at);
  if (info === undefined) return null;
  const { guild } = teamWith(view, at);
  const isSeen = eyes === "there" || eyes === "free";
  const act = player.act;
  const what = act ?? (isSeen && isStirring(stirs, at, now) ? "stir" : null);
  const missed = [...new Set(missedIn(stirs, now))];
  const heard = heardIn(stirs, now);
  return (
    <section class="bec-focus" data-eyes={eyes} data-guild={guild} data-meets={isSeen && player.gaze === you}>
      <div class="bec-frame">
        <Person
          info={info}
          what={what}
          gaze={gazeNow()}
          cards={Math.max(3, player.hand.length)}
          calls={act === "callMate" ? mateCalled() : undefined}
          acts={isSeen}
        />
        {eyes === "cards" || eyes === "turning" ? <span class="bec-lids" /> : null}
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keys */}
      <div class="bec-told" tabIndex={0}>
        <p class="bec-eyes">
          {eyes === "free" ? null : <Icon name={eyes === "cards" ? "hand" : "eye"} />}
          {headline()}
        </p>
        <h2 data-long={names(at).length > 9}>
          <span class="bec-guild">
            <Drawing name={guild} />
          </span>
          <span>{names(at)}</span>
          {you !== null && areMates(view, you, at) ? <b class="bec-tag">{screen.mate}</b> : null}
        </h2>
        <p class="bec-guild-name">{texts.guilds[guild]}</p>
        <p class="bec-does" data-act={act !== null || (isSeen && player.gaze === you)}>
          {act !== null ? capitalized(texts.does[act]) : (looksWhere() ?? " ")}
        </p>
        {late === null || wish !== null || heard !== undefined || eyes === "free" ? (
          <p class="bec-missed">
            {wish !== null
              ? screen.thenLook(names(wish))
              : heard !== undefined
                ? `${names(heard.seat)} ${texts.does[heard.kind]}`
                : " "}
          </p>
        ) : (
          <late.Missed
            stirs={chairs.some((one) => typeof one === "number" && isStirring(stirs, one, now))}
            missed={act === null ? missed.map(names) : []}
          />
        )}
      </div>
    </section>
  );

  function headline(): string {
    if (eyes === "free")
      return view.holder === at ? screen.onTurn : view.holder === you ? screen.passesTo : "";
    return { there: screen.youLookAt, turning: screen.turning, cards: screen.eyesDown }[eyes];
  }

  function gazeNow() {
    const { gaze } = player;
    if (gaze === null || gaze === HIDDEN) return AHEAD;
    if (gaze === "cards") return ON_CARDS;
    if (gaze === "moving") return TURNING;
    return gaze === you ? AHEAD : gazeTowards(chairs, gaze);
  }

  function looksWhere(): string | undefined {
    const { gaze } = player;
    if (!isSeen || gaze === null || gaze === HIDDEN) return undefined;
    if (gaze === "cards") return screen.onCards;
    if (gaze === "moving") return screen.looksAway;
    return gaze === you ? screen.looksAtYou : screen.looksAt(names(gaze));
  }

  /** BEC-31: calling a mate means calling either of them. */
  function mateCalled(): string | undefined {
    return matesOf(view, at).map(names)[0];
  }
}
