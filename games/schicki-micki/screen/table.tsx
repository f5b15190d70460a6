import { Frame, isCalm, seatsFromLeft, type TableProps, useTable } from "@tavolata/kit";
import { Icon } from "@tavolata/kit/art";
import { HIDDEN, type Move, type SchickiMicki, type View } from "../rules/index.ts";
import { promptOf } from "../texts/prompt.ts";
import { settlingNow } from "../texts/settling-now.ts";
import { Patterns } from "./card.tsx";
import { Ballot, Console } from "./console.tsx";
import { LONG_LINE } from "./line-layout.ts";
import { LineOfCards } from "./line-of-cards.tsx";
import { OwnTimeOf } from "./own-time.tsx";
import { LineSince, Taken, useKeys, useLineSince } from "./press.ts";
import { SeatOf } from "./seats.tsx";
import { Claims, SettlingPanel } from "./settling.tsx";
import { Stand } from "./stand.tsx";
import { TimeLeft } from "./time-left.tsx";
import { useTexts } from "./words.ts";
import "./table.css";
import "./large.css";

/** The door of the gala, in all its shapes. */
export function Table({ view }: TableProps<SchickiMicki>) {
  const { surface: place, watcher, names, paused, isLesson, offers } = useTable<Move>();
  const texts = useTexts();
  const seat = typeof watcher === "number" && place !== "screen" ? watcher : null;
  const plays = seat !== null && place !== "replay" && view.result === null;
  const others = seatsFromLeft(
    view.players.map((_, other) => ({ seat: other })),
    seat,
  );
  const isPaused = paused && place !== "replay";
  const settling = settlingNow(view);
  const taken = settling !== null && settling.winners.length > 0 ? settling : null;
  const deals = plays && view.dealer === seat && view.options.turning === "hand";
  const lineSince = useLineSince(view);
  return (
    <div
      class="schicki"
      data-calm={isCalm()}
      data-paused={isPaused}
      data-settled={settling !== null}
      data-long={view.line.length > LONG_LINE}
    >
      <Patterns />
      <LineSince.Provider value={lineSince}>
        <Taken.Provider value={taken}>
          <Keys plays={plays} />
          <Frame
            scene="gala"
            seats={others.map((other) => <SeatOf key={String(other.seat)} view={view} seat={other.seat} />)}
            middle={<Middle view={view} watched={seat === null} isPaused={isPaused} />}
            needsRoom={isPaused || view.vote !== null}
            prompt={
              <>
                <span class="schicki-says">{promptFor()}</span>
                {seat === null || place === "replay" ? null : <OwnTimeOf settling={settling} seat={seat} />}
                <TimeLeft view={view} />
              </>
            }
            own={seat === null ? undefined : <SeatOf view={view} seat={seat} />}
            hand={seat === null ? undefined : <Stand view={view} deals={deals} />}
            actions={
              !plays ? undefined : view.vote === null ? (
                <Console view={view} seat={seat} />
              ) : (
                <Ballot view={view} seat={seat} />
              )
            }
          />
        </Taken.Provider>
      </LineSince.Provider>
    </div>
  );

  function promptFor(): string {
    if (isPaused && settling === null) return texts.screen.paused;
    // Where the lesson asks for a reaction, nothing else is asked for.
    const isToReact =
      isLesson === true && offers.some(({ move }) => move.type === "call" || move.type === "hand");
    return isToReact ? texts.prompt.onTheLine : promptOf(texts, view, names);
  }
}

function Keys({ plays }: { plays: boolean }) {
  useKeys(plays);
  return null;
}

interface MiddleProps {
  readonly view: View;
  readonly watched: boolean;
  readonly isPaused: boolean;
}

function isHidden({ line }: View): boolean {
  return line.some(({ card }) => card === HIDDEN);
}

/** SCH-22: the first card will not be on this device either. */
function awaitsScreen({ line, options }: View): boolean {
  return line.length === 0 && options.table === "oneTable";
}

function Middle({ view, watched, isPaused }: MiddleProps) {
  const { screen } = useTexts();
  const { surface: place } = useTable();
  const settling = settlingNow(view);
  const isElsewhere =
    !settling?.why && (isHidden(view) || (!watched && place !== "replay" && awaitsScreen(view)));
  return (
    <div class="schicki-hall">
      {isElsewhere ? (
        <p class="schicki-elsewhere">
          <Icon name="screen" />
          {screen.lookUp}
        </p>
      ) : (
        <LineOfCards view={view} isCovered={isPaused && settling === null} />
      )}
      {view.vote !== null ? (
        <Claims view={view} />
      ) : settling !== null ? (
        <SettlingPanel settling={settling} />
      ) : null}
      {watched ? <Stand view={view} deals={false} named /> : null}
    </div>
  );
}
