import { useSignal } from "@preact/signals";
import { Icon } from "@tavolata/kit/art";
import type { OwnPasskey } from "@tavolata/server/protocol";
import { Sure } from "../../shell/sure.tsx";
import { ask } from "../ask.ts";
import { knowsPasskeys, makePasskey, type PasskeyMade } from "../passkeys.ts";
import { ago, dayOf } from "../times.ts";
import { Codes } from "./codes.tsx";
import { isKept, type OwnPartProps } from "./own-part.ts";
import { meWords } from "./words/index.ts";

/** The ways back to who one is, for when this device is lost. */
export function Keep({ profile, again }: OwnPartProps) {
  const { keep } = meWords();
  return (
    <section class="people-box" id="keep">
      <h2>
        <Icon name={isKept(profile) ? "lock" : "unlock"} />
        {keep.title}
      </h2>
      <p>{isKept(profile) ? keep.kept : keep.notYet}</p>
      <Passkeys profile={profile} again={again} />
      <Codes profile={profile} again={again} />
    </section>
  );
}

function Passkeys({ profile, again }: OwnPartProps) {
  const { passkey } = meWords();
  const busy = useSignal(false);
  const made = useSignal<PasskeyMade | null>(null);
  const why = !profile.canUsePasskeys ? passkey.notHere : knowsPasskeys() ? null : passkey.notInBrowser;
  const make = async () => {
    busy.value = true;
    made.value = null;
    made.value = await makePasskey();
    busy.value = false;
    await again();
  };
  const result = { made: passkey.made, "there-already": passkey.thereAlready, failed: passkey.failed };
  return (
    <div class="people-part">
      <h3>{passkey.title}</h3>
      {why === null ? (
        <>
          <p class="people-hint">{passkey.help}</p>
          <button
            type="button"
            class="button"
            data-kind={profile.passkeys.length === 0 ? "main" : undefined}
            disabled={busy.value}
            onClick={make}
          >
            <Icon name="lock" />
            {profile.passkeys.length === 0 ? passkey.make : passkey.another}
          </button>
        </>
      ) : (
        <p>{why}</p>
      )}
      <p role="status">{made.value === null ? null : result[made.value]}</p>
      {profile.passkeys.length === 0 ? null : (
        <ul class="people-list">
          {profile.passkeys.map((one) => (
            <Passkey key={one.id} passkey={one} again={again} />
          ))}
        </ul>
      )}
    </div>
  );
}

function Passkey({ passkey, again }: { passkey: OwnPasskey; again(): Promise<void> }) {
  const { passkey: said, devices } = meWords();
  const { id, since, used } = passkey;
  const label = passkey.label || devices.unknown;
  const remove = async () => {
    await ask("me/passkeys/remove", { passkey: id });
    await again();
  };
  return (
    <li>
      <span>
        <strong>{label}</strong>
        <small>{used === null ? said.madeOn(dayOf(since)) : said.used(ago(used))}</small>
      </span>
      <Sure text={said.remove} label={said.removeOf(label)} sure={said.removeSure} onSure={remove} />
    </li>
  );
}
