/** §5: addresses display as their first 8 and last 8 characters. */
const SHOWN = 8;

export const shortenAddress = (address: string): string =>
  address.length <= 2 * SHOWN + 1 ? address : `${address.slice(0, SHOWN)}…${address.slice(-SHOWN)}`;
