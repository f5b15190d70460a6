import type { Card, Egg, Guild } from "../rules/index.ts";

type Art = typeof import("./art/sheet.tsx");
let art: Art | undefined;

/** The drawings are a file of their own, which is loaded along with the words. */
export async function fetchArt(): Promise<void> {
  art ??= await import("./art/sheet.tsx");
}

const SQUARE = "0 0 100 100";

export const Sprites = () => (art === undefined ? null : <art.Sheet />);
export const Yard = () => (art === undefined ? null : <art.Yard />);
export const Fence = () => (art === undefined ? null : <art.Fence />);

type Sprite = Card | Guild | "egg-down" | "egg-back" | "chick" | "feather" | "scarecrow";

export function Drawing({ name, box = SQUARE }: { name: Sprite | `egg-${Guild}`; box?: string }) {
  return (
    <svg class="bec-drawing" viewBox={box} aria-hidden="true">
      <use href={`#bec-${name}`} />
    </svg>
  );
}

export function EggPicture({ egg }: { egg: Pick<Egg, "guild" | "down"> }) {
  return <Drawing name={egg.down ? "egg-down" : `egg-${egg.guild}`} />;
}

export function CoopPicture({ breed, egg }: { breed: Card; egg: Guild | null }) {
  return (
    <svg class="bec-coop-picture" viewBox="0 0 100 134" aria-hidden="true">
      <use href="#bec-coop" x="0" y="0" width="100" height="120" />
      <use href={`#bec-${breed}`} x="19" y="36" width="62" height="62" />
      {egg === null ? null : <use href={`#bec-egg-${egg}`} x="54" y="84" width="48" height="48" />}
    </svg>
  );
}

export function CardPicture({ card, name }: { card: Card | null; name?: string }) {
  return (
    <svg class="bec-card" viewBox="0 0 100 140" aria-hidden="true">
      {card === null ? (
        <use href="#bec-back" />
      ) : (
        <>
          <use href={`#bec-card-${card}`} />
          <text x="50" y="129" text-anchor="middle">
            {name}
          </text>
        </>
      )}
    </svg>
  );
}
