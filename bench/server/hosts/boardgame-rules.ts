import type { Ctx, Game } from "boardgame.io";

/** Enough of Il Conto, Prego! to cause the same traffic: secret hands, calls that outbid each other, the bill. */
export interface State {
  options: typeof OPTIONS;
  deck: string[];
  hand: number;
  calls: Call[];
  lastBill: { hand: number; hands: string[][]; found: number; loser: number } | null;
  /** The dishes cannot get any larger. */
  mustBill: boolean;
  players: Player[];
}

interface Player {
  cards: string[];
  shown: string | null;
  discards: string[];
  owed: number;
  losses: number;
  saldi: number;
  omaggi: number;
  eliminatedAfter: number | null;
}

interface Call {
  seat: number;
  how: "order" | "abound";
  dish: "first" | "second";
  dishes: { count: number; rank: string }[];
  show: string;
}

const RANKS = [..."23456789TJQKA"];
const SUITS = [..."CDHS"];
const HAND_SIZE = 6;
const HANDS = 8;
const MOST_OF_A_DISH = 12;
const HIDDEN = "?";
const OPTIONS = {
  handSize: HAND_SIZE,
  oste: false,
  saldo: false,
  omaggi: false,
  omaggiTarget: 3,
  turnSeconds: 0,
};
/** What every view of the original game contains, although these options do not use it. */
const NEWCOMER: Omit<Player, "cards" | "shown"> = {
  discards: [],
  owed: 0,
  losses: 0,
  saldi: 0,
  omaggi: 0,
  eliminatedAfter: null,
};

export const DISHES = ["first", "second"] as const;
export const CARDS_TO_SHOW = HAND_SIZE - 1;
export const GAME_NAME = "il-conto";

const twoPacks = (): string[] => {
  const pack = RANKS.flatMap((rank) => SUITS.map((suit) => rank + suit));
  return [...pack, ...pack];
};

function playerAt({ players }: State, seat: number): Player {
  const player = players[seat];
  if (player === undefined) throw new RangeError(`nobody sits on seat ${seat}`);
  return player;
}

function deal(state: State, shuffle: (cards: string[]) => string[]): void {
  state.deck = shuffle(twoPacks());
  state.calls = [];
  state.mustBill = false;
  for (const player of state.players) {
    player.cards = state.deck.splice(0, HAND_SIZE);
    player.shown = null;
  }
}

export const rules: Game<State> = {
  name: GAME_NAME,
  minPlayers: 4,
  maxPlayers: 4,
  // A move in a game with secrets cannot be taken back, so the server need not keep anything for that.
  disableUndo: true,
  setup: ({ random, ctx }: { random: { Shuffle<T>(deck: T[]): T[] }; ctx: Ctx }) => {
    const players = Array.from({ length: ctx.numPlayers }, () => ({ cards: [], shown: null, ...NEWCOMER }));
    const state: State = {
      options: OPTIONS,
      deck: [],
      hand: 1,
      calls: [],
      lastBill: null,
      mustBill: false,
      players,
    };
    deal(state, random.Shuffle);
    return state;
  },
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    // Only the server runs it, like every move that touches what its player may not see.
    call: {
      client: false,
      move: ({ G, playerID }, dish: number, rank: string, card: number) => {
        const seat = Number(playerID);
        const player = playerAt(G, seat);
        const show = player.cards[card];
        const before = G.calls.at(-1)?.dishes ?? DISHES.map(() => ({ count: 0, rank }));
        const name = DISHES[dish];
        if (show === undefined || name === undefined || G.mustBill || !RANKS.includes(rank))
          return "INVALID_MOVE";
        const dishes = before.map((it, i) => (i === dish ? { count: it.count + 1, rank } : { ...it }));
        player.cards.splice(card, 1);
        if (player.shown !== null) player.cards.push(player.shown);
        player.shown = show;
        G.calls.push({ seat, how: G.calls.length === 0 ? "order" : "abound", dish: name, dishes, show });
        G.mustBill = dishes.some(({ count }) => count >= MOST_OF_A_DISH);
        return undefined;
      },
    },
    bill: {
      client: false,
      move: ({ G, playerID, random }) => {
        const last = G.calls.at(-1);
        if (last === undefined) return "INVALID_MOVE";
        const hands = G.players.map(({ cards, shown }) => (shown === null ? [...cards] : [...cards, shown]));
        const ranks = hands.flat().map((card) => card[0]);
        const found = (wanted: string) => ranks.filter((rank) => rank === wanted).length;
        const isTrue = last.dishes.every(({ count, rank }) => found(rank) >= count);
        const loser = isTrue ? Number(playerID) : last.seat;
        playerAt(G, loser).losses++;
        G.lastBill = {
          hand: G.hand,
          hands,
          found: Math.max(...last.dishes.map(({ rank }) => found(rank))),
          loser,
        };
        G.hand++;
        if (G.hand <= HANDS) deal(G, random.Shuffle);
        return undefined;
      },
    },
  },
  endIf: ({ G }) => (G.hand > HANDS ? { losses: G.players.map(({ losses }) => losses) } : undefined),
  playerView: ({ G, playerID }) => ({
    ...G,
    deck: G.deck.map(() => HIDDEN),
    players: G.players.map((player, seat) =>
      String(seat) === playerID ? player : { ...player, cards: player.cards.map(() => HIDDEN) },
    ),
  }),
};
