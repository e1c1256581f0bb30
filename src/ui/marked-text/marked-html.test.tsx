import { renderToString } from "react-dom/server";
import { expect, it } from "vitest";
import { markable, markedHtml } from "./marked-html.ts";
import { MarkedTermsContext, MarkedText } from "./marked-text.tsx";

it.each([
  ["Swap & lend <now>", []],
  ["Swap & lend <now>", ["swap", "now"]],
  ["Swaps swap \"swap\" 'swap'", ["swap"]],
  ["交易所 <b>", ["交易"]],
  ["", ["swap"]],
  ["nothing", ["swap"]],
  ["nothing", ["s"]],
])("%j with %j marked has the bytes of a rendered one", (text, terms) => {
  const rendered = renderToString(
    <MarkedTermsContext value={terms}>
      <MarkedText text={text} />
    </MarkedTermsContext>,
  );
  expect(markedHtml(terms)(markable(text))).toBe(rendered);
});
