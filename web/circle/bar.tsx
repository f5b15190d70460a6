import { Icon } from "@tavolata/kit/art";
import { Corner } from "../shell/corner.tsx";
import { Link } from "../shell/link.tsx";
import { words } from "../words/index.ts";
import { Crest } from "./crest/crest.tsx";

/** The way back, the name of the circle, and one's own face. */
export function CircleBar({ name, crest }: { name: string; crest?: string }) {
  return (
    <header class="circle-bar">
      <Link to="/" class="icon-button" label={words().home}>
        <Icon name="back" />
      </Link>
      <h1>
        {crest === undefined ? null : <Crest recipe={crest} />}
        <span>{name}</span>
      </h1>
      <Corner />
    </header>
  );
}
