/** Prints the findings of the check and the listings in conflict with a submission. */
import type { TouchedListing } from "#features/catalogue/desk/listing-form.ts";
import { findingMessage, type Finding } from "#features/submissions/findings.ts";
import type { SubmissionKind } from "#features/submissions/model.ts";
import type { TranslateKeyIn } from "#i18n/translate-key.ts";
import { changesTable } from "#tools/operator/catalogue/listings.ts";
import { formatTable } from "#tools/operator/table.ts";
import { oneLine } from "#tools/operator/terminal-text.ts";

/** The most urgent level comes first. */
const LEVELS: readonly Finding["level"][] = ["stop", "warn", "not_checked", "ok"];

export const findingsTable = (
  kind: SubmissionKind,
  findings: readonly Finding[],
  text: TranslateKeyIn,
): string =>
  formatTable(
    LEVELS.flatMap((level) => findings.filter((one) => one.level === level)).map((one) => ({
      level: one.level,
      field: one.field,
      finding: text("en", findingMessage(kind, one), { count: 0, network: "", ...one.values }),
    })),
  );

/** Prints the outcome for each listing in conflict. */
export const touchedText = (touched: readonly TouchedListing[]): string =>
  touched
    .map(({ ref, title, isListed, changes }) => {
      const name = `${ref} ${oneLine(title)}${isListed ? "" : " (delisted)"}`;
      return changes.length === 0
        ? `It would not change ${name}.`
        : `It would change ${name}:\n${changesTable(changes)}`;
    })
    .join("\n\n");
