import type { Instant, Refusal } from "@tavolata/kernel";
import { type PublicNotice, refusal } from "../../protocol/index.ts";
import type { Arriving } from "../room/steps.ts";

/** The board of a circle: what members have to say to all the others. */
export interface Board {
  /** The newest last. */
  notices: PublicNotice[];
  /** How many there have ever been. */
  posted: number;
}

/** The oldest one makes room. */
const MOST_NOTICES = 30;

export function emptyBoard(): Board {
  return { notices: [], posted: 0 };
}

export function post(board: Board, { id, nickname }: Arriving, text: string, at: Instant): void {
  board.posted++;
  const notice = { number: board.posted, at, person: id, nickname, text };
  board.notices = [...board.notices, notice].slice(-MOST_NOTICES);
}

export function takeDown(board: Board, number: number): void {
  board.notices = board.notices.filter((notice) => notice.number !== number);
}

export function refuseTakingDown(
  { notices }: Board,
  number: number,
  person: string,
  organises: boolean,
): Refusal | undefined {
  const notice = notices.find((one) => one.number === number);
  if (notice === undefined) return refusal("no-such-notice");
  return organises || notice.person === person ? undefined : refusal("not-an-organiser");
}

/** They are called something else now. */
export function renameOnBoard(board: Board, was: string, { id, nickname }: Arriving): void {
  board.notices = board.notices.map((notice) =>
    notice.person === was ? { ...notice, person: id, nickname } : notice,
  );
}

export function forgetOnBoard(board: Board, person: string): void {
  board.notices = board.notices.filter((notice) => notice.person !== person);
}
