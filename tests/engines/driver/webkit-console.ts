/** Reads what WebKitGTK writes about a page's console: `file:line:column: CONSOLE JS ERROR text`. */

const COMPLAINT = /CONSOLE (?:[A-Z]+ )*(?:ERROR|WARN) /;

/** WebKitGTK is built without web app manifests. Safari knows the directive, and other engines need it. */
const NO_MANIFESTS = "Unrecognized Content-Security-Policy directive 'manifest-src'.";

/** What WebKit says of a request to our own host that ends because the page is left. */
const CANCELLED = /[Cc]annot load http:\/\/127\.0\.0\.1:\d+\/\S+ due to access control checks/;

export const complaintsIn = (output: string): string[] =>
  output
    .split("\n")
    .filter((line) => COMPLAINT.test(line) && !line.includes(NO_MANIFESTS) && !CANCELLED.test(line));
