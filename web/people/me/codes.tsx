import { useSignal } from "@preact/signals";
import { Icon } from "@tavolata/kit/art";
import type { RecoveryCodes } from "@tavolata/server/protocol";
import { useEffect, useRef } from "preact/hooks";
import { Sure } from "../../shell/sure.tsx";
import { refusalWords } from "../../words/index.ts";
import { ask } from "../ask.ts";
import type { OwnPartProps } from "./own-part.ts";
import { meWords } from "./words/index.ts";

/** Codes to write down: how many are left, and new ones, which are seen once. */
export function Codes({ profile, again }: OwnPartProps) {
  const { codes } = meWords();
  const shown = useSignal<readonly string[] | null>(null);
  const refused = useSignal<string | null>(null);
  const make = async () => {
    const answer = await ask<RecoveryCodes>("me/recovery-codes", {});
    refused.value = answer.refused === undefined ? null : refusalWords(answer.refused);
    shown.value = answer.value?.codes ?? null;
    await again();
  };
  const left = profile.recoveryCodes;
  return (
    <div class="people-part">
      <h3>{codes.title}</h3>
      <p class="people-hint">{codes.help}</p>
      {shown.value === null ? (
        <>
          <p>{codes.left(left)}</p>
          {left === 0 ? (
            <button type="button" class="button" onClick={make}>
              <Icon name="text" />
              {codes.make}
            </button>
          ) : (
            <Sure text={codes.renew} sure={codes.renewSure} onSure={make} />
          )}
        </>
      ) : (
        <Shown codes={shown.value} name={profile.person.nickname} onDone={() => (shown.value = null)} />
      )}
      <p role="alert">{refused.value}</p>
    </div>
  );
}

interface ShownProps {
  readonly codes: readonly string[];
  readonly name: string;
  onDone(): void;
}

function Shown({ codes, name, onDone }: ShownProps) {
  const { codes: said } = meWords();
  const copied = useSignal<string | null>(null);
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => list.current?.focus(), []);
  const text = `${said.heading(name)}\n${location.origin}/me\n\n${codes.join("\n")}\n`;
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      copied.value = said.copied;
    } catch {
      copied.value = said.notCopied;
    }
  };
  const download = () => {
    const address = URL.createObjectURL(new Blob([text], { type: "text/plain" }));
    const link = document.createElement("a");
    link.href = address;
    link.download = said.file;
    link.click();
    URL.revokeObjectURL(address);
  };
  return (
    <div class="people-codes">
      <p>
        <strong>{said.once}</strong>
      </p>
      <div class="people-print">
        <p class="people-print-only">{said.heading(name)}</p>
        <ol ref={list} tabIndex={-1} aria-label={said.list}>
          {codes.map((code) => (
            <li key={code}>
              <code>{code}</code>
            </li>
          ))}
        </ol>
      </div>
      <div class="people-buttons">
        <button type="button" class="button" onClick={copy}>
          <Icon name="copy" />
          {said.copy}
        </button>
        <button type="button" class="button" onClick={download}>
          <Icon name="share" />
          {said.download}
        </button>
        <button type="button" class="button" onClick={() => print()}>
          <Icon name="text" />
          {said.print}
        </button>
      </div>
      <p role="status">{copied.value}</p>
      <button type="button" class="button" data-kind="main" onClick={onDone}>
        <Icon name="check" />
        {said.done}
      </button>
    </div>
  );
}
