import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { Notice } from "./notice.tsx";

test("a notice that is in the page from the start is not a live region", () => {
  expect(renderToStaticMarkup(<Notice title="We never message you first." />)).not.toContain("role=");
});

test("a title that is no sentence has a line to itself", () => {
  const markup = (title: string) => renderToStaticMarkup(<Notice title={title}>Nothing was paid.</Notice>);
  expect(markup("Continued without a donation")).toContain("data-alone");
  expect(markup("This is a demo.")).not.toContain("data-alone");
});

test("a response is announced, a bad one assertively", () => {
  expect(renderToStaticMarkup(<Notice announce tone="good" title="Ours." />)).toContain('role="status"');
  expect(renderToStaticMarkup(<Notice announce tone="bad" title="Not ours." />)).toContain('role="alert"');
});
