/** Named risk factors of a submission, each with its points. */
import type { Finding } from "#features/submissions/findings.ts";
import type { SubmissionState } from "#features/submissions/model.ts";
import type { FactorName, RiskFactor } from "./model.ts";

export type RelatedBy = "host" | "contract" | "mail" | "contact" | "sender";

export interface RelatedOutcome {
  readonly by: readonly RelatedBy[];
  readonly state: SubmissionState;
}

const POINTS: Readonly<Record<FactorName, number>> = {
  preflight_stop: 40,
  preflight_warn: 10,
  lookalike: 40,
  host_rejected: 30,
  host_seen: 5,
  contract_rejected: 30,
  contract_seen: 5,
  mail_rejected: 15,
  sender_rejected: 15,
  sender_known: -20,
};

/** These count once per finding; the others count once. */
const PER_FINDING: readonly FactorName[] = ["preflight_stop", "preflight_warn"];

const isLookalike = ({ code }: Finding): boolean =>
  code.startsWith("lookalike_") && code !== "lookalike_none";

export function factorsOf(
  findings: readonly Finding[],
  related: readonly RelatedOutcome[],
): readonly RiskFactor[] {
  const alarming = findings.filter(({ level }) => level === "stop" || level === "warn");
  const plain = alarming.filter((one) => !isLookalike(one));
  const seen = (by: RelatedBy, isWanted: (state: SubmissionState) => boolean): number =>
    related.filter((one) => one.by.includes(by) && isWanted(one.state)).length;
  const isRejected = (state: SubmissionState): boolean => state === "rejected";
  const isOther = (state: SubmissionState): boolean => state !== "rejected";
  const counts: Readonly<Record<FactorName, number>> = {
    preflight_stop: plain.filter(({ level }) => level === "stop").length,
    preflight_warn: plain.filter(({ level }) => level === "warn").length,
    lookalike: alarming.filter(isLookalike).length,
    host_rejected: seen("host", isRejected),
    host_seen: seen("host", isOther),
    contract_rejected: seen("contract", isRejected),
    contract_seen: seen("contract", isOther),
    mail_rejected: seen("mail", isRejected),
    sender_rejected: seen("sender", isRejected),
    sender_known: seen("sender", (state) => state === "live"),
  };
  return (Object.keys(counts) as FactorName[]).flatMap((name) => {
    const count = counts[name];
    if (count === 0) return [];
    return [{ name, count, points: POINTS[name] * (PER_FINDING.includes(name) ? count : 1) }];
  });
}

export const pointsOf = (factors: readonly RiskFactor[]): number =>
  Math.max(
    0,
    factors.reduce((sum, { points }) => sum + points, 0),
  );
