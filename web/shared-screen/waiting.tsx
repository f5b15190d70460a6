import { sound } from "@tavolata/kit";
import type { PublicRoom } from "@tavolata/server/protocol";
import { useEffect, useRef } from "preact/hooks";
import { titleOf } from "../catalogue/catalogue.ts";
import { addressOf } from "../lobby/address.ts";
import { QrCode } from "../shell/qr-code.tsx";
import { houseAddress } from "../state/offered.ts";
import { words } from "../words/index.ts";
import { ChairsOnScreen, waitingFor } from "./chairs.tsx";
import { screenWords } from "./words/index.ts";

/** Before the first game: the way in, for everybody in the room, and the chairs that fill up. */
export function WaitingOnScreen({ table, room }: { table: string; room: PublicRoom }) {
  const { lobby } = words();
  const screen = screenWords();
  const seated = room.chairs.filter((taken) => taken !== null).length;
  const before = useRef(seated);
  useEffect(() => {
    if (seated > before.current) sound("door");
    before.current = seated;
  }, [seated]);
  return (
    <main id="content" class="tv-waiting">
      <section class="tv-way">
        <h2>{room.locked ? lobby.locked : screen.scan}</h2>
        <QrCode text={addressOf(table)} label={lobby.qr} />
        {room.code === null ? null : (
          <p class="tv-code">
            <span>{screen.orCode}</span>
            <strong>{room.code}</strong>
            <span>{new URL(houseAddress.value).host}</span>
          </p>
        )}
      </section>
      <section class="tv-room">
        <h1>{titleOf(room.game)}</h1>
        <p>{screen.onPhones}</p>
        <ChairsOnScreen room={room} />
        <p class="tv-status" role="status">
          {waitingFor(room)}
        </p>
      </section>
    </main>
  );
}
