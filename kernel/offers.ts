import { copy, same } from "./json.ts";
import { pick, type Random } from "./random/random.ts";

/** What may stand in one open field of an offer. */
export type Range =
  /** A whole number: a bet, a buy-in. */
  | { readonly kind: "amount"; readonly least: number; readonly most: number }
  /** Some of these, each at most as often as it is listed, in any order: cards to discard. */
  | {
      readonly kind: "some";
      readonly from: readonly unknown[];
      readonly least: number;
      readonly most: number;
    }
  /** A row of these, repeats allowed, order matters: a signal of up to three gestures. */
  | {
      readonly kind: "row";
      readonly from: readonly unknown[];
      readonly least: number;
      readonly most: number;
    };

type Template<Move> = Move extends { type: infer Type } ? Partial<Move> & { readonly type: Type } : never;

/**
 * Something that somebody can do now: one move, or a template with ranges for its open fields if there are too many
 * moves to list. Buttons and bots choose from the same offers, and offers are complete: a move that none of them
 * covers is refused.
 */
export type Offer<Move> =
  | { readonly move: Move; readonly open?: never }
  | { readonly move: Template<Move>; readonly open: Readonly<Record<string, Range>> };

export function covers<Move extends object>(offer: Offer<Move>, move: Move): boolean {
  if (offer.open === undefined) return same(offer.move, move);
  const fixed = { ...move } as Record<string, unknown>;
  const template = { ...offer.move } as Record<string, unknown>;
  for (const [field, range] of Object.entries(offer.open)) {
    if (!within(range, fixed[field])) return false;
    delete fixed[field];
    delete template[field];
  }
  return same(fixed, template);
}

/** A move of this offer; a random one if the offer has ranges. */
export function drawMove<Move>(offer: Offer<Move>, random: Random): Move {
  if (offer.open === undefined) return offer.move;
  const move: Record<string, unknown> = copy({ ...offer.move });
  for (const [field, range] of Object.entries(offer.open)) move[field] = drawWithin(range, random);
  return move as Move;
}

/** Moves at the ends of an offer's ranges and just beyond them. `covers` tells which of them the offer covers. */
export function edgesOf<Move extends object>(offer: Offer<Move>): Move[] {
  if (offer.open === undefined) return [offer.move];
  const plain = Object.fromEntries(
    Object.entries(offer.open).map(([field, range]) => [field, edgesWithin(range)[0]]),
  );
  return Object.entries(offer.open).flatMap(([field, range]) =>
    edgesWithin(range).map(
      (value) => ({ ...copy({ ...offer.move }), ...plain, [field]: value }) as unknown as Move,
    ),
  );
}

/** Values at the ends of a range and just beyond them; the first one is inside. */
function edgesWithin(range: Range): unknown[] {
  const { least, most } = range;
  if (range.kind === "amount") return [least, most, least - 1, most + 1];
  const first = (size: number) => range.from.slice(0, size);
  const once = range.from[0];
  return [
    first(least),
    first(most),
    first(Math.max(0, least - 1)),
    first(most + 1),
    Array(most).fill(once),
    [...first(most), once],
  ];
}

function within(range: Range, value: unknown): boolean {
  if (range.kind === "amount") {
    return Number.isInteger(value) && (value as number) >= range.least && (value as number) <= range.most;
  }
  if (!Array.isArray(value) || value.length < range.least || value.length > range.most) return false;
  if (range.kind === "row") return value.every((item) => range.from.some((other) => same(item, other)));
  const left = [...range.from];
  return value.every((item) => {
    const at = left.findIndex((other) => same(item, other));
    if (at < 0) return false;
    left.splice(at, 1);
    return true;
  });
}

function drawWithin(range: Range, random: Random): unknown {
  const size = range.least + random.below(range.most - range.least + 1);
  if (range.kind === "amount") return size;
  if (range.kind === "row") return Array.from({ length: size }, () => pick(range.from, random));
  const left = [...range.from];
  return Array.from({ length: size }, () => left.splice(random.below(left.length), 1)[0]);
}
