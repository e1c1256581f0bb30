/** Configures proofs of ownership for this installation: what may be fetched, and which networks can be asked. */
import { brand } from "#brand/brand.ts";
import type { CatalogueService } from "#features/catalogue/server/service.ts";
import { CATALOGUE_VERSION } from "#features/catalogue/server/snapshot/catalogue-version.ts";
import type { OwnedListing } from "#features/ownership/server/deps.ts";
import { createOwnership, type Ownership } from "#features/ownership/server/service.ts";
import { createOwnershipStore } from "#features/ownership/server/store.ts";
import type { Submissions } from "#features/submissions/server/service.ts";
import { isReplaced } from "#features/submissions/shown-state.ts";
import { movedTo, ownedSubjects } from "#features/submissions/submission.ts";
import type { DataVersions } from "#platform/database/data-version.ts";
import { createResolvers } from "#platform/outbound/agreeing-resolvers.ts";
import { createOutbound, noOutbound, type Outbound } from "#platform/outbound/outbound.ts";
import { createLimiter } from "#platform/rate-limit.ts";
import type { Foundation } from "#server/foundation.ts";

function outboundOf({ config, database }: Foundation): Outbound {
  if (config.OUTBOUND === "off") return noOutbound;
  const [first = "", second = ""] = config.OUTBOUND_RESOLVERS.split(/[\s,]+/);
  const shared = database.engine === "postgres" ? { shared: database.db } : {};
  return createOutbound({
    resolvers: createResolvers([first, second]),
    perHost: createLimiter({
      name: "outbound",
      points: 1,
      seconds: 60,
      factor: config.RATE_LIMIT_FACTOR,
      ...shared,
    }),
    userAgent: `${brand.name.replaceAll(/\W+/g, "")}Listings/1.0 (+${config.PUBLIC_ORIGIN}/en/channels)`,
    proxy: config.OUTBOUND_PROXY,
  });
}

interface Parts {
  readonly submissions: Submissions;
  readonly catalogue: Pick<CatalogueService, "networks">;
  readonly versions: Pick<DataVersions, "bump">;
}

export function createOwnershipOf(
  foundation: Foundation,
  { submissions, catalogue, versions }: Parts,
): Ownership {
  const { config, clock, database } = foundation;
  return createOwnership({
    store: createOwnershipStore(database.db),
    clock,
    outbound: outboundOf(foundation),
    brandKey: brand.name.toLowerCase().replaceAll(/[^a-z\d]+/g, "-"),
    site: new URL(config.PUBLIC_ORIGIN).host,
    ownedBy: (token) => ownedBy(submissions, token),
    receipts: submissions,
    changed: (tx) => versions.bump(tx, CATALOGUE_VERSION),
    async chain(network) {
      const urls = config.RPC_URLS?.[network] ?? [];
      const known = (await catalogue.networks()).find(({ key }) => key === network);
      if (!known?.isEvm || urls.length === 0) return null;
      // viem is imported on first use, so that an installation without RPC servers never loads it.
      const { openContractOwners } = await import("#platform/evm/contract-owners.ts");
      return openContractOwners(urls, Number(known.chainId));
    },
  });
}

/** A receipt that is not its reader's yet, or whose listing is gone, proves nothing. */
async function ownedBy(submissions: Submissions, token: string): Promise<OwnedListing | null> {
  const found = await submissions.receipt(token);
  if (!found.ok || found.value.handover?.isNew) return null;
  const { submission, events, ownsPage } = found.value;
  if (submission.state === "rejected" || submission.state === "withdrawn") return null;
  return {
    submissionId: submission.id,
    isReplaced: isReplaced(events, ownsPage),
    ...ownedSubjects(submission.published ?? submission.fields),
    movesTo: movedTo(submission) ?? undefined,
  };
}
