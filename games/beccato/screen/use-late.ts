import { useEffect, useState } from "preact/hooks";

export type Late = typeof import("./late.ts");
let late: Late | null = null;

/** Null until it has come; after a failed fetch the next change of the table tries again. */
export function useLate(moment: string): Late | null {
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
  }, [moment, here]);
  return here;
}
