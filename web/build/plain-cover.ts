import { createHash } from "node:crypto";

const INK = "#221c17";
const PAPER = "#fbf3e2";
const GROUNDS = ["#c4512d", "#6b7d3a", "#47748f", "#8f2c22", "#8a5a34"];

/** A cover for a game that nobody has drawn: the initial of its title on a plate, and a ground that stays the same. */
export function plainCover(game: string, title: string): string {
  const ground = GROUNDS[createHash("sha256").update(game).digest().readUInt8() % GROUNDS.length];
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 640 400"><path fill="${ground}" d="M0 0h640v400H0z"/><circle cx="320" cy="200" r="142" fill="${PAPER}" stroke="${INK}" stroke-width="10"/><circle cx="320" cy="200" r="112" fill="none" stroke="${INK}" stroke-width="4"/><text x="320" y="256" font-family="Fraunces,Georgia,serif" font-size="160" font-weight="700" text-anchor="middle" fill="${INK}">${escaped(title.charAt(0))}</text></svg>`;
}

function escaped(letter: string): string {
  return `&#${letter.codePointAt(0)};`;
}
