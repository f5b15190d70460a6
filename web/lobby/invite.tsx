import { useSignal } from "@preact/signals";
import { Icon } from "@tavolata/kit/art";
import type { PublicRoom } from "@tavolata/server/protocol";
import type { ComponentChildren } from "preact";
import { titleOf } from "../catalogue/catalogue.ts";
import type { TableFeed } from "../connection/table-feed.ts";
import { copyLink, passOn } from "../share/pass-on.ts";
import { lazy } from "../shell/lazy.tsx";
import { words } from "../words/index.ts";
import { addressOf } from "./address.ts";
import { inviteWords } from "./invite-words/index.ts";

/** Drawn when somebody wants to scan it. */
const QrCode = lazy(async () => (await import("../shell/qr-code.tsx")).QrCode);

/** The three ways to a table: a link, a code to say aloud, a picture to scan. */
export function InviteToTable({ feed, room }: { feed: TableFeed; room: PublicRoom }) {
  const ours = inviteWords();
  const { locked } = words().lobby;
  return (
    <Invite address={addressOf(feed.id)} to={titleOf(room.game)} locked={room.locked}>
      {room.code === null ? (
        <p>{room.locked ? locked : ours.noCode}</p>
      ) : (
        <>
          <p>{ours.inviteHelp}</p>
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
  /** What is said with it where it is shared, and what the picture is called; a game's unless something else is said. */
  readonly said?: { readonly share: string; readonly qr: string };
  readonly children: ComponentChildren;
}

export function Invite({ address, to, locked = false, said, children }: InviteProps) {
  const ours = inviteWords();
  const shown = useSignal(false);

  return (
    <section class="invite">
      <div class="invite-words">
        <h2>{ours.invite}</h2>
        {children}
      </div>
      <div class="invite-buttons" hidden={locked}>
        <button type="button" class="button" onClick={() => void copyLink(address)}>
          <Icon name="copy" />
          {ours.link}
        </button>
        {"share" in navigator ? (
          <button
            type="button"
            class="button"
            onClick={() => void passOn({ title: to, text: said?.share ?? ours.shareText(to), url: address })}
          >
            <Icon name="share" />
            {ours.share}
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
      {shown.value && !locked ? <QrCode text={address} label={said?.qr ?? words().lobby.qr} /> : null}
    </section>
  );
}
