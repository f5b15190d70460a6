import type { Signal } from "@preact/signals";
import { Sheet } from "@tavolata/kit";
import type { TableFeed } from "../connection/table-feed.ts";
import { lazy } from "../shell/lazy.tsx";
import { words } from "../words/index.ts";
import { Chat } from "./chat/lazy-chat.ts";
import type { GameOnStage } from "./game-on-stage.ts";

const Log = lazy(async () => (await import("./log.tsx")).Log);
const TableMenu = lazy(async () => (await import("./table-menu.tsx")).TableMenu);
const RulesToRead = lazy(async () => (await import("../shell/rules-to-read.tsx")).RulesToRead);

export type SheetName = "menu" | "help" | "log" | "chat";

interface TableSheetsProps {
  readonly feed: TableFeed;
  readonly game: GameOnStage;
  readonly open: Signal<SheetName | null>;
  onLobby(): void;
}

/** What lies beside the table and is taken up when somebody wants it. */
export function TableSheets({ feed, game, open, onLobby }: TableSheetsProps) {
  const { play, close } = words();
  const shut = () => {
    open.value = null;
    game.rule.value = null;
  };
  const name = open.value;
  return (
    <Sheet title={name === null ? "" : play[name]} open={name !== null} closeLabel={close} onClose={shut}>
      {name === "menu" ? <TableMenu feed={feed} game={game} onLobby={onLobby} onDone={shut} /> : null}
      {name === "help" ? (
        <RulesToRead screen={game.screen} view={game.stage.picture.value.view} clause={game.rule.value} />
      ) : null}
      {name === "log" ? <Log feed={feed} game={game} onChosen={shut} /> : null}
      {name === "chat" ? (
        <Chat feed={feed} screen={game.screen} view={game.stage.picture.value.view} />
      ) : null}
    </Sheet>
  );
}
