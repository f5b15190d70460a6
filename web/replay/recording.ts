import { type ReadonlySignal, useSignal } from "@preact/signals";
import type { GameRecord, GameTypes } from "@tavolata/kernel";
import { useEffect } from "preact/hooks";
import type { History } from "./timeline.ts";

export type Kept = GameRecord<GameTypes>;

/** What the house has of a finished game. */
export type Recording =
  | { readonly state: "loading" | "none" | "offline" }
  /** It was played in a circle that keeps it to its members. */
  | { readonly state: "hidden" }
  /** It is over, but what everybody saw is still being written down; `late` where that never came. */
  | { readonly state: "soon" | "late" }
  | { readonly state: "there"; readonly history: History; readonly record: Kept };

const FIRST_WAIT = 500;
const LONGEST_WAIT = 8000;
const GIVE_UP_AFTER = 60_000;
const OFFLINE_WAIT = 3000;

/** Fetches a finished game, and waits for it where it has only just ended. `again` starts over. */
export function useRecording(id: string): { recording: ReadonlySignal<Recording>; again: () => void } {
  const recording = useSignal<Recording>({ state: "loading" });
  const tries = useSignal(0);
  const round = tries.value;
  useEffect(() => {
    const stop = new AbortController();
    recording.value = { state: "loading" };
    void load(id, stop.signal, (now) => {
      recording.value = now;
    });
    return () => stop.abort();
  }, [id, round, recording]);
  return { recording, again: () => (tries.value += 1) };
}

async function load(id: string, signal: AbortSignal, say: (now: Recording) => void): Promise<void> {
  let waited = 0;
  let wait = FIRST_WAIT;
  while (!signal.aborted) {
    try {
      const [record, history] = await Promise.all([
        ask<Kept>(`/api/record/${id}`, signal),
        ask<History>(`/api/history/${id}`, signal),
      ]);
      if (record === "hidden") return say({ state: "hidden" });
      if (record === undefined) return say({ state: "none" });
      if (history !== undefined && history !== "hidden") return say({ state: "there", history, record });
      if (waited >= GIVE_UP_AFTER) return say({ state: "late" });
      say({ state: "soon" });
      waited += wait;
      await pause(wait);
      wait = Math.min(LONGEST_WAIT, wait * 2);
    } catch {
      if (signal.aborted) return;
      say({ state: "offline" });
      await pause(OFFLINE_WAIT);
    }
  }
}

/** Undefined where there is nothing. */
async function ask<Answer>(path: string, signal: AbortSignal): Promise<Answer | "hidden" | undefined> {
  const response = await fetch(path, { signal });
  if (response.status === 404) return undefined;
  if (response.status === 403) return "hidden";
  if (!response.ok) throw new Error(`${path} answers ${response.status}`);
  return (await response.json()) as Answer;
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
