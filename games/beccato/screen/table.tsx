import type { Seat } from "@tavolata/kernel";
import { Frame, isCalm, type TableProps, useMedia, useTable } from "@tavolata/kit";
import { type Beccato, type Move, playerAt, teamWith, type View } from "../rules/index.ts";
import { promptOf } from "../texts/prompt.ts";
import { chairsFromLeft } from "./around.ts";
import { Coops, Guilds } from "./coops.tsx";
import { Focus } from "./focus.tsx";
import { OwnHand } from "./own-hand.tsx";
import type { Scene } from "./scene.ts";
import { ChairOf } from "./seats.tsx";
import { Fence, Sprites, Yard } from "./sprites.tsx";
import { isStirring } from "./stirs.ts";
import { TimeLeft } from "./time-left.tsx";
import { type Late, useLate } from "./use-late.ts";
import { useStirs } from "./use-stirs.ts";
import { type Turn, useTurn } from "./use-turn.ts";
import { useTexts } from "./words.ts";
import "./table.css";

/** The farmyard, in all its shapes. */
export function Table({ view, scene: anyScene }: TableProps<Beccato>) {
  const { surface, watcher, names, isLesson } = useTable();
  const texts = useTexts();
  const scene = anyScene as Scene | undefined;
  const seat = typeof watcher === "number" && surface !== "screen" ? watcher : null;
  const plays = seat !== null && surface !== "replay" && view.result === null;
  const turn = useTurn(view, seat, plays);
  const { stirs, scenes, now } = useStirs(scene, view.round);
  const late = useLate(view.phase);
  const chairs = chairsFromLeft(view, seat);
  const isLow = useMedia("(max-height: 500px)");
  return (
    <div
      class="beccato"
      data-calm={isCalm()}
      data-phase={view.phase}
      data-armed={turn.armed ?? undefined}
      data-many={chairs.length > 4 || isLow || isLesson}
      data-chairs={chairs.length}
      data-real={view.options.table === "oneTable"}
      data-hush={scene?.reveal !== undefined && !scene.reveal.judged}
    >
      <Sprites />
      {plays && late !== null ? <late.Keys view={view} chairs={chairs} turn={turn} /> : null}
      <Yard />
      <Frame
        scene="farm"
        seats={chairs.map((chair, at) => (
          <ChairOf
            key={String(chair)}
            view={view}
            chair={chair}
            turn={turn}
            stirs={typeof chair === "number" && view.phase === "round" && isStirring(stirs, chair, now)}
            number={at + 1}
          />
        ))}
        middle={
          // biome-ignore lint/a11y/noNoninteractiveTabindex: with large text it scrolls, and must be reachable by keys
          <div class="bec-middle" tabIndex={0}>
            <Fence />
            {view.phase === "round" ? (
              surface === "screen" ? null : (
                focusNow()
              )
            ) : (
              <OutsideRound late={late} view={view} scene={scene} seat={seat} />
            )}
            {view.phase === "over" || view.phase === "agreeing" ? null : (
              <div
                class="bec-stock"
                data-choice={
                  view.choice === null ? undefined : view.choice.places.length > 0 ? "place" : "egg"
                }
              >
                <Coops view={view} turn={turn} judged={scene?.reveal?.judged ?? true} />
                {view.options.pyramid ? (
                  <Pyramids late={late} view={view} />
                ) : (
                  <Guilds view={view} you={seat} />
                )}
              </div>
            )}
            {surface === "screen" && late !== null ? <late.LastShout view={view} /> : null}
          </div>
        }
        prompt={
          <>
            {promptNow()}
            <TimeLeft view={view} />
          </>
        }
        hand={
          seat === null || view.phase === "over" || view.phase === "agreeing" ? undefined : (
            <Near late={late} view={view} seat={seat} turn={turn} />
          )
        }
        actions={
          plays ? <Actions late={late} view={view} seat={seat} turn={turn} scenes={scenes} /> : undefined
        }
      />
    </div>
  );

  function focusNow() {
    const focus = <Focus late={late} view={view} turn={turn} chairs={chairs} stirs={stirs} now={now} />;
    if (late === null || !plays) return focus;
    return (
      <late.NewSignal view={view} seat={seat}>
        {focus}
      </late.NewSignal>
    );
  }

  function promptNow(): string {
    if (turn.armed === "beccato") return texts.screen.whomToAccuse;
    if (turn.armed === "coccode") return texts.screen.whichBreed;
    return promptOf(texts, view, names);
  }
}

interface OutsideRoundProps {
  readonly late: Late | null;
  readonly view: View;
  readonly scene: Scene | undefined;
  readonly seat: Seat | null;
}

/** What is shown in the middle while no round is on. */
function OutsideRound({ late, view, scene, seat }: OutsideRoundProps) {
  const { screen } = useTexts();
  const isAgreeing = view.phase === "agreeing";
  if (isAgreeing && seat === null) return <p class="bec-closed">{screen.roomClosed}</p>;
  if (late === null) return <div class="bec-closed" />;
  if (view.phase === "over") return <late.Final view={view} />;
  if (isAgreeing && seat !== null) return <late.Room view={view} seat={seat} />;
  if (view.choice !== null && view.choice.symbols.length > 0) return <late.Symbols view={view} seat={seat} />;
  return <late.Reveal view={view} scene={scene} />;
}

function Pyramids({ late, view }: Pick<OutsideRoundProps, "late" | "view">) {
  return late === null ? null : (
    <div class="bec-pyramids">
      {view.teams.map(({ guild }, team) => (
        <late.Pyramid key={guild} view={view} team={team} />
      ))}
    </div>
  );
}

interface NearProps {
  readonly late: Late | null;
  readonly view: View;
  readonly seat: Seat;
  readonly turn: Turn;
}

/** The player's own part: their figure and their cards. What lies over the table for a moment comes from here. */
function Near({ late, view, seat, turn }: NearProps) {
  return (
    <div class="bec-near" data-guild={teamWith(view, seat).guild}>
      {late === null ? null : turn.showsSignal ? (
        <late.Secret view={view} seat={seat} />
      ) : (
        <late.Tray view={view} seat={seat} turn={turn} />
      )}
      {late === null ? null : <late.Oneself view={view} seat={seat} turn={turn} />}
      <OwnHand view={view} seat={seat} turn={turn} />
    </div>
  );
}

function Actions({ late, view, seat, turn, scenes }: NearProps & { readonly scenes: readonly Scene[] }) {
  const { play, busy } = useTable<Move>();
  const { screen } = useTexts();
  const { phase, options } = view;
  if (phase === "agreeing" || phase === "between") {
    const { ready } = playerAt(view, seat);
    const { signal } = teamWith(view, seat);
    const mayBegin = phase === "between" || signal !== null || options.calledChickens;
    return (
      <div class="bec-actions">
        {phase === "between" && options.signalChange && late !== null ? (
          <late.ChangeOfSignal view={view} seat={seat} />
        ) : null}
        {options.table === "online" && late !== null ? (
          <>
            {phase === "between" ? <late.RoundAccount scenes={scenes} /> : null}
            <late.Words view={view} seat={seat} />
          </>
        ) : null}
        <button
          type="button"
          class="button"
          data-kind="main"
          disabled={ready || busy || !mayBegin}
          onClick={() => play({ type: "ready" })}
        >
          {ready ? screen.waiting : phase === "between" ? screen.next : screen.begin}
        </button>
      </div>
    );
  }
  if (phase === "choosing" || late === null) return null;
  return (
    <div class="bec-console">
      <late.Groups view={view} seat={seat} turn={turn} />
      <late.Shouts view={view} turn={turn} />
    </div>
  );
}
