import { isCalm } from "@tavolata/kit";
import { useCallback, useEffect, useRef } from "preact/hooks";
import { begin, IDLE, isReaching, lookOfActing, REACHING } from "./acting.ts";
import { Figure, type FigureProps } from "./figure.tsx";
import { animate } from "./frames.ts";
import { AHEAD, blinking, type Gaze, gazeAt, isBlinking, isTurning, LOOKING_AHEAD, looking } from "./gaze.ts";
import { keyPoseOf } from "./gestures.ts";
import type { Pen } from "./pen.ts";
import { RESTING } from "./rig.ts";

type StillProps = Omit<FigureProps, "onDrawn"> & { readonly gaze?: Gaze };

/** A still picture of a player in the middle of what they do. */
export function Still({ gaze = AHEAD, ...props }: StillProps) {
  const { what } = props;
  const draw = useCallback(
    (pen: Pen) => {
      pen(looking(what === null ? RESTING : keyPoseOf(what), gaze));
    },
    [what, gaze],
  );
  return <Figure {...props} onDrawn={draw} />;
}

/** Milliseconds from one blink to the next: at least, and on top by chance. Nobody blinks while doing something. */
const BLINKS = [2200, 4500] as const;

/** For people who want nothing to move, every movement is over at once, and the picture fades instead. */
function present(): number {
  return performance.now() + (isCalm() ? AT_ONCE : 0);
}

const AT_ONCE = 10 * REACHING;

/** A moving player, who does `what` for as long as it is set, and looks where `gaze` says. */
export function Avatar({ gaze = AHEAD, ...props }: StillProps) {
  const { what } = props;
  const life = useRef({ acting: IDLE, looks: LOOKING_AHEAD, blinkedAt: Number.NEGATIVE_INFINITY });
  const pen = useRef<Pen | undefined>(undefined);
  const drawing = useRef<SVGSVGElement | undefined>(undefined);
  const running = useRef<(() => void) | undefined>(undefined);

  const drawAt = useCallback((now: number) => {
    const { acting, looks, blinkedAt } = life.current;
    pen.current?.(blinking(looking(lookOfActing(acting, now), gazeAt(looks, now)), now - blinkedAt));
  }, []);

  const run = useCallback(() => {
    if (isCalm()) {
      drawAt(present());
      drawing.current?.animate({ opacity: [0.3, 1] }, REACHING);
      return;
    }
    running.current?.();
    let frame = 0;
    running.current = animate((now) => {
      const { acting, looks, blinkedAt } = life.current;
      const swift = isReaching(acting, now) || isTurning(looks, now) || isBlinking(now - blinkedAt);
      const done = !swift && acting.what === null;
      frame += 1;
      if (swift || done || frame % 2 === 0) drawAt(now);
      return done ? "done" : "again";
    });
  }, [drawAt]);

  const drawn = useCallback(
    (newPen: Pen, newDrawing: SVGSVGElement) => {
      pen.current = newPen;
      drawing.current = newDrawing;
      drawAt(present());
    },
    [drawAt],
  );

  useEffect(() => () => running.current?.(), []);

  useEffect(() => {
    const now = performance.now();
    life.current.acting = begin(what, now, life.current.acting);
    run();
  }, [what, run]);

  useEffect(() => {
    const now = performance.now();
    life.current.looks = { from: gazeAt(life.current.looks, now), to: gaze, since: now };
    run();
  }, [gaze.x, gaze.y, run]);

  useEffect(() => {
    if (isCalm()) return;
    let timer: ReturnType<typeof setTimeout>;
    const next = () => {
      timer = setTimeout(
        () => {
          if (life.current.acting.what === null) {
            life.current.blinkedAt = performance.now();
            run();
          }
          next();
        },
        BLINKS[0] + Math.random() * BLINKS[1],
      );
    };
    next();
    return () => clearTimeout(timer);
  }, [run]);

  return <Figure {...props} onDrawn={drawn} />;
}
