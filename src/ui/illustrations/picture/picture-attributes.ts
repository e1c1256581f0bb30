/** On a picture that is not fetched with the page: the address that a script copies to `href`. */
export const DEFERRED_HREF = "data-href";

/** On an `svg` with such pictures that a script shows when it comes near the visible part of the page. */
export const SHOWN_NEAR = "data-near";
