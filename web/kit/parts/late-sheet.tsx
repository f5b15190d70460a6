import type { ComponentType } from "preact";
import { useEffect, useState } from "preact/hooks";

interface Opened {
  readonly open: boolean;
  onClose(): void;
}

/** A sheet that is fetched when it is first opened. If it cannot be had it is closed again, and the next tap tries again. */
export function lateSheet<Props extends Opened>(load: () => Promise<ComponentType<Props>>) {
  let loaded: ComponentType<Props> | undefined;
  return function LateSheet(props: Props) {
    const [Part, setPart] = useState(() => loaded);
    const { open, onClose } = props;
    useEffect(() => {
      if (!open || Part !== undefined) return;
      load().then((part) => {
        loaded = part;
        setPart(() => part);
      }, onClose);
    }, [open, Part]);
    return Part === undefined ? null : <Part {...props} />;
  };
}
