import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { ArrowLink, InlineLink } from "./link.tsx";

test("a link to another site opens beside ours, gives it no handle on us and says so", () => {
  const html = renderToStaticMarkup(
    <InlineLink href="https://example.org" externalText="(opens in a new tab)">
      report
    </InlineLink>,
  );
  expect(html).toContain('target="_blank" rel="noopener"');
  expect(html).toContain("(opens in a new tab)");
});

test("a link of our own stays in the tab", () => {
  expect(renderToStaticMarkup(<ArrowLink href="/en">See all</ArrowLink>)).not.toContain("target");
});
