import type { Visitor } from "./visitor.ts";

/** Small devices, upright and on their side. */
export const SMALL = [
  { width: 360, height: 740 },
  { width: 320, height: 568 },
  { width: 844, height: 390 },
  { width: 568, height: 320 },
] as const;

/** Somebody turns their device, and has letters twice as large as others. */
export async function enlarge({ page }: Visitor, size: (typeof SMALL)[number]): Promise<void> {
  await page.setViewportSize(size);
  await page.evaluate(`document.documentElement.style.fontSize = "200%"`);
}

/** What is off the window, and what lies on something else, of what these selectors name; each is whole and alone. */
export function crowded(selectors: readonly string[]): string {
  return `(() => {
    const SLACK = 2;
    const things = ${JSON.stringify(selectors)}.flatMap((selector) =>
      [...document.querySelectorAll(selector)].filter((one) => one.checkVisibility())
        .map((one) => ({ one, selector, box: one.getBoundingClientRect() })))
      .filter(({ box }) => box.width > 0);
    const off = things.filter(({ box }) =>
      box.left < -SLACK || box.top < -SLACK || box.right > innerWidth + SLACK || box.bottom > innerHeight + SLACK)
      .map(({ selector }) => selector + " off");
    const over = things.flatMap((a, i) => things.slice(i + 1).flatMap((b) => {
      if (a.selector === b.selector && a.selector.startsWith(".hand-card")) return [];
      if (a.one.contains(b.one) || b.one.contains(a.one)) return [];
      const wide = Math.min(a.box.right, b.box.right) - Math.max(a.box.left, b.box.left);
      const high = Math.min(a.box.bottom, b.box.bottom) - Math.max(a.box.top, b.box.top);
      return wide > SLACK && high > SLACK ? [a.selector + " on " + b.selector] : [];
    }));
    return [...new Set([...off, ...over])];
  })()`;
}
