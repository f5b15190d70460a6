import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { newVersion, registerWorker } from "./new-version.ts";

class Worker extends EventTarget {
  state = "installing";

  installs(): void {
    this.state = "installed";
    this.dispatchEvent(new Event("statechange"));
  }
}

class Registration extends EventTarget {
  active: Worker | null = null;
  waiting: Worker | null = null;
  installing: Worker | null = null;

  finds(worker: Worker): void {
    this.installing = worker;
    this.dispatchEvent(new Event("updatefound"));
  }
}

let registration: Registration;

beforeEach(() => {
  newVersion.value = false;
  registration = new Registration();
  // A worker may have taken the page over before the page hears that it is installed.
  const serviceWorker = { controller: {}, register: async () => registration };
  vi.stubGlobal("navigator", { serviceWorker });
});
afterEach(() => vi.unstubAllGlobals());

async function open(): Promise<void> {
  registerWorker();
  await Promise.resolve();
}

test("the first worker of all is no newer version, however soon it takes the page over", async () => {
  await open();
  const first = new Worker();
  registration.finds(first);
  registration.active = first;
  first.installs();
  expect(newVersion.value).toBe(false);
});

test("a worker that comes after another one is a newer version as soon as it is installed", async () => {
  registration.active = new Worker();
  await open();
  const next = new Worker();
  registration.finds(next);
  expect(newVersion.value).toBe(false);
  next.installs();
  expect(newVersion.value).toBe(true);
});

test("a newer version that was waiting already is offered at once", async () => {
  registration.active = new Worker();
  registration.waiting = new Worker();
  registration.waiting.state = "installed";
  await open();
  expect(newVersion.value).toBe(true);
});
