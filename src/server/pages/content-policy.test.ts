import { createHash } from "node:crypto";
import { expect, it } from "vitest";
import { contentPolicy } from "./content-policy.ts";

const hashOf = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;

it("names the hash of every inline script, once", () => {
  const html = `<script>a()</script><script type="module" async="">b()</script><script>a()</script>`;
  expect(contentPolicy(html, [])).toContain(`script-src ${hashOf("a()")} ${hashOf("b()")} 'strict-dynamic';`);
});

it("data in a script element is no script", () => {
  expect(contentPolicy(`<script type="application/json">{"a":1}</script>`, [])).toContain(
    "script-src 'none'",
  );
});

it("allows no script on a page that has none, and never anything inline", () => {
  const policy = contentPolicy("<p>hello</p>", []);
  expect(policy).toContain("script-src 'none'");
  expect(policy).not.toContain("unsafe-inline");
  expect(policy).not.toContain("unsafe-eval");
});

it("lets pages call the configured hosts of the JSON API", () => {
  expect(contentPolicy("", ["https://api.example"])).toContain("connect-src 'self' https://api.example;");
});
