import { useSignal } from "@preact/signals";
import { TableProvider } from "@tavolata/kit";
import type { PublicRoom } from "@tavolata/server/protocol";
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from "preact/hooks";
import { screenOf, titleOf } from "../catalogue/catalogue.ts";
import type { TableFeed } from "../connection/table-feed.ts";
import { GameOnStage } from "../play/game-on-stage.ts";
import { useWakeLock } from "../play/wake-lock.ts";
import { words } from "../words/index.ts";
import { AfterGame } from "./after-game.tsx";
import { WayIn } from "./way-in.tsx";

/** The room looks at the last picture before it hears who has won. */
const LAST_LOOK = 5000;

/** The game in the middle of the room: no hands, and who comes late finds the way in the corner. */
export function GameOnScreen({ feed, room }: { feed: TableFeed; room: PublicRoom }) {
  const root = useRef<HTMLDivElement>(null);
  const game = useMemo(
    () => new GameOnStage(feed, screenOf(room.game)!, feed.seen.peek()!, "screen", () => root.current),
    [feed, room.game],
  );
  useEffect(() => () => game.end(), [game]);
  const picture = game.picture.value;
  useLayoutEffect(() => {
    if (picture.flies) game.flights.fly();
  }, [game, picture.number, picture.flies]);
  useWakeLock();
  const scale = useScale();

  const isOver = room.playing?.over === true && picture.upToDate;
  const looked = useSignal(false);
  useEffect(() => {
    if (!isOver) return;
    const timer = setTimeout(() => {
      looked.value = true;
    }, LAST_LOOK);
    return () => clearTimeout(timer);
  }, [isOver, looked]);

  const { play } = words();
  const { Table } = game.screen;
  return (
    <TableProvider value={game.table}>
      {isOver && looked.value ? (
        <AfterGame
          table={feed.id}
          room={room}
          screen={game.screen}
          view={picture.view}
          around={game.table.value}
        />
      ) : (
        <main id="content" class="tv-game">
          <h1 class="visually-hidden">{titleOf(room.game)}</h1>
          <div ref={root} class="tv-stage" style={{ zoom: String(scale) }}>
            <Table view={picture.view} scene={picture.scene} />
          </div>
          {game.table.value.paused ? <p class="tv-note">{play.paused}</p> : null}
          <WayIn table={feed.id} />
        </main>
      )}
    </TableProvider>
  );
}

/** What games draw a shared screen for. */
const DRAWN_FOR = { width: 1920, height: 1080 };

/** How much larger or smaller this screen is than the one that games draw for. */
function useScale(): number {
  const [scale, setScale] = useState(scaleNow);
  useEffect(() => {
    const measure = () => setScale(scaleNow());
    addEventListener("resize", measure);
    return () => removeEventListener("resize", measure);
  }, []);
  return scale;
}

function scaleNow(): number {
  return Math.min(innerWidth / DRAWN_FOR.width, innerHeight / DRAWN_FOR.height);
}
