import { useSignal } from "@preact/signals";
import { Icon } from "@tavolata/kit/art";
import type { HouseInvitation } from "@tavolata/server/protocol";
import { passOn } from "../../share/pass-on.ts";
import { houseAddress } from "../../state/offered.ts";
import { refusalWords, words } from "../../words/index.ts";
import { ask } from "../ask.ts";
import { peaceWords } from "../peace/words/index.ts";
import { dayOf } from "../times.ts";
import "../peace/peace.css";

/** In a house by invitation only: a link that lets a few friends in. */
export function InviteGuests() {
  const { invite } = peaceWords();
  const made = useSignal<HouseInvitation | null>(null);
  const bad = useSignal<string | null>(null);
  const make = async () => {
    const { value, refused } = await ask<HouseInvitation>("me/invitations", {});
    bad.value = refused === undefined ? null : refusalWords(refused);
    made.value = value ?? null;
  };
  const pass = async (invitation: HouseInvitation | null) => {
    if (invitation === null) return;
    const url = `${houseAddress.value}/i/${invitation.code}`;
    await passOn({ title: words().house, text: invite.come, url });
  };
  return (
    <section>
      <h2>{invite.title}</h2>
      <p class="people-hint">{invite.help}</p>
      {made.value === null ? (
        <button type="button" class="button" onClick={() => void make()}>
          <Icon name="plus" />
          {invite.make}
        </button>
      ) : (
        <>
          <p>{invite.good(made.value.left, dayOf(made.value.until))}</p>
          <p class="invitation-code">{made.value.code}</p>
          <button type="button" class="button" data-kind="main" onClick={() => void pass(made.value)}>
            <Icon name="share" />
            {invite.pass}
          </button>
        </>
      )}
      <p role="alert" class="people-bad">
        {bad.value}
      </p>
    </section>
  );
}
