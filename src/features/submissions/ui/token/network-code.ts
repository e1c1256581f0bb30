/** §3's bl_symbol: the code of the network, which follows from the chosen network. */
import type { FieldNetwork } from "#features/submissions/form-data.ts";

/** Not the symbol of its coin, because Base and Arbitrum both use ETH. */
const codeOf = (networks: readonly FieldNetwork[], key: string): string =>
  networks.find((one) => one.key === key)?.networkCode ?? "";

/** The field's value after the network changed: the new code, unless the reader typed another. */
export function nextNetworkCode(
  networks: readonly FieldNetwork[],
  { from, to, typed }: { readonly from: string; readonly to: string; readonly typed: string },
): string {
  const isOurs = typed.trim() === "" || typed === codeOf(networks, from);
  return isOurs ? codeOf(networks, to) || typed : typed;
}
