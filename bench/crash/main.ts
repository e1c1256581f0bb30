// `npm run bench -- crash [rounds]`: kills the site with SIGKILL during submissions with uploads, and processes that
// change live listings or give their pages to other submissions, on every engine.
import { changeRounds } from "#tests/crash/change-rounds.ts";
import { pageRounds } from "#tests/crash/page-rounds.ts";
import { crashRounds, crashSettings } from "#tests/crash/rounds.ts";
import { sharedEngines } from "#tests/fixtures/database.ts";

const ROUNDS = 40;

export async function run([rounds = ROUNDS]: readonly (string | number)[]): Promise<void> {
  for (const { name, place } of sharedEngines) {
    const sent = await place();
    const submissions = await crashRounds(sent.target, crashSettings(sent.target), Number(rounds));
    await sent.remove();
    console.log(name, submissions);
    const changed = await place();
    const changes = await changeRounds(changed.target, Number(rounds));
    await changed.remove();
    console.log(name, changes);
    const given = await place();
    const pages = await pageRounds(given.target, Number(rounds));
    await given.remove();
    console.log(name, pages);
    const torn = changes.torn + pages.torn;
    const bad = [submissions, changes, pages].reduce((sum, { lost, doubled }) => sum + lost + doubled, torn);
    if (bad > 0) process.exitCode = 1;
  }
}
