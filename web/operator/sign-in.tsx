import { type Signal, useSignal } from "@preact/signals";
import type { Refusal } from "@tavolata/kernel";
import { Field } from "../shell/field.tsx";
import { refusalWords } from "../words/index.ts";
import type { HouseFeed } from "./house-feed.ts";
import { operatorWords } from "./words/index.ts";

interface SignInProps {
  readonly feed: HouseFeed;
  readonly hasSecret: boolean;
  /** One that was made just now; it goes when it has been typed in. */
  readonly newSecret: Signal<string | null>;
}

export function SignIn({ feed, hasSecret, newSecret }: SignInProps) {
  const { signIn } = operatorWords();
  const [secret, name] = [useSignal(""), useSignal("")];
  const refused = useSignal<Refusal | null>(null);
  const enter = async (event: Event) => {
    event.preventDefault();
    refused.value = (await feed.signIn(secret.value, name.value)) ?? null;
    if (refused.value === null) newSecret.value = null;
  };
  return (
    <section class="people-box operator-narrow">
      <h2>{signIn.title}</h2>
      {newSecret.value === null ? (
        <p>{signIn.help}</p>
      ) : (
        <>
          <p>{signIn.changed}</p>
          <p>
            <code class="operator-secret">{newSecret.value}</code>
          </p>
        </>
      )}
      {hasSecret ? (
        <form class="operator-form" onSubmit={enter}>
          <label class="field">
            <span>{signIn.secret}</span>
            <input
              class="input operator-typed"
              name="secret"
              type="password"
              autocomplete="current-password"
              autocapitalize="characters"
              spellcheck={false}
              placeholder={signIn.secretHint}
              maxLength={100}
              required
              value={secret.value}
              onInput={({ currentTarget }) => (secret.value = currentTarget.value)}
            />
          </label>
          <Field
            label={signIn.name}
            name="username"
            autocomplete="username"
            maxLength={40}
            value={name.value}
            onInput={({ currentTarget }) => (name.value = currentTarget.value)}
          />
          <p role="alert" class="people-bad">
            {refused.value === null ? null : refusalWords(refused.value)}
          </p>
          <button type="submit" class="button" data-kind="main">
            {signIn.enter}
          </button>
        </form>
      ) : null}
      <p class="people-hint">{hasSecret ? signIn.lost : signIn.none}</p>
      <code class="operator-command">{signIn.command}</code>
    </section>
  );
}
