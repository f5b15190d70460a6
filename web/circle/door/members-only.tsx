import { CodeForm } from "../../shell/code-form.tsx";
import { NowherePage } from "../../shell/nowhere.tsx";
import { circleWords } from "../words/index.ts";

/** A circle that shows itself to its members only, or something that was played there. */
export function MembersOnly() {
  const { front } = circleWords();
  return (
    <NowherePage title={front.membersTitle} text={front.membersText}>
      <CodeForm />
    </NowherePage>
  );
}
