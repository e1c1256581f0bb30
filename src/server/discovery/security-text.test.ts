import { expect, it } from "vitest";
import { securityText } from "./security-text.ts";

const text = (now: string): string =>
  securityText({ origin: "https://site.example", contact: "a@site.example", now: new Date(now) });

it("names a contact, a canonical address and an expiry within the year (RFC 9116)", () => {
  expect(text("2026-11-15T12:34:56Z")).toBe(
    [
      "Contact: mailto:a@site.example",
      "Expires: 2027-05-14T00:00:00.000Z",
      "Preferred-Languages: en, zh",
      "Canonical: https://site.example/.well-known/security.txt",
      "",
    ].join("\n"),
  );
});

it("stays the same within a day", () => {
  expect(text("2026-11-15T00:00:00Z")).toBe(text("2026-11-15T23:59:59Z"));
});
