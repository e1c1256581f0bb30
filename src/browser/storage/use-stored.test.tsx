import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import type { StorageKey } from "./storage-area.ts";
import { writeStored, type Stored } from "./stored-value.ts";
import { useStored } from "./use-stored.ts";

const WORDS: Stored<readonly string[]> = {
  key: "words" as StorageKey,
  version: 1,
  parse: (data) => (Array.isArray(data) ? data.map(String) : undefined),
  initial: ["none yet"],
};

function Words() {
  const [words] = useStored(WORDS);
  return <p>{words.join(", ")}</p>;
}

it("the served HTML shows the initial value, so that hydration matches it", () => {
  writeStored(WORDS, ["stored"]);
  expect(renderToStaticMarkup(<Words />)).toBe("<p>none yet</p>");
});
