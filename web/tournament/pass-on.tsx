import { useSignal } from "@preact/signals";
import { Icon } from "@tavolata/kit/art";
import type { PublicTournament } from "@tavolata/server/protocol";
import { money } from "../chips/money.ts";
import { addressOf } from "../lobby/address.ts";
import { passOn } from "../share/pass-on.ts";
import { lazy } from "../shell/lazy.tsx";
import { PodiumOfTournament } from "./podium.tsx";
import { nameOf } from "./who.tsx";
import { tournamentWords } from "./words/index.ts";

/** Drawn when somebody wants to send it. */
const ResultPicture = lazy(
  async () => (await import("../share/result/result-picture.tsx")).ResultPicture,
  true,
);

/** How it ended; and for people who are not there, a link to look at it, and the result as a picture. */
export function PassOn({ id, tournament }: { id: string; tournament: PublicTournament }) {
  const { share, status, place } = tournamentWords();
  const { plan, phase, players } = tournament;
  const pictured = useSignal(false);
  const placed = players
    .flatMap((player) => (player.place === null ? [] : [{ ...player, place: player.place }]))
    .sort((a, b) => a.place - b.place);
  const winners = placed.filter((player) => player.place === 1);
  return (
    <section class="tournament-share">
      {phase === "over" ? <PodiumOfTournament tournament={tournament} /> : null}
      <div>
        <button
          type="button"
          class="button"
          onClick={() =>
            void passOn({ title: plan.name, text: share.text(plan.name), url: addressOf(id, "e") })
          }
        >
          <Icon name="share" />
          {share.link}
        </button>
        {phase === "over" && winners.length > 0 ? (
          <button
            type="button"
            class="button"
            aria-expanded={pictured.value}
            onClick={() => (pictured.value = !pictured.value)}
          >
            <Icon name="crown" />
            {share.picture}
          </button>
        ) : null}
      </div>
      {pictured.value ? (
        <ResultPicture
          game={plan.game}
          title={plan.name}
          headline={status.wins(winners.map(nameOf).join(" · "))}
          at={tournament.levelsBegan ?? undefined}
          rows={placed.map((player) => ({
            place: place(player.place),
            isFirst: player.place === 1,
            name: nameOf(player),
            note: player.prize > 0 ? money(player.prize) : undefined,
            faces: [
              "nickname" in player.who
                ? { avatar: player.who.avatar, isBot: false }
                : { avatar: String(player.player), isBot: true },
            ],
          }))}
        />
      ) : null}
    </section>
  );
}
