import { useSignal } from "@preact/signals";
import type { Names, Typed } from "@tavolata/kernel";
import { type AnyScreen, language } from "@tavolata/kit";
import { Icon } from "@tavolata/kit/art";
import type { Moment, TableFeed } from "../line/table-feed.ts";
import { words } from "../words/index.ts";
import type { GameOnStage } from "./game-on-stage.ts";

interface LogProps {
  readonly feed: TableFeed;
  readonly game: GameOnStage;
  onMoment?(): void;
}

/** A long game is a long story: nobody reads all of it at every move. */
const LATEST = 30;

/** All that happened, the latest on top; any moment can be looked at again. */
export function Log({ feed, game, onMoment }: LogProps) {
  const { play } = words();
  const { names } = game.table.value;
  const whole = useSignal(false);
  const all = feed.moments.value;
  const moments = (whole.value ? all : all.slice(-LATEST)).toReversed();
  if (moments.length === 0) return <p>{play.nothingYet}</p>;
  const { pictures } = game;
  const { view } = game.picture.peek();
  return (
    <>
      <ol class="log" reversed>
        {moments.map((moment) => {
          const at = pictures.indexOf(moment);
          const said = sentences(game.screen, moment.events, names, view);
          // A moment of small talk only.
          if (said.length === 0) return null;
          return (
            <li key={moment.update}>
              <div>
                {said.map((sentence, i) => (
                  <p key={String(i)}>{sentence}</p>
                ))}
              </div>
              {at < 0 ? null : (
                <button
                  type="button"
                  class="icon-button"
                  aria-label={play.moment}
                  title={play.moment}
                  onClick={() => {
                    game.look(at);
                    onMoment?.();
                  }}
                >
                  <Icon name="eye" />
                </button>
              )}
            </li>
          );
        })}
      </ol>
      {moments.length === all.length ? null : (
        <button type="button" class="button" data-kind="quiet" onClick={() => (whole.value = true)}>
          {play.wholeLog}
        </button>
      )}
    </>
  );
}

/** What was told and is worth telling, as people say it. Events of a newer version, which this page has no words for, are left out. */
export function sentences(
  screen: AnyScreen,
  events: readonly Typed[],
  names: Names,
  view: object | undefined,
): string[] {
  const said = screen.words(language.value);
  return events.flatMap((event) => {
    if (screen.isSmallTalk?.(event)) return [];
    try {
      return [said.event(event, names, view)];
    } catch {
      return [];
    }
  });
}

/** With what is seen of the game now. */
export function momentSentences(
  { screen, picture }: Pick<GameOnStage, "screen" | "picture">,
  moments: readonly Moment[],
  names: Names,
): string[] {
  const { view } = picture.peek();
  return moments.flatMap(({ events }) => sentences(screen, events, names, view));
}
