import { useEffect, useState } from "preact/hooks";

/** The same bounds as in the frame's own styles. */
const DESK = "(min-width: 900px) and (min-height: 560px)";

/** Whether there is room for a table seen from above, with seats around it. */
export function useDesk(): boolean {
  const [desk, setDesk] = useState(() => matchMedia(DESK).matches);
  useEffect(() => {
    const query = matchMedia(DESK);
    const look = () => setDesk(query.matches);
    look();
    query.addEventListener("change", look);
    return () => query.removeEventListener("change", look);
  }, []);
  return desk;
}
