import type { Typed, Watcher } from "@tavolata/kernel";
import type { AnyScreen, StagePicture } from "@tavolata/kit";
import type { PastPlayer } from "@tavolata/server/protocol";

/** One moment of a finished game, as one watcher saw it. */
export interface HistoryMoment {
  /** The input after which it was so; the same for everybody who noticed it. */
  readonly seq: number;
  readonly at: number;
  readonly events: readonly Typed[];
  readonly view: object;
}

/** What everybody saw of a finished game, as the house keeps it. */
export interface History {
  readonly game: string;
  /** Who played, by the seats; empty where the house does not know any more. */
  readonly players: readonly PastPlayer[];
  readonly watchers: readonly { readonly watcher: Watcher; readonly moments: readonly HistoryMoment[] }[];
}

/** From where a game is looked at: a seat, an onlooker's place, or with all cards face up. */
export type Viewpoint = number | "spectator" | "open";

/** A game from one place: its moments, and the pictures that lead to each of them. */
export interface Timeline {
  readonly moments: readonly HistoryMoment[];
  picturesTo(at: number): StagePicture<object>[];
}

type Drawing = Pick<AnyScreen, "pictures" | "openView">;

export function viewpointsOf({ watchers }: History, { openView }: Drawing): Viewpoint[] {
  const seats = watchers.flatMap(({ watcher }) => (typeof watcher === "number" ? [watcher] : []));
  return [...seats, "spectator", ...(openView === undefined ? [] : ["open" as const])];
}

export function timelineOf(history: History, drawing: Drawing, from: Viewpoint): Timeline {
  if (from === "open") return openTimeline(history, drawing);
  const moments = momentsOf(history, from);
  return { moments, picturesTo: (at) => picturesTo(drawing, moments, at) };
}

/** The last moment of a timeline that is not after this one of another. */
export function nearest(moments: readonly HistoryMoment[], seq: number): number {
  return Math.max(
    0,
    moments.findLastIndex((moment) => moment.seq <= seq),
  );
}

/** Where something new begins: a hand, a round. */
export function chaptersOf(
  moments: readonly HistoryMoment[],
  { isChapter }: Pick<AnyScreen, "isChapter">,
): readonly number[] {
  if (isChapter === undefined) return [];
  return moments.flatMap(({ events }, at) => (events.some(isChapter) ? [at] : []));
}

/** The last chapter before this moment; undefined where there is none. */
export function chapterBefore(chapters: readonly number[], at: number): number | undefined {
  return chapters.findLast((chapter) => chapter < at);
}

export function chapterAfter(chapters: readonly number[], at: number): number | undefined {
  return chapters.find((chapter) => chapter > at);
}

function momentsOf({ watchers }: History, watcher: Watcher): readonly HistoryMoment[] {
  return watchers.find((one) => one.watcher === watcher)?.moments ?? [];
}

function picturesTo(
  { pictures }: Drawing,
  moments: readonly HistoryMoment[],
  at: number,
): StagePicture<object>[] {
  const moment = moments[at];
  if (moment === undefined) return [];
  try {
    return pictures({ events: moment.events, before: moments[at - 1]?.view ?? null, after: moment.view });
  } catch {
    // Told by another version of the game, which this page has no pictures for: then only the outcome is shown.
    return [];
  }
}

/** What all seats saw, put together at every moment that any of them noticed; told as an onlooker heard it. */
function openTimeline(history: History, drawing: Drawing): Timeline {
  const { openView } = drawing;
  if (openView === undefined) return { moments: [], picturesTo: () => [] };
  const seats = history.watchers
    .filter(({ watcher }) => typeof watcher === "number")
    .map(({ moments }) => moments);
  const heard = new Map(momentsOf(history, "spectator").map((moment) => [moment.seq, moment.events]));
  const times = new Map(seats.flatMap((moments) => moments.map(({ seq, at }) => [seq, at] as const)));
  const moments = [...times]
    .sort(([a], [b]) => a - b)
    .map(([seq, at]) => ({
      seq,
      at,
      events: heard.get(seq) ?? [],
      view: openView(seats.map((moments) => moments[nearest(moments, seq)]!.view)),
    }));
  // Each seat has its own pictures of what happened; where they go side by side, they are put together as well.
  const openPictures = (at: number): StagePicture<object>[] => {
    const { seq } = moments[at] ?? {};
    const each = seats.map((moments) =>
      picturesTo(
        drawing,
        moments,
        moments.findIndex((moment) => moment.seq === seq),
      ),
    );
    const [first = []] = each;
    if (each.some(({ length }) => length !== first.length)) return [];
    return first.map((picture, i) => ({
      ...picture,
      view: openView(each.map((pictures) => pictures[i]!.view)),
    }));
  };
  return { moments, picturesTo: openPictures };
}
