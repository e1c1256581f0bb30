/** The attributes of `<html>` by which server, service worker, scripts and style sheets share the page's state. */
export const ROOT = {
  theme: "data-theme",
  /** The in-app browser decides the theme. */
  hosted: "data-hosted",
  /** The visitor's platform. */
  platform: "data-platform",
  /** The id of the open modal dialog. */
  coveredBy: "data-covered-by",
  /** Set if the reader dismissed the notice. */
  mainlandNotice: "data-mainland-notice",
  /** The service worker served a copy: `CachedAs` in offline/worker/cache-rules.ts. */
  kept: "data-kept",
  /** The site has a service worker. */
  worker: "data-worker",
} as const;
