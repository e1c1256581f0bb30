import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { Fact } from "./fact.tsx";

test("a fact is a term and its description in one group, as a dl allows", () => {
  const html = renderToStaticMarkup(
    <dl>
      <Fact name="Symbol">UNI</Fact>
    </dl>,
  );
  expect(html.replaceAll(/ class="[^"]*"/g, "")).toBe("<dl><div><dt>Symbol</dt><dd>UNI</dd></div></dl>");
});
