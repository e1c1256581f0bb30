/** Headers that every answer carries: pages, data, the JSON API and files alike. */

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
    // The privacy policy promises it to readers. Not "no-referrer": browsers would then send forms without an
    // origin, and actions refuse those.
    "referrer-policy": "same-origin",
    "permissions-policy": PERMISSIONS,
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    ...(publicOrigin.startsWith("https:")
      ? { "strict-transport-security": "max-age=63072000; includeSubDomains; preload" }
      : {}),
  };
}

/** For everything that is no page: nothing in it may load or run anything. */
export const INERT_POLICY = "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'";
