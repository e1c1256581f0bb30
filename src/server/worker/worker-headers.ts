/** A worker lives by the policy of its own file: it may ask this site for things, and run nothing but itself. */
export const WORKER_HEADERS = {
  "content-security-policy":
    "default-src 'none'; connect-src 'self'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'",
  "cache-control": "no-cache",
};
