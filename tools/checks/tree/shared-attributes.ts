import { findingsOf, isTest, type Finding, type SourceFile } from "#tools/checks/source-tree.ts";

const SCRIPT = /^src\/shell\/.*\.browser\.ts$/;

/** An attribute's name as a text, or through `dataset`, which spells it in another way. */
const WAYS = [/["'`](?:[^"'`\n]*[[ ])?data-[a-z]/g, /\.dataset\b/g];

/** A component and its script share a name only as a constant; spelled twice, one of the two is renamed alone. */
export function checkSharedAttributes(files: readonly SourceFile[]): Finding[] {
  return files
    .filter((file) => SCRIPT.test(file.path) && !isTest(file))
    .flatMap((file) =>
      WAYS.flatMap((way) =>
        findingsOf(
          file,
          way,
          (match) => `${match}: import the attribute's name from where the component does`,
        ),
      ),
    );
}
