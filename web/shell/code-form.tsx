import { useSignal } from "@preact/signals";
import { go } from "../state/route.ts";
import { words } from "../words/index.ts";
import { Field } from "./field.tsx";
import "./code-form.css";

/** Six letters that somebody said aloud. */
export function CodeForm({ tried = "" }: { tried?: string }) {
  const code = useSignal(tried);
  const { way } = words();
  const enter = (event: SubmitEvent) => {
    event.preventDefault();
    if (/^[A-Z]{6}$/.test(code.value)) go(`/c/${code.value}`);
  };
  return (
    <form class="code-form" onSubmit={enter}>
      <Field
        label={way.code}
        value={code.value}
        maxLength={6}
        autocomplete="off"
        autocapitalize="characters"
        spellcheck={false}
        placeholder={way.codeHint}
        onInput={(event) => {
          code.value = event.currentTarget.value.toUpperCase().replace(/[^A-Z]/g, "");
        }}
      />
      <button type="submit" class="button" disabled={code.value.length !== 6}>
        {way.enter}
      </button>
    </form>
  );
}
