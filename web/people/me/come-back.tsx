import { useSignal } from "@preact/signals";
import { Icon } from "@tavolata/kit/art";
import type { SignedIn } from "@tavolata/server/protocol";
import { Field } from "../../shell/field.tsx";
import { refusalWords } from "../../words/index.ts";
import { ask } from "../ask.ts";
import { knowsPasskeys, signInByPasskey } from "../passkeys.ts";
import { goOnAs, tableOfLate } from "../sign-in.ts";
import { meWords } from "./words/index.ts";

interface ComeBackProps {
  /** Who they are here now, if they are anybody. */
  readonly nickname?: string;
  readonly canUsePasskeys: boolean;
}

/** For people who have been here as somebody, and are a guest now, or nobody. */
export function ComeBack({ nickname, canUsePasskeys }: ComeBackProps) {
  const { back } = meWords();
  const code = useSignal("");
  const busy = useSignal(false);
  const bad = useSignal<string | null>(null);

  const trying = async (work: () => Promise<string | null>) => {
    busy.value = true;
    bad.value = null;
    bad.value = await work();
    busy.value = false;
    if (bad.value === null) goOnAs(tableOfLate());
  };
  const byPasskey = () =>
    trying(async () => ((await signInByPasskey()) === undefined ? back.passkeyFailed : null));
  const byCode = (event: SubmitEvent) => {
    event.preventDefault();
    void trying(async () => {
      const { refused } = await ask<SignedIn>("sign-in/recovery", { code: code.value });
      if (refused === undefined) return null;
      return refused.code === "not-recognised" ? back.codeFailed : refusalWords(refused);
    });
  };

  return (
    <details class="people-box people-back">
      <summary>
        <h2>{back.title}</h2>
      </summary>
      {nickname === undefined ? null : <p>{back.help(nickname)}</p>}
      {canUsePasskeys && knowsPasskeys() ? (
        <button type="button" class="button" disabled={busy.value} onClick={byPasskey}>
          <Icon name="unlock" />
          {back.passkey}
        </button>
      ) : null}
      <form class="people-code" onSubmit={byCode}>
        <Field
          label={back.code}
          value={code.value}
          maxLength={40}
          autocomplete="off"
          autocapitalize="characters"
          spellcheck={false}
          placeholder={back.codeHint}
          onInput={(event) => (code.value = event.currentTarget.value)}
        />
        <button type="submit" class="button" disabled={busy.value || code.value.trim() === ""}>
          {back.enter}
        </button>
      </form>
      <p role="alert" class="people-bad">
        {bad.value}
      </p>
      <p class="people-hint">{back.qr}</p>
    </details>
  );
}
