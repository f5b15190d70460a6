import { useSignal } from "@preact/signals";
import { AVATAR_PARTS, Avatar, Icon, randomRecipe, readRecipe, writeRecipe } from "@tavolata/kit/art";
import { connection } from "../state/connection.ts";
import { noteNamed } from "../state/named.ts";
import { refusalWords, words } from "../words/index.ts";
import { Field } from "./field.tsx";
import { profileWords } from "./profile-words/index.ts";
import { WayToProfile } from "./way-to-profile.tsx";

/** In the corner: name and face, and the way to everything else about oneself. */
export function ProfileInCorner({ game, onDone }: { game?: string | undefined; onDone: () => void }) {
  return (
    <>
      <Profile onDone={onDone} />
      <WayToProfile atTable={game !== undefined} />
    </>
  );
}

/** Name and face, as the others see them. */
export function Profile({ onDone }: { onDone: () => void }) {
  const person = connection.person.value;
  const nickname = useSignal(person?.nickname ?? "");
  const avatar = useSignal(person?.avatar ?? "");
  const bad = useSignal<string | null>(null);
  const { me, save } = words();

  const keep = async (event: SubmitEvent) => {
    event.preventDefault();
    const name = nickname.value.trim().replace(/\s+/g, " ");
    if (name === "" || name.length > 24) {
      bad.value = me.badName;
      return;
    }
    const { refused } = await connection.introduce(name, avatar.value);
    if (refused === undefined) {
      noteNamed();
      onDone();
    } else bad.value = refused.code === "malformed" ? me.badName : refusalWords(refused);
  };

  const change = (part: number, of: number) => {
    const choices = readRecipe(avatar.value);
    choices[part] = ((choices[part] ?? 0) + 1) % of;
    avatar.value = writeRecipe(choices);
  };

  return (
    <form class="profile" onSubmit={keep}>
      <Field
        label={me.nickname}
        value={nickname.value}
        maxLength={24}
        autocomplete="nickname"
        onInput={(event) => (nickname.value = event.currentTarget.value)}
      />
      <p class="profile-bad" role="alert">
        {bad.value}
      </p>
      <div class="profile-face">
        <Avatar recipe={avatar.value} />
        <button type="button" class="button" onClick={() => (avatar.value = randomRecipe(Math.random))}>
          <Icon name="dice" />
          {profileWords().shuffle}
        </button>
      </div>
      <div class="profile-parts">
        {AVATAR_PARTS.map(({ part, choices }, i) => (
          <button key={part} type="button" class="chip" onClick={() => change(i, choices)}>
            {profileWords()[part] ?? part}
          </button>
        ))}
      </div>
      <button type="submit" class="button" data-kind="main">
        {save}
      </button>
    </form>
  );
}
