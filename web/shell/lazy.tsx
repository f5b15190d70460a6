import type { ComponentType } from "preact";
import { useEffect, useState } from "preact/hooks";
import { words } from "../words/index.ts";

/**
 * A part of the page that is fetched when it is first needed; a failed fetch is tried again. A quiet one is simply
 * not there until then.
 */
export function lazy<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  quiet = false,
): ComponentType<Props> {
  let loaded: ComponentType<Props> | undefined;
  return function Lazy(props: Props) {
    const [Part, setPart] = useState<ComponentType<Props> | undefined>(() => loaded);
    useEffect(() => {
      if (Part !== undefined) return;
      let timer: ReturnType<typeof setTimeout>;
      const fetchPart = () =>
        load().then(
          (part) => {
            loaded = part;
            setPart(() => part);
          },
          () => {
            timer = setTimeout(fetchPart, 1500);
          },
        );
      void fetchPart();
      return () => clearTimeout(timer);
    }, [Part]);
    if (Part === undefined) return quiet ? null : <p class="waiting">{words().loading}</p>;
    return <Part {...props} />;
  };
}
