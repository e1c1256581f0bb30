import { expect, test } from "vitest";
import history from "#content/site/milestones.json" with { type: "json" };
import { LANGUAGES } from "#i18n/languages.ts";
import { milestonesByYear } from "./milestones.ts";

test("milestones run month by month from 2018 to 2024, every year among them", () => {
  const months = history.milestones.map(({ month }) => month);
  expect(months).toEqual([...new Set(months)].toSorted());
  expect(months.every((month) => /^20\d\d-(0[1-9]|1[0-2])$/.test(month))).toBe(true);
  expect(milestonesByYear(history.milestones, "en").map(({ year }) => year)).toEqual([
    2018, 2019, 2020, 2021, 2022, 2023, 2024,
  ]);
});

test.each(LANGUAGES)("every milestone has a text in %s with the brand's own name", (language) => {
  for (const { milestones } of milestonesByYear(history.milestones, language)) {
    for (const { title, text } of milestones) {
      expect(title && text).toBeTruthy();
      expect(title + text).not.toContain("{");
    }
  }
});

test("months have their names in the language", () => {
  expect(milestonesByYear(history.milestones, "en")[0]?.milestones[0]?.monthName).toBe("March");
  expect(milestonesByYear(history.milestones, "ru")[0]?.milestones[0]?.monthName).toBe("март");
  expect(milestonesByYear(history.milestones, "th")[0]?.milestones[0]?.monthName).toBe("มีนาคม");
});
