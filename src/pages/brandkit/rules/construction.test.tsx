import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { Construction } from "./construction.tsx";

test("the mark in the drawing is the brand's file, so that another brand has its own", () => {
  const svg = renderToStaticMarkup(<Construction />);
  expect(svg).toContain('<image href="/brand/logos/mark-colour.svg"');
  expect(svg).not.toContain("<path");
});
