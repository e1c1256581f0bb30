import { expect, it } from "vitest";
import { loggedPath } from "./request-log.ts";

it("does not log the secret of a receipt link", () => {
  expect(loggedPath("/en/receipt/AbCdEfGhIjKlMnOpQrStUv")).toBe("/en/receipt/…");
  expect(loggedPath("/en/dappstore/detail")).toBe("/en/dappstore/detail");
});
