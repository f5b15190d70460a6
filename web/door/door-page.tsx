import { useSignal } from "@preact/signals";
import type { Refusal } from "@tavolata/kernel";
import { language } from "@tavolata/kit";
import { Logo } from "@tavolata/kit/art";
import { knock } from "../connection/knock.ts";
import { ComeBack } from "../people/me/come-back.tsx";
import { Field } from "../shell/field.tsx";
import { connection } from "../state/connection.ts";
import { go } from "../state/route.ts";
import { doorWords } from "./words/index.ts";
import "../people/people.css";
import "../shell/nowhere.css";
import "./door.css";

/** In front of the house: by invitation only, or shut to this device for a time. */
export function DoorPage({ refused }: { refused: Refusal }) {
  const said = doorWords();
  if (refused.code === "banned") {
    const until = refused.params?.until;
    return (
      <main id="content" class="nowhere">
        <Logo class="nowhere-logo" />
        <h1>{said.bannedTitle}</h1>
        <p>{said.banned(typeof until === "number" ? momentOf(until) : "…")}</p>
      </main>
    );
  }
  return (
    <main id="content" class="nowhere">
      <Logo class="nowhere-logo" />
      <h1>{said.invitedTitle}</h1>
      <p>{said.invited}</p>
      <Invitation />
      <div class="door-known">
        <ComeBack canUsePasskeys />
      </div>
    </main>
  );
}

function Invitation() {
  const said = doorWords();
  const code = useSignal("");
  const bad = useSignal<string | null>(null);
  const enter = async (event: SubmitEvent) => {
    event.preventDefault();
    go(`/i/${encodeURIComponent(code.value.trim())}`, "replace");
    const answer = await knock();
    if (answer.ok) return connection.hurry();
    bad.value = answer.status === 429 ? said.tooFast : said.wrong;
  };
  return (
    <form class="door-form" onSubmit={enter}>
      <Field
        label={said.code}
        value={code.value}
        autocomplete="off"
        autocapitalize="characters"
        maxLength={40}
        onInput={(event) => (code.value = event.currentTarget.value)}
      />
      <p role="alert" class="door-bad">
        {bad.value}
      </p>
      <button type="submit" class="button" data-kind="main" disabled={code.value.trim() === ""}>
        {said.enter}
      </button>
    </form>
  );
}

/** "18 novembre alle ore 21:30" */
function momentOf(at: number): string {
  return new Intl.DateTimeFormat(language.value === "en" ? "en-GB" : "it", {
    day: "numeric",
    month: "long",
    hour: "2-digit",
    minute: "2-digit",
  }).format(at);
}
