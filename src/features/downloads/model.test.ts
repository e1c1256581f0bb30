import { describe, expect, it } from "vitest";
import {
  compareVersions,
  inShort,
  judge,
  latestOf,
  readSha256,
  textIn,
  versionsOf,
  type Known,
  type Release,
} from "./model.ts";

const hash = (letter: string): string => letter.repeat(64);

const release = (given: Partial<Known>): Known => ({
  platform: "android-apk",
  variant: "arm64",
  version: "1.0.0",
  sha256: null,
  state: "listed",
  ...given,
});

describe("a pasted hash", () => {
  it.each([
    hash("a"),
    ` ${hash("A")}\n`,
    hash("ab").slice(0, 64).match(/../g)?.join(":") ?? "",
    `${hash("a")}  wallet 1.apk`,
    `\\${hash("a")} *wallet.apk`,
  ])("is read from %j", (pasted) => {
    expect(readSha256(pasted)).toMatch(/^[ab]{64}$/);
  });

  it.each(["", hash("a").slice(1), `${hash("a")}b`, hash("g"), "sha256"])("is not found in %j", (pasted) => {
    expect(readSha256(pasted)).toBeNull();
  });
});

it("2.10.0 is newer than 2.9.1", () => {
  expect(compareVersions("2.10.0", "2.9.1")).toBeGreaterThan(0);
  expect(compareVersions("2.0", "2.0.0")).toBe(0);
});

it("delisted, unsafe and coming versions are never the latest", () => {
  const releases = [
    release({ version: "2.0.0" }),
    release({ version: "2.1.0", state: "delisted" }),
    release({ version: "2.2.0", state: "unsafe" }),
    release({ version: "2.3.0", state: "coming-soon" }),
  ];
  expect(latestOf(releases, "android-apk")?.version).toBe("2.0.0");
  expect(latestOf(releases, "ios")).toBeNull();
});

describe("a file is", () => {
  const releases = [
    release({ version: "1.0.0", sha256: hash("a") }),
    release({ version: "2.0.0", sha256: hash("b") }),
    release({ version: "2.0.0", variant: "arm32", sha256: hash("c") }),
    release({ version: "1.5.0", sha256: hash("d"), state: "delisted" }),
    release({ version: "1.6.0", sha256: hash("e"), state: "unsafe" }),
  ];
  const fakes = [{ sha256: hash("f") }, { sha256: null }];

  it.each([
    ["genuine", "b"],
    ["genuine", "c"],
    ["outdated", "a"],
    ["delisted", "d"],
    ["unsafe", "e"],
    ["fake", "f"],
    ["unknown", "0"],
  ])("%s (%s)", (kind, letter) => {
    expect(judge(hash(letter), releases, fakes).kind).toBe(kind);
  });

  it("a fake even if its hash is among the releases by mistake", () => {
    expect(judge(hash("b"), releases, [{ sha256: hash("b") }]).kind).toBe("fake");
  });

  it("not called unknown if there is no hash to compare with", () => {
    expect(judge(hash("b"), [release({})], []).kind).toBe("no-list");
  });
});

it("a desktop version is one, whatever its packages", () => {
  const packages = (["desktop-windows", "desktop-mac", "desktop-linux"] as const).flatMap((platform) => [
    release({ platform, version: "1.9.0" }),
    release({ platform, version: "1.10.0" }),
  ]);
  expect(versionsOf(packages, "desktop").map((one) => [one.version, one.packages.length])).toEqual([
    ["1.10.0", 3],
    ["1.9.0", 3],
  ]);
});

it("a text that is not translated is in English and marked so", () => {
  expect(textIn({ en: "Hello", th: "สวัสดี" }, "th")).toEqual({ text: "สวัสดี", language: "th" });
  expect(textIn({ en: "Hello" }, "th")).toEqual({ text: "Hello", language: "en" });
});

it("releases in short are the newest of each platform and all unsafe ones, without notes", () => {
  const whole = (given: Partial<Release>): Release => ({
    id: 1,
    date: null,
    url: null,
    sizeBytes: null,
    certificateSha256: null,
    notes: { en: "Notes" },
    reason: null,
    delistedOn: null,
    changedAt: new Date(0),
    ...release({}),
    ...given,
  });
  const reason = { en: "It sent keys away." };
  const short = inShort([
    whole({ version: "1.0.0", state: "unsafe", reason }),
    whole({ version: "1.1.0" }),
    whole({ version: "1.2.0" }),
    whole({ version: "1.3.0", state: "delisted" }),
    whole({ platform: "ios", version: "1.1.0" }),
  ]);
  expect(short.map(({ platform, version }) => `${platform} ${version}`)).toEqual([
    "android-apk 1.0.0",
    "android-apk 1.2.0",
    "ios 1.1.0",
  ]);
  expect(short[0]?.reason).toEqual(reason);
  expect(JSON.stringify(short)).not.toContain("Notes");
});
