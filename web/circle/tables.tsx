import { useSignal } from "@preact/signals";
import { Sheet, sayWhyNot } from "@tavolata/kit";
import { Icon } from "@tavolata/kit/art";
import type { InsideOfCircle, PublicCircle, PublicOpenHere } from "@tavolata/server/protocol";
import { CATALOGUE, titleOf } from "../catalogue/catalogue.ts";
import { dayAndTime } from "../chips/times.ts";
import { openTable } from "../lobby/open.ts";
import { Link } from "../shell/link.tsx";
import { connection } from "../state/connection.ts";
import { type GameOffered, games } from "../state/offered.ts";
import { go } from "../state/route.ts";
import { refusalWords, words } from "../words/index.ts";
import { circleWords } from "./words/index.ts";

interface TablesProps {
  readonly circle: PublicCircle;
  readonly inside: InsideOfCircle;
}

/** What is open here now, and the way to open more. */
export function TablesOfCircle({ circle, inside }: TablesProps) {
  const { tables } = circleWords();
  const choosing = useSignal(false);
  return (
    <section class="circle-tables">
      <h2>{tables.title}</h2>
      {inside.open.length === 0 && circle.closed === null ? <p class="circle-hint">{tables.none}</p> : null}
      <ul class="circle-open">
        {inside.open.map((one) => (
          <li key={one.id}>
            <Link to={`/${one.kind === "table" ? "t" : "e"}/${one.id}`}>
              <img src={CATALOGUE[one.game]?.cover} alt="" width="640" height="400" />
              <span class="circle-who">
                <strong>{one.kind === "table" ? titleOf(one.game) : one.name}</strong>
                <small>{one.kind === "table" ? aboutTable(one) : aboutTournament(one)}</small>
              </span>
              <Icon name="forward" />
            </Link>
          </li>
        ))}
      </ul>
      {circle.closed === null ? (
        <button type="button" class="button" data-kind="main" onClick={() => (choosing.value = true)}>
          <Icon name="plus" />
          {tables.open}
        </button>
      ) : null}
      <Sheet
        title={tables.which}
        open={choosing.value}
        closeLabel={words().close}
        onClose={() => (choosing.value = false)}
      >
        <Games circle={circle.id} />
      </Sheet>
    </section>
  );
}

function aboutTable(one: Extract<PublicOpenHere, { kind: "table" }>): string {
  const { tables } = circleWords();
  const people = one.seated.length === 0 ? [] : [one.seated.join(", ")];
  const bots = one.bots === 0 ? [] : [tables.bots(one.bots)];
  const who = [...people, ...bots].join(" + ") || tables.nobody;
  return [
    one.playing ? tables.playing : tables.waiting,
    who,
    ...(one.free === 0 ? [] : [tables.free(one.free)]),
  ].join(" · ");
}

function aboutTournament({
  game,
  running,
  players,
  most,
  startsAt,
}: Extract<PublicOpenHere, { kind: "tournament" }>) {
  const { tables } = circleWords();
  const when = running ? [tables.running] : startsAt === null ? [] : [tables.startsAt(dayAndTime(startsAt))];
  return [titleOf(game), tables.players(players, most), ...when].join(" · ");
}

function Games({ circle }: { circle: string }) {
  const { tables } = circleWords();
  const busy = useSignal(false);
  const open = async (game: GameOffered) => {
    busy.value = true;
    const { table, refused } = await openTable(connection, game, undefined, { circle });
    busy.value = false;
    if (table !== undefined) go(`/t/${table}`);
    else sayWhyNot(refusalWords(refused));
  };
  const offered = (games.value ?? []).filter(({ name }) => CATALOGUE[name]?.template !== true);
  return (
    <ul class="circle-games">
      {offered.map((game) => (
        <li key={game.name}>
          <button type="button" class="button" disabled={busy.value} onClick={() => void open(game)}>
            {titleOf(game.name)}
          </button>
        </li>
      ))}
      {offered.some(({ name }) => CATALOGUE[name]?.tournament !== undefined) ? (
        <li>
          <Link to={`/e#${circle}`} class="button">
            <Icon name="crown" />
            {tables.tournament}
          </Link>
        </li>
      ) : null}
    </ul>
  );
}
