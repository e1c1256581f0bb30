/** §2's header variants that a screen uses: over the home page's hero, on all other pages, and small. */
export type HeaderVariant = "index" | "normal" | "mini";
