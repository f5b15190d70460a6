import type { RefObject } from "preact";
import { useRef, useState } from "preact/hooks";

/** A finger that moves no farther than this only trembles; beyond it, it drags. */
const SLACK = 14;

interface Keyed {
  readonly key: string;
}

/** Cards in the order their holder has put them in by dragging; new ones come where the game has them. */
export function useOrder<Item extends Keyed>(items: readonly Item[], list: RefObject<HTMLElement | null>) {
  const [wanted, setWanted] = useState<readonly string[]>([]);
  const dragged = useRef<{ key: string; x: number; y: number; moved: boolean } | null>(null);
  const dropped = useRef(0);
  const ordered = inOrder(items, wanted);

  const drop = (event: PointerEvent, key: string, card: HTMLElement) => {
    const keys = ordered.map((item) => item.key);
    const slots = [...(list.current?.querySelectorAll<HTMLElement>("li") ?? [])];
    card.style.translate = "";
    const at = nearest(slots, event.clientX, event.clientY);
    keys.splice(keys.indexOf(key), 1);
    keys.splice(at, 0, key);
    setWanted(keys);
    dropped.current = event.timeStamp;
  };

  const handlers = (key: string) => ({
    onPointerDown: (event: PointerEvent) => {
      if (event.button === 0) dragged.current = { key, x: event.clientX, y: event.clientY, moved: false };
    },
    onPointerMove: (event: PointerEvent) => {
      const drag = dragged.current;
      if (drag === null || drag.key !== key) return;
      const [dx, dy] = [event.clientX - drag.x, event.clientY - drag.y];
      const card = event.currentTarget as HTMLElement;
      if (!drag.moved && Math.abs(dx) > SLACK) {
        drag.moved = true;
        card.setPointerCapture(event.pointerId);
      }
      if (drag.moved) card.style.translate = `${dx}px ${Math.min(0, dy)}px`;
    },
    onPointerUp: (event: PointerEvent) => {
      const drag = dragged.current;
      dragged.current = null;
      if (drag?.moved) drop(event, key, event.currentTarget as HTMLElement);
    },
    onPointerCancel: (event: PointerEvent) => {
      dragged.current = null;
      (event.currentTarget as HTMLElement).style.translate = "";
    },
  });

  /** The click that ends a drag does not count. */
  const justDropped = () => {
    const was = dropped.current !== 0;
    dropped.current = 0;
    return was;
  };

  return { ordered, drag: { handlers, justDropped } };
}

/** The cards that somebody has put in order, and every other one behind the one it follows in the game's order. */
export function inOrder<Item extends Keyed>(
  items: readonly Item[],
  wanted: readonly string[],
): readonly Item[] {
  if (wanted.length === 0) return items;
  const byKey = new Map(items.map((item) => [item.key, item]));
  const ordered = wanted.flatMap((key) => byKey.get(key) ?? []);
  const placed = new Set(ordered.map(({ key }) => key));
  items.forEach((item, i) => {
    if (placed.has(item.key)) return;
    const before = items[i - 1];
    const at = before === undefined ? 0 : ordered.findIndex(({ key }) => key === before.key) + 1;
    ordered.splice(at, 0, item);
  });
  return ordered;
}

function nearest(slots: readonly HTMLElement[], x: number, y: number): number {
  let best = 0;
  let least = Number.POSITIVE_INFINITY;
  slots.forEach((slot, i) => {
    const box = slot.getBoundingClientRect();
    const away = Math.hypot(x - (box.left + box.width / 2), (y - (box.top + box.height / 2)) / 4);
    if (away < least) {
      least = away;
      best = i;
    }
  });
  return best;
}
