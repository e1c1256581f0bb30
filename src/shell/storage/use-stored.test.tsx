import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { useStored } from "./use-stored.ts";

const FAVOURITES = {
  version: 1,
  parse: (data: unknown) => (Array.isArray(data) ? data.length : undefined),
  initial: 0,
};

function Count() {
  const [count] = useStored("favourites", FAVOURITES);
  return <b>{count}</b>;
}

it("the server, which knows nobody's storage, draws the initial value", () => {
  expect(renderToStaticMarkup(<Count />)).toBe("<b>0</b>");
});
