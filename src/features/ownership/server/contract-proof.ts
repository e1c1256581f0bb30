/** Proof by a message that the contract's owner, proxy admin or deployer signs; contracts sign by ERC-1271. */
import {
  MAX_SIGNATURE,
  MAX_SIGNED_MESSAGE,
  MESSAGE_HOURS,
  type ProofRefusal,
} from "#features/ownership/model.ts";
import { fail, ok, type Result } from "#lib/result.ts";
import type { ContractOwners, Controller } from "#platform/evm/contract-owners.ts";

export interface SignedSubject {
  /** Our own host: a message for another site proves nothing here. */
  readonly site: string;
  readonly website: string;
  /** Names the signed text in public. It derives from the receipt's secret and leads to no receipt. */
  readonly statement: string;
  /** Whether the text asks for a new receipt, so that no published statement is worth one. */
  readonly isClaim: boolean;
  readonly network: string;
  readonly contract: string;
  /** The contract that replaces it, if the message agrees to a move. */
  readonly movesTo?: string | undefined;
}

const HOUR_MS = 3_600_000;

/** Of an account: 65 bytes as hexadecimal digits. Contracts take longer ones. */
const MIN_SIGNATURE = 132;

const isBytes = (text: string): boolean => text.length % 2 === 0 && /^0x[\da-f]+$/i.test(text);

const PUBLISHED = "This text and its signature are published, so that anybody can verify them.";

/** A text that asks for a receipt or agrees to a move is read once, by us. */
const isPublished = ({ isClaim, movesTo }: Pick<SignedSubject, "isClaim" | "movesTo">): boolean =>
  !isClaim && movesTo === undefined;

/** EIP-191 text. The block's hash shows that it was not signed before, the time that it is not used later. */
const messageFor = (
  { site, website, statement, isClaim, network, contract, movesTo }: SignedSubject,
  { block, expires }: { readonly block: string; readonly expires: string },
): string =>
  [
    `${site} asks you to prove that you control a contract. Signing costs nothing and moves nothing.`,
    ...(isPublished({ isClaim, movesTo }) ? [PUBLISHED] : []),
    "",
    `Site: ${site}`,
    `Website: ${website}`,
    `${isClaim ? "New receipt" : "Statement"}: ${statement}`,
    `Network: ${network}`,
    `Contract: ${contract}`,
    ...(movesTo === undefined ? [] : [`Moves to: ${movesTo}`]),
    `Block: ${block}`,
    `Expires: ${expires}`,
  ].join("\n");

export async function newMessage(
  subject: SignedSubject,
  chain: ContractOwners,
  now: Date,
): Promise<Result<string, ProofRefusal>> {
  const head = await chain.headHash().catch(() => null);
  if (head === null) return fail("node_failed");
  const expires = new Date(now.getTime() + MESSAGE_HOURS * HOUR_MS).toISOString();
  return ok(messageFor(subject, { block: head, expires }));
}

interface Signed {
  readonly message: string;
  readonly signature: string;
}

/** What was signed: forms send other line ends, and people copy the line's end too. */
export const signedText = (message: string): string => message.replaceAll("\r\n", "\n").trim();

/** Returns who signed, and as what. */
export async function verifySigned(
  subject: SignedSubject,
  chain: ContractOwners,
  { message, signature }: Signed,
  now: Date,
): Promise<Result<Controller, ProofRefusal>> {
  if (message.length > MAX_SIGNED_MESSAGE) return fail("message_changed");
  if (signature.length > MAX_SIGNATURE) return fail("signature_malformed");
  if (!isBytes(signature) || signature.length < MIN_SIGNATURE) return fail("signature_malformed");
  const text = signedText(message);
  const block = /^Block: (0x[\da-f]{64})$/m.exec(text)?.[1];
  const expires = /^Expires: (\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z)$/m.exec(text)?.[1];
  if (!block || !expires || text !== messageFor(subject, { block, expires })) return fail("message_changed");
  const untilMs = Date.parse(expires) - now.getTime();
  if (!(untilMs > 0 && untilMs <= MESSAGE_HOURS * HOUR_MS)) return fail("message_expired");
  try {
    const minedAt = await chain.minedAt(block);
    if (minedAt === null || now.getTime() - minedAt.getTime() > MESSAGE_HOURS * HOUR_MS)
      return fail("block_unknown");
    if (!(await chain.isContract(subject.contract))) return fail("contract_missing");
    const controllers = await chain.controllersOf(subject.contract);
    if (controllers.length === 0) return fail("owner_unknown");
    for (const one of controllers) if (await chain.hasSigned(one.address, text, signature)) return ok(one);
    return fail("signer_unrelated");
  } catch {
    return fail("node_failed");
  }
}
