/** The security headers of every response: pages, data, the JSON API and files. */

const PERMISSIONS = ["camera", "geolocation", "microphone", "payment", "usb", "browsing-topics"]
  .map((name) => `${name}=()`)
  .join(", ");

export interface SecurityHeaders {
  readonly [name: string]: string;
}

export function securityHeaders(publicOrigin: string): SecurityHeaders {
  return {
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    // The privacy policy promises it. Not "no-referrer", because browsers would then send forms with a null origin,
    // which actions refuse.
    "referrer-policy": "same-origin",
    "permissions-policy": PERMISSIONS,
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-embedder-policy": "require-corp",
    "cross-origin-resource-policy": "same-origin",
    ...(publicOrigin.startsWith("https:")
      ? { "strict-transport-security": "max-age=63072000; includeSubDomains; preload" }
      : {}),
  };
}

/** For every response that is not a page: nothing in it may load or run anything. */
export const INERT_POLICY = "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'";
