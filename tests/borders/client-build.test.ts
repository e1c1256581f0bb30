// Builds a small site with the real configuration and checks which code can reach the browser.
import {
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { createBuilder } from "vite";
import { expect, onTestFinished, test } from "vitest";

const PROJECT = resolve(import.meta.dirname, "../..");
const SECRET = "only the server may know this sentence";

const CONFIGURATION = ["package.json", "vite.config.ts", "react-router.config.ts"];
const TOOLING = ["node_modules", "vite", "tools"];
const SITE: Record<string, string> = {
  "src/routes.ts": `import { index } from "@react-router/dev/routes"; export default [index("pages/home/page.tsx")];`,
  "src/entry.client.tsx": `document.title = "the entry"; void import("./shell/later.ts");`,
  "src/shell/later.ts": `document.title = "a later part";`,
  "src/root.tsx": `import { Outlet } from "react-router";
    export default function Root() { return <html lang="en"><body><Outlet /></body></html>; }`,
  "src/features/news/server/service.ts": `export const browse = () => "${SECRET}";`,
  "src/platform/log.ts": `export const log = () => "${SECRET}";`,
  "src/i18n/server/message-catalogue.ts": `export const texts = () => "${SECRET}";`,
  "src/server/config.ts": `export const config = "${SECRET}";`,
  "src/pages/home/load.ts": `import { browse } from "#features/news/server/service.ts";
    export const loader = () => browse();
    export const limit = () => "${SECRET}";`,
  "src/pages/home/page.module.css": `.greeting { letter-spacing: 7px; }`,
  "src/pages/home/page.tsx": `import styles from "./page.module.css";
    export { loader } from "./load.ts";
    export default function Page() { return <p className={styles.greeting}>hello</p>; }`,
};

/** Everything that is served to the browser, as one text. */
async function buildSite(changes: Record<string, string>): Promise<string> {
  const root = mkdtempSync(join(tmpdir(), "client-build-"));
  onTestFinished(() => rmSync(root, { recursive: true, force: true }));
  for (const name of CONFIGURATION) copyFileSync(join(PROJECT, name), join(root, name));
  for (const name of TOOLING) symlinkSync(join(PROJECT, name), join(root, name), "junction");
  for (const [path, text] of Object.entries({ ...SITE, ...changes })) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  const builder = await createBuilder({ root, logLevel: "silent" });
  await builder.buildApp();
  const assets = join(root, "build/client/assets");
  return readdirSync(assets)
    .map((name) => readFileSync(join(assets, name), "utf8"))
    .join("\n");
}

test("a page's loader may use services, and none of their code reaches the browser", async () => {
  expect(await buildSite({})).not.toContain(SECRET);
});

test("a page's styles are served, and only the scripts that the entry loads", async () => {
  const browserCode = await buildSite({});
  expect(browserCode).toContain("letter-spacing:7px");
  expect(browserCode).toContain("the entry");
  expect(browserCode).toContain("a later part");
  expect(browserCode).not.toContain("hello");
  expect(browserCode).not.toContain("__reactRouterManifest");
});

test.each([
  ["a service", "#features/news/server/service.ts", "browse"],
  ["the platform", "#platform/log.ts", "log"],
  ["the server's messages", "#i18n/server/message-catalogue.ts", "texts"],
  ["the server", "#server/config.ts", "config"],
  ["a page's own loading code", "./load.ts", "limit"],
])("a component that uses %s fails the build", async (_what, specifier, name) => {
  const page = `import { ${name} } from "${specifier}";
    export { loader } from "./load.ts";
    export default function Page() { return <p>{String(${name})}</p>; }`;
  await expect(buildSite({ "src/pages/home/page.tsx": page })).rejects.toThrow(
    /page\.tsx.* is code for the browser and must not import/,
  );
});
