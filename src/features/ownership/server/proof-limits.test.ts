/** Whatever an owner, or somebody who claims to be one, sends or publishes: no answer costs 50 ms of the process. */
import { expect, it } from "vitest";
import { listingOfAddress } from "#features/ownership/listing-address.ts";
import { OWNER_ACTS } from "#features/submissions/model.ts";
import { ownerForm } from "#features/submissions/schema/owner-form.ts";
import { ok } from "#lib/result.ts";
import { verifySigned } from "./contract-proof.ts";
import { challengeOf, seenInFile, sha256 } from "./website-proof.ts";

const BUDGET_MS = 50;
/** The largest form that the server reads. */
const LENGTH = 128 * 1024;
const HOSTILE = [" ", "\r\n", "0x", "a.", "a@", "%E0", "/token/", "Block: 0x", "\u0301"].map((part) =>
  part.repeat(LENGTH / part.length),
);

async function cpuMs(run: () => Promise<unknown>): Promise<number> {
  await run();
  const before = process.cpuUsage();
  await run();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1_000;
}

const subject = { site: "s", website: "w", statement: "s", isClaim: false, network: "eth", contract: "0x" };
const chain = {
  headHash: () => Promise.reject(new Error("not asked")),
  minedAt: () => Promise.reject(new Error("not asked")),
  isContract: () => Promise.reject(new Error("not asked")),
  controllersOf: () => Promise.reject(new Error("not asked")),
  hasSigned: () => Promise.reject(new Error("not asked")),
};

it.each(HOSTILE)(
  "a message or signature that is too long is refused before it is read (%#)",
  async (text) => {
    const now = new Date();
    const refused = await verifySigned(subject, chain, { message: text, signature: "0x" }, now);
    expect(refused).toMatchObject({ code: "message_changed" });
    const signed = await verifySigned(subject, chain, { message: "", signature: text }, now);
    expect(signed).toMatchObject({ code: "signature_malformed" });
  },
);

it.each(HOSTILE)("the forms of owners and the address of a listing refuse it quickly (%#)", async (text) => {
  const context = { networks: [], categories: [] };
  const given = { reason: text, text, network: text, address: text, email: text };
  const spent = await cpuMs(async () => {
    for (const act of OWNER_ACTS) ownerForm(act, context, "eth").read(given);
    expect(listingOfAddress(text)).toBeNull();
    return Promise.resolve();
  });
  expect(spent).toBeLessThan(BUDGET_MS);
});

it.each(["\n", "a\n", `${"x".repeat(22)}\n`])("a file of 64 KB is searched quickly (%#)", async (line) => {
  const value = challengeOf("9vK2f0c8T1m4Zq7sLw3xEA", "a.example");
  const text = line.repeat(64_000 / line.length) + value;
  const outbound = {
    isOn: true,
    texts: () => Promise.resolve(ok([])),
    fetchText: () => Promise.resolve(ok({ contentType: "text/plain", text, url: "" })),
  };
  const question = {
    outbound,
    brandKey: "brand",
    host: "a.example",
    evidence: sha256(value),
    contract: null,
  };
  expect(await seenInFile(question)).toMatchObject({ ok: true });
  expect(await cpuMs(() => seenInFile(question))).toBeLessThan(BUDGET_MS);
});
