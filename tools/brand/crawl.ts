/** Reads pages of a site that runs here. On a busy machine connections are dropped, so each page is tried several times. */
import { setTimeout as sleep } from "node:timers/promises";

export interface Page {
  readonly path: string;
  readonly status: number;
  /** The path that a redirect leads to. */
  readonly location: string | null;
  /** Empty for a picture or an archive: their bytes make up words by chance. */
  readonly text: string;
}

/** A page that did not come, with the reason of the last attempt. */
export interface MissingPage {
  readonly path: string;
  readonly reason: string;
}

export interface CrawlOptions {
  /** Of one attempt, until the whole page is there. */
  readonly timeoutMs: number;
  /** Before the second attempt; before each later one it is twice as long. */
  readonly pauseMs: number;
  /** How many are read at once. */
  readonly parallel: number;
  readonly progressMs: number;
  readonly progress: (line: string) => void;
}

export const ATTEMPTS = 5;
/** A site that has stopped loses every page: the crawl ends instead of waiting for each. */
export const MOST_MISSING = 20;
/** What a busy server answers for a moment: it has waited too long for the request, or has too many. */
const PASSING = new Set([408, 429]);
const FAILED = 500;
const TEXT = /^(?:text\/|image\/svg)|json|xml|javascript/;

/** Compressing a page takes longer than rendering it. */
const HEADERS = { "accept-encoding": "identity" };

const DEFAULTS: CrawlOptions = {
  timeoutMs: 60_000,
  pauseMs: 500,
  parallel: 4,
  progressMs: 10_000,
  progress: (line) => console.log(line),
};

const reasonOf = (error: unknown): string => {
  if (!(error instanceof Error)) return String(error);
  return error.cause instanceof Error ? `${error.message}: ${error.cause.message}` : error.message;
};

/** Redirects are not followed: their address is the public one, which is another site's or nobody's here. */
async function attempt(address: string, path: string, timeoutMs: number): Promise<Page | MissingPage> {
  try {
    const signal = AbortSignal.timeout(timeoutMs);
    const response = await fetch(address + path, { headers: HEADERS, redirect: "manual", signal });
    const body = await response.text();
    const { status, headers } = response;
    if (PASSING.has(status) || status >= FAILED) return { path, reason: `status ${status}` };
    const text = TEXT.test(headers.get("content-type") ?? "") ? body : "";
    const to = headers.get("location");
    const location = to === null ? null : new URL(to, address + path).pathname;
    return { path, status, location, text };
  } catch (error) {
    return { path, reason: reasonOf(error) };
  }
}

const isMissing = (page: Page | MissingPage): page is MissingPage => "reason" in page;

export async function readPage(
  address: string,
  path: string,
  options: Partial<CrawlOptions> = {},
): Promise<Page | MissingPage> {
  const { timeoutMs, pauseMs } = { ...DEFAULTS, ...options };
  let page = await attempt(address, path, timeoutMs);
  for (let tried = 1; isMissing(page) && tried < ATTEMPTS; tried += 1) {
    await sleep(pauseMs * 2 ** (tried - 1));
    page = await attempt(address, path, timeoutMs);
  }
  return page;
}

/** Hands over each page, a few at a time, and returns those that never came. */
export async function readPages(
  address: string,
  paths: readonly string[],
  take: (page: Page) => void,
  options: Partial<CrawlOptions> = {},
): Promise<MissingPage[]> {
  const { parallel, progressMs, progress } = { ...DEFAULTS, ...options };
  const missing: MissingPage[] = [];
  const waiting = paths.values();
  let read = 0;
  const timer = setInterval(
    () => progress(`${read} of ${paths.length} pages read, ${missing.length} did not come`),
    progressMs,
  );
  const work = async (): Promise<void> => {
    for (const path of waiting) {
      if (missing.length >= MOST_MISSING) return;
      const page = await readPage(address, path, options);
      if (isMissing(page)) missing.push(page);
      else take(page);
      read += 1;
    }
  };
  try {
    await Promise.all(Array.from({ length: parallel }, work));
  } finally {
    clearInterval(timer);
  }
  return missing;
}
