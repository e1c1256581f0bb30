/** How the worker answers when a page is opened: from the network as long as there is one. */
import type { Kept } from "./kept.ts";
import { markKept, type KeptAs } from "./keeping-rules.ts";

/** A line that hangs is given this long before the copy is shown. */
const PATIENCE_MS = 5_000;

export async function answerPage(address: URL, network: Promise<Response>, kept: Kept): Promise<Response> {
  try {
    return (await inTime(network)) ?? (await copyOf(kept, address)) ?? (await network);
  } catch {
    return (await copyOf(kept, address)) ?? (await offlinePage(kept, address)) ?? Response.error();
  }
}

const inTime = (network: Promise<Response>): Promise<Response | null> =>
  Promise.race([
    network,
    new Promise<null>((resolve) => {
      setTimeout(() => resolve(null), PATIENCE_MS);
    }),
  ]);

async function copyOf(kept: Kept, address: URL): Promise<Response | null> {
  const copy = await kept.copyOf(address);
  return copy ? marked(copy, "copy", 200) : null;
}

/** Not the page that was asked for, and its status says so. */
async function offlinePage(kept: Kept, address: URL): Promise<Response | null> {
  const page = await kept.offlinePage(address);
  return page ? marked(page, "instead", 503) : null;
}

const marked = async (page: Response, as: KeptAs, status: number): Promise<Response> =>
  new Response(markKept(await page.text(), as), { status, headers: page.headers });
