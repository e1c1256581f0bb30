/** A worker runs under the policy of its own file: it may request this site and run only itself. */
export const WORKER_HEADERS = {
  "content-security-policy":
    "default-src 'none'; connect-src 'self'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'",
  "cache-control": "no-cache",
};
