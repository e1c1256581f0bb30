/** Where the skip link leads, and the focus when another page is shown. */
export const CONTENT_ID = "content";
