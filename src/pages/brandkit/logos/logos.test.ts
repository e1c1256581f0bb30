import { expect, test } from "vitest";
import groups from "#content/site/logos.json" with { type: "json" };
import texts from "#content/messages/en/brandkit.json" with { type: "json" };

test("every group and every variant of the logos has a name", () => {
  const named = Object.keys(texts.logos);
  for (const { name, logos } of groups.groups) {
    expect(named).toContain(name);
    for (const { look } of logos) expect(named).toContain(look);
  }
});
