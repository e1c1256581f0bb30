import { createHash } from "node:crypto";
import { expect, it } from "vitest";
import { contentPolicy } from "./content-policy.ts";

const hashOf = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;

it("contains the hash of every inline script, once", () => {
  const html = `<script>a()</script><script type="module" async="">b()</script><script>a()</script>`;
  expect(contentPolicy(Buffer.from(html), [])).toContain(
    `script-src ${hashOf("a()")} ${hashOf("b()")} 'strict-dynamic';`,
  );
});

it("contains the integrity hash of a script file, and trusts no file without one", () => {
  const integrity = `sha256-${"A".repeat(43)}=`;
  const named = contentPolicy(
    Buffer.from(`<script type="module" src="/a.js" integrity="${integrity}"></script>`),
    [],
  );
  expect(named).toContain(`script-src '${integrity}' 'strict-dynamic';`);
  expect(contentPolicy(Buffer.from(`<script src="/a.js"></script>`), [])).toContain("script-src 'none'");
});

it("data in a script element is not a script", () => {
  expect(contentPolicy(Buffer.from(`<script type="application/json">{"a":1}</script>`), [])).toContain(
    "script-src 'none'",
  );
});

it("allows no script on a page without scripts, and never inline code without a hash", () => {
  const policy = contentPolicy(Buffer.from("<p>hello</p>"), []);
  expect(policy).toContain("script-src 'none'");
  expect(policy).not.toContain("unsafe-inline");
  expect(policy).not.toContain("unsafe-eval");
});

it("allows calls to the configured hosts of the JSON API", () => {
  expect(contentPolicy(Buffer.from(""), ["https://api.example"])).toContain(
    "connect-src 'self' https://api.example;",
  );
});
