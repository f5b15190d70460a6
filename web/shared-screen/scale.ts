import { useEffect, useState } from "preact/hooks";

/** What games draw a shared screen for. */
const DRAWN_FOR = { width: 1920, height: 1080 };

/** How much larger or smaller this screen is than the one that games draw for. */
export function useScale(): number {
  const [scale, setScale] = useState(scaleNow);
  useEffect(() => {
    const measure = () => setScale(scaleNow());
    addEventListener("resize", measure);
    return () => removeEventListener("resize", measure);
  }, []);
  return scale;
}

function scaleNow(): number {
  return Math.min(innerWidth / DRAWN_FOR.width, innerHeight / DRAWN_FOR.height);
}
