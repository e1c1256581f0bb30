/** Looks for every proof again, once a week. */
import {
  MISSES_TO_LAPSE,
  RECHECK_DAYS,
  RETRY_DAYS,
  UNASKED_DAYS,
  type ProofRefusal,
} from "#features/ownership/model.ts";
import { fail, ok, type Result } from "#lib/result.ts";
import type { Db } from "#platform/database/schema.ts";
import type { OwnershipDeps } from "./deps.ts";
import type { OwnershipStore, StoredProof } from "./store.ts";
import { seenInDns, seenInFile } from "./website-proof.ts";

const DAY_MS = 86_400_000;
const AT_ONCE = 20;

/**
 * Where the question was never put, because this installation cannot ask or a visitor had just asked the same host. It says
 * nothing about the owner: otherwise anybody could let a proof lapse by asking for it every minute.
 */
const UNASKED: ReadonlySet<ProofRefusal> = new Set<ProofRefusal>([
  "outbound_off",
  "asked_too_soon",
  "proxy_failed",
  "not_connected",
  "node_failed",
]);

/**
 * Returns how many proofs were due. All are written at once, because every process reads the whole catalogue again after a
 * change: twenty of them one by one would keep it reading.
 */
export async function recheckDue(deps: OwnershipDeps): Promise<number> {
  const due = await deps.store.due(deps.clock.now(), AT_ONCE);
  const [listed, former] = [
    due.filter(({ isAboutListed }) => isAboutListed),
    due.filter((one) => !one.isAboutListed),
  ];
  const looks: Look[] = [];
  for (const proof of listed) looks.push({ proof, names: await namedAgain(deps, proof) });
  const now = deps.clock.now();
  if (due.length > 0)
    await deps.store.transaction(async (inside, tx) => {
      for (const proof of former) await inside.forget(proof);
      for (const one of looks) await write(deps, { inside, tx }, one, now);
      if (looks.length > 0) await deps.changed(tx);
    });
  return due.length;
}

interface Look {
  readonly proof: StoredProof;
  readonly names: Result<string, ProofRefusal>;
}

interface Writer {
  readonly inside: OwnershipStore;
  readonly tx: Db;
}

async function write(
  { receipts }: OwnershipDeps,
  { inside, tx }: Writer,
  { proof, names }: Look,
  now: Date,
): Promise<void> {
  const next = nextOf(proof, names, now);
  // It was given anew while it was looked for.
  if (!(await inside.putChecked(proof, next))) return;
  if (next.lapsedAt !== null && proof.lapsedAt === null)
    await receipts.mailLapse(tx, proof.submissionId, {
      subject: proof.subject,
      isSigned: proof.method === "signature",
    });
}

function nextOf(proof: StoredProof, names: Result<string, ProofRefusal>, now: Date): StoredProof {
  const inDays = (days: number): Date => new Date(now.getTime() + days * DAY_MS);
  if (names.ok)
    return {
      ...proof,
      names: names.value,
      misses: 0,
      seenAt: now,
      nextCheckAt: inDays(RECHECK_DAYS),
      lapsedAt: null,
    };
  if (UNASKED.has(names.code)) return { ...proof, nextCheckAt: inDays(UNASKED_DAYS) };
  const misses = proof.misses + 1;
  const isGone = misses >= MISSES_TO_LAPSE;
  return {
    ...proof,
    misses,
    nextCheckAt: inDays(isGone ? RECHECK_DAYS : RETRY_DAYS),
    lapsedAt: isGone ? (proof.lapsedAt ?? now) : null,
  };
}

/**
 * What the proof names now. Of a signature is asked whether the signer still controls the contract, and whether what is
 * published still verifies: a contract that signed may have other keys now.
 */
async function namedAgain(deps: OwnershipDeps, proof: StoredProof): Promise<Result<string, ProofRefusal>> {
  const { method, subject, evidence, signer, names, message, signature } = proof;
  if (method !== "signature") {
    const { outbound, brandKey } = deps;
    const contract = await deps.store.contractOf(proof.submissionId);
    const question = { outbound, brandKey, host: subject, evidence, contract };
    return (method === "dns" ? seenInDns : seenInFile)(question);
  }
  const at = subject.indexOf(":");
  try {
    const chain = await deps.chain(subject.slice(0, at));
    if (chain === null) return fail("not_connected");
    const controllers = await chain.controllersOf(subject.slice(at + 1));
    if (!controllers.some(({ address }) => address === signer)) return fail("signer_unrelated");
    const isSigned = message === "" || (await chain.hasSigned(signer, message, signature));
    return isSigned ? ok(names) : fail("signer_unrelated");
  } catch {
    return fail("node_failed");
  }
}
