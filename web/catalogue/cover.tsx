import { PALETTE } from "@tavolata/kit/art";
import type { CatalogueEntry } from "./catalogue.ts";

const GROUNDS = ["r", "o", "b", "w", "u"];

interface CoverProps {
  readonly of: Pick<CatalogueEntry, "name" | "title" | "cover">;
  readonly class?: string;
}

/** A game's picture; for one that nobody has drawn, the initial of its title on a ground of its own. */
export function Cover({ of: { name, title, cover }, class: className }: CoverProps) {
  if (cover !== undefined) return <img class={className} src={cover} alt="" width="640" height="400" />;
  const sum = [...name].reduce((total, letter) => total + letter.charCodeAt(0), 0);
  const ground = PALETTE[GROUNDS[sum % GROUNDS.length] ?? "r"];
  return (
    <svg class={className} viewBox="0 0 640 400" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <rect width="640" height="400" fill={ground} />
      <circle cx="320" cy="200" r="142" fill={PALETTE.p} stroke={PALETTE.i} stroke-width="10" />
      <text
        x="320"
        y="262"
        font-family="Fraunces, Georgia, serif"
        font-size="180"
        font-weight="750"
        text-anchor="middle"
        fill={PALETTE.i}
      >
        {title.charAt(0)}
      </text>
    </svg>
  );
}
