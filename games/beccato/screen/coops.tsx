import type { Seat } from "@tavolata/kernel";
import { useTable } from "@tavolata/kit";
import { worthOf } from "../rules/eggs.ts";
import {
  type Breed,
  type Coop,
  ENOUGH_EGGS,
  isChickFree,
  type Move,
  sizeOf,
  type TeamView,
  teamOf,
  type View,
} from "../rules/index.ts";
import { usePress } from "./press.ts";
import { CoopPicture, Drawing, EggPicture } from "./sprites.tsx";
import type { Turn } from "./use-turn.ts";
import { useTexts } from "./words.ts";
import "./coops.css";

interface CoopsProps {
  readonly view: View;
  readonly turn: Turn;
  /** Whether the verdict has been shown: until then no coop is marked as won. */
  readonly judged: boolean;
}

/** The coops with their eggs, and the deck. This is also where an egg is chosen. */
export function Coops({ view, turn, judged }: CoopsProps) {
  const { screen } = useTexts();
  return (
    <ul class="bec-coops" aria-label={screen.coops} data-armed={turn.armed === "coccode"}>
      {view.coops.map((coop) => (
        <CoopOf key={coop.breed} view={view} coop={coop} turn={turn} judged={judged} />
      ))}
      <DeckOfEggs view={view} />
    </ul>
  );
}

function useTake(view: View, from: Breed | "deck" | "chick"): (() => void) | undefined {
  const { play, you, surface, busy } = useTable<Move>();
  const { choice } = view;
  const isOurs =
    choice !== null && you !== null && (choice.by ?? you) === you && teamOf(view, you) === choice.team;
  if (!isOurs || surface === "replay" || !choice.sources.includes(from)) return undefined;
  return () => {
    if (!busy) play({ type: "take", from });
  };
}

function CoopOf({ view, coop: { breed, egg }, turn, judged }: CoopsProps & { readonly coop: Coop }) {
  const { cards, symbols, screen } = useTexts();
  const take = useTake(view, breed);
  const press = usePress((moment) => turn.coop(breed, moment));
  const label = screen.coop({ breed: cards[breed], egg: egg === null ? null : symbols[egg] });
  const calls = turn.armed === "coccode";
  const won = judged && (view.outcome?.tris.includes(breed) ?? false);
  return (
    <li class="bec-coop" data-won={won} data-breed-of-coop={breed} data-place={`coop-${breed}`}>
      {calls || take !== undefined ? (
        <button type="button" aria-label={label} {...(calls ? press : { onClick: take })}>
          <CoopPicture breed={breed} egg={egg} />
        </button>
      ) : (
        <span role="img" aria-label={label}>
          <CoopPicture breed={breed} egg={egg} />
        </span>
      )}
      <span class="bec-coop-name" aria-hidden="true">
        {cards[breed]}
      </span>
    </li>
  );
}

function DeckOfEggs({ view }: { view: View }) {
  const { screen } = useTexts();
  const take = useTake(view, "deck");
  const chick = useTake(view, "chick");
  const left = view.eggDeck.length;
  const picture = (
    <>
      <Drawing name="egg-back" />
      <b>{left}</b>
    </>
  );
  return (
    <>
      <li class="bec-coop" data-deck="true" data-place="egg-deck">
        {take === undefined ? (
          <span role="img" aria-label={screen.eggDeck(left)}>
            {picture}
          </span>
        ) : (
          <button type="button" aria-label={screen.deck} onClick={take}>
            {picture}
          </button>
        )}
      </li>
      {isChickFree(view) ? (
        <li class="bec-coop" data-deck="true">
          {chick === undefined ? (
            <span role="img" aria-label={screen.chick}>
              <Drawing name="chick" />
            </span>
          ) : (
            <button type="button" aria-label={screen.chick} onClick={chick}>
              <Drawing name="chick" />
            </button>
          )}
        </li>
      ) : null}
    </>
  );
}

/** The eggs of every guild, in a row. */
export function Guilds({ view, you }: { view: View; you: Seat | null }) {
  const { screen, guilds } = useTexts();
  const own = you === null ? -1 : teamOf(view, you);
  return (
    <ul class="bec-guilds" aria-label={screen.eggs}>
      {view.teams.map((team, number) => (
        <li key={team.guild} data-guild={team.guild} data-own={number === own} data-place={`team-${number}`}>
          <span class="bec-guild" role="img" aria-label={guilds[team.guild]}>
            <Drawing name={team.guild} />
          </span>
          <EggsOf team={team} />
          <b role="img" aria-label={screen.points(pointsOf(team))}>
            {pointsOf(team)}
          </b>
        </li>
      ))}
    </ul>
  );
}

/** BEC-20, BEC-37: eggs are open, and so is what they are worth. */
function pointsOf(team: TeamView): number {
  return team.eggs.reduce((sum, egg) => sum + worthOf(egg, team.guild), 0);
}

/** Six places, filled from the left. */
function EggsOf({ team }: { team: TeamView }) {
  const { symbols, screen } = useTexts();
  const empty = Math.max(0, ENOUGH_EGGS - sizeOf(team));
  return (
    <span class="bec-eggs">
      {team.eggs.map((egg, at) => (
        <span
          key={String(at)}
          class="bec-egg"
          role="img"
          aria-label={egg.down ? screen.faceDown : screen.egg(symbols[egg.guild])}
          data-fly={`egg-${team.guild}-${at}`}
          data-from="egg-deck"
        >
          <EggPicture egg={egg} />
        </span>
      ))}
      {team.chick ? (
        <span class="bec-egg" role="img" aria-label={screen.chick}>
          <Drawing name="chick" />
        </span>
      ) : null}
      {Array.from({ length: empty }, (_, i) => (
        <span key={`free-${i}`} class="bec-egg" data-free="true" />
      ))}
    </span>
  );
}
