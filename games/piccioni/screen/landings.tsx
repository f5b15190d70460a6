import { useTable } from "@tavolata/kit";
import { isPlace, type View } from "../rules/index.ts";
import type { Landing } from "./preview.ts";
import { turnWords } from "./turn-words.ts";
import { useTexts } from "./words.ts";
import { zoneName } from "./zone-name.ts";
import "./landings.css";

/** In words what the ghosts on the terraces show: where pigeons would go if nothing came between. */
export function Landings({ view, landings }: { view: View; landings: readonly Landing[] }) {
  const texts = useTexts();
  const { screen } = texts;
  const { names } = useTable();
  return (
    <p class="pic-landing" role="status">
      {landings
        .map(({ pigeons, to, evicted }) =>
          turnWords().landing({
            many: pigeons.length > 1,
            to: to === null ? null : zoneName(texts, view, to, names),
            why: evicted ? null : to === null || isPlace(to) ? screen.tied : screen.glides.fewestPigeons,
          }),
        )
        .join("; ")}
    </p>
  );
}
