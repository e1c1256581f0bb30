/** Fetches what a reader may need without a connection before it is asked for. */
import type { Language } from "#i18n/languages.ts";
import { connectionOf, mayPrefetch } from "#shell/prefetch/data-budget.ts";
import { alwaysKept, isPersonal } from "./keeping-rules.ts";
import type { Kept } from "./kept.ts";

/** A worker cannot ask whether the system prefers less data; what the connection says is known to it. */
const mayPrepare = (): boolean => mayPrefetch(connectionOf(navigator), false);

/** What fails is tried again at the next page. */
async function fetchPage(kept: Kept, address: string): Promise<void> {
  try {
    // Without cookies: the copy is the page that everybody gets.
    const request = new Request(address, { credentials: "omit" });
    await kept.take(new URL(request.url), await fetch(request));
  } catch {}
}

/** The pages that are always kept, in the reader's language, and the files that their scripts ask for. */
export async function prepare(kept: Kept, language: Language, files: readonly string[]): Promise<void> {
  if (!mayPrepare()) return;
  for (const address of alwaysKept(language)) {
    if (!(await kept.hasFresh(address))) await fetchPage(kept, address);
  }
  await kept.addFiles(files);
}

/** The pages that are open already: they came before the worker did. */
export async function takeInOpenPages(kept: Kept, addresses: readonly URL[]): Promise<void> {
  if (!mayPrepare()) return;
  for (const { href, pathname } of addresses) if (!isPersonal(pathname)) await fetchPage(kept, href);
}
