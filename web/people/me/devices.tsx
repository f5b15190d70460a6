import { useSignal } from "@preact/signals";
import { Icon } from "@tavolata/kit/art";
import type { OwnDevice } from "@tavolata/server/protocol";
import { startAnew } from "../../connection/identity.ts";
import { lazy } from "../../shell/lazy.tsx";
import { Sure } from "../../shell/sure.tsx";
import { ask } from "../ask.ts";
import { ago } from "../times.ts";
import { isKept, type OwnPartProps } from "./own-part.ts";
import { meWords } from "./words/index.ts";

const HandOver = lazy(async () => (await import("../hand-over/show.tsx")).HandOver);

/** Where one is signed in, and the way in for one more. */
export function Devices({ profile, again }: OwnPartProps) {
  const { devices } = meWords();
  const showing = useSignal(false);
  const signOut = async (device?: string) => {
    const { refused } = await ask("me/sign-out", device === undefined ? {} : { device });
    if (refused === undefined && device === undefined) startAnew("/");
    else await again();
  };
  const others = profile.devices.filter(({ isThis }) => !isThis);
  const mayReturn = isKept(profile) || others.length > 0;
  return (
    <section class="people-box">
      <h2>
        <Icon name="screen" />
        {devices.title}
      </h2>
      <ul class="people-list">
        {profile.devices.map((device) => (
          <Device key={device.id} device={device} onSignOut={() => signOut(device.id)} />
        ))}
      </ul>
      {showing.value ? (
        <HandOver onOver={() => (showing.value = false)} onIn={again} />
      ) : (
        <button type="button" class="button" onClick={() => (showing.value = true)}>
          <Icon name="qr" />
          {devices.another}
        </button>
      )}
      <div class="people-buttons">
        {others.length < 2 ? null : (
          <Sure text={devices.others} sure={devices.sure} kind="quiet" onSure={() => signOut("others")} />
        )}
        <Sure
          text={devices.here}
          sure={mayReturn ? devices.hereSure : devices.hereLost}
          kind="quiet"
          onSure={() => signOut()}
        />
      </div>
    </section>
  );
}

function Device({ device, onSignOut }: { device: OwnDevice; onSignOut(): void }) {
  const { devices } = meWords();
  const { isThis, seen } = device;
  const label = device.label || devices.unknown;
  return (
    <li>
      <span>
        <strong>{label}</strong>
        <small>{isThis ? devices.isThis : seen === null ? null : devices.seen(ago(seen))}</small>
      </span>
      {isThis ? null : (
        <Sure
          text={devices.signOut}
          label={devices.signOutOf(label)}
          sure={devices.sure}
          onSure={onSignOut}
        />
      )}
    </li>
  );
}
