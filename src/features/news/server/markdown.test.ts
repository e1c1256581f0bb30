import { describe, expect, it } from "vitest";
import { renderMarkdown } from "./markdown.ts";

const render = (content: string) => renderMarkdown(content, { language: "ko", newTabHintId: "hint" });

describe("an article's Markdown", () => {
  it.each([
    "<script>alert(1)</script>",
    "<img src=x onerror=alert(1)>",
    "text <b onclick=x>bold</b>",
    "<!-- hidden -->",
  ])("shows HTML as text: %s", (html) => {
    expect(render(html)).not.toContain("<" + html.replace(/^.*?</s, "").slice(0, 3));
    expect(render(html)).toContain("&lt;");
  });

  it.each(["javascript:alert(1)", "JAVASCRIPT:alert(1)", "vbscript:x", "data:text/html,x", "file:///etc"])(
    "makes no link of %s",
    (href) => {
      expect(render(`[press](${href})`)).not.toContain("<a");
    },
  );

  it("begins its headings below the page's title", () => {
    expect(render("# One\n\n## Two\n\n### Three")).toBe("<h2>One</h2>\n<h2>Two</h2>\n<h3>Three</h3>\n");
  });

  it("leads to our own pages in the reader's language, whatever the text's", () => {
    expect(render("[a](/news/1003)")).toContain('<a href="/ko/news/1003">');
    expect(render("[a](/en/news/1003)")).toContain('<a href="/ko/news/1003">');
    expect(renderMarkdown("[a](/news/1)", { language: "en", origin: "https://site.example" })).toContain(
      '<a href="https://site.example/en/news/1">',
    );
  });

  it("opens other sites in a new tab, told nothing and vouched for in nothing", () => {
    for (const href of ["https://elsewhere.example/x", "//elsewhere.example"])
      expect(render(`[a](${href})`)).toContain(
        `<a href="${href}" target="_blank" rel="noopener noreferrer nofollow" aria-describedby="hint">`,
      );
  });

  it("shows no picture, only its words", () => {
    expect(render('![a "chart"](https://elsewhere.example/x.png)')).toBe("<p>a &quot;chart&quot;</p>\n");
  });
});
