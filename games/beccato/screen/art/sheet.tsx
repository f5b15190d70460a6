import { type Colours, Ink } from "@tavolata/kit/art";
import { useMemo } from "preact/hooks";
import type { Card, Guild } from "../../rules/index.ts";
import { BREED_ART } from "./breeds.ts";
import { FARM, GROUNDS } from "./colours.ts";
import {
  CARD_BACK,
  CHICK,
  COOP,
  EGG,
  EGG_BACK,
  EGG_COLOURS,
  EGG_DOWN,
  FEATHER,
  FENCE,
  GUILD_ART,
  SCARECROW,
  YARD,
} from "./things.ts";

const SQUARE = "0 0 100 100";

/** Every drawing once; wherever it is shown, it is only referred to. */
export function Sheet() {
  return useMemo(sheet, []);
}

function sheet() {
  const symbol = (name: string, drawing: string, viewBox = SQUARE, colours: Colours = FARM) => (
    <symbol key={name} id={`bec-${name}`} viewBox={viewBox}>
      <Ink art={drawing} colours={colours} />
    </symbol>
  );
  const birds = Object.entries(BREED_ART) as [Card, string][];
  const guilds = Object.entries(GUILD_ART) as [Guild, string][];
  return (
    <svg class="bec-sprites" width="0" height="0" aria-hidden="true">
      {birds.map(([breed, drawing]) => symbol(breed, drawing))}
      {birds.map(([breed]) => (
        <symbol key={`card-${breed}`} id={`bec-card-${breed}`} viewBox="0 0 100 140">
          <path fill={GROUNDS[breed]} d="M0 0H100V140H0Z" />
          <path fill={FARM.a} d="M0 100Q24 92 50 99T100 97V140H0Z" />
          <use href={`#bec-${breed}`} x="5" y="17" width="90" height="90" />
        </symbol>
      ))}
      {guilds.map(([guild, drawing]) => symbol(guild, drawing))}
      {guilds.map(([guild, drawing]) => (
        <symbol key={`egg-${guild}`} id={`bec-egg-${guild}`} viewBox={SQUARE}>
          <Ink art={EGG} colours={{ ...FARM, c: EGG_COLOURS[guild] }} />
          <g transform="translate(20 26) scale(.6)">
            <Ink art={drawing} colours={FARM} />
          </g>
        </symbol>
      ))}
      {symbol("egg-down", EGG_DOWN)}
      {symbol("egg-back", EGG_BACK)}
      {symbol("chick", CHICK)}
      {symbol("feather", FEATHER)}
      {symbol("coop", COOP, "0 0 100 120")}
      {symbol("scarecrow", SCARECROW, "0 0 120 120")}
      {symbol("back", CARD_BACK, "0 0 100 140")}
    </svg>
  );
}

/** Sky, hills and straw, behind everything. */
export function Yard() {
  return useMemo(
    () => (
      <svg class="bec-yard" viewBox="0 0 400 200" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
        <Ink art={YARD} colours={FARM} />
      </svg>
    ),
    [],
  );
}

export function Fence() {
  return useMemo(
    () => (
      <svg class="bec-fence" width="100%" height="100%" aria-hidden="true">
        <pattern id="bec-fence" width="75" height="30" patternUnits="userSpaceOnUse" viewBox="0 0 100 40">
          <Ink art={FENCE} colours={FARM} />
        </pattern>
        <rect width="100%" height="100%" fill="url(#bec-fence)" />
      </svg>
    ),
    [],
  );
}
