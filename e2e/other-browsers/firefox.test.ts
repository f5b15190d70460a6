import { FIREFOX } from "./programs.ts";
import { tellStory } from "./story.ts";

tellStory(FIREFOX);
