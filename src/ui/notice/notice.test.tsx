import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { Notice } from "./notice.tsx";

test("a notice that is in the page from the start is not a live region", () => {
  expect(renderToStaticMarkup(<Notice title="We never message you first." />)).not.toContain("role=");
});

test("a response is announced, a bad one assertively", () => {
  expect(renderToStaticMarkup(<Notice announce tone="good" title="Ours." />)).toContain('role="status"');
  expect(renderToStaticMarkup(<Notice announce tone="bad" title="Not ours." />)).toContain('role="alert"');
});
