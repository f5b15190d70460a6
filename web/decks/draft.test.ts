import { describe, expect, it } from "vitest";
import { Draft } from "./draft.ts";

function begin() {
  const kept: (object | undefined)[] = [];
  return { kept, draft: new Draft({ n: 0 }, (value) => kept.push(value)) };
}

describe("A draft", () => {
  it("keeps every change, and takes back one after the other", () => {
    const { kept, draft } = begin();
    expect(draft.canUndo).toBe(false);
    draft.change({ n: 1 });
    draft.change({ n: 2 });
    expect(kept).toEqual([{ n: 1 }, { n: 2 }]);
    draft.undo();
    expect(draft.value.value).toEqual({ n: 1 });
    draft.undo();
    expect([draft.value.value, draft.canUndo]).toEqual([{ n: 0 }, false]);
    draft.undo();
    expect(draft.value.value).toEqual({ n: 0 });
    expect(kept.at(-1)).toEqual({ n: 0 });
  });

  it("takes back together what was typed into one field", () => {
    const { draft } = begin();
    draft.change({ n: 1 }, "/name");
    draft.change({ n: 12 }, "/name");
    draft.change({ n: 3 }, "/text");
    draft.undo();
    expect(draft.value.value).toEqual({ n: 12 });
    draft.change({ n: 4 }, "/name");
    draft.undo();
    draft.undo();
    expect(draft.value.value).toEqual({ n: 0 });
  });

  it("forgets the way back once it is used or thrown away, and is kept no longer", () => {
    const { kept, draft } = begin();
    draft.change({ n: 1 });
    draft.settle({ n: 9 });
    expect([draft.value.value, draft.canUndo, kept.at(-1)]).toEqual([{ n: 9 }, false, undefined]);
  });
});
