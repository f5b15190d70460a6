import { Link } from "../shell/link.tsx";
import { words } from "../words/index.ts";

interface ClosedTableProps {
  readonly text: string;
  readonly games: readonly { readonly id: string; readonly number: number }[];
  /** The circle in which it was opened. */
  readonly circle: string | null;
}

/** A table that is closed for good: why, and the games that were played there. */
export function ClosedTable({ text, games, circle }: ClosedTableProps) {
  const { lobby, home, way } = words();
  return (
    <main id="content" class="nowhere">
      <h1>{text}</h1>
      {games.map(({ id, number }) => (
        <p key={id}>
          <Link to={`/r/${id}`}>{lobby.game(number)}</Link>
        </p>
      ))}
      <Link to={circle === null ? "/" : `/circle/${circle}`} class="button" kind="main">
        {circle === null ? home : way.againCircle}
      </Link>
    </main>
  );
}
