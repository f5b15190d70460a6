import { type Signal, useSignal } from "@preact/signals";
import type { Refusal } from "@tavolata/kernel";
import type { OwnProfile } from "@tavolata/server/protocol";
import { useCallback, useEffect } from "preact/hooks";
import { connection } from "../state/connection.ts";
import { ask } from "./ask.ts";

export interface KnownProfile {
  /** Null until the house has said. */
  readonly profile: Signal<OwnProfile | null>;
  readonly refused: Signal<Refusal | null>;
  again(): Promise<void>;
}

/** Who one is for the house, and by which ways one comes back. */
export function useProfile(): KnownProfile {
  const profile = useSignal<OwnProfile | null>(null);
  const refused = useSignal<Refusal | null>(null);
  const again = useCallback(async () => {
    const answer = await ask<OwnProfile>("me");
    refused.value = answer.refused ?? null;
    if (answer.value !== undefined) profile.value = answer.value;
  }, [profile, refused]);
  // Somebody who has never been here is nobody until the connection stands.
  const isKnown = connection.person.value !== null;
  useEffect(() => {
    if (isKnown) void again();
  }, [isKnown, again]);
  return { profile, refused, again };
}
