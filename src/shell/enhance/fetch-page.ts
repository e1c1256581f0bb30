/**
 * Fetches a page of this site as a document, to read a part of it. It uses XMLHttpRequest, the only way to parse a
 * page that Trusted Types allow; scripts of such a document never run.
 */
const TIMEOUT_MS = 30_000;

export function fetchPage(address: string): Promise<Document | null> {
  return new Promise((resolve) => {
    const request = new XMLHttpRequest();
    request.open("GET", address);
    request.responseType = "document";
    request.timeout = TIMEOUT_MS;
    // Fires on load, failure, timeout and abort; the response is null without a page.
    request.addEventListener("loadend", () => resolve(request.status === 200 ? request.responseXML : null));
    request.send();
  });
}
