import { useSignal } from "@preact/signals";
import { language } from "@tavolata/kit";
import { Icon } from "@tavolata/kit/art";
import { useEffect } from "preact/hooks";
import { connection } from "../../state/connection.ts";
import { words } from "../../words/index.ts";
import "./announcements.css";

/** A page that stays open for long looks at the time now and then. */
const LOOK_EVERY_MS = 15_000;
type Shown = (typeof connection.announcements.value)[number];

const put = new Set<number>();

/** What those who run the house tell everybody, until it is over or somebody has put it away. */
export function Announcements({ announcements }: { announcements: readonly Shown[] }) {
  const now = useSignal(connection.clock.now());
  const changes = useSignal(0);
  useEffect(() => {
    const timer = setInterval(() => (now.value = connection.clock.now()), LOOK_EVERY_MS);
    return () => clearInterval(timer);
  }, [now]);
  const shown = announcements.filter(({ id, until }) => !put.has(id) && until > now.value);
  const { close } = words();
  return (
    <div class="announcements" role="status" data-changes={changes.value}>
      {shown.map((one) => {
        const { text, lang } = inLanguage(one);
        return (
          <p key={one.id}>
            <span lang={lang}>{text}</span>
            <button
              type="button"
              class="icon-button"
              aria-label={close}
              onClick={() => {
                put.add(one.id);
                changes.value++;
              }}
            >
              <Icon name="close" />
            </button>
          </p>
        );
      })}
    </div>
  );
}

/** In the reader's language, or else in the only one that there is. */
function inLanguage({ it, en }: Shown): { readonly text: string; readonly lang: "it" | "en" } {
  const isItalian = language.value === "it" ? it !== "" : en === "";
  return isItalian ? { text: it, lang: "it" } : { text: en, lang: "en" };
}
