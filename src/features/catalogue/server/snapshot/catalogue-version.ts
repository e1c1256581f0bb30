/** The version counter that tells processes about a changed catalogue. */
export const CATALOGUE_VERSION = "catalogue";
