import { signal } from "@preact/signals";
import { useEffect } from "preact/hooks";

/** What is over and still lies over the table, as a scene of the game; undefined where people look at the table itself. */
export const lookingBack = signal<unknown>(undefined);

/** Says what this table still shows of what is over, so that nobody comments on what it hides. */
export function useLookingBack(past: unknown): void {
  useEffect(() => {
    lookingBack.value = past;
    return () => {
      lookingBack.value = undefined;
    };
  }, [past]);
}
