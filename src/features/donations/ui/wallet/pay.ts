/** Sends exactly the amount through a wallet (EIP-1193) and reports each step; the user confirms in the wallet. */
export interface Provider {
  request(call: { readonly method: string; readonly params?: unknown }): Promise<unknown>;
}

export interface Payment {
  readonly chainId: number;
  readonly token: string;
  readonly recipient: string;
  /** An integer in decimal text. */
  readonly baseUnits: string;
  readonly decimals: number;
}

export type PayStep =
  | "stepConnect"
  | "stepNetwork"
  | "stepAddNetwork"
  | "stepCheck"
  | "stepConfirm"
  | "stepSent";

export type PayProblem =
  | "refusedConnect"
  | "pendingRequest"
  | "locked"
  | "refusedNetwork"
  | "wrongNetwork"
  | "notEnoughToken"
  | "notEnoughGas"
  | "refusedPayment"
  | "failed"
  | "unknownOutcome"
  | "unsupported";

export class PayError extends Error {
  readonly problem: PayProblem;
  /** The account's balance in base units, if that is the problem. */
  readonly balance: bigint | null;

  constructor(problem: PayProblem, balance: bigint | null = null) {
    super(problem);
    this.problem = problem;
    this.balance = balance;
  }
}

/** EIP-1193 and EIP-1474. */
const REFUSED = 4001;
const UNSUPPORTED = 4200;
const UNKNOWN_CHAIN = 4902;
const PENDING = -32_002;

/** The definition of the network, for wallets that do not have it. */
const BNB_SMART_CHAIN = {
  chainId: "0x38",
  chainName: "BNB Smart Chain",
  nativeCurrency: { name: "BNB", symbol: "BNB", decimals: 18 },
  rpcUrls: ["https://bsc-dataseed.bnbchain.org"],
  blockExplorerUrls: ["https://bscscan.com"],
};

const HASH = /^0x[\da-f]{64}$/i;

/** Some wallets wrap the original error code. */
function codeOf(error: unknown): number | undefined {
  const { code, data } = (error ?? {}) as { code?: number; data?: { originalError?: { code?: number } } };
  return data?.originalError?.code ?? code;
}

function problemOf(error: unknown, whenRefused: PayProblem, otherwise: PayProblem): PayError {
  const code = codeOf(error);
  if (code === REFUSED) return new PayError(whenRefused);
  if (code === PENDING) return new PayError("pendingRequest");
  return new PayError(code === UNSUPPORTED ? "unsupported" : otherwise);
}

const word = (value: bigint): string => value.toString(16).padStart(64, "0");
const addressWord = (address: string): string => address.slice(2).toLowerCase().padStart(64, "0");

/** `transfer(address,uint256)` of ERC-20. */
export const transferData = (to: string, units: bigint): string =>
  `0xa9059cbb${addressWord(to)}${word(units)}`;

/** `balanceOf(address)` of ERC-20. */
const balanceData = (owner: string): string => `0x70a08231${addressWord(owner)}`;

async function connect(provider: Provider): Promise<string> {
  try {
    const accounts = (await provider.request({ method: "eth_requestAccounts" })) as string[] | undefined;
    if (accounts?.[0]) return accounts[0];
  } catch (error) {
    throw problemOf(error, "refusedConnect", "locked");
  }
  throw new PayError("locked");
}

const chainIdOf = async (provider: Provider): Promise<number> =>
  Number(await provider.request({ method: "eth_chainId" }));

async function switchNetwork(provider: Provider, chainId: number, onStep: (step: PayStep) => void) {
  if ((await chainIdOf(provider)) === chainId) return;
  onStep("stepNetwork");
  try {
    const params = [{ chainId: `0x${chainId.toString(16)}` }];
    await provider.request({ method: "wallet_switchEthereumChain", params });
  } catch (error) {
    if (codeOf(error) !== UNKNOWN_CHAIN) throw problemOf(error, "refusedNetwork", "refusedNetwork");
    onStep("stepAddNetwork");
    try {
      await provider.request({ method: "wallet_addEthereumChain", params: [BNB_SMART_CHAIN] });
    } catch (refusal) {
      throw problemOf(refusal, "refusedNetwork", "refusedNetwork");
    }
  }
  if ((await chainIdOf(provider)) !== chainId) throw new PayError("refusedNetwork");
}

/** A wallet that cannot read its balance can still pay. */
async function askBalance(provider: Provider, method: string, params: unknown): Promise<bigint | null> {
  try {
    return BigInt((await provider.request({ method, params })) as string);
  } catch {
    return null;
  }
}

async function checkBalance(provider: Provider, owner: string, { token, baseUnits }: Payment) {
  const call = [{ to: token, data: balanceData(owner) }, "latest"];
  const tokens = await askBalance(provider, "eth_call", call);
  if (tokens !== null && tokens < BigInt(baseUnits)) throw new PayError("notEnoughToken", tokens);
  const coins = await askBalance(provider, "eth_getBalance", [owner, "latest"]);
  if (coins === 0n) throw new PayError("notEnoughGas");
}

async function send(provider: Provider, from: string, payment: Payment): Promise<string> {
  const data = transferData(payment.recipient, BigInt(payment.baseUnits));
  const params = [{ from, to: payment.token, data, value: "0x0" }];
  let answer: unknown;
  try {
    answer = await provider.request({ method: "eth_sendTransaction", params });
  } catch (error) {
    throw problemOf(error, "refusedPayment", "failed");
  }
  if (typeof answer !== "string" || !HASH.test(answer)) throw new PayError("unknownOutcome");
  return answer;
}

/** Returns the transaction's hash, or throws a PayError. */
export async function pay(
  provider: Provider,
  payment: Payment,
  onStep: (step: PayStep) => void,
): Promise<string> {
  onStep("stepConnect");
  const from = await connect(provider);
  await switchNetwork(provider, payment.chainId, onStep);
  onStep("stepCheck");
  await checkBalance(provider, from, payment);
  // The user may have switched networks meanwhile; tokens sent there would be lost.
  if ((await chainIdOf(provider)) !== payment.chainId) throw new PayError("wrongNetwork");
  onStep("stepConfirm");
  const hash = await send(provider, from, payment);
  onStep("stepSent");
  return hash;
}
