import { expect, it } from "vitest";
import { finding } from "#features/submissions/findings.ts";
import { factorsOf, pointsOf } from "./risk.ts";

const names = (...given: Parameters<typeof factorsOf>) => factorsOf(...given).map(({ name }) => name);

it("a clean check and no history give no factor", () => {
  expect(
    factorsOf([finding("", "schema_ok", "ok"), finding("url", "site_not_checked", "not_checked")], []),
  ).toEqual([]);
  expect(pointsOf([])).toBe(0);
});

it("findings count one by one; a look-alike is a factor of its own", () => {
  const findings = [
    finding("url", "site_not_https", "warn"),
    finding("audit", "audit_missing", "warn"),
    finding("name", "lookalike_name", "warn"),
    finding("url", "phishing_listed", "stop"),
  ];
  const factors = factorsOf(findings, []);
  expect(factors).toEqual([
    { name: "preflight_stop", count: 1, points: 40 },
    { name: "preflight_warn", count: 2, points: 20 },
    { name: "lookalike", count: 1, points: 40 },
  ]);
  expect(pointsOf(factors)).toBe(100);
});

it("a host, contract, mail or sender that was rejected before weighs more than one that was only seen", () => {
  expect(names([], [{ by: ["host"], state: "live" }])).toEqual(["host_seen"]);
  expect(names([], [{ by: ["host", "contract", "mail", "sender"], state: "rejected" }])).toEqual([
    "host_rejected",
    "contract_rejected",
    "mail_rejected",
    "sender_rejected",
  ]);
});

it("a sender whose submission went live speaks in favour, but never below zero", () => {
  const factors = factorsOf([], [{ by: ["sender"], state: "live" }]);
  expect(factors).toEqual([{ name: "sender_known", count: 1, points: -20 }]);
  expect(pointsOf(factors)).toBe(0);
});
