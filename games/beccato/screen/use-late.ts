import { useEffect, useState } from "preact/hooks";

export type Late = typeof import("./late.ts");
let late: Late | null = null;

/** Null until it has loaded; after a failed fetch, the next change of phase tries again. */
export function useLate(phase: string): Late | null {
  const [here, setHere] = useState(late);
  useEffect(() => {
    if (here !== null) return;
    import("./late.ts").then(
      (parts) => {
        late = parts;
        setHere(parts);
      },
      () => {},
    );
  }, [phase, here]);
  return here;
}
