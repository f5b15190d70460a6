import { useSignal } from "@preact/signals";
import { Sheet } from "@tavolata/kit";
import { Avatar } from "@tavolata/kit/art";
import { connection } from "../state/connection.ts";
import { words } from "../words/index.ts";
import { lazy } from "./lazy.tsx";
import "./corner.css";

const Preferences = lazy(async () => (await import("./preferences-form.tsx")).Preferences);
const Profile = lazy(async () => (await import("./profile.tsx")).Profile);

/** One's own face in the corner: behind it name, face, language, lights and sounds; at a table, what its game has. */
export function Corner({ game }: { game?: string }) {
  const open = useSignal(false);
  const person = connection.person.value;
  const { me, close } = words();
  if (person === null) return <span class="corner" />;
  return (
    <>
      <button
        type="button"
        class="corner"
        aria-label={`${person.nickname}: ${me.edit}`}
        onClick={() => (open.value = true)}
      >
        <Avatar recipe={person.avatar} />
        <span class="corner-name">{person.nickname}</span>
      </button>
      <Sheet title={me.title} open={open.value} closeLabel={close} onClose={() => (open.value = false)}>
        <Profile onDone={() => (open.value = false)} />
        <Preferences game={game} />
      </Sheet>
    </>
  );
}
