import { useSignal } from "@preact/signals";
import { type AnyScreen, TableProvider } from "@tavolata/kit";
import type { PublicRoom } from "@tavolata/server/protocol";
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from "preact/hooks";
import { titleOf } from "../catalogue/catalogue.ts";
import type { Seen, TableFeed } from "../connection/table-feed.ts";
import { GameOnStage } from "../play/game-on-stage.ts";
import { useWakeLock } from "../play/wake-lock.ts";
import { words } from "../words/index.ts";
import { AfterGame } from "./after-game.tsx";
import { WayIn } from "./way-in.tsx";

/** The room looks at the last picture before it hears who has won. */
const LAST_LOOK = 5000;

interface GameOnScreenProps {
  readonly feed: TableFeed;
  readonly room: PublicRoom;
  readonly screen: AnyScreen;
  /** What is seen when it begins; the rest comes by the feed. */
  readonly first: Seen;
}

/** The game in the middle of the room: no hands, and late arrivals find the way in the corner. */
export function GameOnScreen({ feed, room, screen, first }: GameOnScreenProps) {
  const root = useRef<HTMLDivElement>(null);
  const game = useMemo(
    () => new GameOnStage(feed, screen, first, "screen", () => root.current),
    [feed, screen],
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

/** The size of screen that games draw for. */
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
