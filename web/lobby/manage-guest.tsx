import { useSignal } from "@preact/signals";
import { Sheet } from "@tavolata/kit";
import { Icon } from "@tavolata/kit/art";
import type { PublicGuest, PublicRoom } from "@tavolata/server/protocol";
import { CardOf } from "../people/card/card.tsx";
import { words } from "../words/index.ts";
import type { Do } from "./act.ts";
import { hostWords } from "./host-words/index.ts";

interface ManageGuestProps {
  readonly guest: PublicGuest;
  readonly room: PublicRoom;
  readonly table: string;
  readonly me: string | undefined;
  readonly act: Do;
  onClose(): void;
}

/** Who somebody is, and what the host can do with them. */
export function ManageGuest({ guest, room, table, me, act, onClose }: ManageGuestProps) {
  const { close } = words();
  const said = hostWords();
  const sure = useSignal(false);
  const then = (wanted: Parameters<Do>[0]) => async () => {
    onClose();
    await act(wanted);
  };
  const { id, nickname, avatar } = guest;
  const isScreen = room.screen === id;
  return (
    <Sheet title={nickname} open closeLabel={close} onClose={onClose}>
      <CardOf id={id} face={avatar} game={room.game} table={table} />
      {room.host === me ? (
        <div class="manage">
          <button
            type="button"
            class="button"
            onClick={then({ type: "set-screen", person: isScreen ? null : id })}
          >
            <Icon name="screen" />
            {isScreen ? said.noScreen : said.makeScreen}
          </button>
          {id === me ? null : (
            <>
              <button type="button" class="button" onClick={then({ type: "make-host", person: id })}>
                <Icon name="host" />
                {said.makeHost(nickname)}
              </button>
              <button
                type="button"
                class="button"
                onClick={() => {
                  if (sure.value) void then({ type: "remove", person: id })();
                  sure.value = true;
                }}
              >
                <Icon name="leave" />
                {sure.value ? said.removeSure : said.remove(nickname)}
              </button>
            </>
          )}
        </div>
      ) : null}
    </Sheet>
  );
}
