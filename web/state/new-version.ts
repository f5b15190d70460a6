import { signal } from "@preact/signals";

/** A newer version of this page is ready and waits for a reload. */
export const newVersion = signal(false);

let waiting: ServiceWorker | undefined;

/** Lets the house open without a network, and notices when a newer version of the page waits to be taken over. */
export function registerWorker(): void {
  // There are none on pages that came by plain http://; the house works without.
  if (!("serviceWorker" in navigator)) return;
  const offer = (worker: ServiceWorker) => {
    if (worker.state !== "installed") return;
    waiting = worker;
    newVersion.value = true;
  };
  navigator.serviceWorker.register("/service-worker.js", { updateViaCache: "none" }).then(
    (registration) => {
      // The very first one replaces nothing.
      const replaces = () => registration.active !== null;
      if (registration.waiting !== null && replaces()) offer(registration.waiting);
      registration.addEventListener("updatefound", () => {
        const worker = registration.installing;
        if (replaces()) worker?.addEventListener("statechange", () => offer(worker));
      });
    },
    // Private windows refuse it; the house works without.
    () => {},
  );
}

/** Takes the newer version over, if one waits, and loads the page again. */
export function takeUpdate(): void {
  if (waiting === undefined) {
    location.reload();
    return;
  }
  navigator.serviceWorker.addEventListener("controllerchange", () => location.reload(), { once: true });
  waiting.postMessage({ type: "update" });
}
