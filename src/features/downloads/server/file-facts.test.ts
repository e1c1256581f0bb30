import { createHash } from "node:crypto";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { makeApk } from "#tests/fixtures/apk.ts";
import { readFileFacts } from "./file-facts.ts";

const folder = mkdtempSync(join(tmpdir(), "facts-"));
afterAll(() => rmSync(folder, { recursive: true }));

function saved(name: string, content: Buffer | string): string {
  const path = join(folder, name);
  writeFileSync(path, content);
  return path;
}

const sha256 = (bytes: Buffer | string): string => createHash("sha256").update(bytes).digest("hex");

const certificate = Buffer.from("stands for a certificate in DER");

/** A certificate made for this test; its key is deleted. */
const PEM = `-----BEGIN CERTIFICATE-----
MIIBjjCCATOgAwIBAgIUZ+YLpCEZNvoYxeFOhDMtBbW4vCMwCgYIKoZIzj0EAwIw
GzEZMBcGA1UEAwwQdGVzdCBvZiB0aGUgc2l0ZTAgFw0yNjExMTUwODA3NThaGA8y
MDUxMDcwNzA4MDc1OFowGzEZMBcGA1UEAwwQdGVzdCBvZiB0aGUgc2l0ZTBZMBMG
ByqGSM49AgEGCCqGSM49AwEHA0IABLEwGC2xejyvmjofjSIqVhXFiziXbqTa2n2j
GoNkVuj+r9GdyZaod273pKJLu9xBye5DIl9GXMrcyCTVLujsPMOjUzBRMB0GA1Ud
DgQWBBRuG8rGl8FIe83cA65U6vR/6XFrAjAfBgNVHSMEGDAWgBRuG8rGl8FIe83c
A65U6vR/6XFrAjAPBgNVHRMBAf8EBTADAQH/MAoGCCqGSM49BAMCA0kAMEYCIQC+
Pr/OZsR0A1Ju5kWAqDyd51ihtUAXZEa8tHGwS//ZWQIhANz473Z0cht8Zm23fDZp
CITIfUS8Cm4i8UY0NhlyjEu7
-----END CERTIFICATE-----`;

describe("a release's facts", () => {
  it("are the size and the SHA-256 of its bytes, whatever the file", async () => {
    const bytes = Buffer.alloc(3_000_001, "x");
    const shown: number[] = [];
    const facts = await readFileFacts(saved("large.exe", bytes), undefined, (done) => shown.push(done));
    expect(facts).toEqual({ sizeBytes: 3_000_001, sha256: sha256(bytes), certificateSha256: null });
    expect(shown.at(-1)).toBe(3_000_001);
  });

  it.each(["v2", "v3"] as const)("have the certificate of a package signed by scheme %s", async (scheme) => {
    const apk = makeApk({ entry: "a.txt", text: "hello", certificate, scheme });
    const facts = await readFileFacts(saved(`${scheme}.apk`, apk));
    expect(facts.certificateSha256).toBe(sha256(certificate));
  });

  it("have no certificate if the package has no signing block, or is not a package", async () => {
    const unsigned = makeApk({ entry: "a.txt", text: "hello" });
    const cut = makeApk({ entry: "a.txt", text: "hello", certificate }).subarray(0, 120);
    const files = { unsigned, cut, empty: "", text: "APK Sig Block 42" };
    for (const [name, content] of Object.entries(files)) {
      expect((await readFileFacts(saved(name, content))).certificateSha256, name).toBeNull();
    }
  });

  it("reject lengths that lead out of the signing block", async () => {
    const apk = makeApk({ entry: "a.txt", text: "hello", certificate });
    const at = apk.indexOf("stands for") - 4;
    apk.writeUInt32LE(0xffff_ffff, at);
    const facts = await readFileFacts(saved("lengths.apk", apk));
    expect(facts.certificateSha256).toMatch(/^[\da-f]{64}$/);
  });

  it("use the certificate from a separate file if the package has none", async () => {
    const facts = await readFileFacts(saved("a.exe", "a"), saved("a.pem", PEM));
    const der = Buffer.from(PEM.replaceAll(/-----[^-]+-----|\n/g, ""), "base64");
    expect(facts.certificateSha256).toBe(sha256(der));
  });
});
