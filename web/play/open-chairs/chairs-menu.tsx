import { useSignal } from "@preact/signals";
import { useWhollySeen } from "@tavolata/kit";
import { Icon } from "@tavolata/kit/art";
import type { PublicRoom } from "@tavolata/server/protocol";
import { PurseAt, usePurseAt } from "../../chips/purse.tsx";
import { chipsWords } from "../../chips/words/index.ts";
import type { TableFeed } from "../../connection/table-feed.ts";
import { type Do, doAt } from "../../lobby/act.ts";
import { Chairs } from "../../lobby/chairs.tsx";
import { chairOf } from "../../lobby/who.ts";
import { connection } from "../../state/connection.ts";
import { games } from "../../state/offered.ts";
import type { GameOnStage } from "../game-on-stage.ts";

interface ChairsMenuProps {
  readonly feed: TableFeed;
  readonly game: GameOnStage;
  onDone(): void;
}

/** The menu of a table with chips: coming and going, bots, closing time. */
export function ChairsMenu({ feed, game, onDone }: ChairsMenuProps) {
  const { chairs } = chipsWords();
  const room = feed.knownRoom;
  const me = connection.person.value?.id;
  const chair = chairOf(room, me);
  const isHost = room.host === me;
  const { openChairs } = game.table.value;
  const purse = usePurseAt(room);
  const free = room.chairs.indexOf(null);
  const then = (wish: () => void) => () => {
    onDone();
    wish();
  };
  /** To come or go in mid-game takes more questions than in the lobby. */
  const act: Do = async (wanted) => {
    if (wanted.type === "sit" && openChairs?.sit) then(() => openChairs.sit?.(wanted.chair))();
    else if (wanted.type === "stand" && openChairs?.stand) then(openChairs.stand)();
    else return doAt(feed)(wanted);
    return true;
  };
  return (
    <>
      {room.tournament === null ? <PurseAt room={room} purse={purse} /> : null}
      {openChairs?.sit && chair === null && free >= 0 ? (
        <button type="button" class="button" data-kind="main" onClick={then(() => openChairs.sit?.(free))}>
          <Icon name="plus" />
          {chairs.sit}
        </button>
      ) : null}
      {openChairs?.topUp ? (
        <button type="button" class="button" onClick={then(openChairs.topUp)}>
          <Icon name="plus" />
          {chairs.topUp}
        </button>
      ) : null}
      {openChairs?.stand ? (
        <button type="button" class="button" onClick={then(openChairs.stand)}>
          <Icon name="rise" />
          {chairs.stand}
        </button>
      ) : null}
      {isHost && room.tournament === null ? (
        <details class="menu-invite">
          <summary>{chairs.manage}</summary>
          <Chairs
            room={room}
            table={feed.id}
            game={games.value?.find(({ name }) => name === room.game)}
            isHost
            act={act}
            chair={chair}
            me={me}
          />
          {room.closing === null ? (
            <Sure
              icon="trash"
              text={chairs.close}
              sure={chairs.closeSure}
              onSure={() => act({ type: "close" })}
            />
          ) : null}
        </details>
      ) : null}
      {room.ended.length === 0 ? null : (
        <details class="menu-invite">
          <summary>{chairs.games}</summary>
          <ul class="lobby-games">
            {room.ended.toReversed().map(({ id, number }) => (
              <li key={id}>
                <a href={`/r/${id}`} target="_blank" rel="noreferrer" title={chairs.opens}>
                  <Icon name="replay" />
                  {chairs.game(number)}
                </a>
              </li>
            ))}
          </ul>
        </details>
      )}
    </>
  );
}

/** The way out of a table with chips: they come along, except from a tournament. */
export function LeaveChairs({ room, onLeave }: { room: PublicRoom; onLeave: () => Promise<void> }) {
  const { chairs } = chipsWords();
  const isSeated = chairOf(room, connection.person.value?.id) !== null;
  const sure = room.tournament === null ? chairs.leaveSure : chairs.leaveTournamentSure;
  return <Sure icon="leave" text={chairs.leave} sure={isSeated ? sure : null} onSure={onLeave} />;
}

interface SureProps {
  readonly icon: "trash" | "leave";
  readonly text: string;
  /** What is asked first; null where one tap is enough. */
  readonly sure: string | null;
  onSure(): Promise<unknown>;
}

function Sure({ icon, text, sure, onSure }: SureProps) {
  const asked = useSignal(false);
  const button = useWhollySeen(asked.value);
  return (
    <button
      ref={button}
      type="button"
      class="button"
      onClick={() => {
        if (sure === null || asked.value) void onSure();
        else asked.value = true;
      }}
    >
      <Icon name={icon} />
      {asked.value && sure !== null ? sure : text}
    </button>
  );
}
