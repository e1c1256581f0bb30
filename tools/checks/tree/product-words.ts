import { findingsOf, isTest, type Finding, type SourceFile } from "#tools/checks/source-tree.ts";

const PRODUCT =
  /\b(?:dapps?|wallets?|donations?|submissions?|listings?|receipts?|networks?|operators?|brands?)\b/gi;

/** lib must fit any product, so a word of this one shows that the code belongs elsewhere. */
export function checkProductWords(files: readonly SourceFile[]): Finding[] {
  return files
    .filter((file) => file.path.startsWith("src/lib/") && !isTest(file))
    .flatMap((file) => findingsOf(file, PRODUCT, (word) => `"${word}" is a word of the product, in lib`));
}
