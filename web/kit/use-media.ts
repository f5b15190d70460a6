import { useEffect, useState } from "preact/hooks";

/** Whether the window matches the query, kept up to date. */
export function useMedia(query: string): boolean {
  const [matches, setMatches] = useState(() => matchMedia(query).matches);
  useEffect(() => {
    const list = matchMedia(query);
    const update = () => setMatches(list.matches);
    update();
    list.addEventListener("change", update);
    return () => list.removeEventListener("change", update);
  }, [query]);
  return matches;
}

/** The same bounds as in the frame's own styles: room for a table seen from above, with seats around it. */
export function useDesk(): boolean {
  return useMedia("(min-width: 56.25em) and (min-height: 35em)");
}
