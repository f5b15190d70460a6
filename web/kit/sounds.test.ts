import { afterEach, beforeEach, expect, test, vi } from "vitest";

let page: EventTarget;
let resumes: number;
/** Whether the browser lets something sound now. */
let isAllowed: boolean;
const played: (readonly number[])[] = [];

const audioContext = {
  resume: () => {
    resumes += 1;
    return isAllowed ? Promise.resolve() : new Promise(() => {});
  },
  suspend: async () => {},
};

beforeEach(async () => {
  page = new EventTarget();
  [resumes, isAllowed, played.length] = [0, false, 0];
  vi.resetModules();
  vi.useFakeTimers();
  vi.stubGlobal("AudioContext", class {});
  vi.stubGlobal("addEventListener", page.addEventListener.bind(page));
  vi.stubGlobal("removeEventListener", page.removeEventListener.bind(page));
  vi.doMock("zzfx", () => ({
    ZZFX: { audioContext },
    zzfx: (...parameters: readonly number[]) => played.push(parameters),
  }));
});
afterEach(() => {
  vi.doUnmock("zzfx");
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

/** A page that has fetched what makes its sounds, before anybody touches it. */
async function open() {
  const { sound } = await import("./sounds.ts");
  await vi.dynamicImportSettled();
  return sound;
}

const touch = (what: string) => page.dispatchEvent(new Event(what));

test("sound is asked for within each touch, until the browser has allowed it", async () => {
  await open();
  expect(resumes).toBe(0);
  touch("pointerdown");
  expect(resumes).toBe(1);
  isAllowed = true;
  touch("pointerup");
  expect(resumes).toBe(2);
  await Promise.resolve();
  touch("click");
  touch("pointerdown");
  expect(resumes).toBe(2);
});

test("a sound turns the audio on again after it was put to rest", async () => {
  const sound = await open();
  isAllowed = true;
  sound("bell");
  expect([resumes, played.length]).toEqual([1, 1]);
});
