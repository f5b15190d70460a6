import type { Refusal } from "@tavolata/kernel";
import { CodeForm } from "../shell/code-form.tsx";
import { NowherePage } from "../shell/nowhere.tsx";
import { refusalWords } from "../words/index.ts";
import { MembersOnly } from "./door/members-only.tsx";
import { circleWords } from "./words/index.ts";

/** Why somebody does not see a circle, and what they can do about it. */
export function Refused({ refused }: { refused: Refusal }) {
  const { front, gone } = circleWords();
  const { code, params = {} } = refused;
  if (code === "members-only") return <MembersOnly />;
  if (code === "removed-from-circle") {
    return (
      <NowherePage
        title={front.removedTitle(String(params.name ?? ""))}
        text={front.removedText(String(params.reason ?? ""))}
      >
        <p>{front.removedHelp}</p>
      </NowherePage>
    );
  }
  return (
    <NowherePage title={code === "invitation-void" ? front.voidTitle : gone} text={refusalWords(refused)}>
      <CodeForm />
    </NowherePage>
  );
}
