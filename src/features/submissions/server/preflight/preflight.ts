/** Checks a form before anyone pays for it, even half filled. Nothing is stored. */
import { finding, findingOfProblem, type Finding } from "#features/submissions/findings.ts";
import { uploadIdOf, type SubmissionKind } from "#features/submissions/model.ts";
import type { FormContext } from "#features/submissions/schema/context.ts";
import type { Reading } from "#features/submissions/schema/form.ts";
import type { SubmissionDeps } from "#features/submissions/server/deps.ts";
import { formOf, type AnyFields } from "#features/submissions/server/forms.ts";
import { refuseForm, type FormRefusal } from "#features/submissions/server/verbs/refused-form.ts";
import { ok, type Success } from "#lib/result.ts";
import { copiedHosts, duplicates, lookalikes, phishing } from "./compare.ts";
import { onChain } from "./on-chain.ts";
import { projectOf, type Project } from "./project.ts";
import { listedTokens, type OwnListing } from "./stops.ts";

export type PreflightDeps = Pick<
  SubmissionDeps,
  "store" | "clock" | "formContext" | "listings" | "blocklist" | "facts" | "known"
>;

export async function preflight(
  deps: PreflightDeps,
  kind: SubmissionKind,
  input: unknown,
  /** A submission and its listing do not count as their own duplicates. */
  own: Own = NOTHING_OWN,
): Promise<Success<Finding[]> | FormRefusal> {
  const context = await deps.formContext();
  const reading = formOf(kind, context).read(input);
  const refused = refuseForm(reading.problems);
  if (refused.code === "unknown_fields" || reading.problems.some(({ path }) => path === "")) return refused;
  return ok(await findingsOf(deps, kind, reading, context, own));
}

export interface Own {
  readonly id: number;
  readonly listing: OwnListing | undefined;
}

const NOTHING_OWN: Own = { id: 0, listing: undefined };

/** All findings of a form that has been read. */
export async function findingsOf(
  deps: PreflightDeps,
  kind: SubmissionKind,
  reading: Reading<AnyFields>,
  context: FormContext,
  own: Own = NOTHING_OWN,
): Promise<Finding[]> {
  // Consent is given later, with the form itself.
  const problems = reading.problems.filter(({ path }) => path.split(".")[0] !== "consent");
  const isRefused = (field: string): boolean => problems.some(({ path }) => path.split(".")[0] === field);
  const project = projectOf(kind, reading.value, context, isRefused);
  const [known, listed, blocked, chain, ownFindings] = await Promise.all([
    deps.known(),
    listedTokens(deps, project, own.listing),
    deps.blocklist(),
    onChain(project, reading.value, deps.facts),
    ownChecks(deps, project, reading.value, isRefused),
  ]);
  const isOpen = project.host !== null && (await deps.store.hasOpen(kind, project.host, own.id));
  return [
    ...problems.map(findingOfProblem),
    ...(problems.length === 0 ? [finding("", "schema_ok", "ok")] : []),
    ...project.contracts.map(({ field, networkTitle }) =>
      finding(field, "address_format_ok", "ok", { network: networkTitle }),
    ),
    ...duplicates(project, known, { isOpen, listed }),
    ...lookalikes(project, known),
    ...phishing(project, reading.value, blocked),
    ...copiedHosts(reading.value, known),
    ...chain,
    ...ownFindings,
  ];
}

/** Website, logo, contact and audit, as far as filled in. */
async function ownChecks(
  { store, clock }: PreflightDeps,
  { website, websiteField }: Project,
  fields: Partial<AnyFields>,
  isRefused: (field: string) => boolean,
): Promise<Finding[]> {
  const logo = fields.icon_url === undefined ? null : uploadIdOf(fields.icon_url);
  const hasLogo = logo !== null && (await store.touchUpload(logo, "logo", clock.now()));
  const found: Finding[] = [];
  if (website?.startsWith("http:")) found.push(finding(websiteField, "site_not_https", "warn"));
  if (website !== null) found.push(finding(websiteField, "site_not_checked", "not_checked"));
  if (logo !== null)
    found.push(
      hasLogo ? finding("icon_url", "logo_ok", "ok") : findingOfProblem({ path: "icon_url", code: "upload" }),
    );
  if (!isRefused("contact")) found.push(finding("contact", "contact_ok", "ok"));
  if ("audit" in fields && !fields.audit) found.push(finding("audit", "audit_missing", "warn"));
  return found;
}
