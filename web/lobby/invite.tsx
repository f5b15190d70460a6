import { useSignal } from "@preact/signals";
import { sayWhyNot } from "@tavolata/kit";
import { Icon } from "@tavolata/kit/art";
import type { PublicRoom } from "@tavolata/server/protocol";
import type { ComponentChildren } from "preact";
import { titleOf } from "../catalogue/catalogue.ts";
import type { TableFeed } from "../connection/table-feed.ts";
import { lazy } from "../shell/lazy.tsx";
import { houseAddress } from "../state/offered.ts";
import { words } from "../words/index.ts";

/** Drawn when somebody wants to scan it. */
const QrCode = lazy(async () => (await import("./qr-code.tsx")).QrCode);

/** The three ways to a table: a link, a code to say aloud, a picture to scan. */
export function InviteToTable({ feed, room }: { feed: TableFeed; room: PublicRoom }) {
  const { lobby } = words();
  return (
    <Invite address={addressOf(feed.id)} to={titleOf(room.game)} locked={room.locked}>
      {room.code === null ? (
        <p>{room.locked ? lobby.locked : lobby.noCode}</p>
      ) : (
        <>
          <p>{lobby.inviteHelp}</p>
          <InviteCode code={room.code} />
        </>
      )}
    </Invite>
  );
}

/** Six letters, to be said aloud. */
export function InviteCode({ code }: { code: string }) {
  return (
    <p class="invite-code">
      <span>{words().lobby.code}</span> <strong>{code}</strong>
    </p>
  );
}

interface InviteProps {
  readonly address: string;
  /** What others are invited to. */
  readonly to: string;
  readonly locked?: boolean;
  readonly children: ComponentChildren;
}

export function Invite({ address, to, locked = false, children }: InviteProps) {
  const { lobby } = words();
  const shown = useSignal(false);

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
        title: to,
        text: lobby.shareText(to),
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
        {children}
      </div>
      <div class="invite-buttons" hidden={locked}>
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
      {shown.value && !locked ? <QrCode text={address} label={lobby.qr} /> : null}
    </section>
  );
}

export function addressOf(id: string, page = "t"): string {
  return `${houseAddress.value}/${page}/${id}`;
}
