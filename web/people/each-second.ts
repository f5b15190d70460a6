import { useEffect, useRef } from "preact/hooks";

/** Does something every second, as long as it is wanted and somebody can see the page; never two of them at once. */
export function useEachSecond(isOn: boolean, work: () => Promise<void>): void {
  const latest = useRef(work);
  latest.current = work;
  useEffect(() => {
    if (!isOn) return;
    let isBusy = false;
    const timer = setInterval(async () => {
      if (isBusy || document.hidden) return;
      isBusy = true;
      await latest.current();
      isBusy = false;
    }, 1000);
    return () => clearInterval(timer);
  }, [isOn]);
}
