import { useSignal } from "@preact/signals";
import { Icon } from "@tavolata/kit/art";
import { startAnew } from "../../connection/identity.ts";
import { Field } from "../../shell/field.tsx";
import { Link } from "../../shell/link.tsx";
import { refusalWords } from "../../words/index.ts";
import { ask } from "../ask.ts";
import { meWords } from "./words/index.ts";

/** Everything about a person is theirs: to take along and to take away. */
export function Yours({ name }: { name: string }) {
  const { yours } = meWords();
  const deleting = useSignal(false);
  return (
    <section>
      <h2>{yours.title}</h2>
      <p>
        <Link to="/privacy">{yours.privacy}</Link>
      </p>
      <p class="people-hint">{yours.exportHelp}</p>
      <a class="button" href="/api/me/export" download>
        <Icon name="share" />
        {yours.export}
      </a>
      {deleting.value ? (
        <Delete name={name} onCancel={() => (deleting.value = false)} />
      ) : (
        <p>
          <button type="button" class="button" data-kind="quiet" onClick={() => (deleting.value = true)}>
            <Icon name="trash" />
            {yours.delete}
          </button>
        </p>
      )}
    </section>
  );
}

function Delete({ name, onCancel }: { name: string; onCancel(): void }) {
  const { yours } = meWords();
  const typed = useSignal("");
  const bad = useSignal<string | null>(null);
  const remove = async (event: SubmitEvent) => {
    event.preventDefault();
    if (typed.value.trim() !== name) {
      bad.value = yours.deleteWrong;
      return;
    }
    const { refused } = await ask("me/delete", { name });
    if (refused !== undefined) {
      bad.value = refusalWords(refused);
      return;
    }
    forgetHere();
    startAnew("/");
  };
  return (
    <form class="people-box people-delete" onSubmit={remove}>
      <p>{yours.deleteHelp}</p>
      <Field
        label={yours.deleteName(name)}
        value={typed.value}
        autocomplete="off"
        onInput={(event) => (typed.value = event.currentTarget.value)}
      />
      <p role="alert" class="people-bad">
        {bad.value}
      </p>
      <div class="people-buttons">
        <button type="submit" class="button">
          <Icon name="trash" />
          {yours.deleteNow}
        </button>
        <button type="button" class="button" data-kind="quiet" onClick={onCancel}>
          {yours.cancel}
        </button>
      </div>
    </form>
  );
}

/** What this browser remembers of them goes, too. */
function forgetHere(): void {
  try {
    localStorage.clear();
  } catch {}
}
