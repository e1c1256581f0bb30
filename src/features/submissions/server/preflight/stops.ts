/** What blocks a form at every step: the check before sending, the submission itself, and the approval. */
import { finding, type Finding } from "#features/submissions/findings.ts";
import type { SubmissionKind } from "#features/submissions/model.ts";
import type { Problem, StopCode } from "#features/submissions/rules/problem.ts";
import type { FormContext } from "#features/submissions/schema/context.ts";
import type { SubmissionDeps } from "#features/submissions/server/deps.ts";
import type { AnyFields } from "#features/submissions/server/forms.ts";
import type { Db } from "#platform/database/schema.ts";
import { copiedHosts, phishing } from "./compare.ts";
import { onChain } from "./on-chain.ts";
import { projectOf, type Project } from "./project.ts";

type StopDeps = Pick<SubmissionDeps, "listings" | "blocklist" | "facts" | "known">;

export interface FilledForm {
  readonly kind: SubmissionKind;
  readonly fields: AnyFields;
  /** What the same project has published: it is not its own duplicate. */
  readonly own?: OwnListing | undefined;
}

export type OwnListing = Partial<AnyFields>;

/** Whether the published listing has this contract. */
const hasContract = (own: OwnListing | undefined, network: string, address: string): boolean =>
  own !== undefined &&
  "address" in own &&
  own.network === network &&
  String(own.address).toLowerCase() === address.toLowerCase();

/** Makes network calls, so it runs outside any transaction. */
export async function stopsOf(
  deps: StopDeps,
  { kind, fields, own }: FilledForm,
  context: FormContext,
): Promise<Problem[]> {
  const project = projectOf(kind, fields, context, () => false);
  const [listed, blocked, chain, known] = await Promise.all([
    listedTokens(deps, project, own),
    deps.blocklist(),
    onChain(project, fields, deps.facts),
    deps.known(),
  ]);
  return problemsOf([
    ...listed,
    ...phishing(project, fields, blocked),
    ...copiedHosts(fields, known),
    ...chain,
  ]);
}

/** Checks again inside the transaction, when the listings are locked. */
export async function stopsAtCommit(
  { listings }: Pick<StopDeps, "listings">,
  tx: Db,
  { kind, fields, own }: FilledForm,
  context: FormContext,
): Promise<Problem[]> {
  await listings.hold(tx);
  return problemsOf(
    await listedTokens(
      { listings },
      projectOf(kind, fields, context, () => false),
      own,
      tx,
    ),
  );
}

/** §5: a listed token cannot be listed again. */
export async function listedTokens(
  { listings }: Pick<StopDeps, "listings">,
  { kind, contracts }: Project,
  own?: OwnListing,
  tx?: Db,
): Promise<Finding[]> {
  if (kind !== "token") return [];
  const found = await Promise.all(
    contracts.map(async ({ field, network, address }) => {
      if (hasContract(own, network, address)) return [];
      const name = await listings.tokenName(network, address, tx);
      return name === null ? [] : [finding(field, "duplicate_contract", "stop", { name })];
    }),
  );
  return found.flat();
}

const problemsOf = (findings: readonly Finding[]): Problem[] =>
  findings
    .filter(({ level }) => level === "stop")
    .map(({ field, code, values }) => ({ path: field, code: code as StopCode, ...(values && { values }) }));
