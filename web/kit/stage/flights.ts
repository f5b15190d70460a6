/**
 * Things fly from where they were to where they are. Whatever carries `data-fly` is followed by that name from one
 * picture to the next; what is new comes from the place that `data-from` names (an element with that `data-place`).
 * Only transforms and opacity are moved, by the browser itself, so that a flight costs the page nothing while it
 * lasts.
 */
interface Placed {
  readonly box: DOMRect;
  readonly face: string | undefined;
}

/** What all flights of a moment have in common. */
interface Air {
  readonly zoom: number;
  readonly calm: boolean;
}

const FLIGHT = 240;
const GAP = 40;
const MOST_GAPS = 12;
const EASING = "cubic-bezier(.2,.8,.25,1)";

export class Flights {
  private things = new Map<string, Placed>();
  private places = new Map<string, DOMRect>();

  constructor(
    private readonly root: () => ParentNode | null,
    private readonly isCalm: () => boolean,
  ) {}

  /** Where everything is, right before it changes. */
  measure(): void {
    this.things = new Map();
    this.places = new Map();
    const root = this.root();
    if (root === null) return;
    for (const thing of root.querySelectorAll<HTMLElement>("[data-fly]")) {
      const { fly = "", face } = thing.dataset;
      this.things.set(fly, { box: thing.getBoundingClientRect(), face });
    }
    for (const place of root.querySelectorAll<HTMLElement>("[data-place]")) {
      this.places.set(place.dataset.place ?? "", place.getBoundingClientRect());
    }
  }

  /** Right after it has changed. */
  fly(): void {
    const root = this.root();
    if (root === null || (this.things.size === 0 && this.places.size === 0)) return;
    const things = [...root.querySelectorAll<HTMLElement>("[data-fly]")];
    // All questions first: asking one after an animation has begun would lay the page out again and again.
    const boxed = things.map((thing) => [thing, thing.getBoundingClientRect()] as const);
    // Boxes are measured on the window, and moved on a stage that may be drawn larger or smaller.
    const air: Air = { zoom: things[0]?.currentCSSZoom ?? 1, calm: this.isCalm() };
    let delay = 0;
    for (const [thing, box] of boxed) {
      const flew = this.flyOne(thing, box, delay, air);
      if (flew) delay = Math.min(delay + GAP, GAP * MOST_GAPS);
    }
  }

  private flyOne(thing: HTMLElement, to: DOMRect, delay: number, { zoom, calm }: Air): boolean {
    const { fly = "", from = "", face } = thing.dataset;
    const seen = this.things.get(fly);
    const turned = seen !== undefined && seen.face !== face;
    const start = seen?.box ?? this.places.get(from);
    if (to.width === 0) return false;
    if (start === undefined || start.width === 0) {
      thing.animate({ opacity: [0, 1] }, { duration: FLIGHT, delay, fill: "backwards" });
      return true;
    }
    const dx = (start.left + start.width / 2 - (to.left + to.width / 2)) / zoom;
    const dy = (start.top + start.height / 2 - (to.top + to.height / 2)) / zoom;
    const far = Math.hypot(dx, dy);
    if (calm) {
      // What only makes room for others is simply there; what has gone elsewhere fades in.
      if (turned || far > 1.5 * to.width) thing.animate({ opacity: [0.2, 1] }, { duration: FLIGHT });
      return false;
    }
    if (turned) turn(thing, delay);
    if (far < 2) return turned;
    const scale = scaleAtStart(start.width / to.width, seen !== undefined);
    const lift = Math.min(26, far * 0.12);
    // Above the others while it flies. Not as part of the animation: the browser would have to paint every step of it.
    thing.style.zIndex = "20";
    const flight = thing.animate(
      {
        transform: [
          `translate(${dx}px,${dy}px) scale(${scale})`,
          `translate(${dx * 0.35}px,${dy * 0.35 - lift}px) scale(${1 + (scale - 1) * 0.35})`,
          "none",
        ],
      },
      { duration: FLIGHT + Math.min(160, far * 0.25), delay, easing: EASING, fill: "backwards" },
    );
    flight.onfinish = () => {
      thing.style.zIndex = "";
    };
    return true;
  }
}

/**
 * What was there before shrinks or grows with the way. A place is no measure of what comes out of it: nothing is larger
 * there than where it lands. And nothing comes out of a speck, which looks like a fault.
 */
export function scaleAtStart(ratio: number, wasThere: boolean): number {
  return Math.min(wasThere ? 2.5 : 1, Math.max(0.25, ratio));
}

/** A card turned over: the new face comes up from its edge. */
function turn(thing: HTMLElement, delay: number): void {
  const card = thing.querySelector<HTMLElement>("[data-turn]") ?? thing;
  card.animate(
    { transform: ["perspective(400px) rotateY(90deg)", "none"] },
    { duration: FLIGHT, delay, easing: "ease-out", fill: "backwards" },
  );
}
