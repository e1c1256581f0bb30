/** §2's header variants, as far as a screen uses them: over the home page's hero, everywhere else, and small. */
export type HeaderVariant = "index" | "normal" | "mini";
