import { addressOf } from "../lobby/address.ts";
import { QrCode } from "../shell/qr-code.tsx";
import { words } from "../words/index.ts";
import { screenWords } from "./words/index.ts";

/** For those who come late, or only want to look. */
export function WayIn({ table }: { table: string }) {
  const { lobby } = words();
  const screen = screenWords();
  return (
    <aside class="tv-way-in">
      <QrCode text={addressOf(table)} label={lobby.qr} />
      <span>{screen.join}</span>
    </aside>
  );
}
