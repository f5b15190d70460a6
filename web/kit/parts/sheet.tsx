import type { ComponentChildren } from "preact";
import { useId, useLayoutEffect, useRef } from "preact/hooks";
import { Icon } from "../art/index.ts";
import "./sheet.css";

interface SheetProps {
  readonly title: string;
  readonly open: boolean;
  /** What the button that closes it is called. */
  readonly closeLabel: string;
  onClose(): void;
  readonly children: ComponentChildren;
}

/**
 * A drawer: from below on a phone, from the right on a desk. The browser keeps the focus inside and Escape closes it.
 */
export function Sheet({ title, open, closeLabel, onClose, children }: SheetProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const id = useId();
  // With the picture that says so, not after it: an Escape in between would close this sheet instead of the one below.
  useLayoutEffect(() => {
    const element = dialog.current;
    if (element === null) return;
    if (open && !element.open) {
      element.showModal();
      heading.current?.focus();
    }
    if (!open && element.open) element.close();
  }, [open]);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: a click beside the sheet closes it, and Escape does so by itself
    <dialog
      ref={dialog}
      class="sheet"
      aria-labelledby={id}
      onClose={onClose}
      onClick={(event) => {
        if (event.target === dialog.current) onClose();
      }}
    >
      {open ? (
        <div class="sheet-paper">
          <header class="sheet-head">
            {/* The focus begins here and not on the cross: a key pressed a moment too late must not close what has just come. */}
            <h2 ref={heading} id={id} tabIndex={-1}>
              {title}
            </h2>
            <button type="button" class="icon-button" aria-label={closeLabel} onClick={onClose}>
              <Icon name="close" />
            </button>
          </header>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: people with a keyboard alone scroll what is long, too */}
          <div class="sheet-body" tabIndex={0}>
            {children}
          </div>
        </div>
      ) : null}
    </dialog>
  );
}
