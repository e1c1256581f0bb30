/** Whether the running site believes what it should of X-Forwarded-For: asks it as visitors do, through the proxy. */
import type { Config } from "#server/config.ts";
import { ok, PATIENCE_MS, reasonOf, unknown, wrong, type Finding } from "./finding.ts";

/** Has the rate limit's headers, and no receipt has this name. */
const PATH = "/api/receipts/doctor";
/** Addresses for documentation, which nobody has. */
const FORGED = ["192.0.2.17", "198.51.100.23"];

interface Answer {
  readonly remaining: number;
  readonly isProxied: boolean;
  readonly dateMs: number;
}

async function ask(origin: string, forged?: string): Promise<Answer> {
  const response = await fetch(origin + PATH, {
    headers: forged === undefined ? {} : { "x-forwarded-for": forged },
    redirect: "manual",
    signal: AbortSignal.timeout(PATIENCE_MS),
  });
  await response.arrayBuffer();
  const remaining = Number(response.headers.get("ratelimit-remaining") ?? Number.NaN);
  // The site names neither; proxies do.
  const isProxied = response.headers.has("via") || response.headers.has("server");
  return { remaining, isProxied, dateMs: Date.parse(response.headers.get("date") ?? "") };
}

export async function checkProxy(config: Config): Promise<Finding> {
  try {
    const plain = await ask(config.PUBLIC_ORIGIN);
    if (Number.isNaN(plain.remaining))
      return unknown("proxy", `${config.PUBLIC_ORIGIN} answers, but not like this site.`);
    const [one, two] = [
      await ask(config.PUBLIC_ORIGIN, FORGED[0]),
      await ask(config.PUBLIC_ORIGIN, FORGED[1]),
    ];
    // A forged address that is believed is a new client, with all its points.
    if (one.remaining >= plain.remaining && two.remaining >= plain.remaining)
      return wrong(
        "proxy",
        `TRUST_PROXY=${config.TRUST_PROXY} is too high: a visitor can forge an address and has no rate limit.`,
        `Set TRUST_PROXY to the number of proxies that add to X-Forwarded-For${plain.isProxied ? "" : ", here 0"}.`,
      );
    const isBehind = plain.isProxied || config.PUBLIC_ORIGIN.startsWith("https:");
    if (isBehind && config.TRUST_PROXY === 0)
      return wrong(
        "proxy",
        "TRUST_PROXY=0 behind a proxy: all visitors share one rate limit.",
        "Set TRUST_PROXY=1 for one proxy, and let it add to X-Forwarded-For (deploy/nginx.conf).",
      );
    return ok("proxy", `Visitors cannot forge their address (TRUST_PROXY=${config.TRUST_PROXY}).`);
  } catch (error) {
    return unknown("proxy", `${config.PUBLIC_ORIGIN} could not be asked: ${reasonOf(error)}.`);
  }
}
