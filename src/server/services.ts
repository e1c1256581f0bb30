/** The verbs of the product, built once; pages, the JSON API and the operator share these very instances. */
import brand from "#content/brand/brand.json" with { type: "json" };
import type { OpenAPIHono } from "@hono/zod-openapi";
import { createCatalogueService, type CatalogueService } from "#features/catalogue/server/service.ts";
import { createSnapshots } from "#features/catalogue/server/snapshot/snapshot.ts";
import { createCatalogueStore } from "#features/catalogue/server/store.ts";
import { createNewsService, type NewsService } from "#features/news/server/service.ts";
import { createNewsStore } from "#features/news/server/store.ts";
import { createDonations, type Donations } from "#features/donations/server/service.ts";
import { createDownloadService, type DownloadService } from "#features/downloads/server/service.ts";
import { createDownloadStore } from "#features/downloads/server/store.ts";
import { createSubmissions, type Submissions } from "#features/submissions/server/service.ts";
import { settled } from "#features/submissions/server/verbs/settled.ts";
import { createSubscriptions, type Subscriptions } from "#features/subscriptions/server/service.ts";
import { createSubscriptionStore } from "#features/subscriptions/server/store.ts";
import { FALLBACK_LANGUAGE, isLanguage, type Language } from "#i18n/languages.ts";
import type { Catalogue } from "#i18n/server/catalogue.ts";
import { createDataVersions } from "#platform/database/data-version.ts";
import { createMail, createOutbox } from "#platform/mail/outbox.ts";
import { createSmtpTransport } from "#platform/mail/smtp.ts";
import { createMailWorker, type MailWorker } from "#platform/mail/worker.ts";
import { createDonationDeps } from "./donations/deps.ts";
import type { BrandKit } from "./front/brand-kit.ts";
import type { FailureRow } from "./failure-texts.ts";
import type { Foundation } from "./foundation.ts";
import { createSubmissionDeps } from "./submissions/deps.ts";

export type ApiDocument = ReturnType<OpenAPIHono["getOpenAPI31Document"]>;

export interface Services {
  readonly catalogue: CatalogueService;
  readonly news: NewsService;
  readonly donations: Donations;
  readonly downloads: DownloadService;
  readonly submissions: Submissions;
  readonly subscriptions: Subscriptions;
}

/** What pages can reach: the verbs, and what the reference page tells about the JSON API. */
export interface PageServices extends Services {
  readonly apiDocument: () => ApiDocument;
  readonly failures: (language: Language) => FailureRow[];
  readonly brandKit: () => BrandKit;
}

/** Texts for features that name their message keys as plain strings. */
export function textsOf(catalogue: Catalogue) {
  return (language: string, key: string, values?: object): string => {
    const translate = catalogue.translate(isLanguage(language) ? language : FALLBACK_LANGUAGE);
    return (translate as (key: string, values?: object) => string)(key, values);
  };
}

export function createServices(foundation: Foundation): Services {
  const { config, clock, database, catalogue } = foundation;
  const mail = createMail({ enabled: config.SMTP_URL !== undefined, clock });
  const text = textsOf(catalogue);
  const store = createCatalogueStore(database.db);
  const versions = createDataVersions(database.db);
  const snapshots = createSnapshots({ store, versions });
  const catalogueService = createCatalogueService({ store, snapshots, text, clock });
  const donationDeps = createDonationDeps(foundation, {
    networks: catalogueService.networks,
    onSettled: (tx, submissionId, outcome) => settled(submissionDeps, tx, submissionId, outcome),
  });
  const donations = createDonations(donationDeps);
  const texts = { text, origin: config.PUBLIC_ORIGIN };
  const submissionDeps = createSubmissionDeps(foundation, {
    catalogue: catalogueService,
    donations,
    mail,
    texts,
  });
  return {
    news: createNewsService({ store: createNewsStore(database.db) }),
    catalogue: catalogueService,
    downloads: createDownloadService({
      store: createDownloadStore(database.db),
      versions,
      clock,
      brand: brand.name,
    }),
    donations,
    submissions: createSubmissions(submissionDeps),
    subscriptions: createSubscriptions({
      store: createSubscriptionStore(database.db),
      mail,
      clock,
      texts,
    }),
  };
}

/** Sends queued mails; null where no mail server is configured. */
export function createMailSender({ config, clock, database, log }: Foundation): MailWorker | null {
  if (config.SMTP_URL === undefined) return null;
  const from = config.MAIL_FROM ?? `${brand.name} <${brand.contacts.support}>`;
  const transport = createSmtpTransport({ url: config.SMTP_URL, from });
  return createMailWorker({ outbox: createOutbox(database.db, clock), transport, log });
}
