import { Icon } from "@tavolata/kit/art";
import { words } from "../words/index.ts";
import { Link } from "./link.tsx";

/** To one's own page. At a table it opens in a tab of its own: nobody leaves the table for it. */
export function WayToProfile({ atTable }: { atTable: boolean }) {
  const text = words().connection.whoYouAre;
  return (
    <p class="way-to-profile">
      {atTable ? (
        <a class="button" data-kind="quiet" href="/me" target="_blank" rel="noreferrer">
          <Icon name="lock" />
          {text}
        </a>
      ) : (
        <Link to="/me" class="button" kind="quiet">
          <Icon name="lock" />
          {text}
        </Link>
      )}
    </p>
  );
}
