export type Timer = ReturnType<typeof setTimeout>;

/**
 * A timer that keeps nothing running: a server that stops does not wait for it. In a page there is nothing to stop,
 * and timers there are plain numbers.
 */
export function inBackground(timer: Timer): Timer {
  if (typeof timer === "object") timer.unref();
  return timer;
}
