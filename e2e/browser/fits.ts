import type { Page } from "playwright-core";

export interface Window {
  readonly width: number;
  readonly height: number;
}

/** The smallest phone that is sold, upright and sideways, what most people have, and a desk. */
export const WINDOWS: readonly Window[] = [
  { width: 320, height: 568 },
  { width: 360, height: 740 },
  { width: 568, height: 320 },
  { width: 1280, height: 800 },
];

export function nameOf({ width, height }: Window): string {
  return `${width}x${height}`;
}

/**
 * Measures the page as it stands: what can be pressed but is too small, lies under something else or outside the
 * window, and what text is cut. Cards of a hand lie on each other as they do in a real one: a strip of each is enough.
 */
const FAULTS = `(() => {
  // 44 px is what a finger wants; where the window itself is smaller than any phone of today, a little less must do.
  const TARGET = Math.min(innerWidth, innerHeight) < 360 ? 34 : 44, STRIP = 20, SLACK = 1.5;
  const PRESSED = "button, a[href], input, select, textarea, summary, [role=button], [role=slider]";
  const visible = (one) => one.checkVisibility({ opacityProperty: true, visibilityProperty: true });
  const named = (one) => String(one.ariaLabel || one.textContent || one.name || "").trim().replace(/\\s+/g, " ").slice(0, 40)
    + " <" + one.tagName.toLowerCase() + "." + String(one.className?.baseVal ?? one.className).split(" ").join(".") + ">";
  const top = [...document.querySelectorAll("dialog[open]")].at(-1) ?? document.body;
  // What can be scrolled to is not outside.
  const scrolls = (one, way) => {
    for (let up = one.parentElement; up !== null; up = up.parentElement) {
      const style = getComputedStyle(up);
      const flow = way === "x" ? style.overflowX : style.overflowY;
      if (flow !== "auto" && flow !== "scroll") continue;
      if (way === "x" ? up.scrollWidth > up.clientWidth : up.scrollHeight > up.clientHeight) return up;
    }
    return null;
  };
  const isCurtain = (one) => {
    const { width, height } = one.getBoundingClientRect();
    return one.matches("button") && width * height > 0.12 * innerWidth * innerHeight;
  };
  /** The share of a box on which a finger would meet this, and what it would meet most often instead. */
  const uncovered = (target, box, scrolling) => {
    const frames = scrolling.filter((frame) => frame !== null).map((frame) => frame.getBoundingClientRect());
    const left = Math.max(box.left, 0, ...frames.map((frame) => frame.left)), right = Math.min(box.right, innerWidth, ...frames.map((frame) => frame.right));
    const above = Math.max(box.top, 0, ...frames.map((frame) => frame.top)), below = Math.min(box.bottom, innerHeight, ...frames.map((frame) => frame.bottom));
    if (right - left < 8 || below - above < 8) return { share: scrolling.some((frame) => frame !== null) ? 1 : 0, waits: false, by: "the edge" };
    const GRID = 6, others = new Map(), hits = new Set();
    let free = 0;
    for (let i = 0; i < GRID; i++) for (let j = 0; j < GRID; j++) {
      const hit = document.elementFromPoint(left + ((i + 0.5) / GRID) * (right - left), above + ((j + 0.5) / GRID) * (below - above));
      if (hit === null) continue;
      if (target.contains(hit) || hit.contains(target) || hit.closest("label")?.contains(target)) free += 1;
      else hits.add(hit.closest("button") ?? hit), others.set(named(hit), (others.get(named(hit)) ?? 0) + 1);
    }
    // Where one tap on something large goes on, what lies below it waits.
    return { share: free / GRID ** 2, waits: free === 0 && [...hits].every(isCurtain), by: [...others.entries()].sort((a, b) => b[1] - a[1])[0]?.[0] };
  };
  const faults = [];
  const { scrollWidth, scrollHeight } = document.documentElement;
  if (scrollWidth > innerWidth + SLACK) faults.push("the page is " + (scrollWidth - innerWidth) + " px too wide");

  for (const one of top.querySelectorAll(PRESSED)) {
    if (!visible(one) || one.closest("[inert], [aria-hidden=true], .visually-hidden, .skip-link") !== null) continue;
    // A link may be stretched over the box that it stands in, and a small box to tick has its words.
    const isStretched = getComputedStyle(one, "::after").position === "absolute";
    const target = isStretched ? one.offsetParent : one.matches("input[type=checkbox], input[type=radio], input[type=file]") ? (one.closest("label") ?? one) : one;
    let box = target.getBoundingClientRect();
    if (box.width === 0 || box.height === 0) continue;
    // A link in a sentence is as high as its line.
    const isInline = getComputedStyle(one).display === "inline";
    const isCard = one.matches(".hand-card");
    if (!isInline && !isCard && (box.width < TARGET - SLACK || box.height < TARGET - SLACK))
      faults.push("too small, " + Math.round(box.width) + "x" + Math.round(box.height) + ": " + named(one));
    const [scrollX, scrollY] = [scrolls(one, "x"), scrolls(one, "y")];
    const pageScrolls = scrollHeight > innerHeight + SLACK;
    if (((box.left < -SLACK || box.right > innerWidth + SLACK) && scrollX === null)
      || ((box.top < -SLACK || box.bottom > innerHeight + SLACK) && scrollY === null && !pageScrolls))
      faults.push("outside the window: " + named(one));
    const enough = isCard ? Math.min(0.9, STRIP / box.width) : 0.75;
    let { share, waits, by } = uncovered(target, box, [scrollX, scrollY]);
    // What lies under something that stays in place can be scrolled out from under it.
    if (share < enough && !waits && (scrollX !== null || scrollY !== null || pageScrolls)) {
      one.scrollIntoView({ block: "center", inline: "center", behavior: "instant" });
      box = target.getBoundingClientRect();
      ({ share, waits, by } = uncovered(target, box, [scrollX, scrollY]));
    }
    if (share < enough && !waits) faults.push("covered, " + Math.round(100 * (1 - share)) + " %: " + named(one) + " by " + by);
  }

  const words = document.createTreeWalker(top, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  for (let node = words.nextNode(); node !== null; node = words.nextNode()) {
    const parent = node.parentElement;
    if (node.data.trim() === "" || parent === null || !visible(parent)) continue;
    if (parent.closest("[aria-hidden=true], .visually-hidden, .bubble, svg, select, textarea, script, style") !== null) continue;
    range.selectNodeContents(node);
    const box = range.getBoundingClientRect();
    if (box.width < 2 || box.height < 2) continue;
    const said = JSON.stringify(node.data.trim().slice(0, 40)) + " in " + named(parent).replace(/^.* </, "<");
    for (let up = parent; up !== null && up !== document.documentElement; up = up.parentElement) {
      const style = getComputedStyle(up);
      // Long names end in an ellipsis on purpose, and are whole elsewhere.
      if (style.textOverflow === "ellipsis" || style.webkitLineClamp !== "none") break;
      const clips = (flow) => flow === "hidden" || flow === "clip";
      const frame = up.getBoundingClientRect();
      // For ears alone.
      if (frame.width <= 2 || frame.height <= 2) break;
      if (clips(style.overflowX) && (box.left < frame.left - 2 || box.right > frame.right + 2)) { faults.push("cut at the side: " + said); break; }
      if (clips(style.overflowY) && (box.top < frame.top - box.height * 0.25 || box.bottom > frame.bottom + box.height * 0.25)) { faults.push("cut in height: " + said); break; }
      const flows = (flow) => flow === "auto" || flow === "scroll";
      if (flows(style.overflowX) || flows(style.overflowY)) break;
      if (style.position === "fixed" || up === document.body) {
        if (box.left < -2 || box.right > innerWidth + 2) faults.push("outside the window: " + said);
        break;
      }
    }
  }
  return [...new Set(faults)];
})()`;

/** What does not fit in this window; the page stays in it. */
export async function faultsIn(page: Page, window: Window): Promise<string[]> {
  await page.setViewportSize(window);
  // Two frames: what is measured on the page itself follows the window one frame later.
  await page.evaluate("new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))");
  return page.evaluate<string[]>(FAULTS);
}

/** What of these lies on something else of them. */
export async function overlaps(page: Page, selectors: readonly string[]): Promise<string[]> {
  return page.evaluate<string[]>(`(() => {
    const SLACK = 2;
    const things = ${JSON.stringify(selectors)}.flatMap((selector) =>
      [...document.querySelectorAll(selector)].filter((one) => one.checkVisibility())
        .map((one) => ({ one, selector, box: one.getBoundingClientRect() })));
    return things.flatMap((a, i) => things.slice(i + 1).flatMap((b) => {
      if (a.selector === b.selector || a.one.contains(b.one) || b.one.contains(a.one)) return [];
      const wide = Math.min(a.box.right, b.box.right) - Math.max(a.box.left, b.box.left);
      const high = Math.min(a.box.bottom, b.box.bottom) - Math.max(a.box.top, b.box.top);
      return wide > SLACK && high > SLACK ? [a.selector + " on " + b.selector] : [];
    }));
  })()`);
}
