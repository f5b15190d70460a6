import type { Seat as SeatNumber } from "@tavolata/kernel";
import { Seat, useTable } from "@tavolata/kit";
import { deckOf, HIDDEN, playerAt, type View } from "../rules/index.ts";
import { playerLine } from "../texts/wording.ts";
import { Thing } from "./card.tsx";
import { isPigeon } from "./draft.ts";
import type { Scene } from "./scene.ts";
import { Picture } from "./sprites.tsx";
import { useTexts } from "./words.ts";
import { type Lights, Terrace } from "./zones.tsx";
import "./seats.css";

interface SeatOfProps {
  readonly view: View;
  readonly scene: Scene | undefined;
  readonly seat: SeatNumber;
  readonly lights: Lights;
}

/** One penthouse: who lives there, what they hold, and their terrace. */
export function SeatOf({ view, scene, seat, lights }: SeatOfProps) {
  const { seats, names, you, surface, watcher } = useTable();
  const texts = useTexts();
  const { screen } = texts;
  const info = seats[seat];
  const player = playerAt(view, seat);
  if (info === undefined) return null;
  const asked = view.waiting?.is === "answers" ? view.inPlay.at(-1) : undefined;
  const mustAnswer = asked?.asked.includes(seat) === true;
  return (
    <div class="pic-seat" data-current={view.current === seat && view.result === null}>
      <Seat
        info={info}
        awaited={mustAnswer || isAwaited()}
        you={seat === you ? screen.you : undefined}
        time={timeOf()}
        doing={answerOf()}
        marks={
          <>
            <span class="pic-count" role="img" aria-label={screen.inHand(player.hand.length)}>
              <Picture name="back-action" />
              {player.hand.length}
            </span>
            <span class="pic-count" role="img" aria-label={screen.trophies(player.trophies.length)}>
              <Picture name="cup" />
              {player.trophies.length}
              <Flyer view={view} scene={scene} seat={seat} />
            </span>
          </>
        }
        below={
          <>
            <Terrace view={view} seat={seat} lights={lights} />
            {surface === "replay" && seat !== watcher ? <OpenHand view={view} seat={seat} /> : null}
          </>
        }
        about={
          <p>
            {texts.view.player(playerLine(texts, view, seat, names))}{" "}
            {info.standIn ? screen.standIn : info.present ? null : screen.away}
          </p>
        }
      />
    </div>
  );

  function isAwaited(): boolean {
    const { waiting, current } = view;
    if (waiting === null || waiting.is === "answers") return false;
    return (waiting.is === "action" ? current : waiting.seat) === seat;
  }

  function timeOf() {
    const { waiting, options } = view;
    const until = waiting?.until ?? null;
    if (until === null) return undefined;
    const seconds = waiting?.is === "answers" ? options.reactionSeconds : options.actionSeconds;
    return { until, total: seconds * 1000 };
  }

  /** What the player answered, once all have; one's own answer at once. */
  function answerOf(): string | undefined {
    const shows = scene?.type === "answers" || (seat === watcher && view.waiting?.is === "answers");
    const answer = shows ? view.inPlay.at(-1)?.answers[seat] : null;
    if (answer === null || answer === undefined || answer === HIDDEN || answer.type === "decline")
      return undefined;
    if (answer.type === "contribute") return screen.contributes;
    return texts.card(answer.card, deckOf(view.options));
  }
}

/** Once a game is over, everybody's cards can be looked at. */
function OpenHand({ view, seat }: { view: View; seat: SeatNumber }) {
  const texts = useTexts();
  return (
    <span class="pic-open-hand">
      {playerAt(view, seat).hand.map((card) =>
        card === HIDDEN ? null : (
          <span key={card} class="pic-mini" role="img" aria-label={texts.card(card, deckOf(view.options))}>
            <Thing view={view} card={card} />
          </span>
        ),
      )}
    </span>
  );
}

/** What has just become the player's Trophy, while everybody sees it go. */
function Flyer({ view, scene, seat }: Omit<SeatOfProps, "lights">) {
  if ((scene?.type !== "trophy" && scene?.type !== "returned") || scene.seat !== seat) return null;
  const card = scene.type === "trophy" ? scene.card : scene.pigeon;
  return (
    <span class="pic-flyer" data-fly={isPigeon(card) ? card : `c-${card}`}>
      <Thing view={view} card={card} />
    </span>
  );
}
