import { performance } from "node:perf_hooks";

/**
 * Loaded before a server that is tested: its time passes HURRY times as fast, its clock, its stopwatch and its timers
 * alike, so that a whole game can be played whose rules make people wait. Browsers' own time passes as ever. Nodes of one
 * house are told HURRY_SINCE, a real time, or the one that was started first would be ahead of the others.
 */
const hurry = Number(process.env.HURRY);
const { setTimeout: after, setInterval: every } = globalThis;
const [clock, stopwatch] = [Date.now.bind(Date), performance.now.bind(performance)];
const begun = Number(process.env.HURRY_SINCE ?? clock());

Date.now = () => Math.round(begun + (clock() - begun) * hurry);
Object.defineProperty(performance, "now", { value: () => stopwatch() * hurry });
globalThis.setTimeout = new Proxy(after, {
  apply: (_, self, [does, ms = 0, ...rest]) => Reflect.apply(after, self, [does, ms / hurry, ...rest]),
});
globalThis.setInterval = new Proxy(every, {
  apply: (_, self, [does, ms = 0, ...rest]) => Reflect.apply(every, self, [does, ms / hurry, ...rest]),
});
