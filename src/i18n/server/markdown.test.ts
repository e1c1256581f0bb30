import { expect, test } from "vitest";
import { renderMarkdown } from "./markdown.ts";

const render = (source: string) => renderMarkdown(source, { localPath: (path) => `/ko${path}` });

test("raw HTML in a text is shown as text, never rendered", () => {
  const { html } = render('<script>alert(1)</script>\n\n<img src="x" onerror="alert(1)">');
  expect(html).not.toContain("<script");
  expect(html).not.toContain("<img");
});

test("a link with a script URL is not rendered as a link", () => {
  expect(render("[press](javascript:alert(1))").html).not.toContain("<a");
});

test("second-level headings get ids and are listed without Markdown marks", () => {
  const { html, contents } = render("## 1. `lang` and **more**\n\ntext\n\n### part\n\n## 2. End");
  expect(contents).toEqual([
    { id: "section-1", text: "1. lang and more" },
    { id: "section-2", text: "2. End" },
  ]);
  expect(html).toContain('<h2 id="section-1">');
});

test("links to pages keep the reader's language; links to other sites open a new tab", () => {
  const { html } = render("[rules](/risk) and [more](https://example.org/)");
  expect(html).toContain('<a href="/ko/risk">');
  expect(html).toContain('<a href="https://example.org/" target="_blank" rel="noopener">');
});

test("headings in a text start below the page's title", () => {
  expect(render("# One\n\n### Three").html).toMatch(/^<h2 id="section-1">One<\/h2>\n<h3>Three<\/h3>/);
});

test("an image renders as its alt text, so that nothing is fetched from other sites", () => {
  expect(render('![a "chart"](https://elsewhere.example/x.png)').html).toBe("<p>a &quot;chart&quot;</p>\n");
});

test("a link that opens a new tab is described by the hint", () => {
  const { html } = renderMarkdown("[a](https://x.example/) [b](/c)", {
    localPath: String,
    newTabHintId: "hint",
  });
  expect(html.match(/aria-describedby="hint"/g)).toHaveLength(1);
});
