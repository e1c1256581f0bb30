// `npm run bench -- fuzz [requests]`: strange requests to the calls that take something; none may fail on our side.
import { startSite } from "#tests/fixtures/site.ts";
import { fuzz } from "#tests/fuzz/requests.ts";

const REQUESTS = 20_000;

export async function run([requests]: readonly string[]): Promise<void> {
  const site = await startSite();
  const statuses = await fuzz(site.get, Number(requests ?? REQUESTS));
  await site.stop();
  console.log(Object.fromEntries(statuses));
}
