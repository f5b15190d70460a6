/** Called with the time of every frame until it says that it is done. */
type FrameCallback = (now: number) => "again" | "done";

const callbacks = new Set<FrameCallback>();
let asked = false;

/** All avatars of a table share one clock, which stands still when they do. */
export function animate(onFrame: FrameCallback): () => void {
  callbacks.add(onFrame);
  ask();
  return () => callbacks.delete(onFrame);
}

function ask(): void {
  if (asked || callbacks.size === 0) return;
  asked = true;
  requestAnimationFrame((now) => {
    asked = false;
    for (const onFrame of callbacks) if (onFrame(now) === "done") callbacks.delete(onFrame);
    ask();
  });
}
