import { cluster } from "./cluster.ts";
import type { Soak } from "./contract.ts";
import { crash } from "./crash.ts";
import { fuzz } from "./fuzz.ts";
import { conserve, leaks } from "./random.ts";
import { tournament, tournamentOnNodes } from "./tournament.ts";

export const SOAKS: Readonly<Record<string, Soak>> = {
  crash,
  cluster,
  leaks,
  conserve,
  fuzz,
  tournament,
  "tournament-nodes": tournamentOnNodes,
};
