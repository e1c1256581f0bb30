/** Structured data for search engines, in the vocabulary of schema.org. */
import { brand } from "#brand/brand.ts";
import type { Accounts } from "#brand/schema.ts";
import { LANGUAGE_FACTS, type Language } from "#i18n/languages.ts";
import { localPath } from "#i18n/paths.ts";
import { isOffered } from "#shell/navigation/offer.ts";

/** A node of the page's graph; `@context` is added once for all. */
export type StructuredNode = { readonly "@type": string } & Readonly<Record<string, unknown>>;

/** A step of the breadcrumbs; the first is below home. */
export interface BreadcrumbStep {
  readonly name: string;
  /** The path without its language. */
  readonly path: string;
}

const organisationId = (origin: string): string => `${origin}/#organization`;

export function organisation(origin: string, accounts: Accounts): StructuredNode {
  const { telegram, ...others } = accounts;
  return {
    "@type": "Organization",
    "@id": organisationId(origin),
    name: brand.name,
    url: origin,
    logo: `${origin}/icons/app-512.png`,
    foundingDate: String(brand.founded),
    email: brand.contacts.support,
    sameAs: [telegram.en, ...Object.values(others)],
  };
}

export function website(origin: string, language: Language): StructuredNode {
  return {
    "@type": "WebSite",
    name: brand.name,
    url: origin + localPath(language, "/"),
    inLanguage: LANGUAGE_FACTS[language].htmlLang,
    publisher: { "@id": organisationId(origin) },
    ...(isOffered("/dappstore") && { potentialAction: storeSearch(origin, language) }),
  };
}

const storeSearch = (origin: string, language: Language) => ({
  "@type": "SearchAction",
  target: `${origin}${localPath(language, "/dappstore")}?key={search_term_string}`,
  "query-input": "required name=search_term_string",
});

interface ApplicationFacts {
  readonly description: string;
  /** The newest downloadable version, if the page is about one. */
  readonly version?: string | undefined;
  readonly operatingSystem?: string;
  readonly path?: string;
}

export function application(
  origin: string,
  language: Language,
  { description, version, operatingSystem, path = "/download/app" }: ApplicationFacts,
): StructuredNode {
  return {
    "@type": "SoftwareApplication",
    name: brand.name,
    description,
    applicationCategory: "FinanceApplication",
    operatingSystem: operatingSystem ?? "Android, iOS, Windows, macOS, Linux",
    ...(version === undefined ? {} : { softwareVersion: version }),
    url: origin + localPath(language, path),
    offers: { "@type": "Offer", price: "0", priceCurrency: "USD" },
    publisher: { "@id": organisationId(origin) },
  };
}

interface ArticleFacts {
  readonly title: string;
  readonly summary: string;
  /** Address of its share picture. */
  readonly imageUrl: string;
  readonly language: Language;
  readonly createdAt: Date;
  readonly changedAt: Date;
}

export function newsArticle(origin: string, address: string, article: ArticleFacts): StructuredNode {
  return {
    "@type": "NewsArticle",
    headline: article.title,
    description: article.summary,
    image: article.imageUrl,
    inLanguage: LANGUAGE_FACTS[article.language].htmlLang,
    datePublished: article.createdAt.toISOString(),
    dateModified: article.changedAt.toISOString(),
    mainEntityOfPage: address,
    author: { "@id": organisationId(origin) },
    publisher: { "@id": organisationId(origin) },
  };
}

export function breadcrumbs(
  origin: string,
  language: Language,
  steps: readonly BreadcrumbStep[],
): StructuredNode {
  const home: BreadcrumbStep = { name: brand.name, path: "/" };
  return {
    "@type": "BreadcrumbList",
    itemListElement: [home, ...steps].map(({ name, path }, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name,
      item: origin + localPath(language, path),
    })),
  };
}
