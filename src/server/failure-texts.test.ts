import { expect, it } from "vitest";
import { failureRows } from "./failure-texts.ts";

const codes = (donation: boolean) =>
  failureRows((_language, code) => code, "en", { donation }).map(({ code }) => code);

it("the reference names the failures of a payment only where donations are asked for", () => {
  const ofPayments = codes(true).filter((code) => !codes(false).includes(code));
  expect(ofPayments).toEqual(
    expect.arrayContaining(["settled", "being_confirmed", "wrong_network", "bad_hash"]),
  );
  expect(codes(false)).toEqual(expect.arrayContaining(["not_found", "wrong_state", "rate_limited"]));
  for (const code of ofPayments) expect(code).toMatch(/settled|confirmed|link|explorer|network|hash/);
});
