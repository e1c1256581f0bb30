import { expect, it } from "vitest";
import { ProgressLine } from "./progress.ts";

function show(isTTY: boolean, texts: readonly string[]): string {
  let written = "";
  const line = new ProgressLine({ isTTY, write: (text) => (written += text) });
  for (const text of texts) line.show(text);
  line.end();
  return written;
}

it("progress on a terminal is one line that disappears at the end", () => {
  expect(show(true, ["1 of 9", "2 of 9"])).toBe("\r\u001b[K1 of 9\r\u001b[K");
});

it("progress in a log is a line at intervals", () => {
  expect(show(false, ["1 of 9", "2 of 9"])).toBe("1 of 9\n");
});
