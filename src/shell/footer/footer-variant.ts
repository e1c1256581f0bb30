/** The whole one, one for the page that has the newsletter's form itself, or none. */
export type FooterVariant = "normal" | "plain" | "hidden";
