// `npm run bench -- processes [rounds]`: pages without a cache, with one serving process and with two.
import {
  startSiteProcess,
  temporaryFolder,
  type SiteProcess,
} from "#tests/contract/connections/site-process.ts";
import { requestsPerSecond } from "#bench/pages/load.ts";

const ROUNDS = 5;
const SECONDS = 5;
const CONNECTIONS = 16;
const PATHS = ["/en/dappstore", "/en", "/en/about"];

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

const rate = ({ address }: SiteProcess, path: string): Promise<number> =>
  requestsPerSecond({
    port: Number(new URL(address).port),
    path,
    headers: {},
    connections: CONNECTIONS,
    seconds: SECONDS,
  });

export async function run([rounds = String(ROUNDS)]: readonly string[]): Promise<void> {
  const folder = temporaryFolder();
  const start = (count: number): Promise<SiteProcess> =>
    startSiteProcess({
      PROCESSES: String(count),
      PAGE_CACHE_MB: "0",
      RATE_LIMIT_FACTOR: "100000",
      DATA_DIR: folder.path,
    });
  const one = await start(1);
  const two = await start(2);
  try {
    for (const path of PATHS) {
      const rates: [number, number][] = [];
      // The servers alternate, so that a busy moment affects both.
      for (let round = 0; round < Number(rounds); round += 1)
        rates.push([await rate(one, path), await rate(two, path)]);
      const [single, double] = [median(rates.map(([a]) => a)), median(rates.map(([, b]) => b))];
      const ratio = median(rates.map(([a, b]) => b / a));
      console.log(
        `${path.padEnd(16)} 1: ${single.toFixed(0)}/s  2: ${double.toFixed(0)}/s  ${ratio.toFixed(2)} ×`,
      );
    }
  } finally {
    await Promise.all([one.end(), two.end()]);
    folder.remove();
  }
}
