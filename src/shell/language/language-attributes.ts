/** The attributes of links to other languages: the component writes them and the browser's script reads them. */
export const LANGUAGE_LINK = {
  /** A list of such links. Which language one leads to, its address says. */
  list: "data-languages",
  /** Its address stays as served, because the current one has no page. */
  fixed: "data-fixed",
} as const;
