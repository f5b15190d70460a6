import { useSignal } from "@preact/signals";
import type { Refusal } from "@tavolata/kernel";
import { Icon } from "@tavolata/kit/art";
import type { FiguresOfGame, OwnFigures } from "@tavolata/server/protocol";
import { useEffect } from "preact/hooks";
import { titleOf } from "../../catalogue/catalogue.ts";
import { lazy } from "../../shell/lazy.tsx";
import { Link } from "../../shell/link.tsx";
import { connection } from "../../state/connection.ts";
import { refusalWords, words } from "../../words/index.ts";
import { ask } from "../ask.ts";
import { Framed } from "../frame.tsx";
import { figuresPageWords } from "./words/index.ts";

const GameFigures = lazy(async () => (await import("../figures/game-figures.tsx")).GameFigures);

/** How one plays, game by game. */
export function FiguresPage() {
  const said = figuresPageWords();
  const games = useSignal<readonly FiguresOfGame[] | null>(null);
  const refused = useSignal<Refusal | null>(null);
  const isKnown = connection.person.value !== null;
  useEffect(() => {
    if (!isKnown) return;
    void ask<OwnFigures>("me/figures").then((answer) => {
      refused.value = answer.refused ?? null;
      games.value = answer.value?.games ?? null;
    });
  }, [isKnown, games, refused]);
  const found = games.value;
  return (
    <Framed title={said.title} back={{ to: "/me", label: said.back }}>
      {refused.value !== null ? (
        <p role="alert">{refusalWords(refused.value)}</p>
      ) : found === null ? (
        <p class="people-waiting">{words().loading}</p>
      ) : found.length === 0 ? (
        <div class="people-empty">
          <h2>{said.empty}</h2>
          <p>{said.emptyText}</p>
          <Link to="/" class="button" kind="main">
            <Icon name="play" />
            {said.play}
          </Link>
        </div>
      ) : (
        <>
          <p>{said.intro}</p>
          <div class="people-figures">
            {found.map((one) => (
              <OfGame key={one.game} figures={one} />
            ))}
          </div>
        </>
      )}
    </Framed>
  );
}

function OfGame({ figures }: { figures: FiguresOfGame }) {
  const { game, counted, rating } = figures;
  const said = figuresPageWords();
  return (
    <section class="people-box">
      <h2>{titleOf(game)}</h2>
      {rating === null ? null : (
        <p>
          <strong>{said.rating(Math.round(rating.value), Math.round(rating.plusMinus))}</strong>,{" "}
          {said.ratedGames(rating.games)}
        </p>
      )}
      <p class="people-hint">{said.counted(counted)}</p>
      {counted === 0 ? null : <GameFigures figures={figures} />}
    </section>
  );
}
