import { Card } from "@tavolata/kit";
import type { Rank } from "../rules/index.ts";
import "./rank-card.css";

/** What is printed on a card of this rank: the same in every language. */
export function printed(rank: Rank): string {
  return rank === "T" ? "10" : rank;
}

interface RankCardProps {
  readonly rank: Rank;
  readonly fly?: string | undefined;
  readonly from?: string | undefined;
}

/** A card that somebody has called: a rank, of whatever suit. */
export function RankCard({ rank, fly, from }: RankCardProps) {
  return (
    <Card face={rank} fly={fly} from={from}>
      <span class="rank-card">
        <span class="rank-card-corner">{printed(rank)}</span>
        <span class="rank-card-rank">{printed(rank)}</span>
      </span>
    </Card>
  );
}
