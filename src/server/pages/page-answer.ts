/** A rendered page with its headers. */
import { LANGUAGE_FACTS } from "#i18n/languages.ts";
import { tagHeaders } from "#server/cdn/purge-forms.ts";
import type { Config } from "#server/config.ts";
import { SPECULATION_RULES_PATH } from "#server/discovery/speculation-rules.ts";
import { securityHeaders } from "#server/middleware/security-headers.ts";
import { contentPolicy } from "./content-policy.ts";
import type { PageAddress } from "./page-address.ts";
import type { PageParts } from "./page-contexts.ts";
import { publicCache } from "./public-cache.ts";
import type { RenderedPage } from "./render/react-pages.ts";
import { storeAnswer, type StoredAnswer } from "./stored-answer.ts";

/** A database that was away is retried twice a second, so this is long enough. */
const RETRY_AFTER_SECONDS = "10";

export interface PageFacts {
  readonly address: PageAddress;
  /** For one visitor only: never cached, and its address is sent to no other site. */
  readonly isPersonal: boolean;
}

export type AnswerPage = (page: RenderedPage, facts: PageFacts) => StoredAnswer;

/** For development: Vite's inline scripts and styles allow no stricter policy. */
const OPEN_POLICY = "frame-ancestors 'none'";

export function createPageAnswers(
  config: Config,
  { isDevelopment = false, refreshing }: Pick<PageParts, "isDevelopment" | "refreshing">,
): AnswerPage {
  const shared = securityHeaders(config.PUBLIC_ORIGIN);
  const apiOrigins = [config.API_ORIGIN, config.API_BETA_ORIGIN].filter((one) => one !== undefined);
  return ({ body, status, headers: own, tags }, facts) => {
    const keep = publicCache(config, refreshing);
    const headers = {
      ...shared,
      ...own,
      ...(status === 503 && { "retry-after": RETRY_AFTER_SECONDS }),
      "content-type": "text/html; charset=utf-8",
      "content-security-policy": isDevelopment ? OPEN_POLICY : contentPolicy(body.scripts, apiOrigins),
      // stored-answer.ts removes it for readers who save data.
      ...(!isDevelopment && status < 500 && { "speculation-rules": `"${SPECULATION_RULES_PATH}"` }),
      "content-language": LANGUAGE_FACTS[facts.address.language].htmlLang,
      "cache-control": cacheControl(status, facts, keep),
      ...tagHeaders(config.CDN_PURGE, tags),
      vary: `Accept-Encoding, Save-Data${facts.address.isNegotiated ? ", Accept-Language, Cookie" : ""}`,
    };
    return storeAnswer(status, headers, { identity: body.bytes }, body.etag);
  };
}

function cacheControl(status: number, { address, isPersonal }: PageFacts, keep: string): string {
  if (isPersonal || status >= 500) return "no-store";
  return address.isNegotiated ? "private, no-cache" : keep;
}
