/** A case for the desk: with texts in the reviewer's language, explorer links and no mail address. */
import { networkMark } from "#features/catalogue/card.ts";
import type { Category, Network } from "#features/catalogue/model.ts";
import type { ContractLink, DeskCase, DeskFormerOwner, ReviewCase } from "#features/review/case.ts";
import { findingMessage } from "#features/submissions/findings.ts";
import { REASON_CODES } from "#features/submissions/reasons.ts";
import { mailHash } from "#platform/mail/mail-hash.ts";
import type { Submission } from "#features/submissions/submission.ts";
import type { TranslateKeyIn } from "#i18n/translate-key.ts";

export interface DeskCaseTexts {
  readonly language: string;
  readonly text: TranslateKeyIn;
  readonly networks: readonly Network[];
  readonly categories: readonly Category[];
}

export function deskCaseOf(file: ReviewCase, texts: DeskCaseTexts): DeskCase {
  const { submission, findings } = file;
  const { networks, categories, language, text } = texts;
  const named = "category" in submission.fields ? submission.fields.category : [];
  return {
    ...file,
    submission: withoutAddress(submission),
    findings: findings.map((one) => ({
      level: one.level,
      field: one.field,
      text: text(language, findingMessage(submission.kind, one), { count: 0, network: "", ...one.values }),
    })),
    contracts: contractsOf(submission, networks),
    mailHash: mailHash(submission.email),
    formerOwners: file.formerOwners.map(formerOwnerOf),
    categories: named.map((key) => categories.find((one) => one.key === key)?.title ?? key),
    reasonTitles: Object.fromEntries(
      REASON_CODES.map((code) => [code, text(language, `reasons.${code}.title`)]),
    ) as DeskCase["reasonTitles"],
    networks: networks.filter(({ key }) => [submission.fields.network].flat().includes(key)).map(networkMark),
  };
}

/** The address itself stays out of the desk: reviewers compare hashes. */
const withoutAddress = (submission: Submission): Submission =>
  ({ ...submission, email: "", fields: { ...submission.fields, email: "" } }) as Submission;

const formerOwnerOf = ({ endedAt, email, fields }: ReviewCase["formerOwners"][number]): DeskFormerOwner => ({
  endedAt,
  mailHash: mailHash(email),
  given: Object.entries(fields).flatMap(([field, value]) =>
    field === "email" ? [] : [{ field, text: [value].flat().join("\n") }],
  ),
});

function contractsOf({ kind, fields }: Submission, networks: readonly Network[]): ContractLink[] {
  const named =
    kind === "dapp"
      ? [
          ...fields.network.flatMap((network, at) => {
            const address = fields.address[at];
            return address === undefined ? [] : [{ network, address }];
          }),
          ...fields.tokens,
        ]
      : [fields];
  return named.map(({ network, address }) => {
    const [explorer] = networks.find(({ key }) => key === network)?.explorers ?? [];
    const url = explorer?.address.replace("{address}", encodeURIComponent(address)) ?? null;
    return { network, address, explorer: url };
  });
}
