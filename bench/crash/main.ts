// `npm run bench -- crash [rounds]`: kills the site with SIGKILL during submissions with uploads, on every engine.
import { crashRounds, crashSettings } from "#tests/crash/rounds.ts";
import { sharedEngines } from "#tests/fixtures/database.ts";

const ROUNDS = 40;

export async function run([rounds]: readonly string[]): Promise<void> {
  for (const { name, place } of sharedEngines) {
    const { target, remove } = await place();
    const report = await crashRounds(target, crashSettings(target), Number(rounds ?? ROUNDS));
    await remove();
    console.log(name, report);
    if (report.lost > 0 || report.doubled > 0) process.exitCode = 1;
  }
}
