/** The whole footer, one without the newsletter form for the page that has the form itself, or none. */
export type FooterVariant = "normal" | "plain" | "hidden";
