import { useSignal } from "@preact/signals";
import { Avatar } from "@tavolata/kit/art";
import type { InsideOfCircle, PublicCircle } from "@tavolata/server/protocol";
import { lazy } from "../shell/lazy.tsx";
import { connection } from "../state/connection.ts";
import type { DoInCircle } from "./acting.ts";
import { circleWords } from "./words/index.ts";

const MemberSheet = lazy(async () => (await import("./member-sheet.tsx")).MemberSheet, true);

interface MembersProps {
  readonly circle: PublicCircle;
  readonly inside: InsideOfCircle;
  readonly act: DoInCircle;
}

/** Everybody who is in it, in the order in which they joined; a tap says who they are and what can be done. */
export function Members({ circle, inside, act }: MembersProps) {
  const { members, page } = circleWords();
  const shown = useSignal<string | null>(null);
  const me = connection.person.value?.id;
  const member = inside.members.find(({ id }) => id === shown.value);
  return (
    <section>
      <h2>{members.title}</h2>
      <ul class="circle-members">
        {inside.members.map(({ id, nickname, avatar, role }) => {
          const isHere = inside.here.includes(id);
          return (
            <li key={id}>
              <button type="button" onClick={() => (shown.value = id)}>
                <span class="circle-face" data-here={isHere}>
                  <Avatar recipe={avatar} />
                </span>
                <span class="circle-who">
                  <strong>
                    {nickname}
                    {id === me ? ` (${members.you})` : ""}
                  </strong>
                  <small>
                    {[members.roles[role], isHere ? page.hereNow : ""]
                      .filter((text) => text !== "")
                      .join(" · ")}
                  </small>
                </span>
              </button>
            </li>
          );
        })}
      </ul>
      {member === undefined ? null : (
        <MemberSheet
          member={member}
          circle={circle}
          inside={inside}
          act={act}
          onClose={() => (shown.value = null)}
        />
      )}
    </section>
  );
}
