import { useSignal } from "@preact/signals";
import { Icon } from "@tavolata/kit/art";
import type { HandOver as Begun, HandOverState, OwnProfile } from "@tavolata/server/protocol";
import { useCallback, useEffect, useRef } from "preact/hooks";
import { QrCode } from "../../shell/qr-code.tsx";
import { houseAddress } from "../../state/offered.ts";
import { refusalWords, words } from "../../words/index.ts";
import { ask } from "../ask.ts";
import { useEachSecond } from "../each-second.ts";
import { tableOfLate } from "../sign-in.ts";
import { linkFor } from "./link.ts";
import { handOverWords } from "./words/index.ts";
import "./hand-over.css";

type Claimed = Extract<HandOverState, { state: "claimed" }>;
/** `answered`: somebody has said yes here, and the other device has not come in yet. */
type Stage = "waiting" | "answered" | "done" | "stopped" | "over";

interface HandOverProps {
  /** The person has read how it ended. */
  onOver(): void;
  /** Another device has come in. */
  onIn?(): void;
}

/** On the device where one is known: shows the way in for another one, and asks whether it is the right one. */
export function HandOver({ onOver, onIn }: HandOverProps) {
  const said = handOverWords().show;
  const begun = useSignal<Begun | null>(null);
  const stage = useSignal<Stage>("waiting");
  const claimed = useSignal<Claimed | null>(null);
  const refused = useSignal<string | null>(null);
  const devices = useRef(0);

  const begin = useCallback(async () => {
    begun.value = null;
    claimed.value = null;
    stage.value = "waiting";
    const answer = await ask<Begun>("me/hand-over", {});
    refused.value = answer.refused === undefined ? null : refusalWords(answer.refused);
    begun.value = answer.value ?? null;
  }, [begun, claimed, stage, refused]);
  useEffect(() => void begin(), [begin]);

  const ticket = begun.value?.ticket;
  useEachSecond(ticket !== undefined && stage.value === "waiting", async () => {
    const { value } = await ask<HandOverState>("me/hand-over/state", { ticket });
    // Somebody may have answered, or closed this, while the question was on its way.
    if (value === undefined || stage.peek() !== "waiting" || begun.peek()?.ticket !== ticket) return;
    if (value.state === "claimed") claimed.value = value;
    else if (value.state === "over") stage.value = "over";
  });
  useEachSecond(stage.value === "answered", async () => {
    if ((await countDevices()) <= devices.current) return;
    stage.value = "done";
    onIn?.();
  });

  const answer = async (accept: boolean) => {
    devices.current = await countDevices();
    const { refused: gone } = await ask("me/hand-over/answer", { ticket, accept });
    stage.value = gone !== undefined ? "over" : accept ? "answered" : "stopped";
  };

  if (refused.value !== null) return <p role="alert">{refused.value}</p>;
  if (begun.value === null) return <p class="people-waiting">{words().loading}</p>;
  if (stage.value !== "waiting") {
    const text = stage.value === "answered" ? said.waiting : said[stage.value];
    return (
      <div class="hand-over">
        <p role="status">{text}</p>
        <div class="people-buttons">
          {stage.value === "over" || stage.value === "stopped" ? (
            <button type="button" class="button" onClick={begin}>
              {said.again}
            </button>
          ) : null}
          <button type="button" class="button" data-kind="quiet" onClick={onOver}>
            {said.close}
          </button>
        </div>
      </div>
    );
  }
  if (claimed.value !== null) return <Question claimed={claimed.value} onAnswer={answer} />;
  return <Way link={linkFor(houseAddress.value, begun.value, tableOfLate())} onClose={onOver} />;
}

async function countDevices(): Promise<number> {
  return (await ask<OwnProfile>("me")).value?.devices.length ?? 0;
}

function Way({ link, onClose }: { link: string; onClose(): void }) {
  const said = handOverWords().show;
  const copied = useSignal<string | null>(null);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(link);
      copied.value = said.copied;
    } catch {
      copied.value = said.notCopied;
    }
  };
  return (
    <div class="hand-over">
      <p>{said.how}</p>
      <QrCode text={link} label={said.qr} />
      <p role="status">{copied.value ?? said.waiting}</p>
      <div class="people-buttons">
        <button type="button" class="button" onClick={copy}>
          <Icon name="copy" />
          {said.copy}
        </button>
        <button type="button" class="button" data-kind="quiet" onClick={onClose}>
          {said.close}
        </button>
      </div>
    </div>
  );
}

function Question({ claimed, onAnswer }: { claimed: Claimed; onAnswer(accept: boolean): void }) {
  const said = handOverWords().show;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div class="hand-over">
      <h3 ref={heading} tabIndex={-1}>
        {said.wants(claimed.label || said.unknown)}
      </h3>
      <p>{said.compare}</p>
      <p class="hand-over-number">{claimed.number}</p>
      <div class="people-buttons">
        <button type="button" class="button" data-kind="main" onClick={() => onAnswer(true)}>
          <Icon name="check" />
          {said.yes}
        </button>
        <button type="button" class="button" onClick={() => onAnswer(false)}>
          <Icon name="cross" />
          {said.no}
        </button>
      </div>
    </div>
  );
}
