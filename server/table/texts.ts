import { type GameTypes, heard, type Instant, type Watcher } from "@tavolata/kernel";
import { publicRoom } from "../room/public-room.ts";
import type { GameAtTables } from "./games.ts";
import { type Chapter, noticed, type TableState } from "./state.ts";

/** What the texts are made from. */
interface Source {
  readonly state: TableState;
  readonly game: GameAtTables;
  readonly chapters: readonly Chapter[];
  now(): Instant;
}

/** What is sent of a table, written once however many look at it. */
export class TableTexts {
  private roomText: string | undefined;
  private readonly sights = new Map<Watcher, string>();

  constructor(private readonly table: Source) {}

  /** Something has changed. */
  forget(): void {
    this.roomText = undefined;
    this.sights.clear();
  }

  room(): string {
    this.roomText ??= JSON.stringify(publicRoom(this.table.state, this.table.game));
    return this.roomText;
  }

  /** What a watcher sees of the game now: the fields of an update from `view` on, without the braces. */
  sight(watcher: Watcher): string {
    let text = this.sights.get(watcher);
    if (text === undefined) {
      text = this.writeSight(watcher);
      this.sights.set(watcher, text);
    }
    return text;
  }

  /** A finished game of another version is not for this version's eyes; its record has all its views. */
  isLegible(): boolean {
    const { play } = this.table.state;
    return play !== null && play.standing.version === this.table.game.rules.version;
  }

  private writeSight(watcher: Watcher): string {
    const { state, game } = this.table;
    const { standing, over, decisions, awaitedSince } = state.play!;
    const { rules } = game;
    const now = this.table.now() - standing.clock.behind;
    const seat = typeof watcher === "number" ? watcher : undefined;
    const mayMove = !over && watcher !== "spectator" && standing.clock.pausedAt === null;
    const offers = mayMove ? rules.moves(standing.state, watcher, { now, actedAt: now }) : [];
    const awaited = seat !== undefined && !over && awaitedSince[seat] !== null;
    const decision = seat === undefined ? 0 : decisions[seat]!;
    return `"view":${JSON.stringify(rules.view(standing.state, watcher))},"offers":${JSON.stringify(offers)},"awaited":${awaited},"decision":${decision},"clock":${JSON.stringify(standing.clock)}`;
  }
}

/** What one watcher was told in some chapters, update by update; `before` is the last update he had. */
export function eventsFor(
  chapters: readonly Chapter[],
  watcher: Watcher,
  before: number,
): { update: number; at: Instant; events: GameTypes["event"][] }[] {
  let update = before;
  return chapters.flatMap((chapter) => {
    if (!noticed(chapter, watcher)) return [];
    update++;
    return [{ update, at: chapter.at, events: heard(chapter.told, watcher) }];
  });
}
