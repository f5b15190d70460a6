import { useSignal } from "@preact/signals";
import { Icon } from "@tavolata/kit/art";
import type { TableFeed } from "../connection/table-feed.ts";
import { namesThen } from "../lobby/who.ts";
import { sentencesOf } from "../plain/sentences.ts";
import { words } from "../words/index.ts";
import type { GameOnStage } from "./game-on-stage.ts";

interface LogProps {
  readonly feed: TableFeed;
  readonly game: GameOnStage;
  onChosen?(): void;
}

/** A long game is a long story: nobody reads all of it at every move. */
const LATEST = 30;

/** All that happened, the latest on top; any moment can be looked at again. */
export function Log({ feed, game, onChosen }: LogProps) {
  const { play } = words();
  const { names } = game.table.value;
  const room = feed.knownRoom;
  const whole = useSignal(false);
  const all = feed.entries.value;
  const entries = (whole.value ? all : all.slice(-LATEST)).toReversed();
  if (entries.length === 0) return <p>{play.nothingYet}</p>;
  const { pictures } = game;
  const { view } = game.picture.peek();
  return (
    <>
      <ol class="log" reversed>
        {entries.map((entry) => {
          const at = pictures.indexOf(entry);
          const said = sentencesOf(game.screen, entry.events, namesThen(room, names, entry.at), view);
          // Nothing but small talk.
          if (said.length === 0) return null;
          return (
            <li key={entry.update}>
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
                    game.showPast(at);
                    onChosen?.();
                  }}
                >
                  <Icon name="eye" />
                </button>
              )}
            </li>
          );
        })}
      </ol>
      {entries.length === all.length ? null : (
        <button type="button" class="button" data-kind="quiet" onClick={() => (whole.value = true)}>
          {play.wholeLog}
        </button>
      )}
    </>
  );
}
