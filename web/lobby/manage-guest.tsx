import { useSignal } from "@preact/signals";
import { Sheet } from "@tavolata/kit";
import { Icon } from "@tavolata/kit/art";
import type { PublicGuest, PublicRoom } from "@tavolata/server/protocol";
import { words } from "../words/index.ts";
import type { Do } from "./act.ts";

interface ManageGuestProps {
  readonly guest: PublicGuest;
  readonly room: PublicRoom;
  readonly me: string | undefined;
  readonly act: Do;
  onClose(): void;
}

/** What the host can do with somebody. */
export function ManageGuest({ guest, room, me, act, onClose }: ManageGuestProps) {
  const { lobby, close } = words();
  const sure = useSignal(false);
  const then = (wanted: Parameters<Do>[0]) => async () => {
    onClose();
    await act(wanted);
  };
  const { id, nickname } = guest;
  const isScreen = room.screen === id;
  return (
    <Sheet title={nickname} open closeLabel={close} onClose={onClose}>
      <div class="manage">
        <button
          type="button"
          class="button"
          onClick={then({ type: "set-screen", person: isScreen ? null : id })}
        >
          <Icon name="screen" />
          {isScreen ? lobby.noScreen : lobby.makeScreen}
        </button>
        {id === me ? null : (
          <>
            <button type="button" class="button" onClick={then({ type: "make-host", person: id })}>
              <Icon name="host" />
              {lobby.makeHost(nickname)}
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
              {sure.value ? lobby.removeSure : lobby.remove(nickname)}
            </button>
          </>
        )}
      </div>
    </Sheet>
  );
}
