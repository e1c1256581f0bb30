/** The attributes of a link to another language: the component writes them and the browser's script reads them. */
export const LANGUAGE_LINK = {
  language: "data-language",
  /** Its address stays as served, because the current one has no page. */
  fixed: "data-fixed",
} as const;
