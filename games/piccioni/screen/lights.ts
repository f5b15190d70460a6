import {
  type Card,
  isPlace,
  type Pigeon,
  pigeonsIn,
  playerAt,
  type View,
  type Zone,
} from "../rules/index.ts";
import type { Landing } from "./preview.ts";
import type { Scene } from "./scene.ts";
import type { Turn } from "./use-turn.ts";
import type { Lights } from "./zones.tsx";

/** What is lit: what can be chosen now; otherwise where something has just gone, and what the card in play is about. */
export function lightsOf(
  view: View,
  scene: Scene | undefined,
  turn: Turn,
  landings: readonly Landing[],
  read: (zone: Zone) => void,
): Lights {
  const { choice, draft, open } = turn;
  const picks = choice === null ? (view.inPlay.at(-1)?.picks ?? []) : [];
  const gone = scene !== undefined && "to" in scene ? scene.to : null;
  return {
    isLit: (zone) => {
      if (choice?.kind === "zone") return choice.zones.includes(zone);
      if (choice !== null || open.length > 0) return cardsIn(view, zone).some((card) => open.includes(card));
      return zone === gone || picks.some(({ to }) => to === zone);
    },
    open,
    landings,
    isChosen: (zone) => draft.zone === zone,
    meant: [
      ...draft.pigeons,
      ...[draft.target, draft.guano].filter((card) => card !== null),
      ...picks.flatMap(({ pigeons, guano }) => [...pigeons, ...(guano === null ? [] : [guano])]),
    ],
    onPress: (zone, at) => {
      const card = cardAt(at);
      if (choice?.kind === "zone" && choice.zones.includes(zone)) turn.begin({ zone });
      else if (card === undefined) read(zone);
      else turn.pressOpen(card);
    },
  };
}

/** What lies face up there. */
function cardsIn(view: View, zone: Zone): readonly (Card | Pigeon)[] {
  return [...pigeonsIn(view, zone), ...(isPlace(zone) ? [] : playerAt(view, zone).guano)];
}

/** The card nearest to where somebody pressed; with a key the first that is not chosen yet. */
function cardAt({ currentTarget, detail, clientX, clientY }: MouseEvent): string | undefined {
  const far = (card: Element) => {
    if (detail === 0) return card.matches("[data-meant=true]") ? 1 : 0;
    const { left, right, top, bottom } = card.getBoundingClientRect();
    return Math.hypot((left + right) / 2 - clientX, (top + bottom) / 2 - clientY);
  };
  const [first, ...others] = (currentTarget as Element).querySelectorAll<HTMLElement>("[data-open=true]");
  if (first === undefined) return undefined;
  return others.reduce((best, card) => (far(card) < far(best) ? card : best), first).dataset.card;
}
