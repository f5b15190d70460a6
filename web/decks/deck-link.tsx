import { useSignal } from "@preact/signals";
import { Icon } from "@tavolata/kit/art";
import { Field } from "../shell/field.tsx";
import { houseAddress } from "../state/offered.ts";
import { pack } from "./link.ts";
import { deckWords } from "./words/index.ts";

interface DeckLinkProps {
  readonly game: string;
  /** The deck as its file has it. */
  readonly file: string;
  /** Only a deck that can be played with is passed on. */
  readonly isFine: boolean;
}

/** A link that holds the whole deck. It is shown, too: not every browser lets a page write to the clipboard. */
export function DeckLink({ game, file, isFine }: DeckLinkProps) {
  const said = deckWords();
  const made = useSignal<{ file: string; address: string; copied: boolean } | null>(null);
  const copy = async () => {
    const address = `${houseAddress.value}/d/${game}#${await pack(file)}`;
    const copied = await navigator.clipboard?.writeText(address).then(
      () => true,
      () => false,
    );
    made.value = { file, address, copied: copied === true };
  };
  return (
    <div class="workshop-link">
      <button type="button" class="button" disabled={!isFine} onClick={() => void copy()}>
        <Icon name="copy" />
        {said.link}
      </button>
      <p>{said.linkHelp}</p>
      {made.value === null || made.value.file !== file ? null : (
        <>
          <p role="status">{made.value.copied ? said.copied : ""}</p>
          <Field
            label={said.linkLabel}
            readOnly
            value={made.value.address}
            onFocus={({ currentTarget }) => currentTarget.select()}
          />
        </>
      )}
    </div>
  );
}
