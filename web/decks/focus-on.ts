const FOCUSABLE = "input, select, textarea, button, summary";

/**
 * Moves the focus to the part that shows what a JSON pointer means: every such part says so with `data-path`. Where there
 * is none for it, to the part around it.
 */
export function focusOn(root: HTMLElement, path: string): void {
  const parts = [...root.querySelectorAll<HTMLElement>("[data-path]")]
    .filter(({ dataset: { path: own = "" } }) => path === own || path.startsWith(`${own}/`))
    .sort((a, b) => (b.dataset.path ?? "").length - (a.dataset.path ?? "").length);
  const [part] = parts;
  if (part === undefined) return;
  const target = part.matches(`${FOCUSABLE}, [tabindex]`)
    ? part
    : (part.querySelector<HTMLElement>(FOCUSABLE) ?? part);
  target.focus({ preventScroll: true });
  part.scrollIntoView({ block: target === part ? "start" : "nearest" });
}
