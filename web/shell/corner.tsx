import { useSignal } from "@preact/signals";
import { Sheet } from "@tavolata/kit";
import { Avatar, Icon } from "@tavolata/kit/art";
import { connection } from "../state/connection.ts";
import { words } from "../words/index.ts";
import { lazy } from "./lazy.tsx";
import "./corner.css";

const Preferences = lazy(async () => (await import("./preferences-form.tsx")).Preferences);
const Profile = lazy(async () => (await import("./profile.tsx")).ProfileInCorner);

/** In the corner: settings, with what the game at hand has; and one's own face, behind which it is changed. */
export function Corner({ game }: { game?: string }) {
  const open = useSignal<"settings" | "face" | null>(null);
  const shut = () => (open.value = null);
  const person = connection.person.value;
  const { me, close } = words();
  if (person === null) return <span class="corner" />;
  return (
    <div class="corners">
      <button
        type="button"
        class="icon-button"
        aria-label={me.settings}
        onClick={() => (open.value = "settings")}
      >
        <Icon name="settings" class="icon" />
      </button>
      <button
        type="button"
        class="corner"
        aria-label={`${person.nickname}: ${me.edit}`}
        onClick={() => (open.value = "face")}
      >
        <Avatar recipe={person.avatar} />
        <span class="corner-name">{person.nickname}</span>
      </button>
      <Sheet title={me.title} open={open.value === "face"} closeLabel={close} onClose={shut}>
        <Profile game={game} onDone={shut} />
      </Sheet>
      <Sheet title={me.settings} open={open.value === "settings"} closeLabel={close} onClose={shut}>
        <Preferences game={game} />
      </Sheet>
    </div>
  );
}
