import { useSignal } from "@preact/signals";
import { Icon } from "@tavolata/kit/art";
import { Choice } from "../../shell/choice.tsx";
import { lazy } from "../../shell/lazy.tsx";
import { Link } from "../../shell/link.tsx";
import { OfflinePage } from "../../shell/offline.tsx";
import { Profile } from "../../shell/profile.tsx";
import { connection } from "../../state/connection.ts";
import { refusalWords, words } from "../../words/index.ts";
import { ask } from "../ask.ts";
import { Framed } from "../frame.tsx";
import { dayOf } from "../times.ts";
import { type KnownProfile, useProfile } from "../use-profile.ts";
import { ComeBack } from "./come-back.tsx";
import { Devices } from "./devices.tsx";
import { Keep } from "./keep.tsx";
import { meWords } from "./words/index.ts";

const KeptAway = lazy(async () => (await import("./kept-away.tsx")).KeptAway, true);
/** Only in houses that are by invitation. */
const InviteGuests = lazy(async () => (await import("./invite-guests.tsx")).InviteGuests, true);
/** Few people go so far. */
const MyCircles = lazy(async () => (await import("../../circle/mine/mine.tsx")).MyCircles, true);
const Yours = lazy(async () => (await import("./yours.tsx")).Yours, true);

/** Who one is, and everything that can be done about it. */
export function MePage() {
  const known = useProfile();
  const said = meWords();
  const profile = known.profile.value;
  const refused = known.refused.value;
  if (profile === null && connection.state.value === "lost") return <OfflinePage />;
  return (
    <Framed title={said.title}>
      <nav class="people-ways" aria-label={said.title}>
        <Link to="/me/games" class="button">
          <Icon name="log" />
          {said.games}
        </Link>
        <Link to="/me/figures" class="button">
          <Icon name="speed" />
          {said.figures}
        </Link>
      </nav>
      {refused === null ? null : <p role="alert">{refusalWords(refused)}</p>}
      {profile === null ? (
        <p class="people-waiting">{words().loading}</p>
      ) : (
        <div class="people-columns">
          <div>
            <Face since={profile.since} />
            <Keep profile={profile} again={known.again} />
          </div>
          <div>
            <Devices profile={profile} again={known.again} />
            <ComeBack nickname={profile.person.nickname} canUsePasskeys={profile.canUsePasskeys} />
            <MyCircles />
            <Others known={known} shows={profile.showsFigures} />
            {profile.invites ? <InviteGuests /> : null}
            <KeptAway />
            <Yours name={profile.person.nickname} />
          </div>
        </div>
      )}
    </Framed>
  );
}

function Face({ since }: { since: number | null }) {
  const said = meWords();
  const saved = useSignal(false);
  return (
    <section>
      <h2>{words().me.title}</h2>
      {since === null ? null : <p class="people-hint">{said.since(dayOf(since))}</p>}
      <Profile onDone={() => (saved.value = true)} />
      <p role="status">{saved.value ? said.saved : null}</p>
    </section>
  );
}

function Others({ known, shows }: { known: KnownProfile; shows: boolean }) {
  const { others } = meWords();
  const show = async (wanted: boolean) => {
    await ask("me/show-figures", { show: wanted });
    await known.again();
  };
  return (
    <section>
      <h2>{others.title}</h2>
      <Choice
        label={others.show}
        help={others.help}
        values={[
          ["yes", others.yes],
          ["no", others.no],
        ]}
        chosen={shows ? "yes" : "no"}
        onChoose={(value) => void show(value === "yes")}
      />
    </section>
  );
}
