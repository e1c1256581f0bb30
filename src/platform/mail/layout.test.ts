import { expect, it } from "vitest";
import { renderMail, type MailContent } from "./layout.ts";

const content: MailContent = {
  language: "zh-tw",
  subject: "Subject",
  preview: "Preview",
  heading: "Heading",
  greeting: "Hello,",
  paragraphs: ["One <b>&</b>", "Two"],
  action: { label: "Confirm", url: "https://a.example/x?a=1&b=2", plainLink: "Or copy:" },
  signature: "The team",
  notes: ["Why you"],
  unsubscribe: { label: "Stop", url: "https://a.example/u" },
};

it("the text part has every word and both links, and no markup", () => {
  expect(renderMail(content).text).toBe(
    [
      "Hello,",
      "One <b>&</b>",
      "Two",
      "Confirm:\nhttps://a.example/x?a=1&b=2",
      "The team",
      "-- \nWhy you\nStop: https://a.example/u\n",
    ].join("\n\n"),
  );
});

it("the HTML part escapes its values and has a lang attribute", () => {
  const { html } = renderMail({ ...content, heading: `"><script>alert('x')</script>` });
  expect(html).toContain('<html lang="zh-tw">');
  expect(html).toContain("<p>One &lt;b&gt;&amp;&lt;/b&gt;</p>");
  expect(html).toContain('href="https://a.example/x?a=1&amp;b=2"');
  expect(html).not.toContain("<script");
});

it("the HTML part loads no external resource", () => {
  expect(renderMail(content).html).not.toMatch(
    /<(?:img|link|script|iframe|object|video|audio)|\bsrc=|url\(|@import/i,
  );
});

it("a mail without action and subscription has neither", () => {
  const { action: _action, unsubscribe: _unsubscribe, ...plain } = content;
  const { text, html } = renderMail(plain);
  expect(text + html).not.toContain("http");
});
