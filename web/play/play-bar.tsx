import { useComputed } from "@preact/signals";
import { Icon, type IconName } from "@tavolata/kit/art";
import type { ComponentChildren } from "preact";
import type { TableFeed } from "../connection/table-feed.ts";
import { lazy } from "../shell/lazy.tsx";
import { words } from "../words/index.ts";
import { unreadLines } from "./chat/unread.ts";
import type { SheetName } from "./table-sheets.tsx";

const ConnectionDot = lazy(async () => (await import("./connection-dot.tsx")).ConnectionDot, true);

interface PlayBarProps {
  readonly feed: TableFeed;
  readonly title: ComponentChildren;
  onOpen(sheet: SheetName): void;
}

export function PlayBar({ feed, title, onOpen }: PlayBarProps) {
  const { play, chat } = words();
  const unread = useComputed(() => unreadLines(feed));
  const button = (name: SheetName, icon: IconName, label: string, badge = 0) => (
    <button
      type="button"
      class="icon-button bar-button"
      aria-label={badge > 0 ? `${label}: ${chat.unread(badge)}` : label}
      title={label}
      onClick={() => onOpen(name)}
    >
      <Icon name={icon} />
      {badge > 0 ? <span class="bar-badge">{badge > 9 ? "9+" : badge}</span> : null}
    </button>
  );
  return (
    <header class="play-bar">
      {button("menu", "menu", play.menu)}
      <p class="play-title">{title}</p>
      <ConnectionDot />
      {button("help", "help", play.help)}
      {button("log", "log", play.log)}
      {button("chat", "chat", play.chat, unread.value)}
    </header>
  );
}
