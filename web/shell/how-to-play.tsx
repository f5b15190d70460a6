import { useSignal } from "@preact/signals";
import { Sheet } from "@tavolata/kit";
import { Icon } from "@tavolata/kit/art";
import { screenOf } from "../catalogue/catalogue.ts";
import { words } from "../words/index.ts";
import { lazy } from "./lazy.tsx";

const RulesToRead = lazy(async () => (await import("./rules-to-read.tsx")).RulesToRead);

/** For people who want to know the game before they sit down to it. */
export function HowToPlay({ game }: { game: string }) {
  const open = useSignal(false);
  const { help, close, loading } = words();
  const screen = open.value ? screenOf(game) : undefined;
  return (
    <>
      <button type="button" class="button" data-kind="quiet" onClick={() => (open.value = true)}>
        <Icon name="help" />
        {help.title}
      </button>
      <Sheet title={help.title} open={open.value} closeLabel={close} onClose={() => (open.value = false)}>
        {screen === undefined ? <p>{loading}</p> : <RulesToRead screen={screen} />}
      </Sheet>
    </>
  );
}
