import type { Names } from "@tavolata/kernel";
import { Icon, type IconName } from "@tavolata/kit/art";
import { useEffect } from "preact/hooks";
import type { ReplayOnStage } from "./replay-on-stage.ts";
import { chapterAfter, chapterBefore, type Viewpoint } from "./timeline.ts";
import { replayWords } from "./words/index.ts";

interface ControlsProps {
  readonly replay: ReplayOnStage;
  readonly viewpoints: readonly Viewpoint[];
  /** The seat of the person at this device, where it is known. */
  readonly mine: number | undefined;
}

/** Everything under the thumb: where in the game, seen from where. */
export function Controls({ replay, viewpoints, mine }: ControlsProps) {
  const said = replayWords();
  const at = replay.at.value;
  const of = replay.moments.length;
  const isRunning = replay.running.value;
  const { chapters } = replay;
  const [before, after] = [chapterBefore(chapters, at), chapterAfter(chapters, at)];
  useKeys(replay);
  const button = (icon: IconName, label: string, to: number, keys?: string) => (
    <button
      type="button"
      class="icon-button"
      aria-label={label}
      aria-keyshortcuts={keys}
      title={label}
      disabled={to < 0 || to >= of || to === at}
      onClick={() => replay.goTo(to)}
    >
      <Icon name={icon} class="icon" />
    </button>
  );
  return (
    <div class="replay-controls">
      <label class="replay-from">
        <span>{said.from}</span>
        <select
          class="input"
          value={String(replay.from.value)}
          onChange={({ currentTarget: { value } }) =>
            replay.lookFrom(value === "spectator" || value === "open" ? value : Number(value))
          }
        >
          {viewpoints.map((from) => (
            <option key={from} value={String(from)}>
              {nameOf(from, replay.table.value.names, mine)}
            </option>
          ))}
        </select>
      </label>
      <input
        class="replay-way"
        type="range"
        min="1"
        max={of}
        value={at + 1}
        aria-label={said.moment(at + 1, of)}
        onInput={(event) => replay.goTo(event.currentTarget.valueAsNumber - 1)}
      />
      <output class="replay-count" aria-hidden="true">
        {at + 1}/{of}
      </output>
      <div class="replay-buttons">
        {button("first", said.first, 0, "Home")}
        {chapters.length < 2 ? null : button("chapter-back", said.chapterBack, before ?? at, "PageUp")}
        {button("step-back", said.previous, at - 1, "ArrowLeft")}
        <button
          type="button"
          class="button"
          data-kind="main"
          aria-label={isRunning ? said.pause : said.play}
          aria-keyshortcuts="Space"
          onClick={() => (isRunning ? replay.halt() : replay.run())}
        >
          <Icon name={isRunning ? "pause" : "play"} class="icon" />
        </button>
        {button("step-forward", said.next, at + 1, "ArrowRight")}
        {chapters.length < 2 ? null : button("chapter-forward", said.chapterOn, after ?? at, "PageDown")}
        {button("last", said.last, of - 1, "End")}
      </div>
    </div>
  );
}

function nameOf(from: Viewpoint, names: Names, mine: number | undefined): string {
  const replay = replayWords();
  if (from === "spectator") return replay.spectator;
  if (from === "open") return replay.everybody;
  const name = names(from);
  return from === mine ? replay.mine(name) : name;
}

/** What has keys of its own keeps them. */
const OWN_KEYS = "input, select, textarea, summary, dialog, [popover]";

function useKeys(replay: ReplayOnStage): void {
  useEffect(() => {
    const keys: Readonly<Record<string, () => void>> = {
      ArrowLeft: () => replay.goTo(replay.at.value - 1),
      ArrowRight: () => replay.goTo(replay.at.value + 1),
      Home: () => replay.goTo(0),
      End: () => replay.goTo(replay.moments.length - 1),
      PageUp: () => replay.goTo(chapterBefore(replay.chapters, replay.at.value) ?? 0),
      PageDown: () =>
        replay.goTo(chapterAfter(replay.chapters, replay.at.value) ?? replay.moments.length - 1),
      " ": () => (replay.running.value ? replay.halt() : replay.run()),
    };
    const press = (event: KeyboardEvent) => {
      const act = keys[event.key];
      if (act === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
      const own = event.key === " " ? `${OWN_KEYS}, button, a` : OWN_KEYS;
      if (event.target instanceof Element && event.target.closest(own) !== null) return;
      if (document.querySelector("dialog[open]") !== null) return;
      event.preventDefault();
      // A scene on the table may take any key for "go on"; these are taken.
      event.stopPropagation();
      act();
    };
    addEventListener("keydown", press, { capture: true });
    return () => removeEventListener("keydown", press, { capture: true });
  }, [replay]);
}
