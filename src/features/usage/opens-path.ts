/** Browsers post to it when a link with this `ping` is followed, with and without JavaScript. */
export const opensPath = (id: number): string => `/api/dapps/${id}/opens`;
