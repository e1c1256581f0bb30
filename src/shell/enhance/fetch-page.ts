/**
 * Fetches a page of this site as a document, to take a part of it into the page at hand. By XMLHttpRequest, for it
 * is the only way to parse a page that Trusted Types leave open: scripts of such a document never run.
 */
/** Told by whoever puts a part of another page into this one, so that its scripts are fetched too. */
export const CONTENT_ADDED = "content:added";

const TIMEOUT_MS = 30_000;

export function fetchPage(address: string, signal?: AbortSignal): Promise<Document | null> {
  return new Promise((resolve) => {
    const request = new XMLHttpRequest();
    request.open("GET", address);
    request.responseType = "document";
    request.timeout = TIMEOUT_MS;
    // Loaded, failed, given up or taken back: without the page the answer is empty.
    request.addEventListener("loadend", () => resolve(request.status === 200 ? request.responseXML : null));
    signal?.addEventListener("abort", () => request.abort());
    request.send();
  });
}
