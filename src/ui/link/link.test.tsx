import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { ArrowLink, InlineLink } from "./link.tsx";

test("a link to another site opens a new tab, gives it no opener and announces it", () => {
  const html = renderToStaticMarkup(
    <InlineLink href="https://example.org" externalText="(opens in a new tab)">
      report
    </InlineLink>,
  );
  expect(html).toContain('target="_blank" rel="noopener"');
  expect(html).toContain("(opens in a new tab)");
});

test("an internal link stays in the tab", () => {
  expect(renderToStaticMarkup(<ArrowLink href="/en">See all</ArrowLink>)).not.toContain("target");
});
