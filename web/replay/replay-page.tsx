import { useSignal } from "@preact/signals";
import { type AnyScreen, language, Sheet, TableProvider, tableAs, WhyNot } from "@tavolata/kit";
import { Icon } from "@tavolata/kit/art";
import { useEffect, useLayoutEffect, useMemo, useRef } from "preact/hooks";
import { CATALOGUE, screenOf, titleOf } from "../catalogue/catalogue.ts";
import { sentencesOf } from "../plain/sentences.ts";
import { passOn } from "../share/pass-on.ts";
import { lazy } from "../shell/lazy.tsx";
import { Link } from "../shell/link.tsx";
import { NowherePage } from "../shell/nowhere.tsx";
import { OfflinePage } from "../shell/offline.tsx";
import { houseAddress } from "../state/offered.ts";
import { givenSeed } from "../state/seeds.ts";
import { words } from "../words/index.ts";
import { Chronicle } from "./chronicle.tsx";
import { Controls } from "./controls.tsx";
import { readPlace, writePlace } from "./place-in-game.ts";
import { type Kept, useRecording } from "./recording.ts";
import { ReplayOnStage } from "./replay-on-stage.ts";
import { type History, viewpointsOf } from "./timeline.ts";
import { replayWords } from "./words/index.ts";
import "./replay.css";

const MembersOnly = lazy(async () => (await import("../circle/door/members-only.tsx")).MembersOnly);

/** A finished game, to be looked at again and checked. */
export function ReplayPage({ id }: { id: string }) {
  const { recording, again } = useRecording(id);
  const { loading } = words();
  const replay = replayWords();
  const now = recording.value;
  const game = now.state === "there" ? now.history.game : undefined;
  const screen = game === undefined ? undefined : screenOf(game);
  useEffect(() => {
    document.title = game === undefined ? replay.title : `${replay.title} · ${titleOf(game)}`;
  }, [game, replay]);

  if (now.state === "none" || (game !== undefined && CATALOGUE[game] === undefined)) {
    return <NowherePage text={replay.none} />;
  }
  if (now.state === "hidden") return <MembersOnly />;
  if (now.state === "offline") return <OfflinePage />;
  if (now.state === "there" && screen !== undefined) {
    return <Replay id={id} screen={screen} history={now.history} record={now.record} />;
  }
  if (now.state === "late") {
    return (
      <main id="content" class="nowhere">
        <p>{replay.late}</p>
        <button type="button" class="button" onClick={again}>
          <Icon name="replay" class="icon" />
          {replay.retry}
        </button>
      </main>
    );
  }
  return (
    <main id="content" class="waiting">
      <p role="status">{now.state === "soon" ? replay.soon : loading}</p>
    </main>
  );
}

/** Fetched when somebody wants to check. */
const Fairness = lazy(async () => (await import("./fairness.tsx")).Fairness);

interface ReplayProps {
  readonly id: string;
  readonly screen: AnyScreen;
  readonly history: History;
  readonly record: Kept;
}

function Replay({ id, screen, history, record }: ReplayProps) {
  const root = useRef<HTMLDivElement>(null);
  const sheet = useSignal<"log" | "fair" | null>(null);
  const mine = useMemo(() => ownSeat(record), [record]);
  const viewpoints = useMemo(() => viewpointsOf(history, screen), [history, screen]);
  const replay = useMemo(() => {
    const { from, at = 1 } = readPlace(location.hash);
    const start = viewpoints.find((one) => one === from) ?? mine ?? "spectator";
    return new ReplayOnStage(screen, history, record, { from: start, at: at - 1 }, () => root.current);
  }, [screen, history, record, viewpoints, mine]);
  useEffect(() => () => replay.end(), [replay]);
  usePlaceInAddress(replay, viewpoints);
  useEffect(() => {
    const rest = () => {
      if (document.visibilityState !== "visible") replay.halt();
    };
    document.addEventListener("visibilitychange", rest);
    return () => document.removeEventListener("visibilitychange", rest);
  }, [replay]);

  const picture = replay.stage.picture.value;
  useLayoutEffect(() => replay.fly(), [replay, picture.number]);
  const { Table } = screen;
  const { names } = replay.table.value;
  const said = screen.words(language.value);
  const { play, home, close } = words();
  const ours = replayWords();
  const shut = () => (sheet.value = null);
  return (
    <TableProvider value={replay.table}>
      <div class="replay">
        <header class="replay-bar">
          <Link to="/" class="icon-button" label={home}>
            <Icon name="back" class="icon" />
          </Link>
          <h1>{said.title}</h1>
          <button
            type="button"
            class="icon-button"
            aria-label={ours.share}
            title={ours.share}
            onClick={() =>
              void passOn({
                title: said.title,
                text: ours.shareText(said.title),
                url: `${houseAddress.value}/r/${id}${writePlace(replay.from.value, replay.at.value + 1)}`,
              })
            }
          >
            <Icon name="share" class="icon" />
          </button>
          <button
            type="button"
            class="icon-button replay-log"
            aria-label={play.log}
            onClick={() => (sheet.value = "log")}
          >
            <Icon name="log" class="icon" />
          </button>
          <button
            type="button"
            class="replay-fair"
            aria-label={ours.fair}
            onClick={() => (sheet.value = "fair")}
          >
            <Icon name="shield" class="icon" />
            <span>{ours.fair}</span>
          </button>
        </header>
        <main id="content" class="replay-body">
          {tableAs.value === "text" ? (
            <ul class="replay-words">
              {said.view(replay.moment.view, names).map((sentence) => (
                <li key={sentence}>{sentence}</li>
              ))}
            </ul>
          ) : (
            <div ref={root} class="replay-table">
              <Table view={picture.view} scene={picture.scene} />
            </div>
          )}
          <div class="replay-near">
            <Told replay={replay} />
            <Controls replay={replay} viewpoints={viewpoints} mine={mine} />
          </div>
        </main>
        <aside class="replay-rail">
          <h2>{play.log}</h2>
          <Chronicle replay={replay} />
        </aside>
        <Sheet title={play.log} open={sheet.value === "log"} closeLabel={close} onClose={shut}>
          <Chronicle replay={replay} onChosen={shut} />
        </Sheet>
        <Sheet title={ours.fair} open={sheet.value === "fair"} closeLabel={close} onClose={shut}>
          <Fairness id={id} record={record} />
        </Sheet>
        <WhyNot />
      </div>
    </TableProvider>
  );
}

/** What was told at this moment; of a long story the beginning is seen, and the rest by scrolling. */
function Told({ replay }: { replay: ReplayOnStage }) {
  const box = useRef<HTMLDivElement>(null);
  const at = replay.at.value;
  const { events, view } = replay.moment;
  useEffect(() => box.current?.scrollTo(0, 0), [at]);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keys
    <div ref={box} class="replay-told" role="status" tabIndex={0}>
      {sentencesOf(replay.screen, events, replay.table.value.names, view).map((sentence, i) => (
        <p key={String(i)}>{sentence}</p>
      ))}
    </div>
  );
}

/** Somebody who has played this game on this device sees it from their own chair first. */
function ownSeat({ commitment, playerSeeds }: Kept): number | undefined {
  const seed = givenSeed(commitment);
  const seat = seed === undefined ? -1 : playerSeeds.indexOf(seed);
  return seat < 0 ? undefined : seat;
}

/** Browsers object when an address changes with every picture. */
const SETTLED = 300;

/** The address leads to what is shown now, so that it can be passed on; and what it leads to is shown. */
function usePlaceInAddress(replay: ReplayOnStage, viewpoints: ReturnType<typeof viewpointsOf>): void {
  const from = replay.from.value;
  const at = replay.at.value;
  useEffect(() => {
    const timer = setTimeout(() => history.replaceState(null, "", writePlace(from, at + 1)), SETTLED);
    return () => clearTimeout(timer);
  }, [from, at]);
  useEffect(() => {
    const follow = () => {
      const wanted = readPlace(location.hash);
      const known = viewpoints.find((one) => one === wanted.from);
      if (known !== undefined) replay.lookFrom(known);
      if (wanted.at !== undefined) replay.goTo(wanted.at - 1);
    };
    addEventListener("hashchange", follow);
    return () => removeEventListener("hashchange", follow);
  }, [replay, viewpoints]);
}
