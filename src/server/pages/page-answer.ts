/** A drawn page with the headers it goes out with, compressed. */
import { LANGUAGE_FACTS } from "#i18n/languages.ts";
import type { Config } from "#server/config.ts";
import { securityHeaders } from "#server/middleware/security-headers.ts";
import { contentPolicy } from "./content-policy.ts";
import type { PageAddress } from "./page-address.ts";
import { compressed, storeAnswer, type StoredAnswer } from "./stored-answer.ts";

/** Quick: best-compression.ts does better where it is worth it. */
const BROTLI_QUALITY = 5;

export interface PageFacts {
  readonly address: PageAddress;
  /** For one visitor only: stored nowhere, and its address is told to no other site. */
  readonly isPersonal: boolean;
}

export type AnswerPage = (response: Response, facts: PageFacts) => Promise<StoredAnswer>;

/** While the site is worked on: Vite's inline scripts and styles fit no stricter one. */
const OPEN_POLICY = "frame-ancestors 'none'";

export function createPageAnswers(config: Config, isDevelopment: boolean): AnswerPage {
  const shared = securityHeaders(config.PUBLIC_ORIGIN);
  const apiOrigins = [config.API_ORIGIN, config.API_BETA_ORIGIN].filter((one) => one !== undefined);
  return async (response, facts) => {
    const html = await response.text();
    const headers = {
      ...shared,
      ...Object.fromEntries(response.headers),
      "content-security-policy": isDevelopment ? OPEN_POLICY : contentPolicy(html, apiOrigins),
      "content-language": LANGUAGE_FACTS[facts.address.language].htmlLang,
      "cache-control": cacheControl(response.status, facts),
      vary: facts.address.isNegotiated ? "Accept-Encoding, Accept-Language, Cookie" : "Accept-Encoding",
    };
    return storeAnswer(response.status, headers, await compressed(Buffer.from(html), BROTLI_QUALITY));
  };
}

function cacheControl(status: number, { address, isPersonal }: PageFacts): string {
  if (isPersonal || status >= 500) return "no-store";
  return address.isNegotiated ? "private, no-cache" : "public, max-age=0, must-revalidate";
}
