/** Detects which of our apps suits the visitor's device, from what the browser reports. */
export type VisitorPlatform = "android" | "ios" | "chromium" | "computer" | "unknown";

export interface BrowserTraits {
  readonly userAgent: string;
  readonly maxTouchPoints: number;
}

export function platformOf({ userAgent, maxTouchPoints }: BrowserTraits): VisitorPlatform {
  if (/android/i.test(userAgent)) return "android";
  if (/iphone|ipad|ipod/i.test(userAgent)) return "ios";
  // An iPad claims to be a Mac; no Mac has a touch screen.
  if (/macintosh/i.test(userAgent) && maxTouchPoints > 1) return "ios";
  if (!/macintosh|windows nt|x11|cros/i.test(userAgent)) return "unknown";
  return /chrom(?:e|ium)\//i.test(userAgent) ? "chromium" : "computer";
}
