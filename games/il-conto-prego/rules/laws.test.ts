import { checkGame } from "@tavolata/kernel/check";
import { VERSION_ONE } from "../testing/version-one.ts";
import { ilContoPrego } from "./index.ts";

checkGame(ilContoPrego, { earlier: [VERSION_ONE] });
