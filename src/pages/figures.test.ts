import { expect, test } from "vitest";
import { brand } from "#brand/brand.ts";
import about from "#content/messages/en/about.json" with { type: "json" };
import home from "#content/messages/en/home.json" with { type: "json" };
import statistics from "#content/site/statistics.json" with { type: "json" };

const { figures } = statistics;
const inWords = (value: number): string =>
  new Intl.NumberFormat("en", { notation: "compact", compactDisplay: "long" }).format(value);

test("the texts of the home page contain the figures that have dates", () => {
  expect(home.stats.usersValue).toBe(`${inWords(figures.users.value)}+`);
  expect(home.stats.countriesValue).toBe(`${figures.countries.value}+`);
  expect(home.stats.activeValue).toBe(inWords(figures.monthlyActive.value));
  expect(home.stats.foundedValue).toBe(String(brand.founded));
  expect(home.exchange.buyValue).toBe(`${figures.buyMinutes.value} minutes`);
  expect(home.exchange.energyValue).toBe(`up to ${figures.energySavingPercent.value}%`);
  expect(home.community.lead).toContain(figures.followers.value.toLocaleString("en"));
  expect(home.store.lead).toContain(String(figures.topDapps.value));
});

test("the older and the newer user count differ in text and date", () => {
  expect(about.figures.usersTwenty).toBe(`${inWords(figures.globalUsers.value)} global users`);
  expect(figures.globalUsers.asOf < figures.users.asOf).toBe(true);
});
