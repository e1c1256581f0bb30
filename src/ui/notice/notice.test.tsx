import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { Notice } from "./notice.tsx";

test("a notice that stands in the page from the start is not read out of turn", () => {
  expect(renderToStaticMarkup(<Notice title="We never write to you first." />)).not.toContain("role=");
});

test("an answer is read aloud, a bad one at once", () => {
  expect(renderToStaticMarkup(<Notice announce tone="good" title="Ours." />)).toContain('role="status"');
  expect(renderToStaticMarkup(<Notice announce tone="bad" title="Not ours." />)).toContain('role="alert"');
});
