import { useSignal } from "@preact/signals";
import { Sheet } from "@tavolata/kit";
import { Avatar, Icon } from "@tavolata/kit/art";
import type { GamePage, PlayedGame, PublicPerson } from "@tavolata/server/protocol";
import { useCallback, useEffect } from "preact/hooks";
import { CATALOGUE } from "../../catalogue/catalogue.ts";
import { Choice } from "../../shell/choice.tsx";
import { Link } from "../../shell/link.tsx";
import { connection } from "../../state/connection.ts";
import { games as offered } from "../../state/offered.ts";
import { refusalWords, words } from "../../words/index.ts";
import { ask } from "../ask.ts";
import { CardOf } from "../card/card.tsx";
import { Framed } from "../frame.tsx";
import { Played } from "./played.tsx";
import { gamesWords } from "./words/index.ts";
import "./games.css";

const ANY = "";

/** What one has played, the latest first: all of it, one game only, or with one person. */
export function GamesPage() {
  const said = gamesWords();
  const game = useSignal(ANY);
  const fellow = useSignal<PublicPerson | null>(null);
  const met = useSignal<PublicPerson | null>(null);
  const { found, next, refused, more } = useGames(game.value, fellow.value?.id);
  const me = connection.person.value?.id;
  const choices = Object.values(CATALOGUE).filter(({ name }) =>
    offered.value?.some((one) => one.name === name),
  );
  const isFiltered = game.value !== ANY || fellow.value !== null;
  return (
    <Framed title={said.title} back={{ to: "/me", label: said.back }}>
      <div class="games">
        <Choice
          label={said.which}
          values={[[ANY, said.all], ...choices.map(({ name, title }) => [name, title] as const)]}
          chosen={game.value}
          onChoose={(value) => (game.value = value)}
        />
        {fellow.value === null ? null : (
          <p class="games-with">
            <Avatar recipe={fellow.value.avatar} />
            <strong>{said.with(fellow.value.nickname)}</strong>
            <button type="button" class="button" data-kind="quiet" onClick={() => (fellow.value = null)}>
              {said.everybody}
            </button>
          </p>
        )}
        {refused === null ? null : <p role="alert">{refusalWords(refused)}</p>}
        {found === null ? (
          refused === null ? (
            <p class="people-waiting">{words().loading}</p>
          ) : null
        ) : found.length === 0 ? (
          isFiltered ? (
            <p>{said.emptyHere}</p>
          ) : (
            <Empty />
          )
        ) : (
          <ul class="games-list">
            {found.map((one) => (
              <Played key={one.id} played={one} me={me} onMeet={(person) => (met.value = person)} />
            ))}
          </ul>
        )}
        {next === null ? null : (
          <button type="button" class="button" onClick={more}>
            {said.more}
          </button>
        )}
      </div>
      <Sheet
        title={met.value?.nickname ?? ""}
        open={met.value !== null}
        closeLabel={words().close}
        onClose={() => (met.value = null)}
      >
        {met.value === null ? null : (
          <>
            <CardOf id={met.value.id} face={met.value.avatar} />
            <div class="people-buttons">
              <button
                type="button"
                class="button"
                onClick={() => {
                  fellow.value = met.value;
                  met.value = null;
                }}
              >
                <Icon name="log" />
                {said.together}
              </button>
            </div>
          </>
        )}
      </Sheet>
    </Framed>
  );
}

function Empty() {
  const said = gamesWords();
  return (
    <div class="people-empty">
      <h2>{said.empty}</h2>
      <p>{said.emptyText}</p>
      <Link to="/" class="button" kind="main">
        <Icon name="play" />
        {said.play}
      </Link>
    </div>
  );
}

/** Page by page, each from where the one before it ended. */
function useGames(game: string, fellow: string | undefined) {
  const found = useSignal<readonly PlayedGame[] | null>(null);
  const next = useSignal<string | null>(null);
  const refused = useSignal<Parameters<typeof refusalWords>[0] | null>(null);
  const isKnown = connection.person.value !== null;
  const fetchPage = useCallback(
    async (before: string | null, isWanted: () => boolean) => {
      const wanted = Object.entries({ game, with: fellow ?? "", before: before ?? "" });
      const query = new URLSearchParams(wanted.filter(([, value]) => value !== ""));
      const answer = await ask<GamePage>(`me/games?${query}`);
      // Somebody may have chosen something else meanwhile.
      if (!isWanted()) return;
      refused.value = answer.refused ?? null;
      if (answer.value === undefined) return;
      const earlier = before === null ? [] : (found.peek() ?? []);
      found.value = [...earlier, ...answer.value.games];
      next.value = answer.value.next;
    },
    [game, fellow, found, next, refused],
  );
  useEffect(() => {
    if (!isKnown) return;
    let isWanted = true;
    found.value = null;
    next.value = null;
    void fetchPage(null, () => isWanted);
    return () => {
      isWanted = false;
    };
  }, [isKnown, fetchPage, found, next]);
  const more = () => {
    const before = next.peek();
    next.value = null;
    void fetchPage(before, () => next.peek() === null);
  };
  return { found: found.value, next: next.value, refused: refused.value, more };
}
