import { useSignal } from "@preact/signals";
import { sayWhyNot } from "@tavolata/kit";
import { Icon } from "@tavolata/kit/art";
import type { PublicRoom } from "@tavolata/server/protocol";
import { titleOf } from "../house/screens.ts";
import type { TableFeed } from "../line/table-feed.ts";
import { words } from "../words/index.ts";
import { QrCode } from "./qr-code.tsx";

interface InviteProps {
  readonly feed: TableFeed;
  readonly room: PublicRoom;
}

/** The three ways to a table: a link, a code to say aloud, a picture to scan. */
export function Invite({ feed, room }: InviteProps) {
  const { lobby } = words();
  const shown = useSignal(false);
  const address = addressOf(feed.id);

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(address);
      sayWhyNot(lobby.copied);
    } catch {
      // Without the right to the clipboard the address itself is shown, to be copied by hand.
      sayWhyNot(address);
    }
  };
  const share = async () => {
    try {
      await navigator.share({
        title: titleOf(room.game),
        text: lobby.shareText(titleOf(room.game)),
        url: address,
      });
    } catch {
      // Closing the sheet of the device is no failure.
    }
  };

  return (
    <section class="invite">
      <div class="invite-words">
        <h2>{lobby.invite}</h2>
        {room.code === null ? (
          <p>{room.locked ? lobby.locked : lobby.noCode}</p>
        ) : (
          <>
            <p>{lobby.inviteHelp}</p>
            <p class="invite-code">
              <span>{lobby.code}</span> <strong>{room.code}</strong>
            </p>
          </>
        )}
      </div>
      <div class="invite-buttons" hidden={room.locked}>
        <button type="button" class="button" onClick={copy}>
          <Icon name="copy" />
          {lobby.link}
        </button>
        {"share" in navigator ? (
          <button type="button" class="button" onClick={share}>
            <Icon name="share" />
            {lobby.share}
          </button>
        ) : null}
        <button
          type="button"
          class="button"
          aria-expanded={shown.value}
          onClick={() => (shown.value = !shown.value)}
        >
          <Icon name="qr" />
          QR
        </button>
      </div>
      {shown.value && !room.locked ? <QrCode text={address} label={lobby.qr} /> : null}
    </section>
  );
}

export function addressOf(table: string): string {
  return `${location.origin}/t/${table}`;
}
