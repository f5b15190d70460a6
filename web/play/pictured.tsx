import { language } from "@tavolata/kit";
import type { TableFeed } from "../connection/table-feed.ts";
import { ResultPicture } from "../share/result/result-picture.tsx";
import { listed } from "../words/index.ts";
import type { GameOnStage } from "./game-on-stage.ts";
import type { Placed } from "./placed.ts";
import { resultWords } from "./result-words/index.ts";

interface PicturedProps {
  readonly feed: TableFeed;
  readonly game: GameOnStage;
  readonly all: readonly Placed[];
  readonly headline: string;
}

/** The result of a table as a picture: what its result sheet says, and nothing more. */
export function Pictured({ feed, game, all, headline }: PicturedProps) {
  const said = resultWords();
  const { seats, names } = game.table.value;
  const { view } = game.stage.picture.value;
  const { score: inWords } = game.screen.words(language.value);
  return (
    <ResultPicture
      game={feed.knownRoom.game}
      headline={headline}
      at={feed.seen.value?.events.at(-1)?.at}
      rows={all.map(({ place, seats: those, team, score }) => ({
        place: said.place(place),
        isFirst: place === 1,
        name: team ?? listed(those.map(names)),
        note: inWords(view, score),
        faces: those.map((seat) => ({
          avatar: seats[seat]?.avatar ?? "",
          isBot: seats[seat]?.isBot ?? false,
        })),
      }))}
    />
  );
}
