/** The services of the product, built once and shared by pages, the JSON API and operators' commands. */
import { brand } from "#brand/brand.ts";
import type { OpenAPIHono } from "@hono/zod-openapi";
import { createListingDesk, type ListingDesk } from "#features/catalogue/server/desk/desk.ts";
import {
  createContractReadings,
  type ContractReadings,
} from "#features/catalogue/server/contracts/contract-readings.ts";
import { createCatalogueService, type CatalogueService } from "#features/catalogue/server/service.ts";
import type { KindLabel } from "#features/catalogue/server/search/kind-names.ts";
import { createOwnershipStore } from "#features/ownership/server/store.ts";
import { createSnapshots } from "#features/catalogue/server/snapshot/snapshot.ts";
import { createCatalogueStore, type CatalogueStore } from "#features/catalogue/server/store.ts";
import { createNewsService, type NewsService } from "#features/news/server/service.ts";
import { createNewsStore } from "#features/news/server/store.ts";
import { createDonations, type Donations } from "#features/donations/server/service.ts";
import { createDownloadService, type DownloadService } from "#features/downloads/server/service.ts";
import { createDownloadStore } from "#features/downloads/server/store.ts";
import { createOperators, type Operators } from "#features/operators/server/service.ts";
import type { Ownership } from "#features/ownership/server/service.ts";
import { createProblemReports, type ProblemReports } from "#features/problem-reports/server/service.ts";
import { createReview, type Review } from "#features/review/server/service.ts";
import { createReviewStore } from "#features/review/server/store.ts";
import { createPublishing, type Publishing } from "#features/publishing/server/service.ts";
import { createPublishingStore } from "#features/publishing/server/store.ts";
import { createSiteContent, type SiteContent } from "#features/site-content/server/service.ts";
import type { WorkCalendar } from "#features/submissions/model.ts";
import { createSubmissions, type Submissions } from "#features/submissions/server/service.ts";
import { holdOwner } from "#features/submissions/server/verbs/hide-listing.ts";
import { settled, unsettled } from "#features/submissions/server/verbs/settled.ts";
import { createSubscriptions, type Subscriptions } from "#features/subscriptions/server/service.ts";
import { createUsage, type Usage } from "#features/usage/server/service.ts";
import { createUsageStore } from "#features/usage/server/store.ts";
import { createSubscriptionStore } from "#features/subscriptions/server/store.ts";
import { FALLBACK_LANGUAGE, isLanguage, type Language } from "#i18n/languages.ts";
import type { MessageCatalogue } from "#i18n/server/message-catalogue.ts";
import type { TranslateKeyIn } from "#i18n/translate-key.ts";
import { createDataVersions, type DataVersions } from "#platform/database/data-version.ts";
import type { Db } from "#platform/database/schema.ts";
import { createMail, createOutbox, type Mail, type MailMessage } from "#platform/mail/outbox.ts";
import { purgeMail, type PurgedMail } from "#platform/mail/purge-mail.ts";
import { createSmtpTransport } from "#platform/mail/smtp.ts";
import { createMailWorker, type MailWorker } from "#platform/mail/worker.ts";
import { SignalBell } from "#platform/operator/signal-bell.ts";
import { titleOfListing } from "./submissions/title-of-listing.ts";
import { isContractAddress } from "./submissions/contract-address.ts";
import { createContentKinds } from "./desk/content-kinds.ts";
import { createDonationDeps } from "./donations/deps.ts";
import type { BrandKit } from "./front/brand-kit.ts";
import type { FailureRow } from "./failure-texts.ts";
import type { Foundation } from "./foundation.ts";
import { createSubmissionDeps } from "./submissions/deps.ts";
import { createOwnershipOf } from "./submissions/ownership.ts";

export type ApiDocument = ReturnType<OpenAPIHono["getOpenAPI31Document"]>;

export interface Services {
  readonly catalogue: CatalogueService;
  /** Operators' commands on listings. */
  readonly listings: ListingDesk;
  readonly news: NewsService;
  readonly donations: Donations;
  readonly downloads: DownloadService;
  readonly submissions: Submissions;
  /** Proofs that a project controls its website or contract. */
  readonly ownership: Ownership;
  readonly contracts: ContractReadings;
  readonly review: Review;
  readonly subscriptions: Subscriptions;
  /** What visitors say is wrong with listings. */
  readonly problemReports: ProblemReports;
  /** Milestones, collections and our accounts. */
  readonly siteContent: SiteContent;
  /** What editors write at the desk. */
  readonly publishing: Publishing;
  /** Counts opens and searches that found nothing. */
  readonly usage: Usage;
  /** The people of the desk. */
  readonly operators: Operators;
  /** Deletes stored addresses after the promised period. */
  readonly purgeMail: () => Promise<PurgedMail>;
}

/** What pages can use: the services, and the facts of the API reference. */
export interface PageServices extends Services {
  readonly apiDocument: () => ApiDocument;
  readonly apiLimits: { readonly reads: number; readonly writes: number };
  readonly failures: (language: Language) => FailureRow[];
  readonly brandKit: () => BrandKit;
}

/** Texts for features, which have a recipient's language as it was stored. */
export const textsOf =
  (catalogue: MessageCatalogue): TranslateKeyIn =>
  (language, key, values) =>
    catalogue.translateKey(isLanguage(language) ? language : FALLBACK_LANGUAGE)(key, values);

/** Kinds are searched by their labels. */
const kindLabels =
  (text: TranslateKeyIn): KindLabel =>
  (language, kind) =>
    text(language, `kinds.${kind}.label`);

/** What lists and searches know besides the catalogue's own rows. */
const listFacts = (db: Db, text: TranslateKeyIn) => ({
  kindLabel: kindLabels(text),
  provenDapps: () => createOwnershipStore(db).provenDapps(),
});

/** Reads from the replica, if there is one; the token list is written to the primary. */
const catalogueStoreOf = ({ db, reader }: Foundation["database"]): CatalogueStore => ({
  ...createCatalogueStore(reader),
  publishTokenList: createCatalogueStore(db).publishTokenList,
});

export function createServices(foundation: Foundation): Services {
  const { config, clock, database, catalogue } = foundation;
  const mail = createMail({ enabled: config.SMTP_URL !== undefined, clock });
  const text = textsOf(catalogue);
  const store = catalogueStoreOf(database);
  const versions = createDataVersions(database.db);
  // The versions of a replica change together with its data.
  const readVersions = createDataVersions(database.reader);
  const snapshots = createSnapshots({ store, versions: readVersions, ...listFacts(database.reader, text) });
  const usage = createUsage({ store: createUsageStore(database.db), clock });
  const { trending } = usage;
  const catalogueService = createCatalogueService({ store, snapshots, trending, text, clock });
  const donationDeps = createDonationDeps(foundation, {
    networks: catalogueService.networks,
    onSettled: (tx, submissionId, outcome) => settled(submissionDeps, tx, submissionId, outcome),
    onProblem: (tx, submissionId, status) => unsettled(submissionDeps, tx, submissionId, status),
  });
  const donations = createDonations(donationDeps);
  const texts = { text, origin: config.PUBLIC_ORIGIN };
  const subscriptionStore = createSubscriptionStore(database.db);
  const subscriptions = createSubscriptions({ store: subscriptionStore, mail, clock, texts });
  const submissionDeps = createSubmissionDeps(foundation, {
    catalogue: catalogueService,
    donations,
    mail,
    texts,
    onAddressConfirmed: subscriptions.addressConfirmed,
  });
  const submissions = createSubmissions(submissionDeps);
  const listings = createListingsOf(foundation, versions, submissionDeps);
  const review = createReviewOf(foundation, { submissions, mail, calendar: submissionDeps.calendar });
  const siteContent = createSiteContent(database.reader);
  return {
    review,
    problemReports: createReportsOf(foundation, catalogueService, review),
    publishing: createPublishingOf(foundation, versions, listings),
    siteContent,
    news: createNewsService({ store: createNewsStore(database.reader) }),
    catalogue: catalogueService,
    listings,
    downloads: createDownloads(foundation, versions),
    donations,
    submissions,
    ownership: createOwnershipOf(foundation, { submissions, catalogue: catalogueService, versions }),
    contracts: createContractsOf(foundation, { dapps: store.page, versions, catalogue: catalogueService }),
    subscriptions,
    usage,
    operators: createOperatorsOf(foundation, siteContent),
    purgeMail: () => purgeMail(database.db, clock),
  };
}

const createListingsOf = (
  { database: { db }, clock }: Foundation,
  versions: DataVersions,
  submissions: Parameters<typeof holdOwner>[0],
): ListingDesk =>
  createListingDesk({
    db,
    clock,
    versions,
    isAddress: isContractAddress,
    holdOwner: (tx, listing) => holdOwner(submissions, tx, listing),
  });

interface ContractParts {
  readonly dapps: CatalogueStore["page"];
  readonly versions: DataVersions;
  readonly catalogue: Pick<CatalogueService, "networks">;
}

const createContractsOf = (
  { config, clock, database }: Foundation,
  { dapps, versions, catalogue }: ContractParts,
): ContractReadings =>
  createContractReadings({
    ...database,
    clock,
    versions,
    dapps,
    networks: catalogue.networks,
    rpcUrls: config.RPC_URLS ?? {},
    // viem is imported on first use, so that an installation without RPC servers never loads it.
    readProxy: async (...asked) => (await import("#platform/evm/proxy.ts")).readProxyKind(...asked),
  });

const createOperatorsOf = (
  { database: { db }, clock, config }: Foundation,
  { accounts }: SiteContent,
): Operators => createOperators({ db, clock, origin: config.deskOrigin, brand: brand.name, accounts });

const createReportsOf = (
  { database: { db }, clock }: Foundation,
  catalogue: CatalogueService,
  { announceReport }: Review,
): ProblemReports =>
  createProblemReports({
    db,
    clock,
    titleOf: (listing) => titleOfListing(catalogue, listing),
    announce: announceReport,
  });

const createDownloads = ({ database, clock }: Foundation, versions: DataVersions): DownloadService =>
  createDownloadService({ store: createDownloadStore(database.db), versions, clock, brand: brand.name });

function createPublishingOf(
  { clock, database: { db } }: Foundation,
  versions: DataVersions,
  listings: ListingDesk,
): Publishing {
  const kinds = createContentKinds({ db, clock, versions, listings });
  return createPublishing({ store: createPublishingStore(db), clock, kinds });
}

interface ReviewParts {
  readonly submissions: Submissions;
  readonly mail: Mail;
  readonly calendar: WorkCalendar;
}

function createReviewOf({ config, clock, database }: Foundation, parts: ReviewParts): Review {
  const { DESK_MAIL: to, DESK_WEBHOOK_URL: url, DESK_WEBHOOK_SECRET: secret, deskOrigin } = config;
  const { submissions, mail, calendar } = parts;
  return createReview({
    store: createReviewStore(database.db),
    clock,
    calendar,
    submissions,
    bell: new SignalBell(),
    notices: {
      deskOrigin,
      webhook: url !== undefined && secret !== undefined ? { url, secret } : null,
      mail:
        to !== undefined && mail.enabled ? (tx, message) => mailToDesk(mail, tx, { ...message, to }) : null,
    },
  });
}

/** The operator who set the address has thereby confirmed it. */
async function mailToDesk(mail: Mail, tx: Db, message: Omit<MailMessage, "html">): Promise<void> {
  await mail.confirmAddress(tx, message.to);
  await mail.enqueue(tx, { ...message, html: "" });
}

/** Sends queued mails; null without a mail server. */
export function createMailSender(
  { config, clock, database, log }: Foundation,
  { submissions }: Pick<Services, "submissions">,
): MailWorker | null {
  if (config.SMTP_URL === undefined) return null;
  const from = config.MAIL_FROM ?? `${brand.name} <${brand.contacts.support}>`;
  const transport = createSmtpTransport({ url: config.SMTP_URL, from });
  const prepare = submissions.sendNewLinks;
  return createMailWorker({ outbox: createOutbox(database.db, clock), transport, log, prepare });
}
