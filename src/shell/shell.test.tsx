import { readFileSync } from "node:fs";
import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { expect, it } from "vitest";
import { brand, slots, social } from "#brand/brand.ts";
import { LanguageProvider } from "#i18n/language.tsx";
import type { Language } from "#i18n/languages.ts";
import { mergeMessages, type MessageTree } from "#i18n/message-tree.ts";
import { Footer } from "#shell/footer/footer.tsx";
import { MainlandNotice } from "#shell/notices/mainland-notice.tsx";

function read(language: Language, namespace: string): MessageTree {
  const text = readFileSync(`build/content/messages/${language}/${namespace}.json`, "utf8");
  return { [namespace]: JSON.parse(text) as unknown };
}

const render = (language: Language, part = <Footer hasForm accounts={social} />): string =>
  renderToStaticMarkup(
    <LanguageProvider
      language={language}
      messages={mergeMessages(["common", "footer", "header"].map((name) => read(language, name)))}
    >
      <MemoryRouter>{part}</MemoryRouter>
    </LanguageProvider>,
  );

const tag = (html: string, start: RegExp): string => html.match(start)?.[0] ?? "";

it("the subscription works without JavaScript: the form posts itself to its page", () => {
  const html = render("ko");
  const form = tag(html, /<form [^>]*>/);
  expect(form).toContain('method="post"');
  expect(form).toContain('action="/ko/subscription"');
  expect(html).toContain('<input type="hidden" name="intent" value="subscribe"/>');
  expect(tag(html, /<input [^>]*name="email"[^>]*>/)).toContain('type="email"');
});

it("the subscription page has no second form", () => {
  expect(render("ko", <Footer hasForm={false} accounts={social} />)).not.toContain("<form");
});

it("the columns are served folded, with a button each, in one named navigation", () => {
  const html = render("en");
  expect(html.match(/aria-expanded="false"/g)).toHaveLength(8 + slots.footerColumns.length);
  expect(html).toMatch(/<nav [^>]*id="footer-navigation"[^>]*aria-label="Footer navigation"/);
});

it("the copyright line runs from the founding year to this one", () => {
  expect(render("en")).toContain(`© ${brand.founded}–${new Date().getUTCFullYear()} ${brand.name}`);
});

it("the mainland notice is only on Chinese pages, with a link to details", () => {
  for (const language of ["zh", "zh-tw"] as const) {
    expect(render(language, <MainlandNotice />)).toMatch(/<aside.*\/demo\/mainlandNotice".*<\/aside>/s);
  }
  expect(render("en", <MainlandNotice />)).toBe("");
  expect(render("ko", <MainlandNotice />)).toBe("");
});
