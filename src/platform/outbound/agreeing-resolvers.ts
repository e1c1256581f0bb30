/** Asks two DNS servers that do not depend on each other: one of them may be wrong or deceived. */
import { Resolver } from "node:dns/promises";
import { fail, ok, type Result } from "#lib/result.ts";

export const DNS_FAILURES = [
  "name_not_found",
  "no_record",
  "dns_refused",
  "dns_failed",
  "dns_timeout",
  "resolvers_disagree",
] as const;
export type DnsFailure = (typeof DNS_FAILURES)[number];

export interface NameResolvers {
  /** The addresses of a name. Both servers must know it; which addresses they name may differ by region. */
  readonly addresses: (name: string) => Promise<Result<readonly string[], DnsFailure>>;
  /** The TXT records that both servers name. */
  readonly texts: (name: string) => Promise<Result<readonly string[], DnsFailure>>;
}

const TIMEOUT_MS = 2_000;

const FAILURES: Readonly<Record<string, DnsFailure>> = {
  ENOTFOUND: "name_not_found",
  ENODATA: "no_record",
  EREFUSED: "dns_refused",
  ECONNREFUSED: "dns_refused",
  ETIMEOUT: "dns_timeout",
  ECANCELLED: "dns_timeout",
};

type Answer = Result<readonly string[], DnsFailure>;

/** `servers` are addresses with an optional port, such as 9.9.9.9 or 127.0.0.1:5353. */
export function createResolvers(servers: readonly [string, string]): NameResolvers {
  const resolvers = servers.map((server) => {
    const resolver = new Resolver({ timeout: TIMEOUT_MS, tries: 2 });
    resolver.setServers([server]);
    return resolver;
  });
  const askBoth = async (ask: (resolver: Resolver) => Promise<Answer>): Promise<[Answer, Answer]> =>
    (await Promise.all(resolvers.map(ask))) as [Answer, Answer];
  return {
    async addresses(name) {
      const [first, second] = await askBoth((resolver) => addressesOf(resolver, name));
      if (!first.ok || !second.ok) return failureOfBoth(first, second);
      return ok([...new Set([...first.value, ...second.value])]);
    },
    async texts(name) {
      const [first, second] = await askBoth((resolver) => textsOf(resolver, name));
      if (!first.ok || !second.ok) return failureOfBoth(first, second);
      const others = new Set(second.value);
      const shared = first.value.filter((text) => others.has(text));
      return shared.length === 0 && first.value.length > 0 ? fail("resolvers_disagree") : ok(shared);
    },
  };
}

/** Two different failures of one name are a disagreement only if one server knows the name. */
function failureOfBoth(first: Answer, second: Answer): Answer {
  if (!first.ok && !second.ok) return first;
  const failure = first.ok ? second : first;
  const isMissing = !failure.ok && (failure.code === "name_not_found" || failure.code === "no_record");
  return isMissing ? fail("resolvers_disagree") : failure;
}

async function addressesOf(resolver: Resolver, name: string): Promise<Answer> {
  const [ipv4, ipv6] = await Promise.all([asked(resolver.resolve4(name)), asked(resolver.resolve6(name))]);
  const found = [ipv4, ipv6].flatMap((answer) => (answer.ok ? answer.value : []));
  if (found.length > 0) return ok(found);
  // An alias that leads nowhere is an answer without addresses.
  return ipv4.ok ? fail("no_record") : ipv4;
}

/** A record longer than 255 bytes arrives in pieces. */
const textsOf = (resolver: Resolver, name: string): Promise<Answer> =>
  asked(resolver.resolveTxt(name).then((records) => records.map((pieces) => pieces.join(""))));

async function asked(answer: Promise<string[]>): Promise<Answer> {
  try {
    return ok(await answer);
  } catch (error) {
    const code = error instanceof Error && "code" in error ? String(error.code) : "";
    return fail(FAILURES[code] ?? "dns_failed");
  }
}
