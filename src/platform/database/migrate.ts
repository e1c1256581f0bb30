import { sql, type Kysely } from "kysely";
import { Migrator, type Migration } from "kysely/migration";
import { isSqlite } from "./column-types.ts";
import * as foundation from "./migrations/first/0001-foundation.ts";
import * as catalogue from "./migrations/first/0002-catalogue.ts";
import * as news from "./migrations/first/0003-news.ts";
import * as downloads from "./migrations/first/0004-downloads.ts";
import * as submissions from "./migrations/first/0005-submissions.ts";
import * as donations from "./migrations/0006-donations.ts";
import * as tokenList from "./migrations/0007-token-list.ts";
import * as nfts from "./migrations/0008-nfts.ts";
import * as listingHistory from "./migrations/0009-listing-history.ts";
import * as operatorActs from "./migrations/0010-operator-acts.ts";
import * as shownAmounts from "./migrations/0011-shown-amounts.ts";
import * as mailAndRetention from "./migrations/0013-mail-and-retention.ts";
import * as leases from "./migrations/0015-leases.ts";
import * as operators from "./migrations/0016-operators.ts";
import * as audit from "./migrations/0017-audit.ts";
import * as review from "./migrations/0018-review.ts";
import * as heldDecisions from "./migrations/0019-held-decisions.ts";
import * as tokenPages from "./migrations/0020-token-pages.ts";
import * as usage from "./migrations/store/0021-usage.ts";
import * as secondPerson from "./migrations/desk/0026-second-person.ts";
import * as contentVersions from "./migrations/desk/0027-content-versions.ts";
import * as deskNotices from "./migrations/desk/0028-desk-notices.ts";
import * as livingListings from "./migrations/0029-living-listings.ts";
import * as ownership from "./migrations/0030-ownership.ts";
import * as ids from "./migrations/0034-ids.ts";
import * as ownedReferences from "./migrations/desk/0038-owned-references.ts";
import * as receiptRecovery from "./migrations/0040-receipt-recovery.ts";
import * as signers from "./migrations/0041-signers.ts";
import * as tokenFacts from "./migrations/0042-token-facts.ts";
import * as problemReports from "./migrations/desk/0047-problem-reports.ts";
import * as siteRecords from "./migrations/desk/0046-site-records.ts";
import * as screenshots from "./migrations/store/0049-screenshots.ts";
import * as ages from "./migrations/growth/0052-ages.ts";
import * as contractReadings from "./migrations/store/0055-contract-readings.ts";
import * as signedMessages from "./migrations/growth/0056-signed-messages.ts";
import * as moveRoles from "./migrations/growth/0061-move-roles.ts";
import * as tokenSymbols from "./migrations/growth/0062-token-symbols.ts";
import * as formerOwners from "./migrations/growth/0063-former-owners.ts";
import type { Db } from "./schema.ts";
import { waitForLock } from "./wait-for-lock.ts";

/** Every migration by name, in order. Add new ones at the end; never change an old one. */
const MIGRATIONS: Readonly<Record<string, Migration>> = {
  "0001-foundation": foundation,
  "0002-catalogue": catalogue,
  "0003-news": news,
  "0004-downloads": downloads,
  "0005-submissions": submissions,
  "0006-donations": donations,
  "0007-token-list": tokenList,
  "0008-nfts": nfts,
  "0009-listing-history": listingHistory,
  "0010-operator-acts": operatorActs,
  "0011-shown-amounts": shownAmounts,
  "0013-mail-and-retention": mailAndRetention,
  "0015-leases": leases,
  "0016-operators": operators,
  "0017-audit": audit,
  "0018-review": review,
  "0019-held-decisions": heldDecisions,
  "0020-token-pages": tokenPages,
  "0021-usage": usage,
  "0026-second-person": secondPerson,
  "0027-content-versions": contentVersions,
  "0028-desk-notices": deskNotices,
  "0029-living-listings": livingListings,
  "0030-ownership": ownership,
  "0034-ids": ids,
  "0038-owned-references": ownedReferences,
  "0040-receipt-recovery": receiptRecovery,
  "0041-signers": signers,
  "0042-token-facts": tokenFacts,
  "0046-site-records": siteRecords,
  "0047-problem-reports": problemReports,
  "0049-screenshots": screenshots,
  "0052-ages": ages,
  "0055-contract-readings": contractReadings,
  "0056-signed-messages": signedMessages,
  "0061-move-roles": moveRoles,
  "0062-token-symbols": tokenSymbols,
  "0063-former-owners": formerOwners,
};

export const MIGRATION_NAMES: readonly string[] = Object.keys(MIGRATIONS);

/**
 * Migrates the database and returns the names of the applied migrations. If several processes start at once, one
 * migrates and the others wait.
 */
export async function migrate(db: Db): Promise<string[]> {
  const provider = { getMigrations: () => Promise.resolve(withoutTimeLimit()) };
  // Branches are merged in another order than their numbers, and no migration depends on one of another branch.
  const migrator = new Migrator({ db, provider, allowUnorderedMigrations: true });
  return waitForLock(async () => {
    const { error, results = [] } = await migrator.migrateToLatest();
    if (error !== undefined) throw error;
    return results.map((result) => result.migrationName);
  });
}

/** Migrating a large table may take longer than a request's statements. */
function withoutTimeLimit(): Record<string, Migration> {
  const entries = Object.entries(MIGRATIONS).map(([name, { up }]): [string, Migration] => [
    name,
    {
      async up(db: Kysely<unknown>) {
        if (!isSqlite(db)) await sql`set local statement_timeout = 0`.execute(db);
        await up(db);
      },
    },
  ]);
  return Object.fromEntries(entries);
}
