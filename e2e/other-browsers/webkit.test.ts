import { WEBKIT } from "./programs.ts";
import { tellStory } from "./story.ts";

tellStory(WEBKIT);
