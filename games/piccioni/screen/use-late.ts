import { useEffect, useState } from "preact/hooks";

export type Late = typeof import("./late.ts");
let late: Late | null = null;

/** Null until it has loaded; after a failed fetch, the next thing that is asked tries again. */
export function useLate(asked: unknown): Late | null {
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
  }, [asked, here]);
  return here;
}
