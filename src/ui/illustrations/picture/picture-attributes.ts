/** On a picture inside a closed element: the address that a script copies to `href` when the element opens. */
export const DEFERRED_HREF = "data-href";
