import { expect, it } from "vitest";
import { insetOver } from "./why-not.tsx";

it("A reason stands over the middle of the table, above what to do next", () => {
  const upright = insetOver({ left: 0, right: 360, bottom: 470 }, 360, 740);
  expect(upright).toBe("auto 0px 278px 0px");
  const onItsSide = insetOver({ left: 0, right: 470, bottom: 390 }, 844, 390);
  expect(onItsSide).toBe("auto 374px 8px 0px");
});
