/** A page's `handle` export: what it declares to the server's cache and to the shell. */
import type { FooterVariant } from "#shell/footer/footer-variant.ts";
import type { HeaderVariant } from "#shell/header/header-variant.ts";

export interface PageHandle {
  /** The query parameters that change the page; all others are ignored, so that they cannot fill the cache. */
  readonly query?: readonly string[];
  readonly header?: HeaderVariant;
  readonly footer?: FooterVariant;
}
