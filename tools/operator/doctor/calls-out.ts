/** What the site calls by itself if it is told to: the cache in front, the collector of traces, websites. */
import { connect } from "node:net";
import { createResolvers } from "#platform/outbound/agreeing-resolvers.ts";
import { purgeRequest } from "#server/cdn/purge-forms.ts";
import type { Config } from "#server/config.ts";
import { ok, PATIENCE_MS, reasonOf, warning, wrong, type Finding } from "./finding.ts";

async function callOnce(request: Request): Promise<string | null> {
  try {
    const response = await fetch(request, { redirect: "error", signal: AbortSignal.timeout(PATIENCE_MS) });
    await response.arrayBuffer();
    return response.ok ? null : `answers ${response.status}`;
  } catch (error) {
    return `does not answer (${reasonOf(error)})`;
  }
}

/** No page has this tag, so purging it changes nothing. */
const UNUSED_TAG = "doctor";

interface CdnSettings extends Pick<Config, "CDN" | "CDN_PURGE" | "CDN_PURGE_TOKEN"> {
  readonly CDN_PURGE_URLS?: readonly string[] | undefined;
}

export async function checkCdn(config: CdnSettings): Promise<Finding[]> {
  const { CDN, CDN_PURGE: form, CDN_PURGE_URLS: urls = [], CDN_PURGE_TOKEN: token } = config;
  if (form === undefined)
    return [
      ok(
        "cdn",
        CDN === "on" ? "A cache in front may keep pages for one second." : "No cache in front (CDN=off).",
      ),
    ];
  if (CDN === "off")
    return [
      warning(
        "cdn",
        "CDN_PURGE is set, but CDN is off: no page may be kept.",
        "Set CDN=on, or remove CDN_PURGE.",
      ),
    ];
  const needsToken = form === "cloudflare" || form === "fastly";
  if (needsToken && token === undefined)
    return [wrong("cdn", `CDN_PURGE=${form} needs a key.`, "Set CDN_PURGE_TOKEN.")];
  const tags = [UNUSED_TAG];
  const problems = await Promise.all(
    urls.map(async (url) => {
      const problem = await callOnce(purgeRequest(form, { url, token, tags }));
      return problem === null ? null : `${new URL(url).host} ${problem}.`;
    }),
  );
  const found = problems.filter((problem) => problem !== null);
  return found.length === 0
    ? [ok("cdn", `The cache accepts purges (CDN_PURGE=${form}).`)]
    : found.map((says) =>
        wrong(
          "cdn",
          says,
          "Correct CDN_PURGE_URLS and CDN_PURGE_TOKEN: readers would see old pages for minutes.",
        ),
      );
}

export async function checkTraces(config: Pick<Config, "OTEL_EXPORTER_OTLP_ENDPOINT">): Promise<Finding> {
  const { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint } = config;
  if (endpoint === undefined)
    return ok("traces", "No traces are sent (OTEL_EXPORTER_OTLP_ENDPOINT is not set).");
  const problem = await callOnce(
    new Request(`${endpoint}/v1/traces`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ resourceSpans: [] }),
    }),
  );
  return problem === null
    ? ok("traces", "The collector accepts traces.")
    : wrong(
        "traces",
        `${new URL(endpoint).host} ${problem}.`,
        "Let OTEL_EXPORTER_OTLP_ENDPOINT lead to the collector's OTLP over HTTP, usually port 4318.",
      );
}

/** Resolves to null if the proxy accepts connections. */
function connectTo(address: string): Promise<string | null> {
  const { hostname, port, protocol } = new URL(address);
  return new Promise((resolve) => {
    const end = (problem: string | null): void => {
      socket.destroy();
      resolve(problem);
    };
    const socket = connect(
      Number(port || (protocol === "https:" ? 443 : 80)),
      hostname.replaceAll(/[[\]]/g, ""),
    );
    socket.setTimeout(PATIENCE_MS, () => end("does not answer"));
    socket.once("connect", () => end(null));
    socket.once("error", (error) => end(`does not answer (${reasonOf(error)})`));
  });
}

type OutboundSettings = Pick<Config, "OUTBOUND" | "OUTBOUND_RESOLVERS" | "OUTBOUND_PROXY" | "PUBLIC_ORIGIN">;

export async function checkOutbound(config: OutboundSettings): Promise<Finding> {
  if (config.OUTBOUND === "off")
    return ok(
      "outbound",
      "The site looks at no website (OUTBOUND=off): operators check proofs of ownership.",
    );
  const proxyProblem = config.OUTBOUND_PROXY === undefined ? null : await connectTo(config.OUTBOUND_PROXY);
  if (proxyProblem !== null)
    return wrong("outbound", `The proxy ${proxyProblem}.`, "Start it, or correct OUTBOUND_PROXY.");
  const [first = "", second = ""] = config.OUTBOUND_RESOLVERS.split(/[\s,]+/);
  const { hostname } = new URL(config.PUBLIC_ORIGIN);
  const answer = await createResolvers([first, second]).addresses(hostname);
  if (answer.ok) return ok("outbound", `Both DNS servers know ${hostname}.`);
  if (answer.code === "name_not_found" || answer.code === "no_record")
    return warning(
      "outbound",
      `Both DNS servers answer, but know no ${hostname}.`,
      "Set PUBLIC_ORIGIN to the name that visitors use.",
    );
  return wrong(
    "outbound",
    answer.code === "resolvers_disagree"
      ? `Only one of the DNS servers knows ${hostname}.`
      : `A DNS server does not answer (${answer.code}).`,
    "Let this machine ask the servers of OUTBOUND_RESOLVERS on port 53, or name two others.",
  );
}
