/**
 * A foreign client, written from docs/PROTOCOL.md alone, with nothing but what Node itself offers.
 *
 *   node bot.mjs <server> open <bots>     opens a table, seats this many bots, prints the table's id on the first line
 *   node bot.mjs <server> join <table>    joins a table
 *
 * Both sit down, get ready, play what is offered until the game is over, and check that chance was fair. The last
 * line of the output is a summary in JSON.
 */
import { createHash, randomBytes, randomInt } from "node:crypto";
import { openWebSocket } from "./websocket.mjs";

const [server, command, argument] = process.argv.slice(2);
const { hostname, port } = new URL(server);

const room = { latest: undefined };
const game = { latest: undefined, view: undefined, updates: [], moves: [], clockOffset: undefined };
const answers = new Map();
const pongs = [];
let wake = () => {};

const { person, cookie } = await becomeGuest();
const socket = await openWebSocket({
  host: hostname,
  port: Number(port),
  path: "/ws",
  cookie,
  onText: (text) => {
    hear(JSON.parse(text));
    wake();
  },
  onClose: (code) => {
    if (code !== 1000) fail(`closed with ${code}`);
  },
});

send({ type: "hello", protocol: 3 });
game.clockOffset = await measureClock();
await request({ type: "introduce", nickname: command === "open" ? "Straniera" : "Forestiero" });
const table = command === "open" ? await openTable(Number(argument)) : argument;
if (command === "join") await request({ type: "watch", table });
await act({ type: "sit", chair: room.latest.chairs.indexOf(null) });
const promised = room.latest.commitment;
const seed = randomBytes(16).toString("base64url");
await act({ type: "ready", seed });
await until(() => game.latest !== undefined);
await playToTheEnd();
const ended = room.latest.ended.at(-1);
const record = await fetchJson(`/api/record/${ended.id}`);
await act({ type: "leave" });
socket.close();
console.log(
  JSON.stringify({
    person: person.id,
    table,
    game: ended.id,
    seat: game.latest.watcher,
    moves: game.moves.length,
    updates: game.updates,
    view: game.view,
    result: ended.result,
    fair: isFair(record),
    clockOffset: game.clockOffset,
  }),
);

async function becomeGuest() {
  const response = await fetch(new URL("/api/guest", server), { method: "POST" });
  if (response.status !== 201) fail(`no guest: ${response.status}`);
  const body = await response.json();
  return { person: body.person, cookie: response.headers.getSetCookie()[0].split(";")[0] };
}

async function openTable(bots) {
  const games = await fetchJson("/api/games");
  const { name, bots: known } = games.games.find(({ name }) => name === "il-conto-prego");
  const opened = await request({
    type: "open",
    game: name,
    options: { hands: 4 },
    settings: { pace: "quick", spectators: "none" },
  });
  await request({ type: "watch", table: opened.table });
  const bot = known.find(({ levels }) => levels.includes("normal"));
  for (let i = 0; i < bots; i++) {
    const chair = room.latest.chairs.indexOf(null);
    const seat = { type: "seat-bot", chair, bot: `${bot.name}:normal` };
    await request({ type: "act", table: opened.table, act: seat });
  }
  console.log(JSON.stringify({ table: opened.table }));
  return opened.table;
}

/** Best of five: the fastest ping gives the best estimate of the referee's clock. */
async function measureClock() {
  for (let i = 0; i < 5; i++) {
    send({ type: "ping", sent: performance.now() });
    await until(() => pongs.length > i);
  }
  const [best] = pongs
    .map(({ sent, now, received }) => ({ roundTrip: received - sent, offset: now - (sent + received) / 2 }))
    .sort((a, b) => a.roundTrip - b.roundTrip);
  return Math.round(best.offset + performance.now() - Date.now());
}

async function playToTheEnd() {
  for (;;) {
    await until(() => room.latest.playing.over || (game.latest.awaited && game.latest.offers.length > 0));
    if (room.latest.playing.over) return;
    const update = game.latest;
    const move = choose(update.offers);
    const { refused } = await ask({
      type: "move",
      table,
      game: update.game,
      decision: update.decision,
      move,
    });
    if (refused === undefined) game.moves.push(move);
    else if (refused.code !== "stale")
      fail(`${JSON.stringify(move)} was refused: ${JSON.stringify(refused)}`);
    await until(() => game.latest !== update);
  }
}

/** Chooses the kind of move first and then the move, so that the many calls do not crowd out the bill. */
function choose(offers) {
  const kinds = [...new Set(offers.map(({ move }) => move.type))];
  const kind = kinds[randomInt(kinds.length)];
  const ofKind = offers.filter(({ move }) => move.type === kind);
  const { move, open = {} } = ofKind[randomInt(ofKind.length)];
  const filled = Object.entries(open).map(([field, range]) => [field, fill(range)]);
  return { ...move, ...Object.fromEntries(filled) };
}

function fill({ kind, from, least, most }) {
  const size = least + randomInt(most - least + 1);
  if (kind === "amount") return size;
  if (kind === "row") return Array.from({ length: size }, () => from[randomInt(from.length)]);
  const left = [...from];
  return Array.from({ length: size }, () => left.splice(randomInt(left.length), 1)[0]);
}

/** What any client can check: the commitment, its own seed, its own moves. */
function isFair({ serverSeed, commitment, playerSeeds, log }) {
  const seat = game.latest.watcher;
  const hash = createHash("sha256").update(Buffer.from(serverSeed, "hex")).digest("hex");
  const mine = log.filter(({ by }) => by === seat).map(({ move }) => move);
  return (
    hash === commitment &&
    hash === promised &&
    playerSeeds[seat] === seed &&
    JSON.stringify(mine) === JSON.stringify(game.moves)
  );
}

function hear(message) {
  if (message.type === "answer") answers.set(message.id, message);
  else if (message.type === "room") room.latest = message.room;
  else if (message.type === "pong") pongs.push({ ...message, received: performance.now() });
  else if (message.type === "fault") fail(JSON.stringify(message));
  else if (message.type === "update") {
    game.latest = message;
    game.view = message.view ?? game.view;
    for (const change of message.changes ?? []) carryOut(change);
    game.updates.push(...message.events.map(({ update }) => update));
  }
}

function carryOut(change) {
  const value = change.pop();
  const last = change.pop();
  let place = game.view;
  for (const step of change) place = place[step];
  place[last] = value;
}

async function until(isSo) {
  while (!isSo()) {
    await new Promise((resolve) => {
      wake = resolve;
    });
  }
}

function send(message) {
  socket.send(JSON.stringify(message));
}

async function ask(message) {
  const id = randomBytes(9).toString("base64url");
  send({ ...message, id });
  await until(() => answers.has(id));
  return answers.get(id);
}

async function request(message) {
  const answer = await ask(message);
  if (answer.refused !== undefined) fail(`${JSON.stringify(message)}: ${JSON.stringify(answer.refused)}`);
  return answer;
}

function act(what) {
  return request({ type: "act", table, act: what });
}

async function fetchJson(path) {
  const response = await fetch(new URL(path, server), { headers: { cookie } });
  if (!response.ok) fail(`${path}: ${response.status}`);
  return response.json();
}

function fail(why) {
  console.error(why);
  process.exit(1);
}
