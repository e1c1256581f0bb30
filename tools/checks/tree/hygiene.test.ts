import { expect, test } from "vitest";
import { checkHygiene } from "./hygiene.ts";

const problems = (path: string, text: string) => checkHygiene([{ path, text }]).map(({ problem }) => problem);
// Joined here, so that the check does not find this file.
const joined = (...parts: string[]) => parts.join("");

test.each([
  ["a registry's host", "docs/setup.md", joined("https://regis", "try.npm", "js.org/x")],
  ["a registry setting", ".npmrc", joined("regis", "try=https://packages.example/")],
  ["an address in the lock", "package-lock.json", joined(`"resol`, `ved": "x"`)],
  ["a package's address", "package.json", joined("https://packages.example/a-1.0.0.t", "gz")],
  ["a home folder", "src/lib/a.ts", joined("const a = '/ho", "me/someone/site'")],
  ["a home folder as an address", "README.md", joined("file:///Us", "ers/someone")],
  ["a drive", "README.md", joined("C:\\Us", "ers\\someone")],
  ["a private key", "tests/fixtures/key.pem", joined("-----BEGIN EC PRIV", "ATE KEY-----")],
  ["a token", "README.md", joined("gh", "p_", "a1".repeat(18))],
  ["a secret", "src/server/a.ts", joined(`const secr`, `et = "${"k3".repeat(16)}"`)],
  ["a password in an address", "README.md", joined("postgres://admin:hun", "ter2@db1.internal/x")],
  ["work put off", "src/lib/a.ts", joined("// TO", "DO later")],
  ["a lone test", "src/lib/a.test.ts", joined("test.on", "ly('a', () => {})")],
  ["a skipped group", "tests/journeys/a.spec.ts", joined("test.describe.sk", "ip('a', () => {})")],
])("refused: %s", (_kind, path, text) => {
  expect(problems(path, text)).toHaveLength(1);
});

test.each([
  ["src/lib/a.ts", joined("const a = 'https://site.example/ho", "me/x'; const b = './wo", "rk/x'")],
  ["README.md", "smtp://user:password@smtp.example.com and postgres://postgres:postgres@127.0.0.1:5432/test"],
  ["content/messages/es/home.json", joined(`{ "all": "TO`, `DO incluido" }`)],
  ["tests/contract/store.test.ts", "describe.skipIf(!postgres)('on Postgres', () => {})"],
  ["content/messages/en/home.json", `{ "secret": "Never tell anyone your recovery phrase." }`],
])("accepted: %s %s", (path, text) => {
  expect(problems(path, text)).toEqual([]);
});
