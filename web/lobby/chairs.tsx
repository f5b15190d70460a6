import { useSignal } from "@preact/signals";
import type { Refusal } from "@tavolata/kernel";
import { language, Sheet } from "@tavolata/kit";
import { Avatar, Face, Icon } from "@tavolata/kit/art";
import type { PublicGuest, PublicRoom } from "@tavolata/server/protocol";
import { screenOf } from "../catalogue/catalogue.ts";
import { refusalFor } from "../catalogue/refusals.ts";
import { openTablesWords } from "../open-tables/words/index.ts";
import { lazy } from "../shell/lazy.tsx";
import type { GameOffered } from "../state/offered.ts";
import { words } from "../words/index.ts";
import type { Do } from "./act.ts";
import { kinds } from "./bots-at-level.ts";
import { roomWords } from "./room-words/index.ts";
import { botKind, type Sitting, sittingOn } from "./who.ts";

/** Fetched when somebody wants to know who somebody is. */
const ManageGuest = lazy(async () => (await import("./manage-guest.tsx")).ManageGuest, true);

interface ChairsProps {
  readonly room: PublicRoom;
  readonly table: string;
  readonly game: GameOffered | undefined;
  readonly isHost: boolean;
  readonly act: Do;
  /** One's own chair. */
  readonly chair: number | null;
  readonly me: string | undefined;
}

export function Chairs({ room, table, game, isHost, act, chair, me }: ChairsProps) {
  const { lobby, close } = words();
  const botFor = useSignal<number | null>(null);
  const managed = useSignal<PublicGuest | null>(null);
  const standing = room.people.filter(
    ({ id, present }) =>
      present && !room.chairs.some((taken) => taken && "person" in taken && taken.person === id),
  );
  const said = screenOf(room.game)?.words(language.value);
  const seated = room.chairs.flatMap((taken, at) => (taken === null ? [] : [at]));
  const isEnough = game !== undefined && seated.length >= game.seats.min;
  const noBots = whyNoBots(room);
  const manage = (id: string | null) => {
    const guest = room.people.find((person) => person.id === id);
    if (guest !== undefined && id !== me) managed.value = guest;
  };

  return (
    <section>
      <h2>{lobby.chairs}</h2>
      {isHost && noBots !== undefined && seated.length < room.chairs.length ? (
        <p class="choice-help">{refusalFor(room.game, noBots)}</p>
      ) : null}
      <ul class="chairs">
        {room.chairs.map((taken, at) => {
          const sitting = sittingOn(room, at);
          return (
            <li key={String(at)} class="chair" data-mine={at === chair} data-free={sitting === undefined}>
              {sitting === undefined || taken === null ? (
                <>
                  <button type="button" class="chair-sit" onClick={() => act({ type: "sit", chair: at })}>
                    <span class="chair-empty" aria-hidden="true" />
                    {roomWords().sitHere}
                  </button>
                  {isHost && noBots === undefined ? (
                    <button
                      type="button"
                      class="icon-button"
                      aria-label={roomWords().addBot}
                      onClick={() => (botFor.value = at)}
                    >
                      <Icon name="bot" />
                    </button>
                  ) : null}
                </>
              ) : (
                <Taken
                  sitting={sitting}
                  kind={"bot" in taken ? botKind(taken.bot) : null}
                  ready={"ready" in taken && taken.ready}
                  isHost={room.host !== null && sitting.person === room.host}
                  team={isEnough ? said?.team?.(room.options, seated.length, seated.indexOf(at)) : undefined}
                  mine={at === chair}
                  mayManage={isHost}
                  next={"next" in taken ? nameOf(room, taken.next) : undefined}
                  mayTake={chair === null && isRoomy(room, at)}
                  onTake={() => act({ type: "sit", chair: at })}
                  onManage={() => manage(sitting.person)}
                  onRemoveBot={() => act({ type: "remove-bot", chair: at })}
                  onStand={() => act({ type: "stand" })}
                />
              )}
            </li>
          );
        })}
      </ul>
      {standing.length === 0 ? null : (
        <>
          <h3 class="lobby-small">{roomWords().watching}</h3>
          <ul class="standing">
            {standing.map(({ id, nickname, avatar }) => (
              <li key={id}>
                <button
                  type="button"
                  class="chip standing-guest"
                  onClick={() => {
                    managed.value = room.people.find((one) => one.id === id) ?? null;
                  }}
                >
                  <Avatar recipe={avatar} />
                  <span>{nickname}</span>
                  {id === room.screen ? <Icon name="screen" /> : null}
                </button>
              </li>
            ))}
          </ul>
        </>
      )}
      <Sheet
        title={roomWords().whichBot}
        open={botFor.value !== null}
        closeLabel={close}
        onClose={() => (botFor.value = null)}
      >
        <ul class="bots">
          {kinds(game).map((bot) => (
            <li key={bot}>
              <button
                type="button"
                class="button"
                onClick={async () => {
                  const at = botFor.value;
                  botFor.value = null;
                  if (at !== null) await act({ type: "seat-bot", chair: at, bot });
                }}
              >
                {botKind(bot)}
              </button>
            </li>
          ))}
        </ul>
      </Sheet>
      {managed.value === null ? null : (
        <ManageGuest
          key={managed.value.id}
          guest={managed.value}
          room={room}
          table={table}
          me={me}
          act={act}
          onClose={() => (managed.value = null)}
        />
      )}
    </section>
  );
}

/** At an open table bots give up their chairs. */
export function isRoomy({ chairs, settings, tournament }: PublicRoom, at: number): boolean {
  const taken = chairs[at];
  return (
    settings.listed && tournament === null && taken != null && "bot" in taken && taken.next === undefined
  );
}

function nameOf(room: PublicRoom, person: string | undefined): string | undefined {
  if (person === undefined) return undefined;
  return room.people.find(({ id }) => id === person)?.nickname ?? openTablesWords().table.someone;
}

/** Where the game takes no bots with these options, they are not offered. */
export function whyNoBots({ game, options }: PublicRoom): Refusal | undefined {
  return screenOf(game)?.refuseBots?.(options);
}

interface TakenProps {
  readonly sitting: Sitting;
  /** Which bot it is; null for people. */
  readonly kind: string | null;
  readonly ready: boolean;
  readonly isHost: boolean;
  /** Whom they would play with as people sit now, in games of teams. */
  readonly team: string | undefined;
  readonly mine: boolean;
  readonly mayManage: boolean;
  /** Who gets a bot's chair when the game is over. */
  readonly next: string | undefined;
  readonly mayTake: boolean;
  onTake(): void;
  onManage(): void;
  onRemoveBot(): void;
  onStand(): void;
}

function Taken({
  sitting,
  kind,
  ready,
  isHost,
  team,
  mine,
  mayManage,
  next,
  mayTake,
  onTake,
  onManage,
  onRemoveBot,
  onStand,
}: TakenProps) {
  const { lobby, me } = words();
  const { name, avatar, isBot, present } = sitting;
  const state = isBot ? kind : !present ? lobby.away : ready ? lobby.isReady : roomWords().isNotReady;
  return (
    <>
      <span class="chair-face" data-away={!present}>
        <Face avatar={avatar} isBot={isBot} />
        {isBot || ready ? (
          <span class="chair-ready">
            <Icon name="check" />
          </span>
        ) : null}
      </span>
      <span class="chair-who">
        <strong>
          {isBot || mine ? (
            <span>{name}</span>
          ) : (
            <button type="button" class="chair-name" onClick={onManage}>
              {name}
            </button>
          )}
          {mine ? <i>({me.you})</i> : null}
        </strong>
        <small>
          {[team, isHost ? lobby.host : undefined, state, next && openTablesWords().table.promised(next)]
            .filter(Boolean)
            .join(" · ")}
        </small>
      </span>
      {isBot && mayTake ? (
        <button type="button" class="button" aria-label={openTablesWords().table.take(name)} onClick={onTake}>
          {lobby.sit}
        </button>
      ) : null}
      {isBot && mayManage ? (
        <button
          type="button"
          class="icon-button"
          aria-label={roomWords().removeBot(name)}
          onClick={onRemoveBot}
        >
          <Icon name="cross" />
        </button>
      ) : null}
      {mine ? (
        <button
          type="button"
          class="icon-button"
          aria-label={lobby.stand}
          title={lobby.stand}
          onClick={onStand}
        >
          <Icon name="leave" />
        </button>
      ) : null}
      {!isBot && !mine && mayManage ? (
        <button type="button" class="icon-button" aria-label={roomWords().manage(name)} onClick={onManage}>
          <Icon name="more" />
        </button>
      ) : null}
    </>
  );
}
