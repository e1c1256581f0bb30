export const MAX_COMPARED = 3;

/** The path of a comparison, without the language. */
export const comparePath = (ids: readonly number[]): string =>
  ids.length === 0 ? "/dappstore/compare" : `/dappstore/compare?ids=${ids.join(",")}`;
