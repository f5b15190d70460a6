import type { Names } from "@tavolata/kernel";
import { type Card, deckOf, isPlace, type Pigeon, pigeonFace, type View, type Zone } from "../rules/index.ts";
import type { Texts } from "../texts/it.ts";
import type { Scene } from "./scene.ts";
import { zoneName } from "./zone-name.ts";

/** What goes where now, and why. */
export interface Caption {
  readonly who: readonly (Card | Pigeon)[];
  readonly text: string;
  readonly why: string | undefined;
}

export function captionOf(texts: Texts, view: View, scene: Scene | undefined, names: Names): Caption | null {
  const { screen } = texts;
  const to = (zone: Zone) => `→ ${zoneName(texts, view, zone, names)}`;
  const called = (pigeon: Pigeon) => texts.card(pigeon, deckOf(view.options));
  switch (scene?.type) {
    case "glided":
      return {
        who: [scene.pigeon],
        text: `${called(scene.pigeon)} ${to(scene.to)}`,
        why: whyThere(texts, view, scene.pigeon),
      };
    case "moved":
      return { who: scene.pigeons, text: to(scene.to), why: undefined };
    case "scared":
      return scene.to === null
        ? { who: scene.pigeons, text: screen.backInDeck, why: screen.tied }
        : {
            who: scene.pigeons,
            text: to(scene.to),
            why: isPlace(scene.to) ? screen.tied : screen.glides.fewestPigeons,
          };
    case "evicted":
      return { who: scene.pigeons, text: screen.evicted, why: screen.backInDeck };
    case "trophy":
      return { who: [scene.card], text: `${screen.trophy} ${to(scene.seat)}`, why: undefined };
    case "returned":
      return { who: [scene.pigeon], text: `${screen.returned} ${to(scene.seat)}`, why: screen.unseenTrophy };
    default:
      return view.hovering === null || scene !== undefined
        ? null
        : { who: [view.hovering], text: called(view.hovering), why: whyThere(texts, view, view.hovering) };
  }
}

/** Why a pigeon goes where it goes; undefined if it simply has a Place. In any deck they look for one of a few things. */
export function whyThere({ screen }: Texts, view: View, pigeon: Pigeon): string | undefined {
  const { glides } = pigeonFace(view, pigeon);
  const reasons: Readonly<Record<string, string>> = screen.glides;
  return reasons[typeof glides === "object" ? "fuller" : glides];
}
