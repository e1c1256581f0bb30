import { describe, expect, it, onTestFinished } from "vitest";
import { changeRounds } from "#tests/crash/change-rounds.ts";
import { pageRounds } from "#tests/crash/page-rounds.ts";
import { crashRounds, crashSettings } from "#tests/crash/rounds.ts";
import { sharedEngines } from "#tests/fixtures/database.ts";

/** A few kills in every run; `npm run bench -- crash` does forty. */
const ROUNDS = 2;

describe.each(sharedEngines)("a site killed during submissions on $name", ({ place }) => {
  it("has lost nothing that it acknowledged, and duplicated nothing", async () => {
    const { target, remove } = await place();
    onTestFinished(remove);
    const report = await crashRounds(target, crashSettings(target), ROUNDS);
    expect(report).toMatchObject({ kills: ROUNDS, lost: 0, doubled: 0 });
    expect(report.acknowledged).toBeGreaterThan(0);
  }, 90_000);
});

describe.each(sharedEngines)("processes killed while they change listings on $name", ({ place }) => {
  it("have lost no act that was acknowledged, and done none twice or by half", async () => {
    const { target, remove } = await place();
    onTestFinished(remove);
    const kills = 2 * ROUNDS;
    expect(await changeRounds(target, kills)).toMatchObject({ kills, lost: 0, doubled: 0, torn: 0 });
  }, 90_000);
});

describe.each(sharedEngines)("processes killed while they give pages away on $name", ({ place }) => {
  it("have told whoever lost one exactly once, by an event and a mail", async () => {
    const { target, remove } = await place();
    onTestFinished(remove);
    const kills = 2 * ROUNDS;
    expect(await pageRounds(target, kills)).toMatchObject({ kills, lost: 0, doubled: 0, torn: 0 });
  }, 90_000);
});
