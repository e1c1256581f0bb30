/**
 * Configures submissions for this installation: what they may name, where they are published, and which servers are
 * asked.
 */
import { HOT_CATEGORY_ID, type Network } from "#features/catalogue/model.ts";
import {
  holdListings,
  publishForm,
  takeDownForm,
  touchedBy,
} from "#features/catalogue/server/desk/publish.ts";
import type { CatalogueService } from "#features/catalogue/server/service.ts";
import { CATALOGUE_VERSION } from "#features/catalogue/server/snapshot/catalogue-version.ts";
import { allTokens } from "#features/catalogue/server/listings/all-listings.ts";
import { createCatalogueStore } from "#features/catalogue/server/store.ts";
import { createOwnershipStore } from "#features/ownership/server/store.ts";
import { createQueueStore } from "#features/review/server/queue-store.ts";
import type { WorkCalendar } from "#features/submissions/model.ts";
import type { FormContext } from "#features/submissions/schema/context.ts";
import { createContractFactsReader } from "#features/submissions/server/contract-facts-reader.ts";
import { createBlocklist } from "#features/submissions/server/preflight/blocklist.ts";
import {
  createKnownProjects,
  type ListedProject,
} from "#features/submissions/server/preflight/known-projects.ts";
import type { SubmissionServiceDeps } from "#features/submissions/server/service.ts";
import { createSubmissionStore } from "#features/submissions/server/store.ts";
import { createDataVersions } from "#platform/database/data-version.ts";
import type { Db } from "#platform/database/schema.ts";
import { isContractAddress } from "./contract-address.ts";
import type { Config } from "#server/config.ts";
import type { Foundation } from "#server/foundation.ts";
import { stillListed } from "./still-listed.ts";

/** The reviewers' working days. */
const workCalendar = ({ REVIEW_WEEKDAYS, REVIEW_HOLIDAYS = "" }: Config): WorkCalendar => ({
  weekdays: new Set(REVIEW_WEEKDAYS.split(/[\s,]+/).map(Number)),
  holidays: new Set(REVIEW_HOLIDAYS.split(/[\s,]+/)),
});

interface Given extends Pick<SubmissionServiceDeps, "mail" | "texts" | "donations" | "onAddressConfirmed"> {
  readonly catalogue: CatalogueService;
}

export function createSubmissionDeps(foundation: Foundation, given: Given): SubmissionServiceDeps {
  const { config, clock, database } = foundation;
  const { catalogue, ...rest } = given;
  const versions = createDataVersions(database.db);
  const desk = { clock, versions, isAddress: isContractAddress };
  return {
    ...rest,
    clock,
    calendar: workCalendar(config),
    store: createSubmissionStore(database.db),
    publisher: {
      hold: (tx) => holdListings(desk, tx),
      touched: (tx, form) => touchedBy(desk, tx, form),
      publish: (tx, form, how) => publishForm(desk, tx, form, how),
      takeDown: (tx, form, how) => takeDownForm(desk, tx, form, how),
    },
    moveSigner: (tx, ...move) => createOwnershipStore(tx).moveSigner(...move),
    listings: {
      hold: (tx) => versions.hold(tx, CATALOGUE_VERSION, "reading"),
      tokenName: async (network, address, tx = database.db) =>
        (await createCatalogueStore(tx).token(network, address))?.name ?? null,
    },
    dueBefore: createQueueStore(database.db).dueBefore,
    isListed: (live) => stillListed(database.db, live),
    formContext: formContextOf(catalogue),
    known: createKnownProjects({
      version: async () => (await versions.read()).get(CATALOGUE_VERSION) ?? 0,
      projects: () => listedProjects(database.db),
    }),
    blocklist: createBlocklist(config.BLOCKLIST_FILE),
    facts: createContractFactsReader({ rpcUrls: config.RPC_URLS ?? {}, networks: catalogue.networks }),
  };
}

/** The same object until the catalogue changes, because every form needs it. */
function formContextOf(catalogue: CatalogueService): () => Promise<FormContext> {
  const known = new WeakMap<readonly Network[], Promise<FormContext>>();
  return async () => {
    const networks = await catalogue.networks();
    const context = known.get(networks) ?? formContext(catalogue, networks);
    known.set(networks, context);
    // Failures are not kept.
    context.catch(() => known.delete(networks));
    return context;
  };
}

async function formContext(catalogue: CatalogueService, networks: readonly Network[]): Promise<FormContext> {
  const [standards, categories] = await Promise.all([catalogue.tokenStandards(), catalogue.categories("en")]);
  const standardsOf = (namespace: string, network: string, type: "token" | "nft"): string[] =>
    (standards[namespace] ?? [])
      .filter((standard) => standard.type === type && standard.networks.includes(network))
      .map(({ key }) => key);
  return {
    networks: networks.map(({ key, title, namespace, isDeprecated, addressFormat }) => ({
      key,
      title,
      isDeprecated,
      addressFormat,
      tokenStandards: standardsOf(namespace, key, "token"),
      nftStandards: standardsOf(namespace, key, "nft"),
    })),
    // Hot is a ranking, so a project cannot choose it.
    categories: categories
      .filter(({ id, type }) => type === 0 && id !== HOT_CATEGORY_ID)
      .map(({ key }) => key),
  };
}

const PAGE = 500;

async function* listedProjects(db: Db): AsyncGenerator<ListedProject, void, undefined> {
  const store = createCatalogueStore(db);
  let afterId = 0;
  for (;;) {
    const page = await store.page(afterId, PAGE);
    for (const { title, url, tokens, contracts } of page)
      yield { name: title, url, symbols: tokens, contracts };
    const last = page.at(-1);
    if (!last) break;
    afterId = last.id;
  }
  for await (const tokens of allTokens({ store }))
    for (const { name, symbol, network, address } of tokens)
      yield { name, url: null, symbols: [symbol], contracts: [{ network, address }] };
}
