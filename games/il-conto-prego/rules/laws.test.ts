import { checkGame } from "@tavolata/kernel/check";
import { ilContoPrego } from "./index.ts";

checkGame(ilContoPrego);
