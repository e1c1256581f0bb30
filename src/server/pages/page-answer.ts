/** A rendered page with its headers, compressed. */
import { LANGUAGE_FACTS } from "#i18n/languages.ts";
import type { Config } from "#server/config.ts";
import { SPECULATION_RULES_PATH } from "#server/discovery/speculation-rules.ts";
import { securityHeaders } from "#server/middleware/security-headers.ts";
import { contentPolicy } from "./content-policy.ts";
import type { PageAddress } from "./page-address.ts";
import type { PageParts } from "./page-contexts.ts";
import { compressed, storeAnswer, type StoredAnswer } from "./stored-answer.ts";

/** Fast; best-compression.ts improves it for pages that are requested again. */
const BROTLI_QUALITY = 5;

/** A database that was away is retried twice a second, so this is long enough. */
const RETRY_AFTER_SECONDS = "10";

export interface PageFacts {
  readonly address: PageAddress;
  /** For one visitor only: never cached, and its address is sent to no other site. */
  readonly isPersonal: boolean;
}

export type AnswerPage = (response: Response, facts: PageFacts) => Promise<StoredAnswer>;

/** For development: Vite's inline scripts and styles allow no stricter policy. */
const OPEN_POLICY = "frame-ancestors 'none'";

export function createPageAnswers(
  config: Config,
  { isDevelopment = false }: Pick<PageParts, "isDevelopment">,
): AnswerPage {
  const shared = securityHeaders(config.PUBLIC_ORIGIN);
  const apiOrigins = [config.API_ORIGIN, config.API_BETA_ORIGIN].filter((one) => one !== undefined);
  return async (response, facts) => {
    const html = await response.text();
    const headers = {
      ...shared,
      ...Object.fromEntries(response.headers),
      ...(response.status === 503 && { "retry-after": RETRY_AFTER_SECONDS }),
      "content-security-policy": isDevelopment ? OPEN_POLICY : contentPolicy(html, apiOrigins),
      // stored-answer.ts removes it for readers who save data.
      ...(!isDevelopment && response.status < 500 && { "speculation-rules": `"${SPECULATION_RULES_PATH}"` }),
      "content-language": LANGUAGE_FACTS[facts.address.language].htmlLang,
      "cache-control": cacheControl(response.status, facts),
      vary: `Accept-Encoding, Save-Data${facts.address.isNegotiated ? ", Accept-Language, Cookie" : ""}`,
    };
    return storeAnswer(response.status, headers, await compressed(Buffer.from(html), BROTLI_QUALITY));
  };
}

function cacheControl(status: number, { address, isPersonal }: PageFacts): string {
  if (isPersonal || status >= 500) return "no-store";
  return address.isNegotiated ? "private, no-cache" : "public, max-age=0, must-revalidate";
}
