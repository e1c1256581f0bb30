import { expect, it } from "vitest";
import { loggedPath } from "./request-log.ts";

it("does not write the secret of a receipt link down", () => {
  expect(loggedPath("/en/receipt/AbCdEfGhIjKlMnOpQrStUv")).toBe("/en/receipt/…");
  expect(loggedPath("/en/dappstore/detail")).toBe("/en/dappstore/detail");
});
