// Plants one import of every kind in a small tree with the real layout, and expects it to be refused or accepted.
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { checkBorders } from "./borders.ts";

const TARGETS = [
  "build/content/brand/brand.json",
  "src/entry.server.tsx",
  "src/features/catalogue/model.ts",
  "src/features/catalogue/server/service.ts",
  "src/features/catalogue/server/store.ts",
  "src/features/catalogue/ui/card.tsx",
  "src/features/donations/model.ts",
  "src/features/donations/schema.ts",
  "src/features/donations/server/service.ts",
  "src/features/donations/server/store.ts",
  "src/features/donations/server/verify.ts",
  "src/features/donations/ui/box.tsx",
  "src/i18n/languages.ts",
  "src/i18n/server/message-catalogue.ts",
  "src/lib/result.ts",
  "src/pages/about/load.ts",
  "src/pages/about/page.tsx",
  "src/pages/page-context.ts",
  "src/platform/log.ts",
  "src/server/services.ts",
  "src/shell/header/header.tsx",
  "src/ui/button/button.module.css",
  "src/ui/button/button.tsx",
  "tools/check.ts",
];
const manifest = { path: "package.json", text: readFileSync("package.json", "utf8") };

function plant(path: string, statement: string): string[] {
  const rest = TARGETS.filter((target) => target !== path).map((target) => ({ path: target, text: "" }));
  return checkBorders([...rest, manifest, { path, text: statement }])
    .filter((finding) => finding.path === path)
    .map(({ problem }) => problem);
}

const value = (specifier: string): string => `import { a } from "${specifier}"; export const b = a;`;
const types = (specifier: string): string => `import type { A } from "${specifier}"; export type B = A;`;

const LIB = "src/lib/amount.ts";
const UI = "src/ui/card/card.tsx";
const I18N = "src/i18n/paths.ts";
const PLATFORM = "src/platform/mail/smtp.ts";
const MODEL = "src/features/donations/quote.ts";
const SERVICE = "src/features/donations/server/quotes.ts";
const SUBMISSIONS = "src/features/submissions/server/service.ts";
const FEATURE_UI = "src/features/donations/ui/quote.tsx";
const PAGE = "src/pages/home/page.tsx";
const LOAD = "src/pages/home/load.ts";
const SHELL = "src/shell/footer/footer.tsx";

test.each([
  ["lib", LIB, value("#ui/button/button.tsx")],
  ["lib", LIB, value("#i18n/languages.ts")],
  ["lib", LIB, value("react")],
  ["lib", LIB, value("node:fs")],
  ["lib, types too", LIB, types("#features/donations/model.ts")],
  ["ui", UI, value("#features/donations/model.ts")],
  ["ui", UI, value("#i18n/languages.ts")],
  ["ui", UI, value("#shell/header/header.tsx")],
  ["ui", UI, value("#content/brand/brand.json")],
  ["ui", UI, value("use-intl")],
  ["ui", UI, value("react-router")],
  ["ui", UI, value("node:path")],
  ["i18n", I18N, value("#ui/button/button.tsx")],
  ["i18n", I18N, value("#i18n/server/message-catalogue.ts")],
  ["i18n", I18N, value("node:fs")],
  ["platform", PLATFORM, value("#features/donations/model.ts")],
  ["platform", PLATFORM, value("#server/services.ts")],
  ["platform", PLATFORM, value("react")],
  ["model", MODEL, value("node:crypto")],
  ["model", MODEL, value("react")],
  ["model", MODEL, value("#i18n/languages.ts")],
  ["model", MODEL, types("#features/donations/server/service.ts")],
  ["model", MODEL, value("#features/catalogue/model.ts")],
  ["model", MODEL, value("#platform/log.ts")],
  ["feature server", SERVICE, value("#features/catalogue/server/service.ts")],
  ["feature server", SERVICE, value("#features/catalogue/server/store.ts")],
  ["feature server", SERVICE, value("#pages/page-context.ts")],
  ["feature server", SERVICE, value("#shell/header/header.tsx")],
  ["feature server", SERVICE, value("#server/services.ts")],
  ["feature server", SERVICE, value("#features/donations/ui/box.tsx")],
  ["feature server", SERVICE, value("react")],
  ["SQL outside a store", SERVICE, value("kysely")],
  ["submissions", SUBMISSIONS, value("#features/donations/server/store.ts")],
  ["submissions", SUBMISSIONS, value("#features/donations/server/verify.ts")],
  ["submissions", SUBMISSIONS, types("#features/donations/ui/box.tsx")],
  ["feature ui", FEATURE_UI, value("#features/donations/server/service.ts")],
  ["feature ui", FEATURE_UI, types("#features/donations/server/service.ts")],
  ["feature ui", FEATURE_UI, value("#features/catalogue/ui/card.tsx")],
  ["feature ui", FEATURE_UI, value("#features/catalogue/model.ts")],
  ["feature ui", FEATURE_UI, value("#platform/log.ts")],
  ["feature ui", FEATURE_UI, value("node:fs")],
  ["feature ui", FEATURE_UI, value("pino")],
  ["page", PAGE, value("#features/donations/server/service.ts")],
  ["page", PAGE, value("#features/donations/server/store.ts")],
  ["page, types too", PAGE, types("#features/donations/server/store.ts")],
  ["page", PAGE, value("#pages/about/page.tsx")],
  ["page", PAGE, value("#pages/about/load.ts")],
  ["page", PAGE, value("#server/services.ts")],
  ["page", PAGE, value("#platform/log.ts")],
  ["page", PAGE, value("node:fs")],
  ["page, lazily", PAGE, `export const late = () => import("#features/donations/server/service.ts");`],
  ["page, passed on", PAGE, `export { a } from "#features/donations/server/service.ts";`],
  [
    "page, inline type",
    PAGE,
    `import { type A } from "#features/donations/server/service.ts"; export type B = A;`,
  ],
  ["load", LOAD, value("#features/donations/server/store.ts")],
  ["load", LOAD, value("#pages/about/load.ts")],
  ["load", LOAD, value("#platform/log.ts")],
  ["shell", SHELL, value("#features/donations/model.ts")],
  ["shell", SHELL, value("#platform/log.ts")],
  ["shell", SHELL, value("#pages/page-context.ts")],
  ["shell", SHELL, value("#i18n/server/message-catalogue.ts")],
  ["shell", SHELL, value("node:fs")],
  ["the client's entry", "src/entry.client.tsx", value("node:fs")],
])("refused in %s: %s %s", (_kind, path, statement) => {
  expect(plant(path, statement)).toEqual([expect.stringContaining("must not import")]);
});

test.each([
  ["src/server/app.tsx", value("../lib/result.ts"), "climbs"],
  [SHELL, value("#ui/button/button"), "lacks its file extension"],
  [SHELL, value("#ui/button/knob.tsx"), "leads to no file"],
  [SHELL, value("#nowhere/x.ts"), "is no folder that package.json names"],
])("refused by its spelling: %s %s", (path, statement, reason) => {
  expect(plant(path, statement)).toEqual([expect.stringContaining(reason)]);
});

test("source code in a folder that the layout does not know is refused", () => {
  expect(plant("src/helpers/thing.ts", "export const a = 1;")).toEqual(["stands in no folder of the layout"]);
});

test.each([
  [LIB, value("./result.ts")],
  [UI, value("#lib/result.ts")],
  [UI, value("react")],
  [UI, value("lucide-react/icons/check")],
  [UI, `import styles from "#ui/button/button.module.css"; export const s = styles;`],
  [I18N, value("#content/brand/brand.json")],
  ["src/i18n/server/read.ts", value("node:fs")],
  [PLATFORM, value("nodemailer")],
  [PLATFORM, value("node:net")],
  [PLATFORM, value("kysely")],
  [MODEL, types("#i18n/languages.ts")],
  [MODEL, value("zod")],
  [MODEL, value("./schema.ts")],
  [SERVICE, value("#platform/log.ts")],
  [SERVICE, value("./store.ts")],
  [SERVICE, value("#features/donations/model.ts")],
  [SERVICE, types("kysely")],
  ["src/features/donations/server/store.ts", value("kysely")],
  [SUBMISSIONS, value("#features/donations/server/service.ts")],
  [SUBMISSIONS, value("#features/catalogue/model.ts")],
  [FEATURE_UI, value("#features/donations/schema.ts")],
  [FEATURE_UI, value("#ui/button/button.tsx")],
  [FEATURE_UI, value("./box.tsx")],
  [PAGE, types("#features/donations/server/service.ts")],
  [PAGE, value("#features/donations/ui/box.tsx")],
  [PAGE, `import { loader } from "./load.ts"; export { loader };`],
  [PAGE, types("./+types/page.ts")],
  [LOAD, value("#features/donations/server/service.ts")],
  [LOAD, value("#pages/page-context.ts")],
  [LOAD, types("#server/services.ts")],
  ["src/pages/about/deep/load.ts", value("#pages/about/page.tsx")],
  [SHELL, value("#i18n/languages.ts")],
  [SHELL, value("#content/brand/brand.json")],
  ["src/entry.server.tsx", value("node:stream")],
  ["src/server/main.ts", value("#features/donations/server/store.ts")],
  ["tools/operator/main.ts", value("#features/donations/server/service.ts")],
  ["src/lib/amount.test.ts", value("node:fs")],
])("accepted: %s %s", (path, statement) => {
  const extra = path === PAGE && statement.includes("./load.ts") ? [{ path: LOAD, text: "" }] : [];
  const files = TARGETS.filter((target) => target !== path).map((target) => ({ path: target, text: "" }));
  expect(checkBorders([...files, ...extra, manifest, { path, text: statement }])).toEqual([]);
});
