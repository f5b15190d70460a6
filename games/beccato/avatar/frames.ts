/** Called with the time of every frame until it says that it is done. */
type Step = (now: number) => "again" | "done";

const steps = new Set<Step>();
let asked = false;

/** One clock for all avatars of a table, which stands still when all of them do. */
export function animate(step: Step): () => void {
  steps.add(step);
  ask();
  return () => steps.delete(step);
}

function ask(): void {
  if (asked || steps.size === 0) return;
  asked = true;
  requestAnimationFrame((now) => {
    asked = false;
    for (const step of steps) if (step(now) === "done") steps.delete(step);
    ask();
  });
}
