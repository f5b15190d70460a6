import { alarmOf, type Input, pick, type Random, type Transition } from "@tavolata/kernel";
import { drawInput, randomPlayOf, ringAt } from "@tavolata/kernel/testing/random-play";
import { type IlConto, ilContoPrego } from "../rules/index.ts";

/** A random game, input by input, to its end or to so many inputs. */
export const randomPlay = randomPlayOf(ilContoPrego, chooseInput);

/** The bill is asked for often, so that games have many hands; and at times somebody is too slow. */
function chooseInput({ standing }: Transition<IlConto>, random: Random): Input<IlConto> {
  const alarm = alarmOf(ilContoPrego, standing);
  if (alarm !== undefined && random.below(10) === 0) return ringAt(standing, alarm);
  const by = pick(ilContoPrego.awaits(standing.state), random);
  return drawInput(ilContoPrego, standing, { by, at: standing.at + 1000 }, random, (offers) => {
    const bill = offers.find(({ move }) => move.type === "bill");
    return bill !== undefined && random.below(4) === 0 ? bill : pick(offers, random);
  });
}
