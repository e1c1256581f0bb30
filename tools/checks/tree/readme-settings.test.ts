import { expect, test } from "vitest";
import { checkReadmeSettings, withSettings } from "./readme-settings.ts";

const rows = [
  { name: "PORT", standard: "4000", meaning: "Port to listen on" },
  { name: "SMTP_URL", standard: "", meaning: "Mail server: smtp:// | smtps://" },
];
const table = (port: string) => `# Site

<!-- settings -->
| Setting | Default | Meaning |
|---|---|---|
| \`PORT\` | \`${port}\` | Port to listen on |
| \`SMTP_URL\` | | Mail server: smtp:// \\| smtps:// |
<!-- /settings -->

The end.
`;
const problems = (text: string, given = rows) =>
  checkReadmeSettings([{ path: "README.md", text }], given).map(({ line, problem }) => `${line}: ${problem}`);

test("the table of the schema is accepted", () => {
  expect(problems(table("4000"))).toEqual([]);
});

test.each([
  ["another default", table("4001"), rows],
  [
    "a setting the README does not know",
    table("4000"),
    [...rows, { name: "HOST", standard: "", meaning: "" }],
  ],
  ["a setting the schema does not know", table("4000"), rows.slice(1)],
  ["another meaning", table("4000").replace("Port to", "Port that we"), rows],
])("%s is refused, with the line of the table", (_what, text, given) => {
  expect(problems(text, given)).toEqual([
    expect.stringMatching(/^3: .*differs from src\/server\/config\.ts/),
  ]);
});

test("a README without the table is refused, and so is a missing README", () => {
  expect(problems("# Site\n")).toHaveLength(1);
  expect(checkReadmeSettings([], rows)).toHaveLength(1);
});

test("rewriting corrects the table and keeps the rest", () => {
  expect(withSettings(table("4001"), rows)).toBe(table("4000"));
  expect(withSettings("# Site\n\n<!-- settings --><!-- /settings -->\n\nThe end.\n", rows)).toBe(
    table("4000"),
  );
});
